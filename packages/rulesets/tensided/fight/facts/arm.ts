/** What is done with things in a fight: drawn, dropped, loaded, aimed, fired, thrown. */
import { everyone, fact, flag, int, nullable, oneOf, ownerIn, text } from '@umpire/engine'
import { MOST_ARMS, who } from '../state/fighter.ts'
import { HANDS } from '../state/standing.ts'

/** Whose thing, and which of his. */
const OWN = { who, arm: int({ min: 0, max: MOST_ARMS }) }
const SEEN = { who: everyone, arm: everyone }
const rounds = int({ min: 0, max: 1_000_000 })
const SQUARE = { x: int({ min: -100_000, max: 100_000 }), y: int({ min: -100_000, max: 100_000 }) }
const SEEN_SQUARE = { x: everyone, y: everyone }

export const drew = fact({
  type: 'drew',
  version: 1,
  fields: { ...OWN, where: oneOf(...HANDS) },
  sight: { ...SEEN, where: everyone },
  reasons: ownerIn('who'),
})

/** It lies somewhere: at his feet, or where it flew. */
export const dropped = fact({
  type: 'dropped',
  version: 1,
  fields: { ...OWN, ...SQUARE },
  sight: { ...SEEN, ...SEEN_SQUARE },
  reasons: ownerIn('who'),
})

export const pickedUp = fact({
  type: 'pickedUp',
  version: 1,
  fields: { ...OWN, where: oneOf(...HANDS) },
  sight: { ...SEEN, where: everyone },
  reasons: ownerIn('who'),
})

/** Torn from its owner's hand: it is out of the fight for him. */
export const snatched = fact({
  type: 'snatched',
  version: 1,
  fields: { ...OWN, by: who },
  sight: { ...SEEN, by: everyone },
  reasons: ownerIn('who'),
})

/** Rounds that left it; and at whom, if the stream can be walked on in the next round. */
export const fired = fact({
  type: 'fired',
  version: 1,
  fields: { ...OWN, rounds, stream: nullable(who) },
  sight: { ...SEEN, rounds: everyone, stream: everyone },
})

export const jammed = fact({ type: 'jammed', version: 1, fields: OWN, sight: SEEN, reasons: ownerIn('who') })

/** A round of clearing it. */
export const clearing = fact({
  type: 'clearing',
  version: 1,
  fields: { ...OWN, done: int({ min: 0, max: 100 }), free: flag() },
  sight: { ...SEEN, done: everyone, free: everyone },
  reasons: ownerIn('who'),
})

/** What is in it now, and what is left to load. */
export const reloaded = fact({
  type: 'reloaded',
  version: 1,
  fields: { ...OWN, rounds, spare: rounds },
  sight: { ...SEEN, rounds: ownerIn('who'), spare: ownerIn('who') },
  reasons: ownerIn('who'),
})

/** Sights up; at nobody yet, or at somebody for so many further rounds. */
export const aimed = fact({
  type: 'aimed',
  version: 1,
  fields: { ...OWN, target: nullable(who), extra: int({ min: 0, max: 2 }) },
  sight: { ...SEEN, target: everyone, extra: everyone },
  reasons: ownerIn('who'),
})

export const lostAim = fact({
  type: 'lostAim',
  version: 1,
  fields: { who, because: text(60) },
  sight: { who: everyone, because: everyone },
})

/** Thrown: a grenade lies there and goes off in that round; anything else lies there. */
export const threw = fact({
  type: 'threw',
  version: 1,
  fields: { ...OWN, ...SQUARE, goes_off: nullable(int({ min: 0, max: 1_000_000_000 })) },
  sight: { ...SEEN, ...SEEN_SQUARE, goes_off: everyone },
  reasons: ownerIn('who'),
})

export const wentOff = fact({
  type: 'wentOff',
  version: 1,
  fields: { weapon: text(100), by: who, ...SQUARE },
  sight: { weapon: everyone, by: everyone, ...SEEN_SQUARE },
  doer: 'by',
  perceived: { weapon: everyone, ...SEEN_SQUARE },
  reasons: ownerIn('by'),
})
