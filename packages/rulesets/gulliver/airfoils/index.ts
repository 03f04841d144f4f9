import type { Callable } from '@umpire/engine'
import { addedWeight, detailedAirfoils, gliders, loadRating, simpleAirfoils, takeoff } from './airfoils.ts'

/** The rules of this area, in the book's order. */
export const airfoilsRules: readonly Callable[] = [
  simpleAirfoils,
  detailedAirfoils,
  addedWeight,
  takeoff,
  gliders,
  loadRating,
]
