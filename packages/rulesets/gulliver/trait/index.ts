import type { Callable } from '@umpire/engine'
import { body } from './body.ts'
import { flight } from './flight.ts'
import { balanceTraits, legs } from './legs.ts'
import { extraLegs, manipulatorSt, manipulators } from './limbs.ts'
import { other } from './other.ts'

/** The rules of this area, in the book's order. */
export const traitRules: readonly Callable[] = [
  body,
  extraLegs,
  legs,
  flight,
  manipulators,
  manipulatorSt,
  other,
  balanceTraits,
]
