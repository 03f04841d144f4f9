/** The attack roll of an exchange: what it comes to, where it lands, and what its table says if it is critical. */
import { leastCommonMultiple } from '@umpire/dice'
import { keyOf, MemoTable } from '@umpire/engine'
import { criticalHit } from '../../combat/attack/critical.ts'
import { type AttackRoll, nextLocation, rollLocation, rollToHit, withLocation } from '../attack/attack.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { struckAs } from '../attempt/location.ts'
import { criticalOf, type Special } from '../wound/deal-damage.ts'
import type { Body } from './people.ts'
import type { Results, Weighing } from './weigh.ts'

/** Rounds that strike some part, before anybody defends. */
interface Lands {
  readonly location: string
  readonly hits: number
  /** By how much it would have missed with a narrow weapon, where a defense hangs on that. */
  readonly off_centre: number
  readonly weight: bigint
}

export interface Rolls {
  readonly ways: bigint
  readonly missed: bigint
  readonly criticalMiss: bigint
  readonly malfunction: bigint
  readonly ordinary: readonly Lands[]
  /** Each with what its table may say. */
  readonly critical: readonly Critical[]
}

interface Critical extends Lands {
  readonly special: Results<Special>
}

export class AttackRolls {
  readonly #weighing: Weighing
  readonly #rolls = new MemoTable<string, Rolls>()
  readonly #specials = new MemoTable<string, Results<Special>>()
  readonly #landing = new MemoTable<string, Results<string | null>>()
  readonly #further = new MemoTable<string, Results<string>>()

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  of(attempt: Attempt, rounds: number, { fight, last }: Body): Rolls {
    const { effective, allowed, malf, dead_centre } = attempt
    const rolled = `${effective} ${allowed} ${malf} ${dead_centre} ${rounds}`
    const key = `${rolled} ${this.#weighing.blow(attempt)} ${this.#struckAs(attempt, fight)} ${last}`
    return this.#rolls.get(key, () => this.#weighed(attempt, rounds, fight))
  }

  /** Where a further round of a group lands whose first one goes for that part. */
  further(attempt: Attempt, first: string, { fight }: Body): Results<string> {
    const key = `${this.#weighing.blow(attempt)} ${first} ${this.#struckAs(attempt, fight)}`
    return this.#further.get(key, () => {
      const { ways, outcomes } = this.#weighing.results(fight, ask => nextLocation(ask, attempt, first))
      const { ranged } = this.#weighing.people
      return {
        ways,
        outcomes: outcomes.map(({ value, weight }) => ({ value: ranged ? eitherSide(value) : value, weight })),
      }
    })
  }

  /** What of the target the throw for a part hangs on. */
  #struckAs({ type }: Attempt, fight: Attempted): string {
    const { by, target } = this.#weighing.people
    const { shield, from_behind } = struckAs(fight, by, target, 'swing', type, this.#weighing.why)
    return `${shield} ${from_behind}`
  }

  #weighed(attempt: Attempt, rounds: number, fight: Attempted): Rolls {
    const thrown = this.#weighing.results(fight, ask => rollToHit(ask, attempt, rounds))
    const all = thrown.outcomes.map(({ value, weight }) => ({
      value,
      weight,
      where: this.#lands(attempt, value, fight),
    }))
    let common = 1n
    for (const { where } of all) common = leastCommonMultiple(common, where.ways)
    let [missed, criticalMiss, malfunction] = [0n, 0n, 0n]
    const ordinary: Lands[] = []
    const critical: Critical[] = []
    for (const { value, weight: thrownSo, where } of all) {
      for (const { value: lands, weight: landsSo } of where.outcomes) {
        const { result, roll, hits } = withLocation(value, rounds, lands)
        const weight = thrownSo * landsSo * (common / where.ways)
        if (result === 'malfunction') malfunction += weight
        else if (result === 'critical miss') criticalMiss += weight
        else if (hits === 0) missed += weight
        else {
          const part = lands ?? attempt.location ?? 'torso'
          const location = this.#weighing.people.ranged ? eitherSide(part) : part
          if (result === 'critical hit') {
            const special = this.#special(attempt, eitherSide(part), roll, fight)
            critical.push({ location, hits, off_centre: 0, weight, special })
          } else ordinary.push({ location, hits, off_centre: value.off_centre ?? 0, weight })
        }
      }
    }
    return { ways: thrown.ways * common, missed, criticalMiss, malfunction, ordinary: merged(ordinary), critical }
  }

  /** Where it lands hangs on the roll only by whether it lands at all, and misses by one. */
  #lands(attempt: Attempt, thrown: AttackRoll, fight: Attempted): Results<string | null> {
    const { result, hits } = thrown
    const blow = this.#weighing.blow(attempt)
    const key = `${result === 'near miss'} ${hits === 0} ${blow} ${this.#struckAs(attempt, fight)}`
    return this.#landing.get(key, () => this.#weighing.results(fight, ask => rollLocation(ask, attempt, thrown)))
  }

  /** What a critical hit does there: weighed once where the rule answers the same. */
  #special(attempt: Attempt, location: string, roll: number, fight: Attempted): Results<Special> {
    const { effective, type } = attempt
    const answer = criticalHit({ effective, roll, location, target: 'person', type }, this.#weighing.why)
    const key = `${location} ${this.#weighing.blow(attempt)} ${keyOf({ ...answer })}`
    return this.#specials.get(key, () => this.#weighing.results(fight, ask => criticalOf(ask, attempt, location, roll)))
  }
}

type Attempted = Body['fight']

/** The same part as often, by whichever throw. */
function merged(all: readonly Lands[]): readonly Lands[] {
  const found = new Map<string, Lands>()
  for (const one of all) {
    const key = `${one.location} ${one.hits} ${one.off_centre}`
    found.set(key, { ...one, weight: one.weight + (found.get(key)?.weight ?? 0n) })
  }
  return [...found.values()]
}

/** Left and right are wounded alike. */
export const eitherSide = (location: string): string => location.replace(/^left-/, 'right-').replace(/^far-/, 'near-')
