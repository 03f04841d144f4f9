import { wrapped } from '../check/whole.ts'
import { type Lattice, stepsTo } from './lattice.ts'

/** A hex in axial coordinates. Whether rows or columns are drawn straight is the drawing's affair. */
export interface Hex {
  readonly q: number
  readonly r: number
}

/**
 * The hex shifted by an offset.
 * @example hexSum({ q: 1, r: 2 }, { q: 0, r: -1 }) // { q: 1, r: 1 }
 */
export const hexSum = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r })

/**
 * How many steps one hex is from another.
 * @example hexDistance({ q: 0, r: 0 }, { q: 3, r: -1 }) // 3
 */
export const hexDistance = (a: Hex, b: Hex): number => stepsTo(1, b.q - a.q, b.r - a.r)

/**
 * The offset turned about the origin by so many sixths of a circle.
 * @example rotatedHex({ q: 1, r: 0 }, 1) // { q: 0, r: 1 }
 */
export function rotatedHex(offset: Hex, sixths: number): Hex {
  let { q, r } = offset
  for (let turns = wrapped('sixths', sixths, 6); turns > 0; turns--) [q, r] = [0 - r, q + r]
  return { q, r }
}

/**
 * The offset mirrored in the line through the origin along a direction.
 * @example reflectedHex({ q: 0, r: 1 }, 0) // { q: 1, r: -1 }
 */
export function reflectedHex(offset: Hex, direction: number): Hex {
  const { q, r } = rotatedHex(offset, -direction)
  return rotatedHex({ q: q + r, r: 0 - r }, direction)
}

/**
 * The hex nearest to the point (q / unit, r / unit), as needed to find the hex under a pointer. On an edge or corner
 * one of the nearest hexes is taken, always the same.
 * @example roundedHex(19, -4, 10) // { q: 2, r: 0 }
 */
export function roundedHex(q: number, r: number, unit: number): Hex {
  const s = -q - r
  const nearest = (value: number): number => Math.floor((2 * value + unit) / (2 * unit))
  const [wholeQ, wholeR, wholeS] = [nearest(q), nearest(r), nearest(s)]
  const off = (value: number, whole: number): number => Math.abs(value - whole * unit)
  const [offQ, offR, offS] = [off(q, wholeQ), off(r, wholeR), off(s, wholeS)]
  // The three must add up to nothing; the one that was rounded the most gives way.
  if (offQ > offR && offQ > offS) return { q: 0 - wholeR - wholeS, r: wholeR }
  return offR > offS ? { q: wholeQ, r: 0 - wholeQ - wholeS } : { q: wholeQ, r: wholeR }
}

/** The lattice of hexes: direction 0 is along q, 1 along r. */
export const hexes: Lattice<Hex> = {
  name: 'hexes',
  du: [1, 0, -1, -1, 0, 1],
  dv: [0, 1, 1, 0, -1, -1],
  lean: 1,
  u: hex => hex.q,
  v: hex => hex.r,
  cell: (q, r) => ({ q, r }),
  rotated: rotatedHex,
}
