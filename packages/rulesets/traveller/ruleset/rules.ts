/** All rules and options. The room of a rule is named by its id: traveller.<area>.<topic>. */

import type { Callable, Choosable, Json, Option, Setting } from '@umpire/engine'
import { agingOptions, agingRules } from '../aging/index.ts'
import { exampleJamison } from '../career/jamison.ts'
import { chargenOptions, chargenRules } from '../chargen/index.ts'
import { attackOptions, attackRules } from '../combat/attack/index.ts'
import { encounterOptions, encounterRules } from '../combat/encounter/index.ts'
import { coreOptions, coreRules } from '../core/index.ts'
import { equipmentOptions, equipmentRules } from '../equipment/index.ts'
import { settings as weaponSettings } from '../equipment/weapon/custom-weapons.ts'
import { loadOptions, loadRules } from '../load/index.ts'
import { npcOptions, npcRules } from '../npc/index.ts'
import { sheetOptions, sheetRules } from '../sheet/index.ts'
import { skillOptions, skillRules } from '../skill/index.ts'
import { travelOptions, travelRules } from '../travel/index.ts'

export const rules: readonly Callable[] = [
  ...coreRules,
  ...chargenRules,
  exampleJamison,
  ...agingRules,
  ...npcRules,
  ...sheetRules,
  ...travelRules,
  ...skillRules,
  ...encounterRules,
  ...attackRules,
  ...equipmentRules,
  ...loadRules,
]

export const options: readonly Option[] = [
  ...coreOptions,
  ...chargenOptions,
  ...agingOptions,
  ...npcOptions,
  ...sheetOptions,
  ...travelOptions,
  ...skillOptions,
  ...encounterOptions,
  ...attackOptions,
  ...equipmentOptions,
  ...loadOptions,
]

const settings: readonly Setting<Json>[] = weaponSettings

/** What a campaign chooses from. */
export const choosable: Choosable = { options, settings }
