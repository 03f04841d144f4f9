import { type Footprint, footprintCells } from './footprint.ts'
import { bearing, type Lattice, stepsTo } from './lattice.ts'

/** On which side of a figure something is; `here` is the figure's own cell. */
export type Arc = 'front' | 'right' | 'left' | 'back' | 'here'

/**
 * The arc in which `to` lies for a figure at `from` with this facing. Of the neighbours, the one ahead and the two
 * beside it are front, the next on either side are right and left, the rest (one hex, three squares) is back. Farther
 * cells belong to the arc of the neighbouring direction they are nearest to; exactly between two arcs, to the one
 * further to the front. Of hexes this is nearest by angle. Of squares it is nearest in steps: between a direction along
 * the rows and a diagonal the border runs at a slope of 1/2 (26.6 degrees, not 22.5), as two steps on and one aside lie
 * exactly between.
 * @example arcOf(hexes, { q: 0, r: 0 }, 0, { q: -1, r: 2 }) // 'front', exactly between it and the right side
 */
export function arcOf<Cell>(lattice: Lattice<Cell>, from: Cell, facing: number, to: Cell): Arc {
  const half = bearing(lattice, from, facing, to)
  if (half === undefined) return 'here'
  const aside = Math.abs(half)
  if (aside <= 3) return 'front'
  if (aside >= 6) return 'back'
  return half > 0 ? 'right' : 'left'
}

const FROM_FRONT: readonly Arc[] = ['here', 'front', 'right', 'left', 'back']

/**
 * The arc in which `to` lies for a figure of several cells: the arc as seen from that of its cells which is the fewest
 * steps from `to`; of several such cells, the arc furthest to the front, and right before left.
 * @example arcOfFigure(hexes, snake, { q: 4, r: 4 }, 0, { q: 2, r: 4 }) // 'back', as seen from its tail at 3,4
 */
export function arcOfFigure<Cell>(
  lattice: Lattice<Cell>,
  shape: Footprint<Cell>,
  place: Cell,
  facing: number,
  to: Cell,
): Arc {
  const cells = footprintCells(lattice, shape, place, facing)
  const away = cells.map(cell =>
    stepsTo(lattice.lean, lattice.u(to) - lattice.u(cell), lattice.v(to) - lattice.v(cell)),
  )
  const nearest = Math.min(...away)
  const arcs = cells.filter((_, at) => away[at] === nearest).map(cell => arcOf(lattice, cell, facing, to))
  return FROM_FRONT.find(arc => arcs.includes(arc)) ?? 'here'
}
