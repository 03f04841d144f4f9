import type { Callable } from '@umpire/engine'
import { basicDamage } from './basic.ts'
import { damageTypes, maximumDamage, minimumDamage, weaponDamage } from './damage.ts'
import { damageDr } from './dr.ts'
import { halfRange } from './half-range.ts'
import { locationDefault } from './location-default.ts'
import { damageOrder } from './order.ts'
import { damageRoll } from './roll.ts'
import { damageType } from './type.ts'

/** The rules of this area, in the book's order. */
export const damageRules: readonly Callable[] = [
  basicDamage,
  weaponDamage,
  damageTypes,
  minimumDamage,
  maximumDamage,
  damageRoll,
  damageDr,
  damageType,
  locationDefault,
  halfRange,
  damageOrder,
]
