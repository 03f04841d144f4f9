/** The roll of a blow. */
import { optional, record, rule } from '@umpire/engine'
import { defendersPenalties } from '../campaign/readings.ts'
import { score } from '../core/roll.ts'
import { statValue } from '../tables/stats.ts'
import { WEAPON } from '../tables/weapon.ts'
import { ATTACKER, against, BURDENS, HTH_COMBAT, type Rolled } from './roll.ts'

export const meleeAttack = rule(
  {
    id: 'tensided.melee.attack',
    title: 'Hand-to-hand attack',
    lines: '700-703',
    given: {
      attacker: record({ athleticism: statValue, ...ATTACKER }),
      target: record({
        athleticism: statValue,
        hth_combat: HTH_COMBAT,
        /** All that burdens his own rolls; it helps the attacker only where the campaign says so. */
        penalties: optional(score),
      }),
      weapon: optional(WEAPON),
      ...BURDENS,
    },
  },
  (x, why): Rolled => {
    const { attacker, target, weapon } = x
    const own = { ...attacker, stat: attacker.athleticism }
    const penalties = defendersPenalties(why) ? (target.penalties ?? 0) : 0
    const other = { stat: target.athleticism, hth_combat: target.hth_combat, penalties }
    return against(own, other, weapon === undefined ? {} : { weapon }, x, why)
  },
)
