import { turned } from '../grid/lattice.ts'
import { diagonalsOf, facingOf, numberOf, type Query } from './query.ts'
import { type Reached, wayTo } from './search.ts'
import { SETTLED } from './settling.ts'

/** So many questions are answered by looking through the list, which is quicker than to index it for them. */
const FEW_QUESTIONS = 4

/** A place on a way: where the figure is, which way it faces, and what it has spent to get there. */
export interface Stop<Cell> {
  readonly cell: Cell
  readonly facing: number
  readonly cost: number
  /**
   * How many diagonal steps it has taken, modulo the number of their costs, so that the next query can go on from there
   * with `Moving.diagonals`; 0 where all cost the same.
   */
  readonly diagonals: number
}

/** How cells are numbered on a map. Results keep it, but no terrain: painting afterwards does not change them. */
export interface Numbering<Cell> {
  readonly cell: (number: number) => Cell
  /** The number of a cell on the map; an error for others. */
  readonly number: (cell: Cell) => number
}

/** The stop at a place in a list of settled states. */
export function stopAt<Cell>(numbering: Numbering<Cell>, query: Query, settled: Int32Array, at: number): Stop<Cell> {
  const state = settled[at] ?? 0
  return {
    cell: numbering.cell(numberOf(query, state)),
    facing: facingOf(query, state),
    cost: settled[at + 1] ?? 0,
    diagonals: diagonalsOf(query, state),
  }
}

/** Where a figure can get, at what cost and by which way. */
export class Reach<Cell> {
  readonly #numbering: Numbering<Cell>
  readonly #query: Query
  readonly #reached: Reached
  #asked = 0
  /** The places of all stops by cell number, once there have been some questions. */
  #places: Map<number, number[]> | undefined

  constructor(numbering: Numbering<Cell>, query: Query, reached: Reached) {
    this.#numbering = numbering
    this.#query = query
    this.#reached = reached
  }

  /** Every cell and facing where the figure may stop, from the cheapest on. */
  stops(): Stop<Cell>[] {
    const { settled } = this.#reached
    const stops: Stop<Cell>[] = []
    for (let at = 0; at < settled.length; at += SETTLED) {
      if (this.#isEnd(at)) stops.push(stopAt(this.#numbering, this.#query, settled, at))
    }
    return stops
  }

  /** What it costs to stop there (with that facing, if one is given); undefined where it cannot. */
  cost(cell: Cell, facing?: number): number | undefined {
    return this.#reached.settled[this.#find(cell, facing) + 1]
  }

  /** The cheapest way there (to that facing, if one is given), from the start on; undefined where there is none. */
  path(cell: Cell, facing?: number): Stop<Cell>[] | undefined {
    const { settled } = this.#reached
    const at = this.#find(cell, facing)
    if (at === settled.length) return undefined
    return wayTo(settled, at).map(place => stopAt(this.#numbering, this.#query, settled, place))
  }

  #isEnd(at: number): boolean {
    return this.#reached.ends?.[at / SETTLED] !== 0
  }

  /** The place of the cheapest such stop, or the end of the list. */
  #find(cell: Cell, facing: number | undefined): number {
    const { settled } = this.#reached
    const number = this.#numbering.number(cell)
    const towards = facing === undefined ? undefined : turned(this.#query.gait.directions, facing, 0)
    const faces = (at: number): boolean => towards === undefined || facingOf(this.#query, settled[at] ?? 0) === towards
    if (this.#asked++ >= FEW_QUESTIONS) {
      this.#places ??= this.#indexed()
      return this.#places.get(number)?.find(faces) ?? settled.length
    }
    for (let at = 0; at < settled.length; at += SETTLED) {
      if (numberOf(this.#query, settled[at] ?? 0) === number && this.#isEnd(at) && faces(at)) return at
    }
    return settled.length
  }

  #indexed(): Map<number, number[]> {
    const { settled } = this.#reached
    const places = new Map<number, number[]>()
    for (let at = 0; at < settled.length; at += SETTLED) {
      if (!this.#isEnd(at)) continue
      const number = numberOf(this.#query, settled[at] ?? 0)
      const known = places.get(number)
      if (known === undefined) places.set(number, [at])
      else known.push(at)
    }
    return places
  }
}
