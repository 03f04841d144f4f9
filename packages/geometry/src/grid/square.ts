import { wrapped } from '../check/whole.ts'
import type { Lattice } from './lattice.ts'

/** A square of a checkered map. */
export interface Square {
  readonly x: number
  readonly y: number
}

/**
 * What a way across corners counts; the game says which.
 * - `chebyshev`: every diagonal step is 1.
 * - `alternating`: the first, third … diagonal step is 1, the second, fourth … is 2.
 * - `manhattan`: a diagonal step is 2.
 * - `euclid-down`, `euclid-nearest`, `euclid-up`: the true distance, rounded. Up to a distance of n by `euclid-up` is
 *   exactly the circle of radius n.
 */
export type DiagonalRule = 'chebyshev' | 'alternating' | 'manhattan' | 'euclid-down' | 'euclid-nearest' | 'euclid-up'

/** The square of a distance below this has an exact root; see `roundedRoot`. */
const EXACT = 2 ** 52

/**
 * How far one square is from another by the rule.
 * @example squareDistance({ x: 0, y: 0 }, { x: 3, y: 2 }, 'alternating') // 4
 */
export function squareDistance(a: Square, b: Square, rule: DiagonalRule): number {
  const dx = Math.abs(b.x - a.x)
  const dy = Math.abs(b.y - a.y)
  const far = Math.max(dx, dy)
  const near = Math.min(dx, dy)
  switch (rule) {
    case 'chebyshev':
      return far
    case 'alternating':
      return far + Math.floor(near / 2)
    case 'manhattan':
      return far + near
    default:
      return roundedRoot(exactSquare(dx, dy), rule)
  }
}

/** The square of the true distance, refused where it could not be told exactly. */
function exactSquare(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  if (Number.isInteger(dx) && Number.isInteger(dy) && square < EXACT) return square
  throw new RangeError(`distance: expected whole coordinates less than ${EXACT ** 0.5} apart, got ${dx} and ${dy}`)
}

/** A root is rounded correctly by the machine, so its floor is exact for every whole number below 2 ** 52. */
function roundedRoot(square: number, rule: 'euclid-down' | 'euclid-nearest' | 'euclid-up'): number {
  const root = Math.floor(Math.sqrt(square))
  const beyond = square - root * root
  if (rule === 'euclid-down') return root
  if (rule === 'euclid-up') return beyond > 0 ? root + 1 : root
  return beyond > root ? root + 1 : root
}

/**
 * The offset turned about the origin by so many quarters of a circle.
 * @example rotatedSquare({ x: 2, y: 1 }, 1) // { x: -1, y: 2 }
 */
export function rotatedSquare(offset: Square, quarters: number): Square {
  let { x, y } = offset
  for (let turns = wrapped('quarters', quarters, 4); turns > 0; turns--) [x, y] = [0 - y, x]
  return { x, y }
}

/**
 * The lattice of squares with its eight directions: 0 is along x, 2 along y, the odd ones are diagonal. Squares cannot
 * be turned by an eighth of a circle, so a figure facing a diagonal lies as it does in the direction before.
 */
export const squares: Lattice<Square> = {
  name: 'squares',
  du: [1, 1, 0, -1, -1, -1, 0, 1],
  dv: [0, 1, 1, 1, 0, -1, -1, -1],
  lean: 0,
  u: square => square.x,
  v: square => square.y,
  cell: (x, y) => ({ x, y }),
  rotated: (offset, facing) => rotatedSquare(offset, Math.floor(wrapped('facing', facing, 8) / 2)),
}
