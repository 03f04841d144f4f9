/** What density is good for: holding to the ground of the sea, or floating on it. */
import { oneOf, optional, or, rule, steps } from '@umpire/engine'
import { positive } from '../common/fields.ts'

/** Density of at least so much. */
const HOLDS: readonly (readonly [number, number])[] = [
  [1.3, 3],
  [1.1, 2],
  [1.05, 1],
]

/** Density of at most so much; anything below that of water is worth something. */
const FLOATS = steps('Floating', [
  [0.85, 6],
  [0.9, 5],
  [0.94, 4],
  [0.97, 3],
  [0.99, 2],
  [Number.POSITIVE_INFINITY, 1],
])

export const buoyancyRolls = rule(
  {
    id: 'gulliver.enc.buoyancy-rolls',
    title: 'Swimming rolls and density',
    lines: '344-346',
    given: { density: or(positive, 1) },
  },
  ({ density }, why) => {
    const hold = HOLDS.find(([least]) => density >= least)?.[1] ?? 0
    const float_bonus = density < 1 ? FLOATS.at(density, why) : 0
    return {
      float_bonus,
      hold_bottom_bonus: why.table('Holding to the ground', density, undefined, hold),
      /** A point for each +1 to float; holding to the ground is free. */
      cost: float_bonus,
    }
  },
)

export const fat = rule(
  {
    id: 'gulliver.enc.fat',
    title: 'Fat and swimming',
    lines: '350-354',
    given: { trait: or(oneOf('Overweight', 'Fat'), 'Fat'), density: optional(positive) },
  },
  ({ density }, why) => ({
    swimming_skill_bonus: 0,
    /** By how dense the game master says the body is. */
    floating_bonus: density === undefined ? null : buoyancyRolls({ density }, why).float_bonus,
    /** It comes with being fat. */
    floating_bonus_cost: 0,
  }),
)
