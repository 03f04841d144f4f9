/**
 * Outcomes with exact weights: whole numbers out of a whole number of equally likely ways. Nothing is divided until
 * somebody reads a chance.
 */
import { type Chance, chance, greatestCommonDivisor, leastCommonMultiple } from '@umpire/dice'
import { keyOf } from '../field/json.ts'

export interface Weighed<T> {
  readonly ways: bigint
  /** Equal outcomes, by their key, are one. */
  readonly outcomes: ReadonlyMap<string, { readonly weight: bigint; readonly value: T }>
}

export const certain = <T>(key: string, value: T): Weighed<T> => ({
  ways: 1n,
  outcomes: new Map([[key, { weight: 1n, value }]]),
})

/**
 * One of several branches happens, each with its weight out of `ways`; what comes of it is weighed already. The branches
 * are brought to a common number of ways, and equal outcomes are added up.
 */
export function combine<T>(
  branches: readonly { readonly weight: bigint; readonly leadsTo: Weighed<T> }[],
  ways: bigint,
): Weighed<T> {
  let common = 1n
  for (const { leadsTo } of branches) common = leastCommonMultiple(common, leadsTo.ways)
  const outcomes = new Map<string, { weight: bigint; value: T }>()
  for (const { weight, leadsTo } of branches) {
    const factor = weight * (common / leadsTo.ways)
    for (const [key, outcome] of leadsTo.outcomes) {
      const known = outcomes.get(key)
      if (known === undefined) outcomes.set(key, { weight: outcome.weight * factor, value: outcome.value })
      else known.weight += outcome.weight * factor
    }
  }
  return { ways: ways * common, outcomes }
}

/** Every outcome with its exact weight. */
export class Odds<T> {
  readonly ways: bigint
  readonly outcomes: readonly { readonly value: T; readonly weight: bigint }[]

  constructor(weighed: Weighed<T>) {
    const found = [...weighed.outcomes.values()]
    const shared = found.reduce((divisor, { weight }) => greatestCommonDivisor(divisor, weight), weighed.ways)
    this.ways = weighed.ways / shared
    this.outcomes = found.map(({ value, weight }) => ({ value, weight: weight / shared }))
  }

  chance(holds: (value: T) => boolean): Chance {
    let ways = 0n
    for (const { value, weight } of this.outcomes) if (holds(value)) ways += weight
    return chance(ways, this.ways)
  }

  /** The odds of something read off the outcomes; what reads alike is one outcome. */
  of<U>(read: (value: T) => U): Odds<U> {
    const outcomes = new Map<string, { weight: bigint; value: U }>()
    for (const { value, weight } of this.outcomes) add(outcomes, weight, read(value))
    return new Odds({ ways: this.ways, outcomes })
  }
}

function add<U>(outcomes: Map<string, { weight: bigint; value: U }>, weight: bigint, value: U): void {
  const key = keyOf(value)
  const known = outcomes.get(key)
  if (known === undefined) outcomes.set(key, { weight, value })
  else known.weight += weight
}
