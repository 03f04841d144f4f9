/** All rules and settings. The room of a rule is named by its id: tensided.<area>.<topic>. */
import { type Callable, type Choosable, settingsIn } from '@umpire/engine'
import { abilitiesRules } from '../abilities/index.ts'
import { readings } from '../campaign/readings.ts'
import { settings } from '../campaign/settings.ts'
import { combatRules } from '../combat/index.ts'
import { coreRules } from '../core/index.ts'
import { damageRules } from '../damage/index.ts'
import { equipmentRules } from '../equipment/index.ts'
import { fatigueRules } from '../fatigue/index.ts'
import { injuryRules } from '../injury/index.ts'
import { meleeRules } from '../melee/index.ts'
import { rangedRules } from '../ranged/index.ts'
import { sheetRules } from '../sheet/index.ts'
import { skillsRules } from '../skills/index.ts'
import { statsRules } from '../stats/index.ts'
import { targetingRules } from '../targeting/index.ts'
import { traitsRules } from '../traits/index.ts'
import { xpRules } from '../xp/index.ts'

export const rules: readonly Callable[] = [
  ...coreRules,
  ...statsRules,
  ...xpRules,
  ...skillsRules,
  ...abilitiesRules,
  ...traitsRules,
  ...combatRules,
  ...damageRules,
  ...meleeRules,
  ...rangedRules,
  ...injuryRules,
  ...fatigueRules,
  ...targetingRules,
  ...equipmentRules,
  ...sheetRules,
]

/** What a campaign chooses from. */
export const choosable: Choosable = {
  options: [],
  settings: [
    ...settings,
    ...settingsIn(
      'What else the book could mean',
      readings.map(({ setting }) => setting),
    ),
  ],
}
