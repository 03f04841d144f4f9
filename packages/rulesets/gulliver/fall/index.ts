import type { Callable } from '@umpire/engine'
import { fallBreaking, fallObjects, fallRule, fallSpeed, trip } from './fall.ts'
import { fallTable } from './table.ts'

/** The rules of this area, in the book's order. */
export const fallRules: readonly Callable[] = [fallRule, fallTable, fallSpeed, fallBreaking, fallObjects, trip]
