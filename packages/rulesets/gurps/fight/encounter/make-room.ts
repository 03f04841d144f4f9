/** Whoever is larger than a hex stands, when a fight begins, as near to his place as there is room for all of him. */
import { BadInput } from '@umpire/engine'
import { type Hex, hexRing } from '@umpire/geometry'
import { isLarge } from '../ground/footprint.ts'
import { hasRoom, hexOf, mapOf } from '../ground/ground.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

const FARTHEST = 100
const SIX = 6

function roomFor(
  fight: Fight,
  place: number,
  from: Hex,
  facing: number,
): Pick<Standing, 'q' | 'r' | 'facing'> | undefined {
  for (let radius = 0; radius <= FARTHEST; radius++) {
    for (let turn = 0; turn < SIX; turn++) {
      const facingThere = (facing + turn) % SIX
      const found = hexRing(from, radius).find(hex => hasRoom(fight, place, hex, facingThere))
      if (found !== undefined) return { q: found.q, r: found.r, facing: facingThere }
    }
  }
  return undefined
}

/** On a map; on open ground there is room for everybody. `places` are those of the file, for what is wrong with it. */
export function withRoom(fight: Fight, places: readonly string[]): Fight {
  if (mapOf(fight) === undefined) return fight
  let now = fight
  for (let place = 0; place < fight.roster.length; place++) {
    const one = standingAt(now, place)
    if (!isLarge(fighterAt(now, place)) || hasRoom(now, place, hexOf(one), one.facing)) continue
    const room = roomFor(now, place, hexOf(one), one.facing)
    if (room === undefined) throw new BadInput(places[place] ?? 'map', 'room for all of him on the map', one.id)
    now = { ...now, standing: now.standing.with(place, { ...one, ...room }) }
  }
  return now
}
