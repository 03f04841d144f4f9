import type { Callable } from '@umpire/engine'
import { balanceModifiers } from './modifiers.ts'
import { balanceResult, balanceWhen, balancing, offBalance, recovery } from './rolling.ts'

/** The rules of this area, in the book's order. */
export const balanceRules: readonly Callable[] = [
  balanceModifiers,
  balanceWhen,
  balanceResult,
  offBalance,
  recovery,
  balancing,
]
