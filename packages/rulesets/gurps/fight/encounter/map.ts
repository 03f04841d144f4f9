/** A map of another program as this one keeps maps: small enough to be sent, and with nothing of its picture. */
import { groundOf, HEXES, laidOn, mapData } from '@umpire/encounter'
import type { Json } from '@umpire/engine'
import { light } from '../state/state.ts'

/** With lamps, where it is dark elsewhere. */
export function broughtMap(uvtt: Json, dark: boolean, place: string): Json {
  const written = { uvtt }
  const { lights, names } = laidOn(HEXES, written, { field: light, lit: 0, dark }, place)
  return { map: mapData(groundOf(HEXES, written, place)), lights, names }
}
