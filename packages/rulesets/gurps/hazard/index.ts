import type { Callable } from '@umpire/engine'
import { falling, fallingObject } from './falling.ts'
import { flame } from './flame.ts'

/** The rules of this area, in the book's order. */
export const hazardRules: readonly Callable[] = [falling, fallingObject, flame]
