import type { Callable, Option } from '@umpire/engine'
import { formats } from './formats.ts'
import { tasForm2 } from './tas-form-2.ts'

/** The rules of this area, in the book's order. */
export const sheetRules: readonly Callable[] = [formats, tasForm2]
export const sheetOptions: readonly Option[] = []
