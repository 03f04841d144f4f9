import type { Callable } from '@umpire/engine'
import { damageAoa, lowDice, whichSt } from './low-dice.ts'

/** The rules of this area, in the book's order. */
export const damageRules: readonly Callable[] = [whichSt, damageAoa, lowDice]
