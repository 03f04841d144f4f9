import type { Callable } from '@umpire/engine'
import { handTable, minimumStrength, thrownTable, unready } from './weapon.ts'

/** The rules of this area, in the book's order. */
export const weaponRules: readonly Callable[] = [minimumStrength, handTable, thrownTable, unready]
