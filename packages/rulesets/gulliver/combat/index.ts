import type { Callable } from '@umpire/engine'
import { blowthrough, jets, partSizes } from './body.ts'
import { bites, punches } from './strikes.ts'

/** The rules of this area, in the book's order. */
export const combatRules: readonly Callable[] = [partSizes, jets, blowthrough, punches, bites]
