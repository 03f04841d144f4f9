/** Armour that is too heavy. */
import { int, nullable, rule } from '@umpire/engine'
import { PHYSIQUE } from '../damage/score.ts'
import { added, times } from '../effect/effect.ts'

const MOVE_EACH = 0.25
const DF_EACH = 2

export const armorWeight = rule(
  {
    id: 'tensided.equipment.armor-weight',
    title: 'Armour too heavy',
    lines: '1667-1667',
    given: {
      /** A helmet alone has none. */
      weight: nullable(int({ min: 0, max: 1000 })),
      physique: PHYSIQUE,
      powerlifter: times,
    },
  },
  (x, why) => {
    const strength = why
      .sum('physique for carrying')
      .add('physique', x.physique)
      .add('traits', added(x, 'physique', 'lifting', why))
    const short = why.atLeast('never below 0', 0, (x.weight ?? 0) - strength.total())
    const lost = why.product('movement lost').add('points short', short).add('each', MOVE_EACH).total()
    return {
      short,
      /** What is left of movement. */
      move: why.atLeast('no movement', 0, 1 - lost),
      /** On the wearer's own rolls hand to hand. */
      hth_df: why.product('hand to hand').add('points short', short).add('each', DF_EACH).total(),
    }
  },
)
