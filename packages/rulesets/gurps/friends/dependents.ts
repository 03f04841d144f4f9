/** Dependents: those whom the character must look after. */
import { num, oneOf, rule, table } from '@umpire/engine'
import { npc, worthOf } from './built-on.ts'
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
    // Every Dependent has one, if only of 0.
    const base_points = worthOf('Dependent', x, why).base_points ?? 0
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
