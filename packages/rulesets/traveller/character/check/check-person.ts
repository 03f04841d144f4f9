/** What can be wrong with a body, its skills and its career. */
import { nearest, type Problem, type Why } from '@umpire/engine'
import { agingSchedule, checkAgeAfter, physicalAge } from '../../aging/schedule.ts'
import { automaticSkills } from '../../chargen/automatic-skills.ts'
import { startingAge, withinLimits } from '../../chargen/characteristics.ts'
import { retirement, retirementPay } from '../../chargen/leaving.ts'
import { noRankServices, promotion, ranks } from '../../chargen/rank.ts'
import { termOfService } from '../../chargen/serving.ts'
import { bladeCombatChoice, gunCombatChoice, vehicleChoice } from '../../chargen/specific-skills.ts'
import { woundAllocation, woundStatus, zerosOf } from '../../combat/encounter/wounds.ts'
import { names } from '../../skill/names.ts'
import { YEARS_BETWEEN_CHECKS } from '../../tables/aging.ts'
import { MONTHS_PER_YEAR } from '../../tables/calendar.ts'
import { AUTOMATIC_SKILLS, type GeneralSkill } from '../../tables/chargen/skill-tables.ts'
import { SKILLS } from '../../tables/skill/skills.ts'
import { CHARACTERISTICS, PHYSICAL } from '../../tables/words.ts'
import { ageOf } from '../age.ts'
import type { Character } from '../character.ts'

type Named = { readonly id: string }
export const problem = ({ id }: Named, where: string, message: string): Problem => ({ rule: id, where, message })

export function bodyProblems({ alive, characteristics, injury }: Character, why: Why): readonly Problem[] {
  const found: Problem[] = []
  for (const name of CHARACTERISTICS) {
    if (alive && characteristics[name] < 1) {
      found.push(problem(withinLimits, `characteristics.${name}`, 'is 0; the living have 1 to 15'))
    }
  }
  if (injury === null) return found
  for (const name of PHYSICAL) {
    const now = injury.current[name]
    const full = characteristics[name]
    if (now > full) {
      found.push(problem(woundAllocation, `injury.current.${name}`, `is ${now}; wounds leave at most the full ${full}`))
    }
  }
  const zeros = zerosOf(injury.current)
  if (injury.zeros < zeros) {
    found.push(problem(woundStatus, 'injury.zeros', `is ${injury.zeros}; ${zeros} are at zero now`))
  }
  if (alive && woundStatus({ current: injury.current }, why).status === 'dead') {
    found.push(problem(woundStatus, 'alive', 'is true; with all three at zero a character is dead'))
  }
  return found
}

const MADE_SPECIFIC: { readonly [skill in GeneralSkill]: Named } = {
  'Blade Combat': bladeCombatChoice,
  'Gun Combat': gunCombatChoice,
  Vehicle: vehicleChoice,
}

/** New skills are the referee's to add, so a name is only wrong if it stands for another, or nearly so. */
export function skillProblems({ skills }: Character, why: Why): readonly Problem[] {
  return Object.keys(skills).flatMap(name => {
    const where = `skills.${name}`
    const { skill, level, known } = names({ name }, why)
    const general = Object.entries(MADE_SPECIFIC).find(([key]) => key === skill)
    if (general !== undefined) return [problem(general[1], where, 'is no skill; name one weapon or vehicle instead')]
    if (level !== null)
      return [problem(names, where, `has a level in its name; write ${skill} and the level beside it`)]
    if (known && !SKILLS.includes(skill)) return [problem(names, where, 'is no skill')]
    if (known && skill !== name) return [problem(names, where, `is written ${skill}`)]
    const meant = known ? undefined : nearest(name, SKILLS)
    return meant === undefined ? [] : [problem(names, where, `is no skill of the book; perhaps ${meant}`)]
  })
}

const counted = (terms: number): string => (terms === 1 ? '1 term' : `${terms} terms`)

type Career = NonNullable<Character['career']>

/** A commission and a promotion in the first term, but not for draftees, and a promotion in each later one. */
const mostRank = ({ drafted, terms }: Career): number =>
  terms === 0 ? 0 : drafted && terms === 1 ? 0 : terms + (drafted ? 0 : 1)

function rankProblems(career: Career, why: Why): readonly Problem[] {
  const { service, rank, terms } = career
  if (rank === 0) return []
  if (noRankServices({ service }, why).rank === 0) {
    return [problem(noRankServices, 'career.rank', `is ${rank}; the ${service} have no ranks`)]
  }
  if (ranks({ service, rank }, why).title === null) {
    return [problem(ranks, 'career.rank', `is ${rank}; the ${service} have no such rank`)]
  }
  const most = mostRank(career)
  return rank <= most
    ? []
    : [problem(promotion, 'career.rank', `is ${rank}; after ${counted(terms)} it is ${most} at most`)]
}

function grantProblems({ service, rank, terms, granted_ranks }: Career, why: Why): readonly Problem[] {
  const lines = AUTOMATIC_SKILLS.at(service, why).map(({ min_rank }) => min_rank)
  const due = terms === 0 ? [] : lines.filter(least => least <= rank)
  const same = granted_ranks.length === due.length && due.every(least => granted_ranks.includes(least))
  if (same) return []
  const says = `is [${granted_ranks.join(', ')}]; rank ${rank} after ${counted(terms)} is granted [${due.join(', ')}]`
  return [problem(automaticSkills, 'career.granted_ranks', says)]
}

function retirementProblems({ alive, career, wealth }: Character, why: Why): readonly Problem[] {
  // Who died in service has not left it.
  if (!alive && career?.retired !== true) return []
  const pays = career === null ? 0 : retirement({ service: career.service, terms: career.terms }, why).pay_per_year
  const { pension_per_year } = wealth
  const says = `is ${pension_per_year}; this career pays ${pays}`
  const pension = pension_per_year === pays ? [] : [problem(retirementPay, 'wealth.pension_per_year', says)]
  if (career === null) return pension
  const { retired } = retirement({ service: career.service, terms: career.terms }, why)
  if (career.retired === retired) return pension
  const because = retired
    ? 'is false; whoever leaves after five terms or more is retired'
    : 'is true; that takes five terms'
  return [problem(retirement, 'career.retired', because), ...pension]
}

export const careerProblems = (character: Character, why: Why): readonly Problem[] => {
  const { career } = character
  const own = career === null ? [] : [...rankProblems(career, why), ...grantProblems(career, why)]
  return [...own, ...retirementProblems(character, why)]
}

/** Of a term that an injury cut short. */
const MONTHS_UNTIL_INJURY = 24

export function ageProblems(character: Character, why: Why): readonly Problem[] {
  const { career, ledger } = character
  const found: Problem[] = []
  const served = termOfService({ terms: career?.terms ?? 0, crisis_months: 0 }, why).age_months
  const least = served + (career?.injured === true ? MONTHS_UNTIL_INJURY : 0)
  if (ledger.age_months < least) {
    const rule = career === null ? startingAge : termOfService
    const [is, at] = [ledger.age_months, least].map(months => Math.floor(months / MONTHS_PER_YEAR))
    const says = career === null ? `characters begin at ${at}` : `after ${counted(career.terms)} it is ${at} or more`
    found.push(problem(rule, 'ledger.age_months', `makes an age of ${is}; ${says}`))
  }
  const age = ageOf(character, why)
  if (age < 0) found.push(problem(physicalAge, 'ledger', 'makes a physical age below 0'))
  const { checked_age } = ledger
  if (checked_age === null) return found
  if (checked_age > age) {
    found.push(problem(agingSchedule, 'ledger.checked_age', `is ${checked_age}; the physical age is ${age}`))
  } else if (checkAgeAfter(checked_age) - YEARS_BETWEEN_CHECKS !== checked_age) {
    found.push(
      problem(agingSchedule, 'ledger.checked_age', `is ${checked_age}; checks are at 34 and every 4 years after`),
    )
  }
  return found
}
