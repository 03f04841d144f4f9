/** All rules and options. The room of a rule is named by its id: gurps.<area>.<topic>. */
import { type Callable, type Choosable, type Json, type Option, type Setting, settingsIn } from '@umpire/engine'
import { advantageOptions, advantageRules } from '../advantage/index.ts'
import { armorRules } from '../armor/index.ts'
import { attributeRules } from '../attribute/index.ts'
import { autoRules } from '../auto/index.ts'
import { beastRules } from '../beast/index.ts'
import { campaignRules, campaignSettings } from '../campaign/index.ts'
import * as campaign from '../campaign/settings.ts'
import { armsSettings } from '../catalog/arms/arms.ts'
import { chargenOptions, chargenRules } from '../chargen/index.ts'
import { combatRules } from '../combat/index.ts'
import { contestOptions, contestRules } from '../contest/index.ts'
import { conventionRules } from '../convention/index.ts'
import { damageRules } from '../damage/index.ts'
import { defenseRules } from '../defense/index.ts'
import { diceRules } from '../dice/index.ts'
import { disadvantageOptions, disadvantageRules } from '../disadvantage/index.ts'
import { diseaseRules } from '../disease/index.ts'
import { equipmentRules } from '../equipment/index.ts'
import { explosionRules } from '../explosion/index.ts'
import { fatigueRules } from '../fatigue/index.ts'
import { featRules } from '../feat/index.ts'
import { firearmRules } from '../firearm/index.ts'
import { friendsRules } from '../friends/index.ts'
import { frightRules } from '../fright/index.ts'
import { gmRules } from '../gm/index.ts'
import { gunRules } from '../gun/index.ts'
import { hazardRules } from '../hazard/index.ts'
import { improveRules } from '../improve/index.ts'
import { indirectRules } from '../indirect/index.ts'
import { injuryRules } from '../injury/index.ts'
import { languageOptions, languageRules } from '../language/index.ts'
import { looksRules } from '../looks/index.ts'
import { moveRules } from '../move/index.ts'
import { quirkOptions, quirkRules } from '../quirk/index.ts'
import { rangedRules } from '../ranged/index.ts'
import { reactionRules } from '../reaction/index.ts'
import { recoveryRules } from '../recovery/index.ts'
import { rollOptions, rollRules } from '../roll/index.ts'
import { senseRules } from '../sense/index.ts'
import { skillOptions, skillRules } from '../skill/index.ts'
import { socialRules } from '../social/index.ts'
import { unarmedRules } from '../unarmed/index.ts'
import { wealthRules } from '../wealth/index.ts'
import { weaponRules } from '../weapon/index.ts'
import { willRules } from '../will/index.ts'

export const rules: readonly Callable[] = [
  ...conventionRules,
  ...diceRules,
  ...rollRules,
  ...contestRules,
  ...reactionRules,
  ...chargenRules,
  ...attributeRules,
  ...looksRules,
  ...socialRules,
  ...wealthRules,
  ...friendsRules,
  ...advantageRules,
  ...disadvantageRules,
  ...quirkRules,
  ...skillRules,
  ...languageRules,
  ...equipmentRules,
  ...armorRules,
  ...damageRules,
  ...weaponRules,
  ...firearmRules,
  ...moveRules,
  ...improveRules,
  ...beastRules,
  ...featRules,
  ...senseRules,
  ...willRules,
  ...frightRules,
  ...combatRules,
  ...defenseRules,
  ...rangedRules,
  ...gunRules,
  ...autoRules,
  ...indirectRules,
  ...explosionRules,
  ...unarmedRules,
  ...injuryRules,
  ...recoveryRules,
  ...hazardRules,
  ...diseaseRules,
  ...fatigueRules,
  ...campaignRules,
  ...gmRules,
]

const options: readonly Option[] = [
  ...rollOptions,
  ...chargenOptions,
  ...contestOptions,
  ...advantageOptions,
  ...disadvantageOptions,
  ...quirkOptions,
  ...skillOptions,
  ...languageOptions,
]

const LISTS: readonly Setting<Json>[] = [
  campaign.allowedTraits,
  campaign.allowedSkills,
  campaign.customTraits,
  campaign.customSkills,
  ...campaignSettings,
  ...armsSettings,
]
const settings: readonly Setting<Json>[] = [
  ...settingsIn(
    'The campaign',
    Object.values(campaign).filter(one => !LISTS.includes(one)),
  ),
  ...settingsIn('Its own lists', LISTS),
]

/** What a campaign chooses from. */
export const choosable: Choosable = { options, settings }
