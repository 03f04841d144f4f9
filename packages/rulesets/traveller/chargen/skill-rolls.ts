/** How many skills a term brings, and on which tables they are rolled. */
import { flag, int, optional, or, rolled, rule } from '@umpire/engine'
import { forChanges, service, term, value } from '../core/fields.ts'
import { ALTERATIONS } from '../tables/chargen/alterations.ts'
import {
  ADVANCED_EDUCATION,
  ADVANCED_EDUCATION_8,
  PERSONAL_DEVELOPMENT,
  SERVICE_SKILLS,
  type SkillResult,
} from '../tables/chargen/skill-tables.ts'
import { characteristicAlterations, isAlteration } from './skill-results.ts'

export const ELIGIBILITY = { first_term: 2, later_term: 1, commission: 1, promotion: 1 }
export const SCOUT_SKILLS = 2

/** None if the usual table holds. */
export const scoutSkills = rule(
  {
    id: 'traveller.chargen.scout-skills',
    title: 'Scouts get two skills each term',
    lines: '287-287',
    given: { service, term },
    gives: 'skill_rolls',
  },
  (x, why) => (x.service === 'scouts' ? why.input('each term of a scout', SCOUT_SKILLS) : null),
)

export const skillEligibility = rule(
  {
    id: 'traveller.chargen.skill-eligibility',
    title: 'How many skills per term',
    lines: '274-283',
    given: { service, term, commission: or(flag(), false), promotion: or(flag(), false) },
    gives: 'skill_rolls',
  },
  (x, why) =>
    scoutSkills({ service: x.service, term: x.term }, why) ??
    why
      .sum('skill rolls')
      .when(x.term === 1, 'first term', ELIGIBILITY.first_term, 'a later term')
      .when(x.term > 1, 'later term', ELIGIBILITY.later_term, 'the first term')
      .when(x.commission, 'commission', ELIGIBILITY.commission, 'none in this term')
      .when(x.promotion, 'promotion', ELIGIBILITY.promotion, 'none in this term')
      .total(),
)

const EDUCATED_TABLE = 4
export const EDUCATED = 8
const TABLES = 4

/** Asked before each roll, so an education that has just grown opens the fourth table. */
export const skillTableChoice = rule(
  {
    id: 'traveller.chargen.skill-table-choice',
    title: 'Choosing a skill table',
    lines: '268-272, 453-453',
    given: { education: value, table: int({ min: 1, max: TABLES }) },
  },
  (x, why) => {
    const allowed = x.table !== EDUCATED_TABLE || why.compare('education', x.education, '>=', EDUCATED)
    return { allowed, because: allowed ? null : 'it needs education 8 or more; tables 1 to 3 are open to all' }
  },
)

const onTable = { service, roll: rolled('1d6') }

export const personalDevelopment = rule(
  {
    id: 'traveller.chargen.table-personal-development',
    title: 'Skill table 1: personal development',
    lines: '423-431',
    given: { ...onTable, ...forChanges },
  },
  (x, why): { readonly [name: string]: string | number; readonly result: SkillResult } => {
    const result = PERSONAL_DEVELOPMENT.at(x.service, x.roll, why)
    // The one table that changes characteristics: with the value at hand it tells the new one, too.
    if (!isAlteration(result) || x[ALTERATIONS.rows[result].characteristic] === undefined) return { result }
    const { characteristic, value } = characteristicAlterations({ ...x, result, cause: 'skill table' }, why)
    return { result, [characteristic]: value }
  },
)

export const serviceSkills = rule(
  {
    id: 'traveller.chargen.table-service-skills',
    title: 'Skill table 2: service skills',
    lines: '433-441',
    given: onTable,
    gives: 'result',
  },
  (x, why) => SERVICE_SKILLS.at(x.service, x.roll, why),
)

export const advancedEducation = rule(
  {
    id: 'traveller.chargen.table-advanced-education',
    title: 'Skill table 3: advanced education',
    lines: '443-451',
    // Education is of no account here: that is what sets this table apart from the next.
    given: { ...onTable, education: optional(value) },
    gives: 'result',
  },
  (x, why) => ADVANCED_EDUCATION.at(x.service, x.roll, why),
)

export const advancedEducation8 = rule(
  {
    id: 'traveller.chargen.table-advanced-education-8',
    title: 'Skill table 4: advanced education for education 8+',
    lines: '453-461',
    given: { ...onTable, education: value },
  },
  (x, why) => {
    const { allowed, because } = skillTableChoice({ education: x.education, table: EDUCATED_TABLE }, why)
    return { allowed, result: allowed ? ADVANCED_EDUCATION_8.at(x.service, x.roll, why) : null, because }
  },
)
