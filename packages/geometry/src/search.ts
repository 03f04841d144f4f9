import type { Ground } from './ground.ts'
import { type Goal, isFree, isGoal, type Query } from './query.ts'
import { SETTLED, Settling } from './settling.ts'
import { BARRED, OCCUPIED } from './shape.ts'

/** Everything that a search reached, in order of cost. */
export interface Reached {
  /** State, cost and the place in this list from which it was reached (-1 at the start), again and again. */
  readonly settled: Int32Array
  /** For each of them 1, or 0 where the figure may not stop; none if it may everywhere. */
  readonly ends: Uint8Array | undefined
}

/**
 * Finds ways over the map, for all lattices, paces and shapes. Its arrays are kept from search to search, so that a
 * search only allocates its answer.
 */
export class Search {
  readonly #ground: Ground
  /** What is on the cells, for the time of one search. */
  readonly #marked: Uint8Array
  #settling = new Settling(0)

  constructor(ground: Ground) {
    this.#ground = ground
    this.#marked = new Uint8Array(ground.size)
  }

  /** All that can be reached within the limit. */
  reach(query: Query): Reached {
    this.#mark(query)
    const end = this.#settle(query, undefined)
    const settled = this.#settling.settled.slice(0, end)
    const limited = query.occupied.length > 0 || query.gait.turns > 1
    const ends = limited ? this.#ends(query, settled) : undefined
    this.#unmark(query)
    return { settled, ends }
  }

  /** The cheapest way to the goal within the limit, as places in what was settled; none of it may be kept. */
  path(query: Query, goal: Goal): { readonly settled: Int32Array; readonly way: readonly number[] } | undefined {
    this.#mark(query)
    const last = this.#settle(query, goal) - SETTLED
    const { settled } = this.#settling
    const found = isGoal(query, goal, settled[last] ?? 0, this.#marked)
    this.#unmark(query)
    return found ? { settled, way: wayTo(settled, last) } : undefined
  }

  #mark({ barred, occupied }: Query): void {
    for (const number of occupied) this.#marked[number] = OCCUPIED
    for (const number of barred) this.#marked[number] = (this.#marked[number] ?? 0) | BARRED
  }

  #unmark({ barred, occupied }: Query): void {
    for (const number of occupied) this.#marked[number] = 0
    for (const number of barred) this.#marked[number] = 0
  }

  #settle(query: Query, goal: Goal | undefined): number {
    const states = this.#ground.size * query.gait.layers
    if (this.#settling.settled.length < SETTLED * states) this.#settling = new Settling(states)
    return this.#settling.run(this.#ground, query, goal, this.#marked)
  }

  /** It may stop where it is not kept off and has not been, for less, in the same cell and facing. */
  #ends(query: Query, settled: Int32Array): Uint8Array {
    const before = new Set<number>()
    return Uint8Array.from({ length: settled.length / SETTLED }, (_, at) => {
      const state = settled[at * SETTLED] ?? 0
      const same = Math.floor(state / query.gait.turns)
      if (before.has(same) || !isFree(query, state, this.#marked)) return 0
      before.add(same)
      return 1
    })
  }
}

/** The places in a list of settled states on the way to the last. */
export function wayTo(settled: Int32Array, last: number): number[] {
  const way: number[] = []
  for (let at = last; at >= 0; at = settled[at + 2] ?? -1) way.push(at)
  return way.reverse()
}
