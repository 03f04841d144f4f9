import type { Callable } from '@umpire/engine'
import { dieMonster, muscleToughness, stDamage } from './bodies.ts'
import { declaredDefenses, dodgeLimits, fastBlows, flatCriticals, separateAdPd } from './defenses.ts'

/** The rules of this area, in the book's order. */
export const toysRules: readonly Callable[] = [
  fastBlows,
  declaredDefenses,
  dodgeLimits,
  separateAdPd,
  flatCriticals,
  muscleToughness,
  stDamage,
  dieMonster,
]
