import type { Callable } from '@umpire/engine'
import {
  climbDive,
  descentDetailed,
  descentSimple,
  flightDodge,
  flightWeapons,
  hover,
  landing,
  soaring,
  takeOff,
} from './flying.ts'

/** The rules of this area, in the book's order. */
export const flightRules: readonly Callable[] = [
  climbDive,
  hover,
  descentSimple,
  descentDetailed,
  soaring,
  takeOff,
  landing,
  flightDodge,
  flightWeapons,
]
