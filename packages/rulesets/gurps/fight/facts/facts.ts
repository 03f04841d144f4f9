/** What happens in a fight, and who sees it. What is done with things is in arm.ts, what happens to a body in body.ts. */
import {
  each,
  everyone,
  fact,
  flag,
  int,
  list,
  nullable,
  oneOf,
  optional,
  ownerIn,
  text,
  vocabulary,
} from '@umpire/engine'
import { POSITIONS } from '../../combat/basics/position-names.ts'
import { MOST_FIGHTERS, who } from '../state/fighter.ts'
import {
  aimed,
  broke,
  clearing,
  dropped,
  fired,
  flewOff,
  jammed,
  lostAim,
  parriedWith,
  pickedUp,
  readied,
  reloaded,
  struckWith,
  thrownAway,
  unreadied,
} from './arm.ts'
import { attacked } from './attacked.ts'
import {
  bled,
  blinded,
  crippled,
  deafened,
  died,
  drainBegan,
  faced,
  fatigued,
  fell,
  gained,
  limbRecovered,
  lostAttribute,
  marked,
  penalized,
  recovered,
  scarred,
  seized,
  setOnFire,
  stunned,
  wentDown,
  woundedBy,
} from './body.ts'

const WHO = { who }
const HEX = {
  q: int({ min: -10_000, max: 10_000 }),
  r: int({ min: -10_000, max: 10_000 }),
  facing: int({ min: 0, max: 5 }),
}
const SEEN_HEX = { q: everyone, r: everyone, facing: everyone }

/** The order is set, and who was taken by surprise is known. */
export const began = fact({
  type: 'began',
  version: 1,
  fields: { order: list(int({ min: 0, max: MOST_FIGHTERS }), MOST_FIGHTERS), surprised: list(who, MOST_FIGHTERS) },
  sight: { order: each(everyone), surprised: each(everyone) },
  // The places in the order tell how many there are.
  perceived: {},
})

export const turnBegan = fact({
  type: 'turnBegan',
  version: 1,
  fields: { ...WHO, shock: int({ min: 0, max: 100_000 }) },
  sight: { who: everyone, shock: ownerIn('who') },
  reasons: ownerIn('who'),
})

export const turnEnded = fact({ type: 'turnEnded', version: 1, fields: WHO, sight: { who: everyone } })

/** The maneuver that decides what may be done until the next own turn. */
export const chose = fact({
  type: 'chose',
  version: 1,
  fields: { ...WHO, maneuver: text(40), loading: nullable(int({ min: 0, max: 100 })) },
  sight: { who: everyone, maneuver: everyone, loading: everyone },
  reasons: ownerIn('who'),
})

export const moved = fact({
  type: 'moved',
  version: 1,
  fields: { ...WHO, ...HEX, yards: int({ min: 0, max: 1000 }), evasive: oneOf('no', 'half-move', 'move-1') },
  sight: { who: everyone, ...SEEN_HEX, yards: everyone, evasive: everyone },
  reasons: ownerIn('who'),
})

export const positioned = fact({
  type: 'positioned',
  version: 1,
  fields: { ...WHO, position: oneOf(...POSITIONS) },
  sight: { who: everyone, position: everyone },
  reasons: ownerIn('who'),
})

/** Somebody keeps his gun on some hexes, to shoot at whoever comes there. */
export const watched = fact({
  type: 'watched',
  version: 1,
  fields: {
    ...WHO,
    arm: int({ min: 0, max: 100 }),
    q: HEX.q,
    r: HEX.r,
    radius: nullable(int({ min: 0, max: 9 })),
    looks: flag(),
    turns: int({ min: 0, max: 1000 }),
  },
  sight: {
    who: everyone,
    arm: everyone,
    // That he waits is seen, and not for whom.
    q: ownerIn('who'),
    r: ownerIn('who'),
    radius: ownerIn('who'),
    looks: ownerIn('who'),
    turns: ownerIn('who'),
  },
})

export const defended = fact({
  type: 'defended',
  version: 1,
  fields: {
    ...WHO,
    against: who,
    how: oneOf('dodge', 'parry', 'block', 'armor'),
    with: nullable(text(120)),
    total: int({ min: -1000, max: 1000 }),
    avoided: flag(),
    /** By Judo, after which whoever attacked may be thrown. */
    judo: flag(),
    retreat: nullable(list(int({ min: -10_000, max: 10_000 }), 2)),
    /** So good or so bad that something more comes of it. */
    critical: optional(oneOf('success', 'failure')),
    /** It was named before the roll, and there was nothing to stop, or no stopping it: nothing was rolled for it. */
    in_vain: optional(flag()),
  },
  sight: {
    who: everyone,
    against: everyone,
    how: everyone,
    with: everyone,
    total: ownerIn('who'),
    avoided: everyone,
    judo: everyone,
    retreat: each(everyone),
    critical: everyone,
    in_vain: everyone,
  },
  reasons: ownerIn('who'),
})

export const feinted = fact({
  type: 'feinted',
  version: 1,
  fields: { ...WHO, target: who, penalty: int({ min: 0, max: 100 }) },
  sight: { who: everyone, target: everyone, penalty: everyone },
  reasons: ownerIn('who'),
})

/** Nothing may be done in the next own turn but defending; or the next one is lost. */
export const offBalance = fact({
  type: 'offBalance',
  version: 1,
  fields: { ...WHO, loses_turn: flag() },
  sight: { who: everyone, loses_turn: everyone },
})

export const left = fact({
  type: 'left',
  version: 1,
  fields: { ...WHO, how: oneOf('fled', 'surrendered') },
  sight: { who: everyone, how: everyone },
})

export const burst = fact({
  type: 'burst',
  version: 1,
  fields: { what: text(120), q: HEX.q, r: HEX.r, concussion: int({ min: 0, max: 100_000 }) },
  sight: { what: everyone, q: everyone, r: everyone, concussion: everyone },
  perceived: { what: everyone, q: everyone, r: everyone, concussion: everyone },
  reasons: everyone,
})

export const ended = fact({
  type: 'ended',
  version: 1,
  fields: { winner: nullable(int({ min: 0, max: 1 })), how: text(200) },
  sight: { winner: everyone, how: everyone },
  perceived: { winner: everyone, how: everyone },
})

export const fightFacts = vocabulary(
  began,
  turnBegan,
  turnEnded,
  chose,
  moved,
  positioned,
  watched,
  attacked,
  defended,
  feinted,
  offBalance,
  left,
  burst,
  ended,
  readied,
  unreadied,
  dropped,
  pickedUp,
  thrownAway,
  flewOff,
  broke,
  jammed,
  clearing,
  reloaded,
  aimed,
  lostAim,
  fired,
  struckWith,
  parriedWith,
  woundedBy,
  bled,
  died,
  wentDown,
  stunned,
  recovered,
  fell,
  crippled,
  limbRecovered,
  blinded,
  deafened,
  scarred,
  penalized,
  seized,
  fatigued,
  drainBegan,
  setOnFire,
  faced,
  gained,
  lostAttribute,
  marked,
)
export type FightFact = ReturnType<typeof fightFacts.read>
