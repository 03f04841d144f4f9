/** Which service serves a wish best, and for how long. */

import { EDUCATED } from '../../chargen/skill-rolls.ts'
import { PRIOR_SERVICE, type ServiceThrow } from '../../tables/chargen/services.ts'
import { type Characteristic, SERVICES, type Service } from '../../tables/words.ts'
import type { Career } from '../state.ts'
import { chanceInService } from './chances.ts'
import type { Wish } from './goal.ts'
import { bestPlan, type Plan } from './outlook.ts'

type Line = { readonly characteristic: Characteristic; readonly min: number; readonly dm: number }

const lineOf = (service: Service, use: ServiceThrow, index: 0 | 1): Line | null =>
  PRIOR_SERVICE.rows[service][use]?.dms[index] ?? null

const earns = (career: Career, line: Line | null): boolean => line !== null && career[line.characteristic] >= line.min

/** What is so either way. */
interface Either<T> {
  readonly yes: T
  readonly no: T
}
const either = <T>(make: (holds: boolean) => T): Either<T> => ({ yes: make(true), no: make(false) })
const pick = <T>({ yes, no }: Either<T>, holds: boolean): T => (holds ? yes : no)

/** A plan for every way to stand: three DMs, the fourth table, and how the service was entered. */
function plansFor(service: Service, wish: Wish) {
  const dm = (use: ServiceThrow, earned: boolean): number => (earned ? (lineOf(service, use, 0)?.dm ?? 0) : 0)
  return either(survival =>
    either(commission =>
      either(promotion =>
        either(educated =>
          either(drafted => {
            const standing = {
              survivalDm: dm('survival', survival),
              commissionDm: dm('commission', commission),
              promotionDm: dm('promotion', promotion),
              educated,
              drafted,
            }
            return bestPlan(service, standing, wish)
          }),
        ),
      ),
    ),
  )
}

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
    return this.#plan(career, drafted).worth
  }
  stays(career: Career): boolean {
    return this.#plan(career, career.drafted).stays[career.terms]?.[career.rank] ?? false
  }
  #plan(career: Career, drafted: boolean): Plan {
    const survival = pick(this.#plans, earns(career, this.#survival))
    const commission = pick(survival, earns(career, this.#commission))
    const promotion = pick(commission, earns(career, this.#promotion))
    return pick(pick(promotion, career.education >= EDUCATED), drafted)
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
    let drafted = 0
    for (const prospect of this.#all) drafted += prospect.worth(career, true)
    drafted /= this.#all.length
    let best: Service = 'other'
    let most = Number.NEGATIVE_INFINITY
    for (const prospect of this.#all) {
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
    for (const prospect of this.#all) if (prospect.service === career.service) return prospect.stays(career)
    return false
  }
}
