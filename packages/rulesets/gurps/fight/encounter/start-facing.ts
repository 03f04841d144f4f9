/** Which way everybody looks when a fight begins. */
import type { Comer } from '@umpire/encounter'
import { directionTo, type Hex, hexDistance, hexes } from '@umpire/geometry'

/** Toward the nearest of the other side. */
export function facingOf(comer: Comer, comers: readonly Comer[], hexesOf: readonly Hex[]): number {
  const own = hexesOf[comers.indexOf(comer)]
  const usual = comer.side === 0 ? 0 : 3
  if (own === undefined) return usual
  let nearest: Hex | undefined
  for (const [index, other] of comers.entries()) {
    const hex = hexesOf[index]
    if (other.side === comer.side || hex === undefined) continue
    if (nearest === undefined || hexDistance(own, hex) < hexDistance(own, nearest)) nearest = hex
  }
  return nearest === undefined ? usual : (directionTo(hexes, own, nearest) ?? usual)
}
