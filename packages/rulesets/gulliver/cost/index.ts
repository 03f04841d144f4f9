import type { Callable } from '@umpire/engine'
import { attributes, hpDr, naturalEncumbranceCost, newCosts, sizeTrait } from './paying.ts'

/** The rules of this area, in the book's order. */
export const costRules: readonly Callable[] = [newCosts, attributes, hpDr, sizeTrait, naturalEncumbranceCost]
