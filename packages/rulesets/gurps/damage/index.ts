import type { Callable } from '@umpire/engine'
import { basicDamage } from './basic.ts'
import { damageTypes, maximumDamage, minimumDamage, weaponDamage } from './damage.ts'

/** The rules of this area, in the book's order. */
export const damageRules: readonly Callable[] = [basicDamage, weaponDamage, damageTypes, minimumDamage, maximumDamage]
