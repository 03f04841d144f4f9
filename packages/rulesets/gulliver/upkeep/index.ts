import type { Callable } from '@umpire/engine'
import { lifespan, sustenance } from './upkeep.ts'

/** The rules of this area, in the book's order. */
export const upkeepRules: readonly Callable[] = [sustenance, lifespan]
