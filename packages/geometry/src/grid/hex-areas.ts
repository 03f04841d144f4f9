import { FARTHEST, whole } from '../check/whole.ts'
import { coneCells, limitArea } from './cone.ts'
import { type Hex, hexes } from './hex.ts'
import { neighbour, turned } from './lattice.ts'

/**
 * The hexes at exactly this distance, in turning order from direction 0 on.
 * @example hexRing({ q: 0, r: 0 }, 2).length // 12
 */
export function hexRing(center: Hex, radius: number): Hex[] {
  whole('radius of a ring', radius, FARTHEST)
  if (radius === 0) return [center]
  const ring: Hex[] = []
  let hex: Hex = { q: center.q + radius, r: center.r }
  for (let side = 0; side < 6; side++) {
    for (let step = 0; step < radius; step++) {
      ring.push(hex)
      hex = neighbour(hexes, hex, turned(hexes, side, 2))
    }
  }
  return ring
}

/**
 * The hexes up to this distance, ring by ring from the centre out.
 * @example hexDisc({ q: 0, r: 0 }, 2).length // 19
 */
export function hexDisc(center: Hex, radius: number): Hex[] {
  whole('radius of a disc', radius, FARTHEST)
  limitArea(1 + 3 * radius * (radius + 1))
  return Array.from({ length: radius + 1 }, (_, ring) => hexRing(center, ring)).flat()
}

/**
 * The hexes of a cone (see `inCone`) up to this distance, from near to far, each ring in turning order from direction 0.
 * @example hexCone({ q: 0, r: 0 }, 0, 3, 1).length // 7
 */
export function hexCone(point: Hex, facing: number, radius: number, spread: number): Hex[] {
  return coneCells(hexes, point, facing, radius, spread)
}
