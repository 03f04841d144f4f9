import type { Callable } from '@umpire/engine'
import { notation } from './notation.ts'

/** The rules of this area. */
export const diceRules: readonly Callable[] = [notation]
