/** Hit points: a yardstick that wounds are held against, never used up. */
import { num, optional, rule } from '@umpire/engine'
import { hpFactor } from '../campaign/settings.ts'
import { PHYSIQUE } from '../damage/score.ts'
import { added, times } from '../effect/effect.ts'

const WEAKEST = 1

export const hitPoints = rule(
  {
    id: 'tensided.combat.hp',
    title: 'Hit points',
    lines: '7-7, 659-659',
    given: {
      physique: PHYSIQUE,
      resilient: times,
      soft: times,
      hp_factor: optional(num({ min: 0.5, max: 100 })),
    },
    gives: 'hp',
  },
  (x, why) => {
    const body = why
      .sum('physique for hit points')
      .add('physique', x.physique)
      .add('traits', added(x, 'physique', 'hp', why))
    return why
      .product('hit points')
      .add('physique', why.atLeast('at least 1', WEAKEST, body.total()))
      .add('factor', x.hp_factor ?? hpFactor(why))
      .total()
  },
)
