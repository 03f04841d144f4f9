import type { Callable } from '@umpire/engine'
import { encumbranceCost, envTypes, mobilityCap, traitCosts } from './environments.ts'

/** The rules of this area, in the book's order. */
export const envRules: readonly Callable[] = [envTypes, traitCosts, encumbranceCost, mobilityCap]
