import type { Callable } from '@umpire/engine'
import { changePosition } from './change.ts'

/** The rules of this area, in the book's order. */
export const positionRules: readonly Callable[] = [changePosition]
