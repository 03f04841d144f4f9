/** Dependents: those whom the character must look after. */
import { num, oneOf, rule, table } from '@umpire/engine'
import { DEPENDENTS, npc, seenAs } from './built-on.ts'
import { byFrequency } from './frequency.ts'

export const IMPORTANCES = ['employer-or-acquaintance', 'friend', 'loved-one'] as const
const IMPORTANCE = table('Importance', { 'employer-or-acquaintance': 0.5, friend: 1, 'loved-one': 2 })

export const dependentCost = rule(
  {
    id: 'gurps.friends.dependent-cost',
    title: 'Cost of a Dependent',
    lines: '496-506',
    given: { ...npc, importance: oneOf(...IMPORTANCES) },
  },
  (x, why) => {
    const base_points = DEPENDENTS.at(seenAs(x, why), why)
    const worth = why
      .product('worth')
      .add('base', base_points)
      .add('importance', IMPORTANCE.at(x.importance, why))
      .total()
    return { base_points, points: byFrequency(worth, x.frequency, why) + 0 }
  },
)

export const DEPENDENT_EVENTS = [
  'killed',
  'seriously-wounded',
  'kidnapped-not-recovered',
  'kidnapped-and-recovered',
  'none',
] as const

export const dependentAward = rule(
  {
    id: 'gurps.friends.dependent-award',
    title: 'Dependents and bonus points',
    lines: '498, 1613',
    given: { award: num({ min: -10_000, max: 10_000 }), dependent_event: oneOf(...DEPENDENT_EVENTS) },
    gives: 'award',
  },
  ({ award, dependent_event: event }, why) => {
    const safe = event === 'none' || event === 'kidnapped-and-recovered'
    return why.sum('award').when(safe, 'award', award, `the Dependent: ${event}`).total()
  },
)
