import type { Callable, Option } from '@umpire/engine'
import { automaticSkills, automaticSkillsAsFloor } from './automatic-skills.ts'
import { characteristics, startingAge, upp, withinLimits } from './characteristics.ts'
import { draft, enlistment, enlistmentLimits, everybodyEnlists, priorService, services } from './enlisting.ts'
import { reenlistment, retirement, retirementPay, termLimit } from './leaving.ts'
import { musteringOptions, musteringRules } from './mustering-rules.ts'
import { genderRace, nobleTitles, rankInName } from './naming.ts'
import { commission, commissionOrPromotion, drafteeCommission, noRankServices, promotion, ranks } from './rank.ts'
import { injury, injuryInPlaceOfDeath, survival, termOfService } from './serving.ts'
import { characteristicAlterations, limitedSkills, skillLevels } from './skill-results.ts'
import {
  advancedEducation,
  advancedEducation8,
  personalDevelopment,
  scoutSkills,
  serviceSkills,
  skillEligibility,
  skillTableChoice,
} from './skill-rolls.ts'
import {
  bladeCombatChoice,
  gunCombatChoice,
  quickTableAsPrinted,
  vehicleChoice,
  weaponChoiceAid,
} from './specific-skills.ts'

/** The rules of this area, in the book's order. */
export const chargenRules: readonly Callable[] = [
  characteristics,
  withinLimits,
  upp,
  nobleTitles,
  rankInName,
  genderRace,
  startingAge,
  services,
  priorService,
  enlistment,
  enlistmentLimits,
  draft,
  drafteeCommission,
  termOfService,
  survival,
  injury,
  commission,
  promotion,
  noRankServices,
  ranks,
  skillEligibility,
  scoutSkills,
  skillTableChoice,
  personalDevelopment,
  serviceSkills,
  advancedEducation,
  advancedEducation8,
  automaticSkills,
  skillLevels,
  characteristicAlterations,
  bladeCombatChoice,
  gunCombatChoice,
  weaponChoiceAid,
  vehicleChoice,
  reenlistment,
  termLimit,
  retirement,
  retirementPay,
  ...musteringRules,
]

export const chargenOptions: readonly Option[] = [
  everybodyEnlists,
  injuryInPlaceOfDeath,
  commissionOrPromotion,
  automaticSkillsAsFloor,
  limitedSkills,
  quickTableAsPrinted,
  ...musteringOptions,
]
