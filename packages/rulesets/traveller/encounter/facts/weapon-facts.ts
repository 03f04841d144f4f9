/** What happens with weapons: drawn, used, worked on, and the wounds they make. */
import {
  type Audience,
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
} from '@umpire/engine'
import { STATUSES } from '../../tables/combat/wounds.ts'
import { ACCESSORIES } from '../../tables/words.ts'
import { LEFT, LEFT_SIGHT, WHO } from './fact-fields.ts'

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

/** What somebody fights with parries blows: the sum would tell their level. */
const unlessParried: Audience = (seat, place) => {
  const { how } = place.holder
  return seat.role === 'gm' || ((how === 'shoot' || how === 'throw') && ownerIn('who')(seat, place))
}

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
  reasons: unlessParried,
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
    fell_at: ownerIn('who'),
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

export const switchedMode = fact({
  type: 'switchedMode',
  version: 1,
  fields: { ...WHO, weapon: int({ min: 0 }), mode: oneOf('burst', 'single') },
  sight: { who: everyone, weapon: everyone, mode: everyone },
})
