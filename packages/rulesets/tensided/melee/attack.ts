/** The roll of a blow. */
import { optional, record, rule } from '@umpire/engine'
import { WEAPON } from '../equipment/weapon.ts'
import { statValue } from '../stats/stat.ts'
import { ATTACKER, against, BURDENS, HTH_COMBAT, type Rolled } from './roll.ts'

export const meleeAttack = rule(
  {
    id: 'tensided.melee.attack',
    title: 'Hand-to-hand attack',
    lines: '700-703',
    given: {
      attacker: record({ athleticism: statValue, ...ATTACKER }),
      target: record({ athleticism: statValue, hth_combat: HTH_COMBAT }),
      weapon: optional(WEAPON),
      ...BURDENS,
    },
  },
  (x, why): Rolled => {
    const { attacker, target, weapon } = x
    const own = { ...attacker, stat: attacker.athleticism }
    const other = { stat: target.athleticism, hth_combat: target.hth_combat }
    return against(own, other, weapon === undefined ? {} : { weapon }, x, why)
  },
)
