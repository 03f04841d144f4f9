/** Which service serves a wish best, and for how long. */

import { EDUCATED } from '../../chargen/skill-rolls.ts'
import { PRIOR_SERVICE, type ServiceThrow } from '../../tables/chargen/services.ts'
import { type Characteristic, SERVICES, type Service } from '../../tables/words.ts'
import type { Career } from '../state.ts'
import { chanceInService } from './chances.ts'
import type { Wish } from './goal.ts'
import { bestPlan } from './outlook.ts'

type Line = { readonly characteristic: Characteristic; readonly min: number; readonly dm: number }

const lineOf = (service: Service, use: ServiceThrow, index: 0 | 1): Line | null =>
  PRIOR_SERVICE.rows[service][use]?.dms[index] ?? null

const earns = (career: Career, line: Line | null): boolean => line !== null && career[line.characteristic] >= line.min

/**
 * One bit for each thing that a plan hangs on: three DMs, the fourth table, and how the service was entered. Plans are
 * looked up twelve times in each career: kept by a text instead, careers took a quarter longer.
 */
const SURVIVAL = 1
const COMMISSION = 2
const PROMOTION = 4
const EDUCATION = 8
const DRAFTED = 16
const STANDINGS = 32

const plansFor = (service: Service, wish: Wish) =>
  Array.from({ length: STANDINGS }, (_, bits) => {
    const dm = (bit: number, use: ServiceThrow): number => (bits & bit ? (lineOf(service, use, 0)?.dm ?? 0) : 0)
    return bestPlan(
      service,
      {
        survivalDm: dm(SURVIVAL, 'survival'),
        commissionDm: dm(COMMISSION, 'commission'),
        promotionDm: dm(PROMOTION, 'promotion'),
        educated: (bits & EDUCATION) > 0,
        drafted: (bits & DRAFTED) > 0,
      },
      wish,
    )
  })

/** Both DMs of an enlistment together. */
const MOST_ENLISTMENT_DM = 3
const enlistmentChances = (service: Service): readonly number[] =>
  Array.from({ length: MOST_ENLISTMENT_DM + 1 }, (_, dm) => chanceInService(service, 'enlistment', dm))

/** Who does not care goes where chance leads: it has shown in the characteristics, and in all services alike. */
function anyService({ strength, dexterity, endurance, intelligence, education, social }: Career): Service {
  const sum = strength + dexterity + endurance + intelligence + education + social
  return SERVICES[sum % SERVICES.length] ?? 'other'
}

/** A service as it serves the wish, with what the throws of its careers hang on at hand. */
class Prospect {
  readonly service: Service
  readonly #plans: ReturnType<typeof plansFor>
  readonly #enlistment: readonly number[]
  readonly #first: Line | null
  readonly #second: Line | null
  readonly #survival: Line | null
  readonly #commission: Line | null
  readonly #promotion: Line | null

  constructor(service: Service, wish: Wish) {
    this.service = service
    this.#plans = plansFor(service, wish)
    this.#enlistment = enlistmentChances(service)
    this.#first = lineOf(service, 'enlistment', 0)
    this.#second = lineOf(service, 'enlistment', 1)
    this.#survival = lineOf(service, 'survival', 0)
    this.#commission = lineOf(service, 'commission', 0)
    this.#promotion = lineOf(service, 'promotion', 0)
  }
  accepts(career: Career): number {
    const first = earns(career, this.#first) ? (this.#first?.dm ?? 0) : 0
    const second = earns(career, this.#second) ? (this.#second?.dm ?? 0) : 0
    return this.#enlistment[first + second] ?? 0
  }
  worth(career: Career, drafted: boolean): number {
    return this.#plans[this.#standing(career, drafted)]?.worth ?? 0
  }
  stays(career: Career): boolean {
    return this.#plans[this.#standing(career, career.drafted)]?.stays[career.terms]?.[career.rank] ?? false
  }
  #standing(career: Career, drafted: boolean): number {
    return (
      (earns(career, this.#survival) ? SURVIVAL : 0) |
      (earns(career, this.#commission) ? COMMISSION : 0) |
      (earns(career, this.#promotion) ? PROMOTION : 0) |
      (career.education >= EDUCATED ? EDUCATION : 0) |
      (drafted ? DRAFTED : 0)
    )
  }
}

export class Prospects {
  readonly #all: readonly Prospect[]
  readonly #wished: Service | undefined
  readonly #indifferent: boolean

  constructor(wish: Wish) {
    this.#wished = wish.service
    this.#indifferent = wish.skills === undefined && wish.rich !== true
    this.#all = SERVICES.map(service => new Prospect(service, wish))
  }

  /** The service that is worth most to try for, with the draft in view for those whom it rejects. */
  service(career: Career): Service {
    if (this.#wished !== undefined) return this.#wished
    if (this.#indifferent) return anyService(career)
    const all = this.#all
    let drafted = 0
    for (let index = 0; index < all.length; index++) drafted += all[index]?.worth(career, true) ?? 0
    drafted /= all.length
    let best: Service = 'other'
    let most = Number.NEGATIVE_INFINITY
    for (let index = 0; index < all.length; index++) {
      const prospect = all[index]
      if (prospect === undefined) continue
      const accepted = prospect.accepts(career)
      const worth = accepted * prospect.worth(career, false) + (1 - accepted) * drafted
      if (worth > most) {
        best = prospect.service
        most = worth
      }
    }
    return best
  }

  /** Whether to stay in the service, if it lets one. */
  stays(career: Career): boolean {
    const all = this.#all
    for (let index = 0; index < all.length; index++) {
      const prospect = all[index]
      if (prospect?.service === career.service) return prospect.stays(career)
    }
    return false
  }
}
