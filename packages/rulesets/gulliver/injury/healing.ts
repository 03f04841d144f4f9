/** Rest, and what fire and frost do to bodies of other sizes. */
import { int, optional, or, rule } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { down, exact } from '../common/exact.ts'
import { measure, rollMade, score, size } from '../common/fields.ts'
import { linearScale } from '../common/scale.ts'

const SHARE = 10
const BETTER = 10

export const injuryRecovery = rule(
  {
    id: 'gulliver.injury.recovery',
    title: 'Recovering from shock and damage',
    lines: '1846-1854',
    given: {
      hp: optional(measure),
      ht: or(score, 10),
      roll: rollMade,
      size,
      regrowth_rate: optional(measure),
      /** Left of a penalty, where it wears off by rolls. */
      shock_penalty: or(int({ min: -1000, max: 0 }), 0),
    },
  },
  (x, why) => {
    const came = x.roll === undefined ? null : success({ effective: x.ht, roll: x.roll }, why)
    const margin = x.roll === undefined ? 0 : Math.max(0, x.ht - x.roll)
    const times = came?.success ? 1 + Math.min(2, down(why, 'tens of success', margin / BETTER)) : 0
    return {
      healed: x.hp === undefined || came === null ? null : exact((times * x.hp) / SHARE),
      shakes_off_stun: came?.success ?? null,
      shock_penalty: came?.success ? Math.min(0, x.shock_penalty + margin) : x.shock_penalty,
      regrowth_rate: x.regrowth_rate === undefined ? null : x.regrowth_rate / Math.sqrt(linearScale(x.size)),
    }
  },
)

export const exposure = rule(
  {
    id: 'gulliver.injury.exposure',
    title: 'Exposure hazards and size',
    lines: '1804-1812',
    given: { rolled: optional(measure), ht: optional(score), size },
  },
  ({ rolled, ht, size: own }, why) => ({
    basic:
      rolled === undefined
        ? null
        : why
            .product('for the size')
            .add('rolled', rolled)
            .add('root of the scale', Math.sqrt(linearScale(own)))
            .total(),
    effective:
      ht === undefined
        ? null
        : why
            .sum('HT')
            .add('HT', ht)
            .add('half the Size', Math.floor(own / 2))
            .total(),
  }),
)
