import { FARTHEST, whole } from '../check/whole.ts'
import { coneCells, limitArea } from './cone.ts'
import { type DiagonalRule, type Square, squareDistance, squares } from './square.ts'

/**
 * The squares up to this distance by the rule, row by row.
 * @example squareDisc({ x: 0, y: 0 }, 1, 'manhattan').length // 5
 */
export function squareDisc(center: Square, radius: number, rule: DiagonalRule): Square[] {
  whole('radius of a disc', radius, FARTHEST)
  limitArea((2 * radius + 1) ** 2)
  const disc: Square[] = []
  for (let y = center.y - radius; y <= center.y + radius; y++) {
    for (let x = center.x - radius; x <= center.x + radius; x++) {
      if (squareDistance(center, { x, y }, rule) <= radius) disc.push({ x, y })
    }
  }
  return disc
}

/**
 * The squares of a cone (see `inCone`) up to this distance by the rule, row by row.
 * @example squareCone({ x: 0, y: 0 }, 0, 2, 2, 'chebyshev').length // 8
 */
export function squareCone(
  point: Square,
  facing: number,
  radius: number,
  spread: number,
  rule: DiagonalRule,
): Square[] {
  return coneCells(squares, point, facing, radius, spread)
    .filter(square => squareDistance(point, square, rule) <= radius)
    .sort((a, b) => a.y - b.y || a.x - b.x)
}
