/** The budget, and what is spent of it. */
import { num, optional, or, rule } from '@umpire/engine'
import { budget as campaignBudget } from '../campaign/settings.ts'

const points = num({ min: -100_000, max: 100_000 })

export const startingPoints = rule(
  {
    id: 'gurps.chargen.points',
    title: 'Starting character points',
    lines: '193-197',
    given: { budget: optional(points), spent: points },
  },
  ({ budget, spent }, why) => {
    const limit = budget ?? campaignBudget(why)
    return {
      legal: why.compare('within the budget', spent, '<=', limit),
      unspent: why.sum('unspent').add('budget', limit).add('spent', -spent).total(),
    }
  },
)

export const pointTotal = rule(
  {
    id: 'gurps.chargen.total',
    title: 'Point total of a character sheet',
    lines: '295-338, 952',
    given: {
      attribute_points: or(points, 0),
      advantage_points: or(points, 0),
      disadvantage_points: or(points, 0),
      quirk_points: or(points, 0),
      skill_points: or(points, 0),
      budget: optional(points),
    },
  },
  (x, why) => {
    const total = why
      .sum('total')
      .add('attributes', x.attribute_points)
      .add('advantages', x.advantage_points)
      .add('disadvantages', x.disadvantage_points)
      .add('quirks', x.quirk_points)
      .add('skills', x.skill_points)
      .total()
    const given = x.budget === undefined ? { spent: total } : { spent: total, budget: x.budget }
    return { total, ...startingPoints(given, why) }
  },
)
