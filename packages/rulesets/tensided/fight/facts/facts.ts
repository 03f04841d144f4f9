/** What happens in a fight, and who sees it. What is done with things is in arm-facts.ts, what befalls a body in body-facts.ts. */
import {
  each,
  everyone,
  fact,
  flag,
  gmOnly,
  int,
  list,
  nullable,
  num,
  oneOf,
  ownerIn,
  text,
  vocabulary,
} from '@umpire/engine'
import { HOLDS } from '../../melee/holds.ts'
import { MOST_ARMS, who } from '../state/fighter.ts'
import {
  aimed,
  clearing,
  drew,
  dropped,
  fired,
  jammed,
  lostAim,
  pickedUp,
  reloaded,
  snatched,
  threw,
  wentOff,
} from './arm.ts'
import {
  bled,
  bleeds,
  breathed,
  cameTo,
  comatose,
  died,
  halvedPain,
  maimed,
  spared,
  tired,
  wentOut,
  wounded,
} from './body.ts'

const WHO = { who }
const SEEN = { who: everyone }
const SQUARE = { x: int({ min: -100_000, max: 100_000 }), y: int({ min: -100_000, max: 100_000 }) }
const SEEN_SQUARE = { x: everyone, y: everyone }
const hp = num({ min: 0, max: 1_000_000 })

export const began = fact({ type: 'began', version: 1, fields: {}, sight: {}, perceived: {} })

/** What somebody will do in this round, in that order, the pace of his move, and what he blocks with. */
export const declared = fact({
  type: 'declared',
  version: 1,
  fields: {
    ...WHO,
    acts: list(text(60), 10),
    pace: num({ min: 0, max: 1000 }),
    blocking: nullable(int({ min: 0, max: MOST_ARMS })),
  },
  sight: { ...SEEN, acts: each(everyone), pace: everyone, blocking: everyone },
  reasons: ownerIn('who'),
})

export const moved = fact({
  type: 'moved',
  version: 1,
  fields: { ...WHO, ...SQUARE, metres: num({ min: 0, max: 1000 }) },
  sight: { ...SEEN, ...SEEN_SQUARE, metres: everyone },
  reasons: ownerIn('who'),
})

/** Something to be behind was found: it stands there with so many hit points. */
export const foundCover = fact({
  type: 'foundCover',
  version: 1,
  fields: { ...WHO, ...SQUARE, hp },
  sight: { ...SEEN, ...SEEN_SQUARE, hp: everyone },
  reasons: ownerIn('who'),
})

/** Behind a cover that was found before. */
export const wentBehind = fact({
  type: 'wentBehind',
  version: 1,
  fields: { ...WHO, cover: int({ min: 0, max: 10_000 }) },
  // Covers are numbered over all of them, also those that somebody unseen found.
  sight: { ...SEEN, cover: gmOnly },
})

export const coverHit = fact({
  type: 'coverHit',
  version: 1,
  fields: { cover: int({ min: 0, max: 10_000 }), hp },
  sight: { cover: gmOnly, hp: everyone },
  reasons: everyone,
})

export const waited = fact({
  type: 'waited',
  version: 1,
  fields: { ...WHO, target: who, rounds: int({ min: 1, max: 3 }) },
  sight: { ...SEEN, target: everyone, rounds: everyone },
  reasons: ownerIn('who'),
})

/** An attack: what came of the roll. */
export const attacked = fact({
  type: 'attacked',
  version: 1,
  fields: {
    ...WHO,
    target: who,
    with: text(120),
    /** A free swing, a thrust, a burst; where it was aimed. */
    how: text(60),
    hand_to_hand: flag(),
    where: text(60),
    difficulty: int({ min: -1000, max: 1000 }),
    came: oneOf('hit', 'miss', 'gone wide', 'jam', 'blocked'),
    /** Shots, pellets or blows that hit. */
    hits: int({ min: 0, max: 1000 }),
  },
  sight: {
    ...SEEN,
    target: everyone,
    with: everyone,
    how: everyone,
    hand_to_hand: everyone,
    where: everyone,
    difficulty: ownerIn('who'),
    came: everyone,
    hits: everyone,
  },
  // A target knows where a shot came from.
  perceived: { target: everyone, where: everyone, came: everyone, hits: everyone },
  reasons: ownerIn('who'),
})

/** A block that was good for one hit is used up. */
export const blockSpent = fact({ type: 'blockSpent', version: 1, fields: WHO, sight: SEEN })

/** His one free swing at that opponent in this round. */
export const swung = fact({ type: 'swung', version: 1, fields: { ...WHO, at: who }, sight: { ...SEEN, at: everyone } })

export const playedDirty = fact({
  type: 'playedDirty',
  version: 1,
  fields: { ...WHO, at: who },
  sight: { ...SEEN, at: everyone },
})

export const grabbed = fact({
  type: 'grabbed',
  version: 1,
  fields: { ...WHO, on: who, kind: oneOf(...HOLDS), until: nullable(int({ min: 0, max: 1_000_000_000 })) },
  sight: { ...SEEN, on: everyone, kind: everyone, until: gmOnly },
  reasons: ownerIn('who'),
})

/** A hold is broken or let go. */
export const released = fact({
  type: 'released',
  version: 1,
  fields: { ...WHO, on: who, kind: oneOf(...HOLDS) },
  sight: { ...SEEN, on: everyone, kind: everyone },
  reasons: ownerIn('who'),
})

export const left = fact({
  type: 'left',
  version: 1,
  fields: { ...WHO, how: oneOf('fled', 'surrendered') },
  sight: { ...SEEN, how: everyone },
})

export const roundEnded = fact({ type: 'roundEnded', version: 1, fields: {}, sight: {}, perceived: {} })

export const ended = fact({
  type: 'ended',
  version: 1,
  fields: { winner: nullable(int({ min: 0, max: 1 })), how: text(200) },
  sight: { winner: everyone, how: everyone },
  perceived: { winner: everyone, how: everyone },
})

export const fightFacts = vocabulary(
  began,
  declared,
  moved,
  foundCover,
  wentBehind,
  coverHit,
  waited,
  attacked,
  blockSpent,
  swung,
  playedDirty,
  grabbed,
  released,
  left,
  roundEnded,
  ended,
  drew,
  dropped,
  pickedUp,
  snatched,
  fired,
  jammed,
  clearing,
  reloaded,
  aimed,
  lostAim,
  threw,
  wentOff,
  wounded,
  halvedPain,
  wentOut,
  cameTo,
  comatose,
  died,
  spared,
  tired,
  breathed,
  bleeds,
  bled,
  maimed,
)
export type FightFact = ReturnType<typeof fightFacts.read>
