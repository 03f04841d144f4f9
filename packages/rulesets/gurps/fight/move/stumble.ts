/** A stumble: a step past the foe, with the back to him. */

import { hexes, neighbour } from '@umpire/geometry'
import type { Asking } from '../facts/ask.ts'
import { moved } from '../facts/facts.ts'
import type { Sufferer } from '../facts/sufferer.ts'
import { facingTo, hasRoom, hexAt, isOpenTo } from '../ground/ground.ts'
import { fighterAt, standingAt } from '../state/state.ts'

export function stumble(ask: Asking, { place, foe }: Sufferer): void {
  const one = standingAt(ask.state, place)
  const from = hexAt(ask.state, place)
  const forward = neighbour(hexes, from, one.facing)
  const at = isOpenTo(ask.state, from, forward) && hasRoom(ask.state, place, forward, one.facing) ? forward : from
  const toward = foe === null ? one.facing : facingTo(at, hexAt(ask.state, foe), one.facing)
  const about = (toward + 3) % 6
  // Whoever is long may have no room to turn in.
  const facing = hasRoom(ask.state, place, at, about) ? about : one.facing
  const who = fighterAt(ask.state, place).id
  ask.record(moved({ who, q: at.q, r: at.r, facing, yards: 0, evasive: one.evasive }))
}
