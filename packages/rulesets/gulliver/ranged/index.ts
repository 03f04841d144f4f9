import type { Callable } from '@umpire/engine'
import { rangedMinimum } from './minimum.ts'

/** The rules of this area, in the book's order. */
export const rangedRules: readonly Callable[] = [rangedMinimum]
