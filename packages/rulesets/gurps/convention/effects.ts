import { json, map, or, rule, text } from '@umpire/engine'
import { writtenTraits } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { modifier } from '../effect/apply.ts'

/** What the traits of somebody add to anything at all, as far as the facts are known. */
export const effects = rule(
  {
    id: 'gurps.convention.effects',
    title: 'Vocabulary of the structured effects in the catalogues',
    lines: '226-1437',
    given: { traits: writtenTraits, target: text(200), facts: or(map(json(), 50), {}) },
    gives: 'modifier',
  },
  ({ traits, target, facts }, why) => modifier(target, [target], bearersOf(traits, why), facts, why),
)
