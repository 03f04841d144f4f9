import type { Callable, Option } from '@umpire/engine'
import { costMental, costPhysical, levelFromPoints, relativeLevel } from './cost/cost.ts'
import { skillDefault } from './default.ts'
import { gunsIqBonus } from './guns.ts'
import { influence } from './influence.ts'
import { skillInCatalog } from './level.ts'
import { skillTechLevel, specialty, startingLimit } from './limits.ts'
import { timedAttempts } from './times.ts'
import { judoThrow, parryFractions, unarmedBonus } from './unarmed.ts'
import { carousingResult, freightTime, parachuting, telegraphySpeed, throwingBonus } from './uses.ts'

/** The rules of this area, in the book's order. */
export const skillRules: readonly Callable[] = [
  costPhysical,
  costMental,
  levelFromPoints,
  relativeLevel,
  startingLimit,
  skillDefault,
  skillTechLevel,
  specialty,
  skillInCatalog,
  gunsIqBonus,
  influence,
  unarmedBonus,
  parryFractions,
  telegraphySpeed,
  timedAttempts,
  judoThrow,
  parachuting,
  throwingBonus,
  carousingResult,
  freightTime,
]
export const skillOptions: readonly Option[] = []
