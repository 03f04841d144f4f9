/** What happens in an encounter, who sees it, and what it changes. */
import {
  each,
  everyone,
  fact,
  flag,
  gmOnly,
  int,
  list,
  nullable,
  oneOf,
  ownerIn,
  text,
  vocabulary,
  whole,
} from '@umpire/engine'
import { MOVEMENTS } from '../tables/movement.ts'
import { STATUSES } from '../tables/wounds.ts'
import { ACCESSORIES, RANGES } from '../words.ts'

const WHO = { who: text(60) }
const SIDE = int({ min: 0, max: 1 })

/** What is left of somebody, which is the owner's to know. */
const LEFT = { strength: int({ min: 0 }), dexterity: int({ min: 0 }), endurance: int({ min: 0 }) }
const LEFT_SIGHT = { strength: ownerIn('who'), dexterity: ownerIn('who'), endurance: ownerIn('who') }

export const surprised = fact({
  type: 'surprised',
  version: 1,
  fields: { surprise: nullable(SIDE) },
  sight: { surprise: everyone },
})

export const met = fact({
  type: 'met',
  version: 1,
  fields: { range: oneOf(...RANGES), bands: list(int(), 200), contacts: list(list(text(60), 2), 1000) },
  sight: { range: everyone, bands: each(everyone), contacts: whole(everyone) },
  reasons: everyone,
})

export const avoided = fact({
  type: 'avoided',
  version: 1,
  fields: { party: SIDE, avoids: flag() },
  sight: { party: everyone, avoids: everyone },
})

export const triedToEscape = fact({
  type: 'triedToEscape',
  version: 1,
  fields: { party: SIDE, escaped: flag() },
  sight: { party: everyone, escaped: everyone },
  reasons: everyone,
})

export const fightBegan = fact({ type: 'fightBegan', version: 1, fields: {}, sight: {} })

/** Everybody at once: movement, pace and band by place in the list, and the blows that running cost. */
export const moved = fact({
  type: 'moved',
  version: 1,
  fields: {
    movements: list(oneOf(...MOVEMENTS), 200),
    running: list(int({ min: 0 }), 200),
    bands: list(int(), 200),
    tired: list(int({ min: 0 }), 200),
    contacts: list(list(text(60), 2), 1000),
  },
  sight: {
    movements: each(everyone),
    running: each(everyone),
    bands: each(everyone),
    tired: each(everyone),
    contacts: whole(everyone),
  },
  reasons: everyone,
})

export const gotAway = fact({ type: 'gotAway', version: 1, fields: WHO, sight: { who: everyone }, reasons: everyone })
export const surrendered = fact({ type: 'surrendered', version: 1, fields: WHO, sight: { who: everyone } })

export const drew = fact({
  type: 'drew',
  version: 1,
  fields: { ...WHO, weapon: int({ min: 0 }) },
  sight: { who: everyone, weapon: everyone },
})

export const drewFirst = fact({
  type: 'drewFirst',
  version: 1,
  fields: { first: list(text(60), 200), totals: list(int(), 200) },
  // Totals and open dice would tell everybody's dexterity.
  sight: { first: each(everyone), totals: each(gmOnly) },
})

export const attacked = fact({
  type: 'attacked',
  version: 1,
  fields: {
    ...WHO,
    how: text(20),
    /** The place of the weapon; none is bare hands. */
    weapon: nullable(int({ min: 0 })),
    /** Everybody thrown at, in order, and whether that throw hit. */
    targets: list(text(60), 10),
    hits: list(flag(), 10),
    ammo_used: int({ min: 0 }),
    blows_used: int({ min: 0, max: 1 }),
    /** A thrown blade lies beside its target. */
    thrown_at: nullable(text(60)),
  },
  sight: {
    who: everyone,
    how: everyone,
    weapon: everyone,
    targets: each(everyone),
    hits: each(everyone),
    ammo_used: ownerIn('who'),
    blows_used: ownerIn('who'),
    thrown_at: everyone,
  },
  reasons: ownerIn('who'),
})

export const misfired = fact({
  type: 'misfired',
  version: 1,
  fields: { ...WHO, weapon: int({ min: 0 }) },
  sight: { who: everyone, weapon: everyone },
  reasons: ownerIn('who'),
})

export const wounded = fact({
  type: 'wounded',
  version: 1,
  fields: {
    ...WHO,
    by: text(60),
    ...LEFT,
    status: oneOf(...STATUSES),
    zeros: int({ min: 0, max: 3 }),
    /** The second at which they fell, unless they stand. */
    fell_at: nullable(int({ min: 0 })),
    /** By a laser, which wears ablat out. */
    laser: flag(),
  },
  sight: {
    who: everyone,
    by: everyone,
    ...LEFT_SIGHT,
    status: everyone,
    zeros: ownerIn('who'),
    fell_at: everyone,
    laser: everyone,
  },
  reasons: ownerIn('who'),
})

/** Killed without a throw. */
export const finishedOff = fact({
  type: 'finishedOff',
  version: 1,
  fields: { ...WHO, by: text(60), weapon: int({ min: 0 }), ammo_used: int({ min: 0 }) },
  sight: { who: everyone, by: everyone, weapon: everyone, ammo_used: ownerIn('by') },
  reasons: everyone,
})

/** A round of loading, fitting or taking off, and what the weapon is like after it. */
export const workedOn = fact({
  type: 'workedOn',
  version: 1,
  fields: {
    ...WHO,
    weapon: int({ min: 0 }),
    doing: text(60),
    rounds_done: int({ min: 0 }),
    done: flag(),
    ammo: int({ min: 0 }),
    spare_loads: int({ min: 0 }),
    accessories: list(oneOf(...ACCESSORIES), 3),
    folded: flag(),
    bayonet_fixed: flag(),
    /** The bayonet that was fixed or taken off. */
    bayonet: nullable(int({ min: 0 })),
    loose: list(oneOf(...ACCESSORIES), 20),
    round: int({ min: 0 }),
  },
  sight: {
    who: everyone,
    weapon: everyone,
    doing: everyone,
    rounds_done: everyone,
    done: everyone,
    ammo: ownerIn('who'),
    spare_loads: ownerIn('who'),
    accessories: each(everyone),
    folded: everyone,
    bayonet_fixed: everyone,
    bayonet: everyone,
    loose: each(ownerIn('who')),
    round: everyone,
  },
  reasons: everyone,
})

export const pickedUp = fact({
  type: 'pickedUp',
  version: 1,
  fields: { ...WHO, weapon: int({ min: 0 }) },
  sight: { who: everyone, weapon: everyone },
})

export const lostSurprise = fact({
  type: 'lostSurprise',
  version: 1,
  fields: { reason: text(60) },
  sight: { reason: everyone },
  reasons: everyone,
})

export const leaderKilled = fact({
  type: 'leaderKilled',
  version: 1,
  fields: { party: SIDE, round: int({ min: 0 }) },
  sight: { party: everyone, round: everyone },
})

export const testedMorale = fact({
  type: 'testedMorale',
  version: 1,
  fields: { party: SIDE, stands: flag() },
  sight: { party: everyone, stands: everyone },
  reasons: gmOnly,
})

/** Those who run from a rout are not followed. */
export const letGo = fact({ type: 'letGo', version: 1, fields: { party: SIDE }, sight: { party: everyone } })

export const switchedMode = fact({
  type: 'switchedMode',
  version: 1,
  fields: { ...WHO, weapon: int({ min: 0 }), mode: oneOf('burst', 'single') },
  sight: { who: everyone, weapon: everyone, mode: everyone },
})

export const roundEnded = fact({
  type: 'roundEnded',
  version: 1,
  fields: { seconds: int({ min: 0 }) },
  sight: { seconds: everyone },
})

/** Wounds of those who never fell go half way back when the fight is over. */
export const recoveredHalfWay = fact({
  type: 'recoveredHalfWay',
  version: 1,
  fields: { ...WHO, ...LEFT },
  sight: { who: everyone, ...LEFT_SIGHT },
  reasons: ownerIn('who'),
})

/** Wakes before the fight is over. */
export const cameRound = fact({
  type: 'cameRound',
  version: 1,
  fields: { ...WHO, ...LEFT },
  sight: { who: everyone, ...LEFT_SIGHT },
  reasons: ownerIn('who'),
})

export const ended = fact({
  type: 'ended',
  version: 1,
  fields: { winner: nullable(SIDE), how: text(200) },
  sight: { winner: everyone, how: everyone },
})

export const encounterFacts = vocabulary(
  surprised,
  met,
  avoided,
  triedToEscape,
  fightBegan,
  moved,
  gotAway,
  surrendered,
  drew,
  drewFirst,
  attacked,
  misfired,
  wounded,
  finishedOff,
  workedOn,
  pickedUp,
  lostSurprise,
  leaderKilled,
  testedMorale,
  letGo,
  switchedMode,
  roundEnded,
  recoveredHalfWay,
  cameRound,
  ended,
)
export type EncounterFact = ReturnType<typeof encounterFacts.read>
