/** A stumble: a step past the foe, with the back to him. */

import type { Procedure } from '@umpire/engine'
import { hexes, neighbour } from '@umpire/geometry'
import { moved } from './facts.ts'
import { facingTo, hexAt, isOpenTo, isTaken } from './ground.ts'
import { fighterAt, standingAt } from './state.ts'
import type { Asking, Sufferer } from './sufferer.ts'

export function* stumble(ask: Asking, { place, foe }: Sufferer): Procedure<undefined> {
  const one = standingAt(ask.state, place)
  const from = hexAt(ask.state, place)
  const forward = neighbour(hexes, from, one.facing)
  const free = isOpenTo(ask.state, from, forward) && !isTaken(ask.state, forward)
  const { q, r } = free ? forward : from
  const toward = foe === null ? one.facing : facingTo({ q, r }, hexAt(ask.state, foe), one.facing)
  const who = fighterAt(ask.state, place).id
  return yield* ask.record(moved({ who, q, r, facing: (toward + 3) % 6, yards: 0, evasive: one.evasive }))
}
