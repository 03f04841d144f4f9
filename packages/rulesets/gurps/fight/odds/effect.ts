/** What a hit does to whoever bears no marks: whom it makes of him, and the hit points that it costs. */
import { leastCommonMultiple } from '@umpire/dice'
import type { Part } from './hit.ts'
import type { Body } from './people.ts'
import { sharedBy } from './spread.ts'

/** So many hit points, with their weight. */
export interface Cost {
  readonly injury: number
  readonly weight: bigint
}

/** What it costs, whomever it makes of him. */
export interface Losses {
  readonly ways: bigint
  readonly costs: readonly Cost[]
}

/** On whoever bears no marks: what befell him before is marked on top of it. */
export interface Effect {
  readonly ways: bigint
  /** Of whoever dies of it. */
  readonly marks: number
  /** Whom it makes of those who live, at what cost. */
  readonly to: readonly Towards[]
  readonly losses: Losses
  /** What costs more than the hit itself: it hangs on the hit points that are left. */
  readonly dear: readonly { readonly part: Part; readonly weight: bigint }[]
}

interface Towards extends Losses {
  readonly body: Body
}

/** An effect that somebody suffers with that weight out of so many ways. */
export interface Suffered {
  readonly effect: Effect
  readonly weight: bigint
  readonly ways: bigint
}

/** The same, as small as can be. */
export function lossesOf(ways: bigint, costs: readonly Cost[]): Losses {
  const sums = new Map<number, bigint>()
  for (const { injury, weight } of costs) sums.set(injury, (sums.get(injury) ?? 0n) + weight)
  const shared = sharedBy(ways, sums.values())
  return { ways: ways / shared, costs: [...sums].map(([injury, weight]) => ({ injury, weight: weight / shared })) }
}

/** One of several, each with its weight. */
export function mixed(all: readonly Suffered[]): Effect {
  const [first, second] = all
  if (first !== undefined && second === undefined && first.weight === first.ways) return first.effect
  let common = 1n
  for (const { effect, ways } of all) common = leastCommonMultiple(common, effect.ways * ways)
  const found = new Effects()
  const dear: { readonly part: Part; readonly weight: bigint }[] = []
  for (const { effect, weight, ways } of all) {
    const factor = weight * (common / (effect.ways * ways))
    for (const { body, costs } of effect.to) {
      for (const cost of costs) found.add(cost.injury, body, cost.weight * factor)
    }
    for (const one of effect.dear) dear.push({ ...one, weight: one.weight * factor })
  }
  return found.effect(common, first?.effect.marks ?? 0, dear)
}

/** Gathers whom it makes of somebody, and what it costs. */
export class Effects {
  readonly #found = new Map<Body, Map<number, bigint>>()

  add(injury: number, body: Body, weight: bigint): void {
    const costs = this.#found.get(body) ?? new Map<number, bigint>()
    this.#found.set(body, costs.set(injury, (costs.get(injury) ?? 0n) + weight))
  }

  /** Out of so many ways. */
  effect(ways: bigint, marks: number, dear: Effect['dear'] = [], losses?: Losses): Effect {
    const weights = dear.map(({ weight }) => weight)
    for (const costs of this.#found.values()) weights.push(...costs.values())
    const shared = sharedBy(ways, weights)
    const to = [...this.#found].map(([body, costs]) => ({
      body,
      ways: ways / shared,
      costs: [...costs].map(([injury, weight]) => ({ injury, weight: weight / shared })),
    }))
    return {
      ways: ways / shared,
      marks,
      to,
      losses:
        losses ??
        lossesOf(
          ways / shared,
          to.flatMap(({ costs }) => costs),
        ),
      dear: dear.map(({ part, weight }) => ({ part, weight: weight / shared })),
    }
  }
}
