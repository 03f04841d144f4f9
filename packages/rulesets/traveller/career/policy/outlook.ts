/**
 * What a career in a service promises a wish, on average, and when to leave it for that: every throw with its exact
 * chance, reckoned back from the last term to the first, rank by rank. Left out are changes of characteristics on the
 * way, the crises of age, and the service's right to keep somebody on a throw of 12.
 */
import { STARTING_AGE } from '../../chargen/characteristics.ts'
import { MOST_TERMS } from '../../chargen/leaving.ts'
import { MOST_CASH_ROLLS } from '../../chargen/mustering.ts'
import { YEARS_OF_TERM } from '../../chargen/serving.ts'
import { ELIGIBILITY, SCOUT_SKILLS } from '../../chargen/skill-rolls.ts'
import { AGING, AGING_CHARACTERISTICS, FIRST_CHECK_AGE } from '../../tables/aging.ts'
import { EXTRA_ROLLS } from '../../tables/chargen/mustering.ts'
import { HIGHEST_RANK, RANKS } from '../../tables/chargen/ranks.ts'
import { RETIREMENT_PAY } from '../../tables/chargen/retirement-pay.ts'
import { SERVICE_CATALOGUE } from '../../tables/chargen/services.ts'
import {
  ADVANCED_EDUCATION,
  ADVANCED_EDUCATION_8,
  AUTOMATIC_SKILLS,
  PERSONAL_DEVELOPMENT,
  SERVICE_SKILLS,
} from '../../tables/chargen/skill-tables.ts'
import type { Service } from '../../tables/words.ts'
import { chanceInService, chanceOfThrow } from './chances.ts'
import { fulfils, serves, type Wish } from './goal.ts'
import { bestRoll } from './worth.ts'

const FACES = 6
const TERMS = Array.from({ length: MOST_TERMS }, (_, index) => index + 1)
const RANKS_HELD = Array.from({ length: HIGHEST_RANK + 1 }, (_, rank) => rank)

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

const ageAfter = (terms: number): number => STARTING_AGE + YEARS_OF_TERM * terms

const payPerYear = (service: Service, terms: number): number => {
  if (!SERVICE_CATALOGUE.rows[service].retirement_pay) return 0
  return RETIREMENT_PAY.steps.find(([upTo]) => terms <= upTo)?.[1] ?? 0
}

const musteringRolls = (terms: number, rank: number): number => terms + (EXTRA_ROLLS.rows[rank] ?? 0)

/** Credits of somebody who leaves with that rank; retirement pay comes for the first time on that day. */
const credits = (service: Service, terms: number, rank: number): number =>
  bestRoll({
    service,
    rank,
    gambler: false,
    rolls: musteringRolls(terms, rank),
    cashRolls: MOST_CASH_ROLLS,
    member: false,
  }).worth + payPerYear(service, terms)

const skillRolls = (service: Service, term: number): number => {
  if (service === 'scouts') return SCOUT_SKILLS
  return term === 1 ? ELIGIBILITY.first_term : ELIGIBILITY.later_term
}

/** The chances of each rank at the end of a term. */
function ranksAfter(service: Service, rank: number, standing: Standing, first: boolean): readonly number[] {
  const barred = rank > 0 || (first && standing.drafted)
  const commission = barred ? 0 : chanceInService(service, 'commission', standing.commissionDm)
  const promotion = chanceInService(service, 'promotion', standing.promotionDm)
  const after = Array.from({ length: HIGHEST_RANK + 1 }, () => 0)
  const arrive = (at: number, chance: number): void => {
    const higher = at > 0 && at < HIGHEST_RANK && RANKS.rows[service][at + 1] !== null
    const promoted = higher ? chance * promotion : 0
    after[at] = (after[at] ?? 0) + chance - promoted
    if (higher) after[at + 1] = promoted
  }
  arrive(rank, 1 - commission)
  if (commission > 0) arrive(1, commission)
  return after
}

/** What somebody has on leaving, or may expect; the dead have nothing. */
interface Worth {
  /** Rolls of every kind, for skills and on mustering out, less the points that age takes. */
  readonly rolls: number
  /** Credits to those who would be rich, and to others levels of the skills wished for. */
  readonly wished: number
}

const scaled = ({ rolls, wished }: Worth, by: number): Worth => ({ rolls: rolls * by, wished: wished * by })
const sum = (worths: readonly Worth[]): Worth => ({
  rolls: worths.reduce((all, { rolls }) => all + rolls, 0),
  wished: worths.reduce((all, { wished }) => all + wished, 0),
})

/** By terms and rank, what leaving is worth. Each rank came with a roll for skills. */
function leavingWorth(service: Service, educated: boolean, wish: Wish) {
  const gains = gainsOf(service, wish)
  const gain = Math.max(...(educated ? gains : gains.slice(0, -1)))
  const automatic = AUTOMATIC_SKILLS.rows[service]
  return (terms: number, rank: number): Worth => {
    const numbers = TERMS.slice(0, terms)
    const learnt = numbers.reduce((all, term) => all + skillRolls(service, term), rank)
    const lost = numbers.filter(term => ageAfter(term) >= FIRST_CHECK_AGE).length * AGING_POINTS
    const granted = automatic.filter(({ min_rank }) => rank >= min_rank)
    const wanted = granted.filter(line => 'skill' in line && fulfils(line.skill, wish))
    return {
      rolls: learnt + granted.length + musteringRolls(terms, rank) - lost,
      wished: wish.rich ? credits(service, terms, rank) : gain * learnt + wanted.length,
    }
  }
}

export interface Plan {
  /** What a career promises the wish. */
  readonly worth: number
  /** By completed terms and rank, whether to stay if the service lets one. */
  readonly stays: readonly (readonly boolean[])[]
}

/**
 * Stay for as many terms as are wished for, or while what lies ahead promises more than leaving: another term brings
 * rolls, and may cost one's life and all that came before. Every roll counts alike, whatever is wished for, because the
 * tables themselves trade skills, characteristics and goods for one another; only those who would be rich look to
 * credits alone.
 */
export function bestPlan(service: Service, standing: Standing, wish: Wish): Plan {
  const survival = chanceInService(service, 'survival', standing.survivalDm)
  const reenlistment = chanceInService(service, 'reenlist', 0)
  const leaving = leavingWorth(service, standing.educated, wish)
  const better = (ahead: Worth, now: Worth): boolean =>
    wish.rich ? ahead.wished > now.wished : ahead.rolls > now.rolls
  const stays: boolean[][] = []

  /** What a term is worth before it begins, by the chances of each rank and what it is worth at the end. */
  const serving = (ranks: readonly number[], ends: readonly Worth[]): Worth =>
    scaled(sum(ends.map((worth, rank) => scaled(worth, ranks[rank] ?? 0))), survival)
  const rises = RANKS_HELD.map(rank => ranksAfter(service, rank, standing, false))
  let after = RANKS_HELD.map(rank => leaving(MOST_TERMS, rank))
  for (let terms = MOST_TERMS - 1; terms >= 1; terms--) {
    const ends = after
    const settled = RANKS_HELD.map(rank => {
      const now = leaving(terms, rank)
      const ahead = serving(rises[rank] ?? [], ends)
      const stay = wish.terms === undefined ? better(ahead, now) : terms < wish.terms
      return { stay, worth: stay ? sum([scaled(ahead, reenlistment), scaled(now, 1 - reenlistment)]) : now }
    })
    stays[terms] = settled.map(({ stay }) => stay)
    after = settled.map(({ worth }) => worth)
  }
  return { worth: serving(ranksAfter(service, 0, standing, true), after).wished, stays }
}
