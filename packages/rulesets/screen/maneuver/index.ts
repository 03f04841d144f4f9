import type { Callable } from '@umpire/engine'
import { facing, retreat } from './defending.ts'
import { concentrate, feint, wait, wildSwing } from './fencing.ts'
import { moveCost } from './move-cost.ts'
import { maneuverTable } from './table.ts'

/** The rules of this area, in the book's order. */
export const maneuverRules: readonly Callable[] = [
  maneuverTable,
  moveCost,
  feint,
  concentrate,
  wait,
  wildSwing,
  facing,
  retreat,
]
