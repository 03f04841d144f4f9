import type { Callable } from '@umpire/engine'
import { baseScale, combatScale, playPowers, playUnits, playWorlds } from './scale.ts'

/** The rules of this area, in the book's order. */
export const playRules: readonly Callable[] = [playUnits, baseScale, combatScale, playPowers, playWorlds]
