/** Stats at creation: points to add, and one for one. */
import { int, optional, rule } from '@umpire/engine'
import { extraStatPoints } from '../campaign/settings.ts'
import { NORMAL, STAT_ROWS, STATS } from '../tables/stats.ts'

const bought = int({ min: -1000, max: 1000 })

export const purchase = rule(
  {
    id: 'tensided.stats.purchase',
    title: 'Buying stats at creation',
    lines: '76-76',
    given: {
      physique: bought,
      athleticism: bought,
      coordination: bought,
      willpower: bought,
      awareness: bought,
      charisma: bought,
      dexterity: bought,
      aptitude: bought,
      extra_stat_points: optional(int({ min: 0, max: 80 })),
    },
  },
  (x, why) => {
    const points = x.extra_stat_points ?? extraStatPoints(why)
    const sum = why.sum('total')
    for (const stat of STATS) sum.add(stat, x[stat])
    const total = sum.total()
    const most = why
      .sum('most')
      .add('five of each', NORMAL * STATS.length)
      .add('points', points)
      .total()
    const problems: string[] = []
    for (const { key, min, max } of STAT_ROWS) {
      if (x[key] < min) problems.push(`${key}-below-minimum`)
      if (x[key] > max) problems.push(`${key}-above-maximum`)
    }
    if (why.compare('too many points', total, '>', most)) problems.push('too-many-points')
    return { total, unspent: Math.max(0, most - total), valid: problems.length === 0, problems }
  },
)
