import type { Callable, Option } from '@umpire/engine'
import { addiction } from './addiction.ts'
import { badSight, lame, oneEye } from './body.ts'
import { disadvantageCatalog } from './catalog.ts'
import { intolerance, pacifism } from './conduct.ts'
import { phobia, phobiaList, postCombatShakes } from './fears.ts'
import { disadvantageLimit } from './limit.ts'
import { mentalRolls } from './mental-rolls.ts'
import { oneArm } from './one-arm.ts'
import { resistTable } from './resist-table.ts'
import { secret } from './secret.ts'
import { lazinessIncome, primitive, youth } from './station.ts'
import { greed, gullibility } from './temptation.ts'

/** The rules of this area, in the book's order. */
export const disadvantageRules: readonly Callable[] = [
  disadvantageLimit,
  mentalRolls,
  disadvantageCatalog,
  addiction,
  badSight,
  greed,
  gullibility,
  intolerance,
  lame,
  pacifism,
  phobia,
  phobiaList,
  postCombatShakes,
  primitive,
  secret,
  youth,
  lazinessIncome,
  resistTable,
  oneArm,
  oneEye,
]
export const disadvantageOptions: readonly Option[] = []
