import {
  type Footprint,
  footprintCells,
  type GridMap,
  type Moving,
  neighbour,
  type Pace,
  type Stop,
} from '../src/index.ts'
import { isClosed } from './maps.ts'

/** What is known of a figure at one moment of its way. */
interface State<Cell> {
  readonly cell: Cell
  readonly facing: number
  /** How many diagonal steps it has taken. */
  readonly diagonals: number
}

/** A figure on a map, moved by the plain words of the rules. */
export class NaiveMover<Cell> {
  readonly map: GridMap<Cell>
  readonly pace: Pace
  readonly moving: Moving<Cell>

  constructor(map: GridMap<Cell>, pace: Pace, moving: Moving<Cell> = {}) {
    this.map = map
    this.pace = pace
    this.moving = moving
  }

  /** The cheapest cost of every cell and facing where the figure may stop, by trying until nothing gets cheaper. */
  costs(from: Cell, budget: number): Map<string, number> {
    const best = new Map<string, { state: State<Cell>; cost: number }>()
    let fresh = [
      { state: { cell: from, facing: this.moving.facing ?? 0, diagonals: this.moving.diagonals ?? 0 }, cost: 0 },
    ]
    while (fresh.length > 0) {
      const better = fresh.filter(({ state, cost }) => {
        if (cost > budget || cost >= (best.get(this.#key(state))?.cost ?? Infinity)) return false
        best.set(this.#key(state), { state, cost })
        return true
      })
      fresh = better.flatMap(({ state, cost }) =>
        [...this.#moves(state)].map(([next, price]) => ({ state: next, cost: cost + price })),
      )
    }
    const stops = new Map<string, number>()
    for (const { state, cost } of best.values()) {
      if (this.#filled(state).some(cell => this.#lists(this.moving.occupied, cell))) continue
      const key = stopKey(this.map, state)
      stops.set(key, Math.min(cost, stops.get(key) ?? cost))
    }
    return stops
  }

  /** Everything the figure can do next, with its cost. */
  *#moves(state: State<Cell>): Generator<[State<Cell>, number]> {
    const { lattice } = this.map
    const circle = lattice.du.length
    for (let direction = 0; direction < circle; direction++) {
      const price = this.#price(state, direction)
      if (price === null) continue
      const diagonal = lattice.name === 'squares' && direction % 2 === 1
      const cell = neighbour(lattice, state.cell, direction)
      const next = { cell, facing: state.facing, diagonals: state.diagonals + (diagonal ? 1 : 0) }
      if (this.#filled(state).some(part => isClosed(this.map, part, direction, 'movement')) || !this.fits(next))
        continue
      const toll = Math.max(...this.#filled(next).map(part => this.map.terrain(part).toll))
      yield [next, price + toll * (this.moving.tollUnit ?? 1)]
    }
    if (typeof this.pace.step === 'number' || this.pace.turn === undefined) return
    for (const by of [1, circle - 1]) {
      const next = { ...state, facing: (state.facing + by) % circle }
      if (this.moving.footprint === undefined || this.fits(next)) yield [next, this.pace.turn]
    }
  }

  #price(state: State<Cell>, direction: number): number | null {
    const { step, diagonal = [0] } = this.pace
    const circle = this.map.lattice.du.length
    let apart = (direction - state.facing + circle) % circle
    if (apart > circle / 2) apart = circle - apart
    const plain = typeof step === 'number' ? step : (step[apart] ?? null)
    if (plain === null) return null
    if (this.map.lattice.name === 'hexes' || direction % 2 === 0) return plain
    if (diagonal === null) return null
    return plain + (diagonal[state.diagonals % diagonal.length] ?? 0)
  }

  /** Whether the figure could be there: nothing of it off the map, in a blocked or barred cell, or cut by a wall. */
  fits(state: { readonly cell: Cell; readonly facing: number }): boolean {
    const filled = this.#filled(state)
    const free = filled.every(
      part => this.map.contains(part) && !this.map.terrain(part).blocked && !this.#lists(this.moving.barred, part),
    )
    const { lattice } = this.map
    const cut = (part: Cell): boolean =>
      lattice.du.some((_, direction) => {
        const beside = neighbour(lattice, part, direction)
        return this.#lists(filled, beside) && isClosed(this.map, part, direction, 'movement')
      })
    return free && !filled.some(cut)
  }

  #filled({ cell, facing }: { readonly cell: Cell; readonly facing: number }): Cell[] {
    const shape: Footprint<Cell> | undefined = this.moving.footprint
    return shape === undefined ? [cell] : footprintCells(this.map.lattice, shape, cell, facing)
  }

  #lists(list: readonly Cell[] | undefined, cell: Cell): boolean {
    const { u, v } = this.map.lattice
    return list?.some(other => u(other) === u(cell) && v(other) === v(cell)) ?? false
  }

  #key(state: State<Cell>): string {
    const turns = this.pace.diagonal?.length ?? 1
    return `${stopKey(this.map, state)} ${state.diagonals % turns}`
  }

  /** The cost of a way that was found, move by move; undefined if a move of it is against the rules. */
  price(way: readonly Stop<Cell>[]): number | undefined {
    let total = 0
    let diagonals = this.moving.diagonals ?? 0
    for (let at = 1; at < way.length; at++) {
      const [before, after] = [way[at - 1], way[at]]
      if (before === undefined || after === undefined) return undefined
      const state = { cell: before.cell, facing: before.facing, diagonals }
      const move = [...this.#moves(state)].find(([next]) => stopKey(this.map, next) === stopKey(this.map, after))
      if (move === undefined) return undefined
      diagonals = move[0].diagonals
      total += move[1]
      const turns = this.map.lattice.name === 'squares' ? (this.pace.diagonal?.length ?? 1) : 1
      if (total !== after.cost || diagonals % turns !== after.diagonals) return undefined
    }
    return total
  }
}

export function stopKey<Cell>(
  map: GridMap<Cell>,
  { cell, facing }: { readonly cell: Cell; readonly facing: number },
): string {
  return `${map.lattice.u(cell)},${map.lattice.v(cell)} ${facing}`
}
