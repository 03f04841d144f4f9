/** A map of another program as this one keeps maps: small enough to be sent, and with nothing of its picture. */
import { groundOf, mapData, SQUARES } from '@umpire/encounter'
import type { Json } from '@umpire/engine'

/** The light is the same everywhere, so lamps are left out. */
export const broughtMap = (uvtt: Json, _dark: boolean, place: string): Json => ({
  map: mapData(groundOf(SQUARES, { uvtt }, place)),
})
