import type { Callable } from '@umpire/engine'
import { limitations, overlap, ruleOfFive } from './points.ts'

/** The rules of this area, in the book's order. */
export const designRules: readonly Callable[] = [ruleOfFive, limitations, overlap]
