import type { Callable } from '@umpire/engine'
import { maxLift } from './max.ts'

/** The rules of this area, in the book's order. */
export const liftRules: readonly Callable[] = [maxLift]
