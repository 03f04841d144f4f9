/**
 * What a career in a service promises a wish, on average: every throw with its exact chance, term by term and rank by
 * rank. Only changes of characteristics on the way are left out.
 */
import { STARTING_AGE } from '../chargen/characteristics.ts'
import { MOST_TERMS } from '../chargen/leaving.ts'
import { BENEFITS_DM, MOST_CASH_ROLLS } from '../chargen/mustering.ts'
import { YEARS_OF_TERM } from '../chargen/serving.ts'
import { ELIGIBILITY, SCOUT_SKILLS } from '../chargen/skill-rolls.ts'
import { AGING, AGING_CHARACTERISTICS, FIRST_CHECK_AGE } from '../tables/aging.ts'
import { EXTRA_ROLLS } from '../tables/mustering.ts'
import { HIGHEST_RANK, RANKS } from '../tables/ranks.ts'
import { RETIREMENT_PAY } from '../tables/retirement-pay.ts'
import { SERVICE_CATALOGUE } from '../tables/services.ts'
import {
  ADVANCED_EDUCATION,
  ADVANCED_EDUCATION_8,
  AUTOMATIC_SKILLS,
  PERSONAL_DEVELOPMENT,
  SERVICE_SKILLS,
} from '../tables/skill-tables.ts'
import type { Service } from '../words.ts'
import { chanceInService, chanceOfThrow } from './chances.ts'
import { fulfils, serves, type Wish } from './wish.ts'
import { benefitsWorth, capital, cashWorth } from './worth.ts'

const FACES = 6

const TABLES = [PERSONAL_DEVELOPMENT, SERVICE_SKILLS, ADVANCED_EDUCATION, ADVANCED_EDUCATION_8]

/** The chance that a roll on each of the four tables serves the wish. */
export const gainsOf = (service: Service, wish: Wish): readonly number[] =>
  TABLES.map(({ rows }) => Object.values(rows[service]).filter(result => serves(result, wish)).length / FACES)

/** The points that a check of the first ages takes. */
const AGING_POINTS = AGING_CHARACTERISTICS.reduce((sum, characteristic) => {
  const effect = AGING.rows['34 to 46'][characteristic]
  return effect === null ? sum : sum + effect.loss * (1 - chanceOfThrow(effect.save, 0))
}, 0)

/** What decides the throws: the DMs that hold, the fourth table, and how the service was entered. */
export interface Standing {
  readonly survivalDm: number
  readonly commissionDm: number
  readonly promotionDm: number
  readonly educated: boolean
  readonly drafted: boolean
}

export const ageAfter = (terms: number): number => STARTING_AGE + YEARS_OF_TERM * terms

const payPerYear = (service: Service, terms: number): number => {
  if (!SERVICE_CATALOGUE.rows[service].retirement_pay) return 0
  return RETIREMENT_PAY.steps.find(([upTo]) => terms <= upTo)?.[1] ?? 0
}

/** Credits of somebody who leaves with that rank. */
function credits(service: Service, terms: number, rank: number): number {
  const age = ageAfter(terms)
  const rolls = terms + (EXTRA_ROLLS.rows[rank] ?? 0)
  const cash = cashWorth(service, 0)
  const benefit = benefitsWorth(service, rank >= BENEFITS_DM.from_rank ? BENEFITS_DM.dm : 0, {
    member: false,
    receipts: 0,
    age,
  })
  const cashRolls = cash > benefit ? Math.min(MOST_CASH_ROLLS, rolls) : 0
  return cashRolls * cash + (rolls - cashRolls) * benefit + capital(payPerYear(service, terms), age)
}

const skillRolls = (service: Service, term: number): number => {
  if (service === 'scouts') return SCOUT_SKILLS
  return term === 1 ? ELIGIBILITY.first_term : ELIGIBILITY.later_term
}

/** The chances of ranks at the end of a term, and how many skill rolls commission and promotion brought. */
function rise(service: Service, before: readonly number[], standing: Standing, first: boolean) {
  const commission = first && standing.drafted ? 0 : chanceInService(service, 'commission', standing.commissionDm)
  const promotion = chanceInService(service, 'promotion', standing.promotionDm)
  const after = before.map(() => 0)
  let rolls = 0
  const arrive = (rank: number, chance: number): void => {
    const higher = rank > 0 && rank < HIGHEST_RANK && RANKS.rows[service][rank + 1] !== null
    const promoted = higher ? chance * promotion : 0
    after[rank] = (after[rank] ?? 0) + chance - promoted
    if (higher) after[rank + 1] = (after[rank + 1] ?? 0) + promoted
    rolls += promoted
  }
  for (const [rank, chance] of before.entries()) {
    const commissioned = rank === 0 ? chance * commission : 0
    arrive(rank, chance - commissioned)
    if (commissioned > 0) arrive(1, commissioned)
    rolls += commissioned
  }
  return { after, rolls }
}

/**
 * The average worth of a career that is left after so many terms, or when the service says so; nothing for the dead.
 * Worth is credits to those who would be rich, and to others levels of the skills wished for. A point of a characteristic
 * that age takes counts as much as a roll would have brought: the tables themselves trade the one for the other.
 */
function outlook(service: Service, standing: Standing, wish: Wish, terms: number): number {
  const survival = chanceInService(service, 'survival', standing.survivalDm)
  const reenlistment = chanceInService(service, 'reenlist', 0)
  const gains = gainsOf(service, wish)
  const gain = Math.max(...(standing.educated ? gains : gains.slice(0, -1)))
  let ranks: readonly number[] = [1, 0, 0, 0, 0, 0, 0]
  let reached = 1
  let results = 0
  let average = 0
  for (let term = 1; term <= terms; term++) {
    const { after, rolls } = rise(service, ranks, standing, term === 1)
    ranks = after
    reached *= survival
    results += rolls + skillRolls(service, term)
    if (ageAfter(term) >= FIRST_CHECK_AGE) results -= AGING_POINTS
    const automatic = AUTOMATIC_SKILLS.rows[service].reduce((sum, line) => {
      if (!('skill' in line) || !fulfils(line.skill, wish)) return sum
      return sum + ranks.reduce((chance, part, rank) => (rank >= line.min_rank ? chance + part : chance), 0)
    }, 0)
    const worth = wish.rich
      ? ranks.reduce((sum, chance, rank) => sum + chance * credits(service, term, rank), 0)
      : gain * results + automatic
    const leaves = term === terms ? 1 : 1 - reenlistment
    average += reached * leaves * worth
    reached *= 1 - leaves
  }
  return average
}

/** As many terms as promise most; or those that are wished for. */
export function bestPlan(
  service: Service,
  standing: Standing,
  wish: Wish,
): { readonly terms: number; readonly worth: number } {
  let best = { terms: 1, worth: Number.NEGATIVE_INFINITY }
  for (let terms = wish.terms ?? 1; terms <= (wish.terms ?? MOST_TERMS); terms++) {
    const worth = outlook(service, standing, wish, terms)
    if (worth > best.worth) best = { terms, worth }
  }
  return best
}
