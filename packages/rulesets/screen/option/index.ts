import { type Callable, type Option, optionsIn } from '@umpire/engine'
import { criticalTables, optionCriticalTables } from './critical-tables.ts'
import { fallingArmorOption, optionFallingArmor } from './falling-armor.ts'
import { firstAidTl, optionFirstAidTl } from './first-aid-tl.ts'
import { frightTable, optionFrightTable } from './fright-table.ts'
import { hitLocations, optionHitLocations, randomLocations } from './hit-locations.ts'
import { modifiers, optionModifiers } from './modifiers.ts'
import { optionPositions, positions } from './positions.ts'
import { optionRangedDetail, rangedDetail } from './ranged-detail.ts'
import { optionReactions, reactions } from './reactions.ts'
import { optionTactical, tactical } from './tactical.ts'
import { optionVehicleCriticals, vehicleCriticals } from './vehicle-criticals.ts'

/** What each option changes, as rules that anybody may ask. */
export const optionRules: readonly Callable[] = [
  optionTactical,
  optionPositions,
  optionModifiers,
  optionHitLocations,
  optionReactions,
  optionFrightTable,
  optionFirstAidTl,
  optionFallingArmor,
  optionCriticalTables,
  optionRangedDetail,
  optionVehicleCriticals,
]

/** The options themselves: none is in force unless the campaign chose it. */
export const screenOptions: readonly Option[] = optionsIn('The game master’s screen', [
  tactical,
  positions,
  modifiers,
  hitLocations,
  randomLocations,
  reactions,
  frightTable,
  firstAidTl,
  fallingArmorOption,
  criticalTables,
  rangedDetail,
  vehicleCriticals,
])
