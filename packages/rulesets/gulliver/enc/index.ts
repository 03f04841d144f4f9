import type { Callable } from '@umpire/engine'
import { buoyancyRolls, fat } from './buoyancy.ts'
import { burden, crush, extreme } from './crushing.ts'
import { accelerationHazard, moveModifier, sign, skillModifiers } from './effects.ts'
import { extraEncumbrance, extraEncumbranceGuide } from './extra.ts'
import { airBuoyancy, freeDrift, mediumMultipliers, waterWeight } from './medium.ts'
import { encumbrance, encumbranceTable, shortcut, simpleEncumbrance } from './procedure.ts'
import { ratios } from './ratios.ts'

/** The rules of this area, in the book's order. */
export const encRules: readonly Callable[] = [
  ratios,
  encumbranceTable,
  encumbrance,
  shortcut,
  waterWeight,
  mediumMultipliers,
  freeDrift,
  sign,
  moveModifier,
  skillModifiers,
  simpleEncumbrance,
  buoyancyRolls,
  airBuoyancy,
  fat,
  accelerationHazard,
  burden,
  extreme,
  crush,
  extraEncumbrance,
  extraEncumbranceGuide,
]
