import type { Callable } from '@umpire/engine'
import { firearmSchema, starterSet } from './firearm.ts'

/** The rules of this area, in the book's order. */
export const firearmRules: readonly Callable[] = [firearmSchema, starterSet]
