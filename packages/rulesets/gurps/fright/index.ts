import type { Callable } from '@umpire/engine'
import { frightCheck, frightConsequence } from './check.ts'
import { frightTable } from './table.ts'

/** The rules of this area, in the book's order. */
export const frightRules: readonly Callable[] = [frightCheck, frightConsequence, frightTable]
