import type { Callable } from '@umpire/engine'
import { fields } from './fields.ts'

/** The rules of this area, in the book's order. */
export const sheetRules: readonly Callable[] = [fields]
