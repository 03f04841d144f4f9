/** What the ground of encounters is told in, by hexes of a yard or squares of a metre. */
import { type Hex, hexes, hexRing, type Lattice, type Square, squares } from '@umpire/geometry'

export interface Grid<Cell> {
  readonly lattice: Lattice<Cell>
  /** How messages call a cell and a length. */
  readonly cell: string
  readonly lengths: string
  readonly at: (u: number, v: number) => Cell
  /** All cells that are so many steps away. */
  readonly ring: (cell: Cell, radius: number) => readonly Cell[]
  /** Whether two neighbours share a side: squares also touch at corners, where no wall can stand. */
  readonly isSide: (a: Cell, b: Cell) => boolean
  /** The cell in a column and row of a map. */
  readonly inColumn: (column: number, row: number) => Cell
}

function* squareRing({ x, y }: Square, radius: number): Generator<Square> {
  if (radius === 0) yield { x, y }
  for (let step = 0; step < 2 * radius; step++) {
    yield { x: x - radius + step, y: y - radius }
    yield { x: x + radius, y: y - radius + step }
    yield { x: x + radius - step, y: y + radius }
    yield { x: x - radius, y: y + radius - step }
  }
}

export const HEXES: Grid<Hex> = {
  lattice: hexes,
  cell: 'hex',
  lengths: 'yards',
  at: (q, r) => ({ q, r }),
  ring: hexRing,
  isSide: () => true,
  inColumn: (column, row) => ({ q: column - Math.floor(row / 2), r: row }),
}

export const SQUARES: Grid<Square> = {
  lattice: squares,
  cell: 'square',
  lengths: 'metres',
  at: (x, y) => ({ x, y }),
  ring: (square, radius) => [...squareRing(square, radius)],
  isSide: (a, b) => a.x === b.x || a.y === b.y,
  inColumn: (column, row) => ({ x: column, y: row }),
}
