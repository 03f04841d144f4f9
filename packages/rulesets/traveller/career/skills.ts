/** The skill rolls of a term: each applies before the table of the next one is named. */
import { BadInput, type Choice, int, procedure, type Why } from '@umpire/engine'
import { characteristicAlterations, isAlteration, NO_SKILLS, skillLevels } from '../chargen/skill-results.ts'
import {
  advancedEducation,
  advancedEducation8,
  personalDevelopment,
  serviceSkills,
  skillTableChoice,
} from '../chargen/skill-rolls.ts'
import { bladeCombatChoice, gunCombatChoice, vehicleChoice } from '../chargen/specific-skills.ts'
import type { GeneralSkill, SkillResult } from '../tables/chargen/skill-tables.ts'
import type { Service } from '../tables/words.ts'
import type { CareerAbout, SkillTable } from './about.ts'
import { type CareerAsk, ONE_DIE, QUESTIONS } from './asking.ts'
import { improved, learned, learnedNothing } from './facts.ts'
import { altering, levelsHeld, serviceOf } from './inputs.ts'
import { bladeOffer, gunOffer, vehicleOffer } from './specific-offers.ts'
import { type Career, levelOf } from './state.ts'

type TableChoice = Choice<SkillTable, CareerAbout>

const EDUCATED_TABLE = 4
const choiceOf = (table: SkillTable, label: string): TableChoice => ({
  key: table,
  label,
  about: { kind: 'skill table', table },
})
const PERSONAL = choiceOf('personal-development', '1: personal development')
const SERVICE = choiceOf('service-skills', '2: service skills')
const ADVANCED = choiceOf('advanced-education', '3: advanced education')
const EDUCATED = choiceOf('advanced-education-8', '4: advanced education (8+)')
const ALL: readonly TableChoice[] = [PERSONAL, SERVICE, ADVANCED, EDUCATED]

function numberOf(table: SkillTable): number {
  switch (table) {
    case 'personal-development':
      return 1
    case 'service-skills':
      return 2
    case 'advanced-education':
      return 3
    case 'advanced-education-8':
      return EDUCATED_TABLE
  }
}

function tablesFor(education: number, why: Why): readonly TableChoice[] {
  const { allowed, because } = skillTableChoice({ education, table: EDUCATED_TABLE }, why)
  if (allowed) return ALL
  const refused = { rule: skillTableChoice.id, because: because ?? '' }
  return [PERSONAL, SERVICE, ADVANCED, { ...EDUCATED, refused }]
}

function resultOf(table: SkillTable, service: Service, roll: number, education: number, why: Why): SkillResult {
  switch (table) {
    case 'personal-development':
      return personalDevelopment({ service, roll }, why).result
    case 'service-skills':
      return serviceSkills({ service, roll }, why)
    case 'advanced-education':
      return advancedEducation({ service, roll }, why)
    case 'advanced-education-8': {
      const { result, because } = advancedEducation8({ service, roll, education }, why)
      if (result === null) throw new BadInput('skill table', because ?? 'an open one', table)
      return result
    }
  }
}

/** The level of a skill that comes once more as it stands; none if it is lost. */
const acquired = (career: Career, skill: string, why: Why): number | null =>
  skillLevels(
    {
      skill,
      level: levelOf(career, skill),
      acquisitions: NO_SKILLS,
      skills: NO_SKILLS,
      levels_held: levelsHeld(career),
      intelligence: career.intelligence,
      education: career.education,
    },
    why,
  ).level

const NO_PICKS: readonly string[] = []

const isGeneral = (result: string): result is GeneralSkill =>
  result === 'Blade Combat' || result === 'Gun Combat' || result === 'Vehicle'

/** The level of what was picked. */
function picked(career: Career, result: GeneralSkill, pick: string, why: Why): number | null {
  const one = {
    pick,
    level: levelOf(career, pick),
    picks: NO_PICKS,
    skills: NO_SKILLS,
    levels_held: levelsHeld(career),
    intelligence: career.intelligence,
    education: career.education,
  }
  switch (result) {
    case 'Blade Combat':
      return bladeCombatChoice(one, why).level
    case 'Gun Combat':
      return gunCombatChoice(one, why).level
    case 'Vehicle':
      return vehicleChoice(one, why).level
  }
}

const offerFor = (career: Career, result: GeneralSkill, why: Why) => {
  switch (result) {
    case 'Blade Combat':
      return bladeOffer(career, why)
    case 'Gun Combat':
      return gunOffer(career, why)
    case 'Vehicle':
      return vehicleOffer(career)
  }
}

export const learnSkills = procedure(
  { id: 'traveller.proc.term-skills', title: 'The skill rolls of a term', given: { rolls: int({ min: 0, max: 20 }) } },
  (ask: CareerAsk, x): void => {
    const { why } = ask
    const service = serviceOf(ask.state)
    const who = ask.state.name
    for (let left = x.rolls; left > 0; left--) {
      const career = ask.state
      const choices = tablesFor(career.education, why)
      const key = ask.choose({ who, question: QUESTIONS.skillTable, choices })
      const roll = ask.roll(ONE_DIE, { purpose: key, by: who })
      const table = numberOf(key)
      const result = resultOf(key, service, roll, career.education, why)
      if (isAlteration(result)) {
        const { characteristic, value } = characteristicAlterations(altering(career, result, 'skill table'), why)
        ask.record(improved({ table, roll, result, characteristic, value }))
        continue
      }
      const skill = isGeneral(result) ? ask.choose(offerFor(career, result, why)) : result
      const level = isGeneral(result) ? picked(career, result, skill, why) : acquired(career, skill, why)
      if (level === null || level === levelOf(career, skill)) ask.record(learnedNothing({ table, roll, result }))
      else ask.record(learned({ table, roll, result, skill, level }))
    }
  },
)
