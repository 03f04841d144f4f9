import type { Callable } from '@umpire/engine'
import { penalty, shockKnockout, shockMeasure, shockStun } from './shock.ts'

/** The rules of this area, in the book's order. */
export const shockRules: readonly Callable[] = [shockMeasure, penalty, shockStun, shockKnockout]
