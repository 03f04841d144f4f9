import type { Callable } from '@umpire/engine'
import { lightLevels } from './levels.ts'

/** The rules of this area, in the book's order. */
export const lightRules: readonly Callable[] = [lightLevels]
