import type { Callable } from '@umpire/engine'
import { limbModifier } from './limbs.ts'
import { noManeuver, turning } from './turning.ts'

/** The rules of this area, in the book's order. */
export const controlRules: readonly Callable[] = [limbModifier, turning, noManeuver]
