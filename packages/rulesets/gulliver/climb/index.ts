import type { Callable } from '@umpire/engine'
import { climbMove, climbWsr, gripPosture, simpleClimbing, skill } from './climb.ts'
import { climbControl, fudge, solidFooting, swinging } from './control.ts'

/** The rules of this area, in the book's order. */
export const climbRules: readonly Callable[] = [
  skill,
  climbWsr,
  gripPosture,
  climbMove,
  climbControl,
  solidFooting,
  swinging,
  fudge,
  simpleClimbing,
]
