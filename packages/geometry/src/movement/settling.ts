import { stepsTo } from '../grid/lattice.ts'
import type { Ground } from '../ground/ground.ts'
import type { Gait } from './gait.ts'
import { type Goal, isGoal, numberOf, type Query, shapeOf } from './query.ts'
import { BARRED, canStep, fits, highestToll } from './shape.ts'

/** Above every mark of a search. */
const NEVER = 0x7fff_ffff
/** In place of where a state was reached from, once it is settled. */
const DONE = -2

/** For how many states there is room at first, and at most between two searches. */
const ROOM = 1024
const KEPT = 64 * ROOM

/** Three numbers are kept of each settled state: the state, its cost, and the place of the one it was reached from. */
export const SETTLED = 3

/**
 * The heart of all searches: settles states in order of cost, or of what the whole way over them costs at least. It is
 * one loop over flat arrays, which are kept from search to search, because everything else waits for it.
 *
 * States wait in queues, one for each cost, in a circle. Whoever came first is first, but on the way to a goal whoever
 * came last is, which gets there sooner. A state for which a cheaper way is found waits a second time, and what comes
 * out later is passed over. The cost found for a state is kept as a mark, `base + cost`, and each search has its base so
 * far below the one before that all old marks are above all of its own: nothing has to be wiped.
 */
export class Settling {
  readonly states: number
  #settled: Int32Array = new Int32Array(SETTLED * ROOM)
  #base = NEVER
  /** Two for each state: its mark, and the place in `settled` it was reached from. */
  readonly #marks: Int32Array
  /** Two for each waiting entry: the state, and the next entry of its queue. */
  #entries: Int32Array = new Int32Array(2 * ROOM)
  /** Two for each queue: its first entry or -1, and its last. */
  #queues = new Int32Array(0)
  readonly #moves = new WeakMap<Gait, Int32Array>()

  constructor(states: number) {
    this.states = states
    this.#marks = new Int32Array(2 * states).fill(NEVER)
  }

  /** What the last search settled; the next one writes over it. */
  get settled(): Int32Array {
    return this.#settled
  }

  /** Gives back what an unusually large search needed. */
  release(): void {
    if (this.#settled.length > SETTLED * KEPT) this.#settled = new Int32Array(SETTLED * ROOM)
    if (this.#entries.length > 2 * KEPT) this.#entries = new Int32Array(2 * ROOM)
  }

  /** Runs a search until the goal or the end, and returns where its part of `settled` ends. */
  run(ground: Ground, query: Query, goal: Goal | undefined, marked: Uint8Array): number {
    const { gait, limit, tollUnit, shapes } = query
    const { layers, ways, least, leastStep } = gait
    const { shut, toll } = ground
    const moves = this.#movesOf(ground, gait)
    this.#begin(limit, gait.most + leastStep + ground.highestToll * tollUnit)
    let settled = this.#settled
    const marks = this.#marks
    let entries = this.#entries
    const queues = this.#queues
    const base = this.#base
    const circle = queues.length - 1
    const goalNumber = goal === undefined ? -1 : goal.number
    const goalV = goal === undefined ? 0 : ground.v(goal.number)
    const { row, stride } = ground
    const { lean } = ground.directions
    /** What the way from here to the goal costs at least. */
    const estimate = (from: number): number => {
      if (goalNumber < 0) return 0
      const v = (row[from] ?? 0) - goalV
      return leastStep * stepsTo(lean, from - goalNumber - v * stride, v)
    }

    const start = query.start * layers + (layers === gait.turns ? 0 : query.facing * gait.turns) + query.diagonals
    marks[2 * start] = base
    marks[2 * start + 1] = -1
    entries[0] = start
    entries[1] = -1
    let place = (2 * estimate(query.start)) & circle
    queues[place] = 0
    let waiting = 1
    let added = 2
    let here = 0
    while (waiting > 0) {
      while ((queues[place] ?? -1) < 0) place = (place + 2) & circle
      const entry = queues[place] ?? 0
      queues[place] = entries[entry + 1] ?? -1
      waiting--
      const state = entries[entry] ?? 0
      const mark = marks[2 * state] ?? 0
      const from = marks[2 * state + 1] ?? -1
      if (from === DONE) continue
      marks[2 * state + 1] = DONE
      const number = layers === 1 ? state : (state / layers) | 0
      const own = (state - number * layers) * (1 + 2 * ways)
      if (here === settled.length) {
        settled = doubled(settled)
        this.#settled = settled
      }
      settled[here] = state
      settled[here + 1] = mark - base
      settled[here + 2] = from
      if (number === goalNumber && isGoal(query, goal, state, marked)) return here + SETTLED
      let open = mark - base + least > limit ? 0 : ~(shut[number] ?? 0) & (moves[own] ?? 0)
      while (open !== 0) {
        const way = 31 - Math.clz32(open)
        open ^= 1 << way
        const step = moves[own + 1 + 2 * way] ?? 0
        const next = state + (moves[own + 2 + 2 * way] ?? 0)
        const known = marks[2 * next] ?? 0
        // Most neighbours are known already; only the others are asked more.
        if (mark + step >= known) continue
        const to = layers === 1 ? next : (next / layers) | 0
        let extra = 0
        if (shapes !== undefined) extra = tollFor(ground, query, state, way, marked)
        else if (to !== number) extra = (marked[to] ?? 0) >= BARRED ? -1 : (toll[to] ?? 0)
        const cost = mark - base + step + extra * tollUnit
        if (extra < 0 || cost > limit || base + cost >= known) continue
        if (added === entries.length) {
          entries = doubled(entries)
          this.#entries = entries
        }
        marks[2 * next] = base + cost
        marks[2 * next + 1] = here
        entries[added] = next
        const queue = (2 * (cost + estimate(to))) & circle
        const first = queues[queue] ?? -1
        if (goalNumber >= 0) {
          entries[added + 1] = first
          queues[queue] = added
        } else {
          entries[added + 1] = -1
          if (first < 0) queues[queue] = added
          else entries[(queues[queue + 1] ?? 0) + 1] = added
          queues[queue + 1] = added
        }
        added += 2
        waiting++
      }
      here += SETTLED
    }
    return here
  }

  /**
   * The moves of a gait on this map, for each layer: a bit for each way it has, then for each way its cost and how much
   * it adds to the number of the state.
   */
  #movesOf(ground: Ground, gait: Gait): Int32Array {
    const known = this.#moves.get(gait)
    if (known !== undefined) return known
    const { layers, ways } = gait
    const moves: number[] = []
    for (let layer = 0; layer < layers; layer++) {
      const own = moves.push(0) - 1
      for (let way = 0; way < ways; way++) {
        const cost = gait.cost[layer * ways + way] ?? -1
        const next = gait.next[layer * ways + way] ?? 0
        moves.push(cost, (ground.steps[way] ?? 0) * layers + next - layer)
        if (cost >= 0) moves[own] = (moves[own] ?? 0) | (1 << way)
      }
    }
    const flat = Int32Array.from(moves)
    this.#moves.set(gait, flat)
    return flat
  }

  /** Empties the queues, enough of them that no cost can rise by a whole circle at once, and lowers the base. */
  #begin(limit: number, rise: number): void {
    const size = 2 ** (1 + Math.ceil(Math.log2(rise + 1)))
    if (this.#queues.length !== size) this.#queues = new Int32Array(size)
    this.#queues.fill(-1)
    if (this.#base < limit + 1 - NEVER) {
      this.#marks.fill(NEVER)
      this.#base = NEVER
    }
    this.#base -= limit + 1
  }
}

function doubled(list: Int32Array): Int32Array {
  const longer = new Int32Array(2 * list.length)
  longer.set(list)
  return longer
}

/** What a figure of several cells pays as toll for a step or a turn; -1 if it cannot take it. */
function tollFor(ground: Ground, query: Query, state: number, way: number, marked: Uint8Array): number {
  const { gait } = query
  const number = numberOf(query, state)
  if (way >= ground.steps.length) {
    const turned = shapeOf(query, gait.next[(state % gait.layers) * gait.ways + way] ?? 0)
    return turned !== undefined && fits(ground, turned, number, marked) ? 0 : -1
  }
  const shape = shapeOf(query, state)
  if (shape === undefined || !canStep(ground, shape, number, way, marked)) return -1
  return highestToll(ground, shape, number + (ground.steps[way] ?? 0))
}
