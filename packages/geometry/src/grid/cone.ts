import { FARTHEST, whole } from '../check/whole.ts'
import { type Lattice, turned } from './lattice.ts'

const MOST_CELLS = 100_000

/** Refuses areas so large that listing them would take long. */
export function limitArea(cells: number): void {
  if (cells > MOST_CELLS) throw new RangeError(`area: expected at most ${MOST_CELLS} cells around it, got ${cells}`)
}

/**
 * The cells of a cone (see `inCone`) ring by ring, each ring in turning order from direction 0. On the ring at a
 * distance there are as many cells from each direction to the next, so the cone is a range of them on either side of
 * its facing.
 */
export function coneCells<Cell>(
  lattice: Lattice<Cell>,
  point: Cell,
  facing: number,
  radius: number,
  spread: number,
): Cell[] {
  const circle = lattice.du.length
  const ahead = turned(lattice, facing, 0)
  whole('radius of a cone', radius, FARTHEST)
  whole('spread of a cone', spread, circle)
  const aside = (distance: number): number => Math.floor((spread * distance) / 2)
  const count = (distance: number): number => Math.min(2 * aside(distance) + 1, circle * distance)
  let total = 0
  for (let distance = 1; distance <= radius; distance++) total += count(distance)
  limitArea(total)
  const cells: Cell[] = []
  for (let distance = 1; distance <= radius; distance++) {
    const ring = circle * distance
    const begin = (ahead * distance - aside(distance) + ring) % ring
    const end = begin + count(distance)
    for (let place = 0; place < end - ring; place++) cells.push(onRing(lattice, point, distance, place))
    for (let place = begin; place < Math.min(end, ring); place++) cells.push(onRing(lattice, point, distance, place))
  }
  return cells
}

/** The cell at a place of the ring, counted from direction 0. */
function onRing<Cell>(lattice: Lattice<Cell>, center: Cell, distance: number, place: number): Cell {
  const direction = Math.floor(place / distance)
  const next = turned(lattice, direction, 1)
  const second = place - direction * distance
  const first = distance - second
  const { du, dv } = lattice
  const u = lattice.u(center) + first * (du[direction] ?? 0) + second * (du[next] ?? 0)
  return lattice.cell(u, lattice.v(center) + first * (dv[direction] ?? 0) + second * (dv[next] ?? 0))
}
