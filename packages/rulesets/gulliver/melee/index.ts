import type { Callable } from '@umpire/engine'
import { closeCalls, hugeWeapons, targetDimensions } from './huge-weapons.ts'
import {
  gettingClose,
  maxBonus,
  meleeAiming,
  rangeSpeed,
  simpleRange,
  sizeDifference,
  sprintActions,
} from './to-hit.ts'

/** The rules of this area, in the book's order. */
export const meleeRules: readonly Callable[] = [
  sprintActions,
  sizeDifference,
  rangeSpeed,
  maxBonus,
  meleeAiming,
  gettingClose,
  simpleRange,
  hugeWeapons,
  targetDimensions,
  closeCalls,
]
