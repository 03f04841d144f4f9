import type { Callable } from '@umpire/engine'
import { damageTypes } from './by-type.ts'
import { damageOrder } from './order.ts'
import { armorPiercing, resistance } from './resistance.ts'
import { baseDamage, damageScore } from './score.ts'

export const damageRules: readonly Callable[] = [
  damageScore,
  baseDamage,
  damageTypes,
  armorPiercing,
  resistance,
  damageOrder,
]
