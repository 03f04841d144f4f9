import type { Callable } from '@umpire/engine'
import { airBrakes, dragWater, ftv, mar, rootShortcut, slowFall, tv } from './drag.ts'

/** The rules of this area, in the book's order. */
export const dragRules: readonly Callable[] = [tv, airBrakes, ftv, dragWater, mar, slowFall, rootShortcut]
