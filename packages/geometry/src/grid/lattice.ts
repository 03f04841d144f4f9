import { FARTHEST, whole, wrapped } from '../check/whole.ts'

/**
 * What hexes and squares have in common, so that lines, sight and searches are written once. A cell has two whole
 * coordinates u and v, and its neighbours lie in a circle of directions, each one step of (du, dv) away. Any two
 * directions next to each other span the wedge between them without a gap: every cell is a whole number of steps along
 * the one and along the other. Directions are numbered in turning order, which is clockwise when v is drawn downward.
 */
export interface Directions {
  readonly name: 'hexes' | 'squares'
  readonly du: readonly number[]
  readonly dv: readonly number[]
  /** 1 where each second row of a rectangular map starts one u further left, as with hexes; 0 for upright columns. */
  readonly lean: 0 | 1
}

/** The directions together with the form in which people write a cell. */
export interface Lattice<Cell> extends Directions {
  readonly u: (cell: Cell) => number
  readonly v: (cell: Cell) => number
  readonly cell: (u: number, v: number) => Cell
  /** The offset turned about the origin, as a figure's parts turn with it from facing 0 to the given facing. */
  readonly rotated: (offset: Cell, facing: number) => Cell
}

/** Whether cells in this direction touch in a corner only. */
export function isDiagonal({ name }: Directions, direction: number): boolean {
  return name === 'squares' && direction % 2 === 1
}

/** A way to go: `first` steps in `direction` and `second` steps in the next direction, in any order. */
export interface Heading {
  readonly direction: number
  readonly first: number
  readonly second: number
}

/** Ways up to this are so short that all that is reckoned with them fits into 32 bits. */
const EXACT = 2 ** 29

/** The number of steps from the origin to (u, v) when every neighbour is one step away. */
export function stepsTo(lean: number, u: number, v: number): number {
  return Math.max(Math.abs(u), Math.abs(v), Math.abs(u + lean * v))
}

/** How to get from the origin to (u, v) with the fewest steps. */
export function headingTo({ du, dv }: Directions, u: number, v: number): Heading {
  const circle = du.length
  const isSmall = (u | 0) === u && (v | 0) === v && Math.abs(u) < EXACT && Math.abs(v) < EXACT
  // The way lies in the first half of the circle or in the second; only that one is searched.
  const begin = v > 0 || (v === 0 && u > 0) ? 0 : circle / 2
  for (let direction = begin; isSmall && direction < circle; direction++) {
    const next = direction + 1 === circle ? 0 : direction + 1
    // Products of small whole numbers, so that what is reckoned with them stays in whole numbers, which is faster.
    const first = (Math.imul(u, dv[next] ?? 0) - Math.imul(v, du[next] ?? 0)) | 0
    const second = (Math.imul(v, du[direction] ?? 0) - Math.imul(u, dv[direction] ?? 0)) | 0
    if (first > 0 && second >= 0) return { direction, first, second }
  }
  throw new RangeError(`heading: expected two different cells with whole coordinates, got a way of ${u}, ${v}`)
}

/**
 * The facing after turning by so many directions; negative turns to the left. All functions take any whole number as a
 * facing or direction, counted around the circle, and refuse other numbers.
 * @example turned(hexes, 5, 2) // 1
 */
export function turned(lattice: Directions, facing: number, by: number): number {
  return wrapped('facing', facing + by, lattice.du.length)
}

/**
 * The neighbour in a direction.
 * @example neighbour(hexes, { q: 2, r: 2 }, 1) // { q: 2, r: 3 }
 */
export function neighbour<Cell>(lattice: Lattice<Cell>, cell: Cell, direction: number): Cell {
  const d = turned(lattice, direction, 0)
  return lattice.cell(lattice.u(cell) + (lattice.du[d] ?? 0), lattice.v(cell) + (lattice.dv[d] ?? 0))
}

/**
 * All neighbours, from direction 0 on.
 * @example neighbours(squares, { x: 0, y: 0 }).length // 8
 */
export function neighbours<Cell>(lattice: Lattice<Cell>, cell: Cell): Cell[] {
  return lattice.du.map((_, direction) => neighbour(lattice, cell, direction))
}

/**
 * Where `to` lies as seen from `from` looking along `facing`, in half directions: 0 ahead, 2 one direction to the
 * right, -2 to the left, at most as many as there are directions. A cell that is nearer to one direction counts as
 * lying there; only one exactly between two directions has an odd bearing. The same cell has none.
 * @example bearing(hexes, { q: 0, r: 0 }, 0, { q: 3, r: 3 }) // 1
 */
export function bearing<Cell>(lattice: Lattice<Cell>, from: Cell, facing: number, to: Cell): number | undefined {
  const u = lattice.u(to) - lattice.u(from)
  const v = lattice.v(to) - lattice.v(from)
  const ahead = turned(lattice, facing, 0)
  if (u === 0 && v === 0) return undefined
  const { direction, first, second } = headingTo(lattice, u, v)
  const circle = lattice.du.length
  const half = 2 * turned(lattice, direction, -ahead) + 1 + Math.sign(second - first)
  return half > circle ? half - 2 * circle : half
}

/**
 * The direction nearest to the way from one cell to another; exactly between two, the lower turn of the two.
 * @example directionTo(hexes, { q: 0, r: 0 }, { q: 1, r: 4 }) // 1
 */
export function directionTo<Cell>(lattice: Lattice<Cell>, from: Cell, to: Cell): number | undefined {
  const half = bearing(lattice, from, 0, to)
  return half === undefined ? undefined : turned(lattice, Math.floor(half / 2), 0)
}

/**
 * Whether a cell lies in the cone that opens from `point` along `facing` by `spread` half directions to either side,
 * its edges included; the point itself does not. For hexes a spread of 1 is a sixth of a circle, 2 a third and 3 the
 * half; for squares 2 is a quarter.
 * @example inCone(hexes, { q: 0, r: 0 }, 0, 1, { q: 2, r: -1 }) // true, on its left edge
 */
export function inCone<Cell>(lattice: Lattice<Cell>, point: Cell, facing: number, spread: number, cell: Cell): boolean {
  const u = lattice.u(cell) - lattice.u(point)
  const v = lattice.v(cell) - lattice.v(point)
  whole('spread of a cone', spread, lattice.du.length)
  const ahead = turned(lattice, facing, 0)
  if (u === 0 && v === 0) return false
  const { direction, first, second } = headingTo(lattice, u, v)
  const length = first + second
  const circle = lattice.du.length * length
  const right = turned(lattice, direction, -ahead) * length + second
  return 2 * Math.min(right, circle - right) <= spread * length
}

/**
 * The straight line from one cell to another, both included: of each step the cell nearest to the true line. Where the
 * line passes exactly between two cells, the one on its right is taken while going in the lower half of the directions
 * and the one on its left in the upper half, so that the line back is the same line.
 * @example line(hexes, { q: 0, r: 0 }, { q: 2, r: -1 }) // 0,0  1,-1  2,-1
 */
export function line<Cell>(lattice: Lattice<Cell>, from: Cell, to: Cell): Cell[] {
  let u = lattice.u(from)
  let v = lattice.v(from)
  const steps = stepsTo(lattice.lean, lattice.u(to) - u, lattice.v(to) - v)
  if (!Number.isSafeInteger(u) || !Number.isSafeInteger(v) || !Number.isInteger(steps) || steps > FARTHEST) {
    const ends = `${u},${v} and ${lattice.u(to)},${lattice.v(to)}`
    throw new RangeError(`line: expected whole coordinates at most ${FARTHEST} steps apart, got ${ends}`)
  }
  const cells = [lattice.cell(u, v)]
  if (u === lattice.u(to) && v === lattice.v(to)) return cells
  const { direction, first, second } = headingTo(lattice, lattice.u(to) - u, lattice.v(to) - v)
  const length = first + second
  const next = turned(lattice, direction, 1)
  let rest = direction < lattice.du.length / 2 ? length : length - 1
  for (let step = 0; step < length; step++) {
    rest += 2 * second
    const aside = rest >= 2 * length
    if (aside) rest -= 2 * length
    u += lattice.du[aside ? next : direction] ?? 0
    v += lattice.dv[aside ? next : direction] ?? 0
    cells.push(lattice.cell(u, v))
  }
  return cells
}

/**
 * Whether a cell lies on the straight line from one cell to another, as `line` draws it; its ends do.
 * @example isOnLine(hexes, { q: 0, r: 0 }, { q: 2, r: -1 }, { q: 1, r: -1 }) // true
 */
export function isOnLine<Cell>(lattice: Lattice<Cell>, from: Cell, to: Cell, cell: Cell): boolean {
  const u = lattice.u(to) - lattice.u(from)
  const v = lattice.v(to) - lattice.v(from)
  const toU = lattice.u(cell) - lattice.u(from)
  const toV = lattice.v(cell) - lattice.v(from)
  const step = stepsTo(lattice.lean, toU, toV)
  // Most cells are a detour.
  if (step + stepsTo(lattice.lean, u - toU, v - toV) !== stepsTo(lattice.lean, u, v)) return false
  if ((u === 0 && v === 0) || step === 0) return true
  const { direction, first, second } = headingTo(lattice, u, v)
  const length = first + second
  const next = turned(lattice, direction, 1)
  const rest = direction < lattice.du.length / 2 ? length : length - 1
  const aside = Math.floor((rest + 2 * second * step) / (2 * length))
  const ahead = step - aside
  return (
    toU === ahead * (lattice.du[direction] ?? 0) + aside * (lattice.du[next] ?? 0) &&
    toV === ahead * (lattice.dv[direction] ?? 0) + aside * (lattice.dv[next] ?? 0)
  )
}
