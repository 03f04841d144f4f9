import type { Ground } from '../ground/ground.ts'
import { type Goal, isFree, isGoal, type Query } from './query.ts'
import { SETTLED, Settling } from './settling.ts'
import { BARRED, OCCUPIED } from './shape.ts'

/**
 * Eight bytes are kept for each state, a cell with a facing and a turn of the diagonals. This is room for the largest
 * map with facings of squares, and less than 100 MB.
 */
const MOST_STATES = 10_000_000

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
    return this.#during(query, settling => {
      const end = settling.run(this.#ground, query, undefined, this.#marked)
      const settled = settling.settled.slice(0, end)
      const limited = query.occupied.length > 0 || query.gait.turns > 1
      return { settled, ends: limited ? this.#ends(query, settled) : undefined }
    })
  }

  /** The cheapest way to the goal within the limit, as places in what was settled; none of it may be kept. */
  path(query: Query, goal: Goal): { readonly settled: Int32Array; readonly way: readonly number[] } | undefined {
    return this.#during(query, settling => {
      const last = settling.run(this.#ground, query, goal, this.#marked) - SETTLED
      const { settled } = settling
      const found = isGoal(query, goal, settled[last] ?? 0, this.#marked)
      return found ? { settled, way: wayTo(settled, last) } : undefined
    })
  }

  /** Marks the cells for the time of one search, and for no longer even if it fails. */
  #during<Answer>(query: Query, search: (settling: Settling) => Answer): Answer {
    const settling = this.#roomFor(this.#ground.size * query.gait.layers)
    try {
      this.#mark(query)
      return search(settling)
    } finally {
      this.#unmark(query)
      settling.release()
    }
  }

  #roomFor(states: number): Settling {
    if (states > MOST_STATES) {
      const { width, height } = this.#ground
      const layers = states / this.#ground.size
      throw new RangeError(
        `movement: expected at most ${MOST_STATES} states, got ${states} on ${width} × ${height} cells with ${layers} each for facing and diagonals`,
      )
    }
    if (this.#settling.states < states) this.#settling = new Settling(states)
    return this.#settling
  }

  #mark({ barred, occupied }: Query): void {
    for (const number of occupied) this.#marked[number] = OCCUPIED
    for (const number of barred) this.#marked[number] = (this.#marked[number] ?? 0) | BARRED
  }

  #unmark({ barred, occupied }: Query): void {
    for (const number of occupied) this.#marked[number] = 0
    for (const number of barred) this.#marked[number] = 0
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
