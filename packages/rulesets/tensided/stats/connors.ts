/** The book's own character, as far as it takes him. */
import { oneOf, rule } from '@umpire/engine'
import { hitPoints } from '../combat/hp.ts'
import { resistance } from '../damage/resistance.ts'
import { damageScore } from '../damage/score.ts'
import { lifting } from '../fatigue/exertion.ts'
import { NORMAL, STATS, type Stats } from '../tables/stats.ts'
import { purchase } from './purchase.ts'

export const CONNORS: Stats = {
  physique: 6,
  athleticism: 5,
  coordination: 5,
  willpower: 6,
  awareness: 6,
  charisma: 6,
  dexterity: 6,
  aptitude: 8,
}

export const exampleConnors = rule(
  {
    id: 'tensided.stats.example-connors',
    title: 'Acceptance test - Michael Connors',
    lines: '94-132',
    given: { sheet: oneOf('Michael Connors') },
  },
  (_, why) => {
    const { total, unspent, valid, problems } = purchase(CONNORS, why)
    const { physique } = CONNORS
    const capacity = lifting({ physique }, why)
    return {
      valid,
      problems,
      total,
      points_spent: why
        .sum('spent')
        .add('total', total)
        .add('five of each', -NORMAL * STATS.length)
        .total(),
      points_left: unspent,
      hp: hitPoints({ physique }, why),
      damage_score: damageScore({ physique }, why).damage_score,
      natural_resistance: resistance({ physique, damage_type: 'concussion' }, why).natural_resistance,
      capacity_lb: capacity.capacity_lb,
      lifting_attribute: capacity.lift_attribute,
    }
  },
)
