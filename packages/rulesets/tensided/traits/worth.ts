/** What the rules of both catalogues share. */
import { num, oneOf, optional, type Why } from '@umpire/engine'
import { type Having, type Trait, timesTaken } from '../effect/effect.ts'
import { type Roll, SPECIAL_ROLLS, type TraitRow } from '../tables/effect-kinds.ts'
import { SKILLS } from '../tables/skills.ts'
import { cost } from './cost.ts'

/** Any roll that a trait may speak of. */
export const rollField = optional(oneOf<Roll>(...SKILLS, ...SPECIAL_ROLLS))
/** Eyes look at the true distance, whatever abilities make of it. */
export const trueDistance = optional(num({ min: 0, max: 10_000_000 }))

/** The experience for all of these that somebody has, each by its whole magnitude. */
export function worthOf(x: Having, rows: readonly TraitRow<Trait>[], why: Why): number {
  const sum = why.sum('XP')
  for (const { key, name, magnitude } of rows) {
    const times = timesTaken(x, key)
    if (times > 0) sum.add(name, cost({ magnitude: magnitude * times }, why))
  }
  return sum.total()
}
