import type { Callable } from '@umpire/engine'
import {
  airWater,
  extraHeat,
  fatigueEncumbrance,
  fatigueGeneral,
  fatigueSleep,
  iqDx,
  moveTable,
  superHeavy,
} from './exertion.ts'
import { fatiguePowers, fatigueRecovery, fromHt, fromSt } from './pool.ts'

/** The rules of this area, in the book's order. */
export const fatigueRules: readonly Callable[] = [
  fatigueGeneral,
  moveTable,
  extraHeat,
  iqDx,
  fatigueSleep,
  fatigueRecovery,
  fatigueEncumbrance,
  airWater,
  superHeavy,
  fromSt,
  fromHt,
  fatiguePowers,
]
