/** A stumble: a step past the foe, with the back to him. */

import type { Procedure } from '@umpire/engine'
import { hexes, neighbour } from '@umpire/geometry'
import type { Asking, Sufferer } from './carry-out.ts'
import { moved } from './facts.ts'
import { facingTo, hexAt, isOpen, isTaken } from './ground.ts'
import { fighterAt, standingAt } from './state.ts'

export function* stumble(ask: Asking, { place, foe }: Sufferer): Procedure<undefined> {
  const one = standingAt(ask.state, place)
  const from = hexAt(ask.state, place)
  const forward = neighbour(hexes, from, one.facing)
  const free = isOpen(ask.state, forward) && !isTaken(ask.state, forward)
  const { q, r } = free ? forward : from
  const toward = foe === null ? one.facing : facingTo({ q, r }, hexAt(ask.state, foe), one.facing)
  const who = fighterAt(ask.state, place).id
  return yield* ask.record(moved({ who, q, r, facing: (toward + 3) % 6, yards: 0, evasive: one.evasive }))
}
