import type { Callable } from '@umpire/engine'
import { encumbrance } from './encumbrance.ts'
import { basicSpeed, dodge, move, turnOrderValue } from './move.ts'

/** The rules of this area, in the book's order. */
export const moveRules: readonly Callable[] = [basicSpeed, encumbrance, move, dodge, turnOrderValue]
