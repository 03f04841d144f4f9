import { flag, int, nullable, num, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { leastDamage } from './damage.ts'
import { damageDr } from './dr.ts'
import { rolledFor, THROWN } from './roll.ts'
import { TORSO } from './type.ts'

const yards = num({ min: 0, max: 10_000_000 })

type Halved = {
  readonly past_half_damage: boolean
  /** Before the least that a hit does, and before armour. */
  readonly after_range: number
  readonly basic?: number
  readonly penetrating?: number
  readonly injury?: number
}

/** A bullet or a spear that has flown too far has lost half its force. At 1/2D itself it has not. */
/** Rounded down, where it was a whole number of points. */
const halved = (rolled: number, why: Why): number =>
  Number.isInteger(rolled) ? why.round(`half of ${rolled}`, rolled / 2, 'down') : why.input('half of it', rolled / 2)

export const halfRange = rule(
  {
    id: 'gurps.damage.half-range',
    title: 'Half damage at long range',
    lines: '2118-2120',
    given: {
      ...THROWN,
      range_yards: optional(yards),
      /** Null where the weapon has none. */
      half_damage: optional(nullable(yards)),
      /** Known already. */
      past_half_damage: or(flag(), false),
      /** With a type it is told what the blow does. */
      type: optional(oneOf(...DAMAGE_TYPES)),
      dr: or(int({ min: 0, max: 10_000 }), 0),
    },
  },
  (x, why): Halved => {
    const { range_yards = 0, half_damage = null, type } = x
    const past_half_damage =
      x.past_half_damage || (half_damage !== null && why.compare('past 1/2D', range_yards, '>', half_damage))
    const rolled = x.rolled ?? rolledFor({ ...x, type: type ?? 'bullet' }, why)
    const after_range = past_half_damage ? halved(rolled, why) : rolled
    if (type === undefined) return { past_half_damage, after_range }
    const basic = leastDamage(type, after_range, why, x.damage?.times, x.least)
    const { penetrating, injury = 0 } = damageDr({ ...UNPROTECTED, basic, type, dr: x.dr }, why)
    return { past_half_damage, after_range, basic, penetrating, injury }
  },
)

const UNPROTECTED = {
  armor_dr: 0,
  toughness_dr: 0,
  natural_dr: null,
  location: TORSO,
  divisor: 1,
  squared: false,
  bypass: 0,
}
