import type { Callable } from '@umpire/engine'
import { akAir, akLand, akStats, akWater } from './design.ts'
import { akAdvanced, akPerformance } from './performance.ts'

/** The rules of this area, in the book's order. */
export const akRules: readonly Callable[] = [akStats, akLand, akWater, akAir, akPerformance, akAdvanced]
