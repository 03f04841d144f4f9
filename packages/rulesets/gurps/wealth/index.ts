import type { Callable } from '@umpire/engine'
import { buying, multimillionaire, settled, wealthLevels } from './wealth.ts'

/** The rules of this area, in the book's order. */
export const wealthRules: readonly Callable[] = [wealthLevels, multimillionaire, settled, buying]
