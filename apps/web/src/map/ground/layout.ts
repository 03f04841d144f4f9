/** Where the cells of a map lie on its sheet, in pixels at full size. Hexes lie in straight rows, as maps are drawn. */
import { type Hex, hexes, type Lattice, roundedHex, type Square, squares } from '@umpire/geometry'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Layout<Cell> {
  readonly lattice: Lattice<Cell>
  readonly columns: number
  readonly rows: number
  /** Of the whole sheet. */
  readonly width: number
  readonly height: number
  /** From the middle of a cell, clockwise. */
  readonly corners: readonly Point[]
  readonly middle: (cell: Cell) => Point
  readonly cell: (column: number, row: number) => Cell
  readonly columnOf: (cell: Cell) => number
  readonly rowOf: (cell: Cell) => number
  /** The cell under a point; none beside the map. */
  readonly at: (point: Point) => Cell | undefined
  /** A facing in degrees, clockwise from the right. */
  readonly degrees: (facing: number) => number
  /** The two ends of the side in a direction, from the middle; none of a diagonal. */
  readonly side: (direction: number) => readonly [Point, Point] | undefined
  /** Of a token that fills a cell. */
  readonly radius: number
  /** What its first column and row are numbered as. */
  readonly first: Numbered
}

interface Numbered {
  readonly column: number
  readonly row: number
}
const FROM_ONE: Numbered = { column: 1, row: 1 }

const HEX_RADIUS = 34
const HEX_WIDTH = Math.sqrt(3) * HEX_RADIUS
const SQUARE = 52
const FULL = 360

const around = (corner: number, sides: number, radius: number, turn: number): Point => {
  const angle = ((corner * FULL) / sides + turn) * (Math.PI / 180)
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

const HEX_CORNERS = Array.from({ length: 6 }, (_, corner) => around(corner, 6, HEX_RADIUS, -30))
const SQUARE_CORNERS = Array.from({ length: 4 }, (_, corner) => around(corner, 4, SQUARE * Math.SQRT1_2, -45))

const isOn = (column: number, row: number, columns: number, rows: number): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows

export function hexLayout(columns: number, rows: number, first = FROM_ONE): Layout<Hex> {
  const columnOf = ({ q, r }: Hex): number => q + (r >> 1)
  return {
    lattice: hexes,
    columns,
    rows,
    width: HEX_WIDTH * (columns + (rows > 1 ? 0.5 : 0)),
    height: HEX_RADIUS * (1.5 * rows + 0.5),
    corners: HEX_CORNERS,
    middle: ({ q, r }) => ({ x: HEX_WIDTH * (q + r / 2 + 0.5), y: HEX_RADIUS * (1.5 * r + 1) }),
    cell: (column, row) => ({ q: column - (row >> 1), r: row }),
    columnOf,
    rowOf: ({ r }) => r,
    at: ({ x, y }) => {
      const r = (y / HEX_RADIUS - 1) / 1.5
      const cell = roundedHex(x / HEX_WIDTH - 0.5 - r / 2, r, 1)
      return isOn(columnOf(cell), cell.r, columns, rows) ? cell : undefined
    },
    degrees: facing => facing * 60,
    side: direction => sideOf(HEX_CORNERS, direction),
    radius: 20,
    first,
  }
}

export function squareLayout(columns: number, rows: number, first = FROM_ONE): Layout<Square> {
  return {
    lattice: squares,
    columns,
    rows,
    width: SQUARE * columns,
    height: SQUARE * rows,
    corners: SQUARE_CORNERS,
    middle: ({ x, y }) => ({ x: SQUARE * (x + 0.5), y: SQUARE * (y + 0.5) }),
    cell: (x, y) => ({ x, y }),
    columnOf: ({ x }) => x,
    rowOf: ({ y }) => y,
    at: point => {
      const cell = { x: Math.floor(point.x / SQUARE), y: Math.floor(point.y / SQUARE) }
      return isOn(cell.x, cell.y, columns, rows) ? cell : undefined
    },
    degrees: facing => facing * 45,
    side: direction => (direction % 2 === 0 ? sideOf(SQUARE_CORNERS, direction / 2) : undefined),
    radius: 20,
    first,
  }
}

/** A side stands between the corner of its own number and the next. */
function sideOf(corners: readonly Point[], side: number): readonly [Point, Point] | undefined {
  const [from, to] = [corners[side], corners[(side + 1) % corners.length]]
  return from === undefined || to === undefined ? undefined : [from, to]
}

export const samePlace = <Cell>({ lattice }: Layout<Cell>, a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && lattice.u(a) === lattice.u(b) && lattice.v(a) === lattice.v(b)

/** One of a kind for each cell. */
export const cellKey = <Cell>({ lattice }: Layout<Cell>, cell: Cell): string => `${lattice.u(cell)},${lattice.v(cell)}`

/** Open ground has no corner to count from; nobody is expected to stand so far up or to the left of where it began. */
export const OPEN_FROM = 50

/** Two figures each, as maps have it: the third column and the twelfth row are 0312. */
export const numberOf = (column: number, row: number): string =>
  `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0')

/** The number that is printed in a cell. */
export const cellNumber = <Cell>({ columnOf, rowOf, first }: Layout<Cell>, cell: Cell): string =>
  numberOf(columnOf(cell) + first.column, rowOf(cell) + first.row)

/** The outline of a cell, as a path. */
export function outlineOf<Cell>(layout: Layout<Cell>, cell: Cell, inset = 0): string {
  const { x, y } = layout.middle(cell)
  const [first] = layout.corners
  const full = first === undefined ? 1 : Math.hypot(first.x, first.y)
  const share = (full - inset) / full
  const points = layout.corners.map(
    corner => `${(x + corner.x * share).toFixed(1)} ${(y + corner.y * share).toFixed(1)}`,
  )
  return `M${points.join('L')}z`
}

/** In which direction an arrow key leads: up and down in straight lines, though rows of hexes are offset. */
export function directionOf<Cell>({ lattice, rowOf }: Layout<Cell>, key: string, from: Cell): number | undefined {
  const even = rowOf(from) % 2 === 0
  const hex = lattice.lean === 1
  switch (key) {
    case 'ArrowRight':
      return 0
    case 'ArrowLeft':
      return hex ? 3 : 4
    case 'ArrowDown':
      return hex ? (even ? 1 : 2) : 2
    case 'ArrowUp':
      return hex ? (even ? 5 : 4) : 6
    default:
      return undefined
  }
}
