/** Fists, teeth and claws by Combat ST. */
import { oneOf, optional, or, rule } from '@umpire/engine'
import { down } from '../common/exact.ts'
import { measure, score } from '../common/fields.ts'
import { damageOf, rollFor } from '../damage/low-dice.ts'
import { strikingPercent } from '../unarmed/striking.ts'

const PUNCH_SHARE = { of: 2, over: 3 }

export const punches = rule(
  {
    id: 'gulliver.combat.punches',
    title: 'Scaled punches',
    lines: '1618-1622',
    given: { combat_st: measure, karate: optional(score), boxing: optional(score), brawling: optional(score) },
  },
  (x, why) => {
    const percent = strikingPercent(x, why)
    const behind = (x.combat_st * (100 + percent) * PUNCH_SHARE.of) / (100 * PUNCH_SHARE.over)
    const punch_st = down(why, 'ST of a punch', behind)
    const { thrust, divide_by } = damageOf(punch_st, why)
    return { punch_st, punch: thrust, divide_by }
  },
)

const TEETH = {
  sharp: { st: 20, type: 'cutting', cost: 5 },
  claws: { st: 20, type: 'cutting', cost: 0 },
  large: { st: 20, type: 'crushing', cost: 2 },
  human: { st: 40, type: 'crushing', cost: 0 },
} as const

export const bites = rule(
  {
    id: 'gulliver.combat.bites',
    title: 'Bites and claws',
    lines: '1654-1658',
    given: { combat_st: measure, teeth: or(oneOf('sharp', 'claws', 'large', 'human'), 'human') },
  },
  ({ combat_st, teeth }, why) => {
    const { st, type, cost } = TEETH[teeth]
    const dice = why.input(`Combat ST / ${st}`, combat_st / st)
    return { dice, damage: rollFor(dice, why), type, cost }
  },
)
