import type { Callable } from '@umpire/engine'
import { creatureSteps, creatureTable } from './table.ts'

/** The rules of this area, in the book's order. */
export const creatureRules: readonly Callable[] = [creatureTable, creatureSteps]
