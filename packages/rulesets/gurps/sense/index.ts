import type { Callable } from '@umpire/engine'
import { hearing, sense, tasteSmell, vision } from './sense.ts'

/** The rules of this area, in the book's order. */
export const senseRules: readonly Callable[] = [sense, vision, hearing, tasteSmell]
