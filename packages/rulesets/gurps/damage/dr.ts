/** Damage Resistance: what armour, hide and cover take from a blow. */
import { BadInput, flag, nullable, num, oneOf, optional, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { throughArmor } from '../armor/armor.ts'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { leastDamage } from './damage.ts'
import { rolledFor, THROWN } from './roll.ts'
import { damageType, TORSO } from './type.ts'

/** Of the very large and the very small in fractions. */
const number = or(num({ min: 0, max: 1_000_000 }), 0)

/** What stands between a blow and the body. */
export const RESISTANCE = {
  /** All that counts, or whatever counts beside armour and Toughness, such as cover. */
  dr: number,
  armor_dr: number,
  toughness_dr: number,
  /** Of the part that was struck, bone above all; null as the location has it. */
  natural_dr: or(nullable(num({ min: 0, max: 1_000_000 })), null),
  location: or(text(60), TORSO),
  /** DR counts a so-manieth of itself. */
  divisor: or(num({ min: 0.01, max: 1000 }), 1),
  squared: or(flag(), false),
  /** The share of it that the blow goes past: 1 is all of it. */
  bypass: or(num({ min: 0, max: 1 }), 0),
}

function effectiveDr(x: ValuesOf<typeof RESISTANCE>, why: Why): number {
  const worn = why
    .sum('DR')
    .when(x.dr !== 0, 'DR', x.dr)
    .when(x.armor_dr !== 0, 'armour', x.armor_dr)
    .when(x.toughness_dr !== 0, 'Toughness', x.toughness_dr)
    .when(x.natural_dr !== null, 'the part that was struck', x.natural_dr ?? 0)
    .total()
  const divided = x.divisor === 1 ? worn : why.round(`DR divided by ${x.divisor}`, worn / x.divisor, 'down')
  const whole = x.squared ? why.product('DR, squared').add('DR', divided).add('DR', divided).total() : divided
  // In whole hundredths, because nine tenths of a number do not subtract exactly.
  const left = (whole * (100 - Math.round(x.bypass * 100))) / 100
  return x.bypass === 0 ? whole : why.round('DR that is not bypassed', left, 'down')
}

type Resisted = {
  readonly effective_dr: number
  readonly basic: number
  readonly penetrating: number
  readonly injury?: number
}

export const damageDr = rule(
  {
    id: 'gurps.damage.dr',
    title: 'Damage resistance',
    lines: '2072-2076',
    given: {
      ...THROWN,
      /** Worked out from the dice where it is not told. */
      basic: optional(num({ min: 0, max: 10_000_000 })),
      /** With a type it is told what the blow does. */
      type: optional(oneOf(...DAMAGE_TYPES)),
      ...RESISTANCE,
    },
  },
  (x, why): Resisted => {
    const { type } = x
    if (type === undefined) {
      if (x.basic === undefined)
        throw new BadInput('basic', 'what meets the armour, or dice and type of the blow', x.basic)
      const effective_dr = effectiveDr(x, why)
      return { effective_dr, basic: x.basic, penetrating: throughArmor(x.basic, effective_dr, why) }
    }
    const basic = x.basic ?? leastDamage(type, rolledFor({ ...x, type }, why), why, x.damage?.times, x.least)
    const effective_dr = effectiveDr(x, why)
    const penetrating = throughArmor(basic, effective_dr, why)
    return { effective_dr, basic, penetrating, ...damageType({ penetrating, type, location: x.location }, why) }
  },
)
