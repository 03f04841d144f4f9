import type { Callable } from '@umpire/engine'
import { build } from './build.ts'
import { choose } from './choose.ts'
import { inconvenient } from './inconvenient.ts'
import { scaleTable } from './scale-table.ts'
import {
  baseSt,
  combatSt,
  dr,
  hitPoints,
  loadSt,
  moveReach,
  rounding,
  unscaledAttributes,
  weight,
  withoutEncumbrance,
} from './scaling.ts'

/** The rules of this area, in the book's order. */
export const sizeRules: readonly Callable[] = [
  build,
  scaleTable,
  choose,
  rounding,
  baseSt,
  combatSt,
  loadSt,
  unscaledAttributes,
  hitPoints,
  dr,
  weight,
  moveReach,
  inconvenient,
  withoutEncumbrance,
]
