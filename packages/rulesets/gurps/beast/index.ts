import type { Callable } from '@umpire/engine'
import { beastDamage, beastDodge, beastEncumbrance, beastStats, ridingAnimals } from './beast.ts'

/** The rules of this area, in the book's order. */
export const beastRules: readonly Callable[] = [beastStats, beastDamage, beastDodge, beastEncumbrance, ridingAnimals]
