import { bearing, type Lattice } from './lattice.ts'

/** On which side of a figure something is; `here` is the figure's own cell. */
export type Arc = 'front' | 'right' | 'left' | 'back' | 'here'

/**
 * The arc in which `to` lies for a figure at `from` with this facing. Of the neighbours, the one ahead and the two
 * beside it are front, the next on either side are right and left, the rest (one hex, three squares) is back. Farther
 * cells belong to the arc of the neighbouring direction they are nearest to; exactly between two arcs, to the one
 * further to the front.
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
