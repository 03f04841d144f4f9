import type { Callable, Option } from '@umpire/engine'
import { highPainThreshold, nightVision, restAndHealing } from './body.ts'
import { advantageCatalog, general } from './catalog.ts'
import { daredevil, luck } from './fortune.ts'
import { commonSense, dangerSense, empathy } from './senses.ts'
import { lessSleep } from './sleep.ts'
import { toughness } from './toughness.ts'

/** The rules of this area, in the book's order. */
export const advantageRules: readonly Callable[] = [
  general,
  advantageCatalog,
  commonSense,
  dangerSense,
  daredevil,
  empathy,
  luck,
  toughness,
  restAndHealing,
  highPainThreshold,
  nightVision,
  lessSleep,
]
export const advantageOptions: readonly Option[] = []
