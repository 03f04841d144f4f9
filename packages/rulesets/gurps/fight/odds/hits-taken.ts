/** The hits of one attack roll that nothing has stopped, taken by everybody together: the first of each group, then the rest. */
import { leastCommonMultiple } from '@umpire/dice'
import type { Attempt } from '../attempt/attempt.ts'
import type { Effect } from './effect.ts'
import type { Hit } from './hit.ts'
import { STRUCK } from './land.ts'
import type { Body } from './people.ts'
import type { Count, Pieces } from './pieces.ts'
import { addTo, type Share, type Spread, sharedBy, Tally } from './spread.ts'

/** Rounds of one group that are still to strike, by the part that the first of them went for. */
export interface Group {
  readonly key: string
  readonly attempt: Attempt
  readonly first: string
  /** By how many are left: those who still have to take them. */
  readonly waiting: Tally[]
}

/** The first of so many hits. */
export interface FirstHit {
  readonly hit: Hit
  readonly counts: readonly Count[]
  readonly group: Group
}

type Weighed = Omit<Share, 'body'>

/** The first hit of one group or alone, for all of whom as many are still to come in the same proportions. */
interface Taking {
  readonly group: Group
  readonly counts: readonly Count[]
  readonly all: Map<Body, Map<Effect, Weighed[]>>
}

export class HitsTaken {
  readonly #pieces: Pieces
  readonly #ways: bigint
  readonly #done: Tally
  readonly #groups = new Map<string, Group>()
  readonly #taking = new Map<string, Taking>()

  /** All shares are of so many ways; whoever has taken everything is added to those who are done. */
  constructor(pieces: Pieces, ways: bigint, done: Tally) {
    this.#pieces = pieces
    this.#ways = ways
    this.#done = done
  }

  /** Where no part was named, the others land wherever the dice say, whatever the first has struck. */
  groupOf(attempt: Attempt, first: string): Group {
    const key = `${this.#pieces.weighing.blow(attempt)} ${attempt.location === null ? '' : first}`
    const known = this.#groups.get(key) ?? { key, attempt, first, waiting: [] }
    this.#groups.set(key, known)
    return known
  }

  /** These take such a hit, when all who take hits are known. */
  take({ body, row, weight, ways }: Share, { hit, counts, group }: FirstHit): void {
    if (body.dead) {
      // By his own defense: nothing can be done to him any more.
      const dead = this.#pieces.weighing.people.marked(body, STRUCK)
      this.#done.add(dead, row, sumOf(counts) * weight, ways * this.#ways)
      return
    }
    const shared = sharedBy(
      sumOf(counts),
      counts.map(one => one.weight),
    )
    const least = counts.map(one => ({ hits: one.hits, weight: one.weight / shared }))
    const several = least.some(({ hits }) => hits > 1)
    const key = `${several ? group.key : ''} ${least.map(one => `${one.hits}:${one.weight}`).join()}`
    const taking = this.#taking.get(key) ?? { group, counts: least, all: new Map<Body, Map<Effect, Weighed[]>>() }
    const effect = this.#pieces.strikes.effectOf(hit, body)
    const effects = taking.all.get(body) ?? new Map<Effect, Weighed[]>()
    const shares = effects.get(effect) ?? []
    shares.push({ row, weight: weight * shared, ways })
    taking.all.set(body, effects.set(effect, shares))
    this.#taking.set(key, taking)
  }

  /** All hits are taken. */
  dealAll(): void {
    for (const { group, counts, all } of this.#taking.values()) {
      const after = new Tally()
      this.#dealFirst(all, after)
      const spread = after.spread()
      for (const { hits, weight } of counts) this.#await(group, hits - 1, weight, spread)
    }
    for (const group of this.#groups.values()) this.#dealRest(group)
  }

  #dealFirst(all: Taking['all'], into: Tally): void {
    let common = 1n
    for (const effects of all.values()) {
      for (const shares of effects.values()) for (const { ways } of shares) common = leastCommonMultiple(common, ways)
    }
    const hits = [...all].flatMap(([body, effects]) =>
      [...effects].map(([effect, shares]) => {
        const row: bigint[] = []
        for (const one of shares) addTo(row, one.row, one.weight * (common / one.ways))
        return { body, row, effect }
      }),
    )
    this.#pieces.strikes.every(hits, this.#ways * common, into)
  }

  /** Who is dead is past caring for the rest of the group. */
  #await({ waiting }: Group, left: number, weight: bigint, { rows, ways }: Spread): void {
    const tally = waiting[left] ?? new Tally()
    waiting[left] = tally
    for (const [body, row] of rows) {
      const into = left === 0 || body.dead ? this.#done : tally
      into.add(body, row, weight, ways)
    }
  }

  #dealRest(group: Group): void {
    const { strikes } = this.#pieces
    const { attempt, first, waiting } = group
    for (let left = waiting.length - 1; left > 0; left--) {
      const tally = waiting[left]
      if (tally === undefined) continue
      const after = new Tally()
      strikes.all(tally.spread(), body => this.#pieces.further(attempt, first, body), after)
      this.#await(group, left - 1, 1n, after.spread())
    }
  }
}

export const sumOf = (counts: readonly Count[]): bigint => counts.reduce((sum, { weight }) => sum + weight, 0n)

/** Nothing comes after the first. */
export const alone = (counts: readonly Count[]): readonly Count[] => [{ hits: 1, weight: sumOf(counts) }]
