/** What is done with things in a fight: drawn, dropped, loaded, aimed, fired. */
import { everyone, fact, flag, int, nullable, optional, ownerIn, text } from '@umpire/engine'
import { who } from '../state/fighter.ts'

/** Whose thing, and which of his. */
const OWN = { who, arm: int({ min: 0, max: 100 }) }
const SEEN = { who: everyone, arm: everyone }
const turns = int({ min: 0, max: 1000 })
const HEX = { q: int({ min: -10_000, max: 10_000 }), r: int({ min: -10_000, max: 10_000 }) }

/** A turn of readying it: ready when none are left. */
export const readied = fact({
  type: 'readied',
  version: 1,
  fields: { ...OWN, turns_left: turns },
  sight: { ...SEEN, turns_left: everyone },
  reasons: ownerIn('who'),
})

/** In the hand, but of no use until it was readied for so many turns. What led to it may be about somebody else's wounds. */
export const unreadied = fact({
  type: 'unreadied',
  version: 1,
  fields: { ...OWN, turns },
  sight: { ...SEEN, turns: everyone },
})

/** It lies where its owner stood. */
export const dropped = fact({ type: 'dropped', version: 1, fields: OWN, sight: SEEN })

/** It lies somewhere else. */
export const flewOff = fact({
  type: 'flewOff',
  version: 1,
  fields: { ...OWN, ...HEX },
  sight: { ...SEEN, q: everyone, r: everyone },
})

export const pickedUp = fact({
  type: 'pickedUp',
  version: 1,
  fields: { ...OWN, turns_left: turns },
  sight: { ...SEEN, turns_left: everyone },
  reasons: ownerIn('who'),
})

/** Thrown at somebody, or burst: it is not to be had any more. */
export const thrownAway = fact({ type: 'thrownAway', version: 1, fields: OWN, sight: SEEN })

export const broke = fact({
  type: 'broke',
  version: 1,
  fields: { ...OWN, for_good: flag() },
  sight: { ...SEEN, for_good: everyone },
})

export const jammed = fact({
  type: 'jammed',
  version: 1,
  fields: { ...OWN, turns: int({ min: 1, max: 12 }), modifier: int({ min: -20, max: 0 }) },
  sight: { ...SEEN, turns: ownerIn('who'), modifier: ownerIn('who') },
})

/** A turn of clearing it; when all are done, whether it fires again, or how long the next try takes. */
export const clearing = fact({
  type: 'clearing',
  version: 1,
  fields: { ...OWN, done: turns, cleared: flag(), again: nullable(int({ min: 1, max: 12 })) },
  sight: { ...SEEN, done: everyone, cleared: everyone, again: ownerIn('who') },
  reasons: ownerIn('who'),
})

/** A turn of reloading; with the rounds that are in it when it is done. */
export const reloaded = fact({
  type: 'reloaded',
  version: 1,
  fields: { ...OWN, done: turns, rounds: nullable(int({ min: 0, max: 10_000 })) },
  sight: { ...SEEN, done: everyone, rounds: ownerIn('who') },
  reasons: ownerIn('who'),
})

export const aimed = fact({
  type: 'aimed',
  version: 1,
  fields: { ...OWN, target: who, turns: int({ min: 1, max: 1000 }), braced: flag() },
  sight: { ...SEEN, target: everyone, turns: everyone, braced: everyone },
  reasons: ownerIn('who'),
})

export const lostAim = fact({
  type: 'lostAim',
  version: 1,
  fields: { who, because: text(60) },
  sight: { who: everyone, because: everyone },
  reasons: ownerIn('who'),
})

/** Rounds that left it, and how often its recoil has grown. */
export const fired = fact({
  type: 'fired',
  version: 1,
  fields: { ...OWN, rounds: int({ min: 0, max: 10_000 }), groups: int({ min: 0, max: 1000 }) },
  sight: { ...SEEN, rounds: everyone, groups: everyone },
})

/** With both hands on what can be held in one. */
const GRIP = { ...OWN, both_hands: optional(flag()) }
const GRIP_SEEN = { ...SEEN, both_hands: everyone }

export const struckWith = fact({ type: 'struckWith', version: 1, fields: GRIP, sight: GRIP_SEEN })

export const parriedWith = fact({ type: 'parriedWith', version: 1, fields: GRIP, sight: GRIP_SEEN })
