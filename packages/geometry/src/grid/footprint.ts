import { whole } from '../check/whole.ts'
import { type Lattice, turned } from './lattice.ts'

/** The cells a figure fills, as offsets from its place, for each facing. Made by `footprint`. */
export interface Footprint<Cell> {
  readonly byFacing: readonly (readonly Cell[])[]
}

const LARGEST = 1000

/**
 * The shape of a figure that fills several cells: offsets from its place, which is one of them, when it has facing 0;
 * they turn with it about that place.
 * @example footprint(hexes, [{ q: 0, r: 0 }, { q: -1, r: 0 }]) // lies with its feet in the hex behind
 */
export function footprint<Cell>(lattice: Lattice<Cell>, offsets: readonly Cell[]): Footprint<Cell> {
  for (const offset of offsets) {
    whole('offset of a footprint', lattice.u(offset), LARGEST, -LARGEST)
    whole('offset of a footprint', lattice.v(offset), LARGEST, -LARGEST)
  }
  const names = new Set(offsets.map(offset => `${lattice.u(offset)},${lattice.v(offset)}`))
  if (!names.has('0,0') || names.size > LARGEST || names.size < offsets.length) {
    throw new RangeError(`footprint: expected 1 to ${LARGEST} different offsets with 0,0, got ${[...names].join(' ')}`)
  }
  return { byFacing: lattice.du.map((_, facing) => offsets.map(offset => lattice.rotated(offset, facing))) }
}

/**
 * The cells that a figure fills.
 * @example footprintCells(hexes, snake, { q: 4, r: 4 }, 0) // 4,4  3,4
 */
export function footprintCells<Cell>(
  lattice: Lattice<Cell>,
  shape: Footprint<Cell>,
  place: Cell,
  facing: number,
): Cell[] {
  const [u, v] = [lattice.u(place), lattice.v(place)]
  return (shape.byFacing[turned(lattice, facing, 0)] ?? []).map(offset =>
    lattice.cell(u + lattice.u(offset), v + lattice.v(offset)),
  )
}

/** Two cells of two groups that are as near as any, and how far apart they are. */
export interface Gap<Cell> {
  readonly distance: number
  readonly from: Cell
  readonly to: Cell
}

/**
 * The shortest distance between two groups of cells; of several pairs the first.
 * @example gapBetween([a1, a2], [b1], hexDistance).distance
 */
export function gapBetween<Cell>(
  froms: readonly Cell[],
  tos: readonly Cell[],
  distance: (from: Cell, to: Cell) => number,
): Gap<Cell> | undefined {
  let best: Gap<Cell> | undefined
  for (const from of froms) {
    for (const to of tos) {
      const apart = distance(from, to)
      if (best === undefined || apart < best.distance) best = { distance: apart, from, to }
    }
  }
  return best
}
