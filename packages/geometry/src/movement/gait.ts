import { shown, whole } from '../check/whole.ts'
import { type Directions, isDiagonal } from '../grid/lattice.ts'

/** How a figure moves, in whole points of movement; the game decides what a point is. */
export interface Pace {
  /**
   * What a step costs. One number for a figure whose facing does not matter. For one that has a facing, a list by how
   * far the step's direction is from it: ahead, half ahead, sideways …, back (four for hexes, five for squares); null
   * where it cannot go.
   */
  readonly step: number | readonly (number | null)[]
  /** What turning by one direction costs, for a figure with a facing; without it, it cannot turn. */
  readonly turn?: number
  /**
   * What diagonal steps between squares cost more: [0] nothing (the default), [0, 1] nothing and one by turns (one or
   * two costs), null where there are none. Hexes have no diagonals.
   */
  readonly diagonal?: readonly number[] | null
}

const DEAREST = 10_000
const MOST_TURNS = 2

/**
 * A pace made ready for searching. What a figure may do next depends on its facing and, where diagonal steps differ by
 * turns, on which comes next: together the `layer`, `facing * turns + which`. What it can do are its ways: a step in
 * each direction, then a turn to the right and one to the left.
 */
export interface Gait {
  readonly directions: Directions
  readonly layers: number
  /** How many layers one facing has. */
  readonly turns: number
  readonly ways: number
  /** Cost by `layer * ways + way`; -1 where there is no such way. */
  readonly cost: Int16Array
  /** The layer afterwards. */
  readonly next: Uint8Array
  /** The cheapest step, the cheapest way and the dearest way on open ground. */
  readonly leastStep: number
  readonly least: number
  readonly most: number
}

/**
 * Makes a pace ready for `reach` and `path`.
 * @example gait(hexes, { step: 1 })                          // every hex costs 1
 * @example gait(hexes, { step: [1, 1, 2, 2], turn: 1 })      // sideways and back 2, turning 1
 * @example gait(squares, { step: 1, diagonal: [0, 1] })      // diagonals 1, 2, 1, 2 …
 */
export function gait(directions: Directions, pace: Pace): Gait {
  const circle = directions.du.length
  const { step } = pace
  if (typeof step === 'number' && pace.turn !== undefined) {
    throw new RangeError('gait: expected costs of steps from ahead to back for a figure that turns, got one number')
  }
  const facings = typeof step === 'number' ? 1 : circle
  if (typeof step !== 'number' && step.length !== circle / 2 + 1) {
    throw new RangeError(`gait: expected ${circle / 2 + 1} costs from ahead to back, got ${step.length}`)
  }
  const diagonal = diagonalCosts(pace.diagonal)
  const turns = directions.name === 'hexes' || diagonal === null ? 1 : diagonal.length
  const layers = facings * turns
  const ways = circle + 2
  const cost = new Int16Array(layers * ways).fill(-1)
  const next = new Uint8Array(layers * ways)
  let leastStep = DEAREST
  for (let layer = 0; layer < layers; layer++) {
    const facing = Math.floor(layer / turns)
    const which = layer % turns
    for (let direction = 0; direction < circle; direction++) {
      const apart = Math.abs(facing - direction)
      const plain = typeof step === 'number' ? step : stepCost(step, Math.min(apart, circle - apart))
      const aslant = isDiagonal(directions, direction)
      const more = aslant ? (diagonal?.[which] ?? null) : 0
      if (plain === null || more === null) continue
      const total = whole('the cost of a step', plain, DEAREST) + more
      cost[layer * ways + direction] = total
      next[layer * ways + direction] = aslant ? layer - which + ((which + 1) % turns) : layer
      leastStep = Math.min(leastStep, total)
    }
    if (facings === 1 || pace.turn === undefined) continue
    cost.fill(whole('the cost of turning', pace.turn, DEAREST), layer * ways + circle, (layer + 1) * ways)
    next[layer * ways + circle] = (layer + turns) % layers
    next[layer * ways + circle + 1] = (layer + layers - turns) % layers
  }
  const possible = cost.filter(value => value >= 0)
  const least = Math.min(DEAREST, ...possible)
  return { directions, layers, turns, ways, cost, next, leastStep, least, most: Math.max(0, ...possible) }
}

/** Of data that did not pass the compiler, anything may be missing; what is missing is no cost. */
function stepCost(step: readonly unknown[], apart: number): number | null {
  const cost = step[apart]
  return cost === null ? null : whole(`the cost of a step, step[${apart}]`, cost, DEAREST)
}

function diagonalCosts(costs: unknown): readonly number[] | null {
  if (costs === undefined) return [0]
  if (costs === null) return null
  if (!Array.isArray(costs)) throw new TypeError(`diagonal: expected a list of costs or null, got ${shown(costs)}`)
  whole('the number of costs of diagonals', costs.length, MOST_TURNS, 1)
  return Array.from(costs, (cost: unknown, at) => whole(`the cost of a diagonal, diagonal[${at}]`, cost, DEAREST))
}
