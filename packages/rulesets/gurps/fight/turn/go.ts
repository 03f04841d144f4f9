/** Going somewhere, past whoever watches or waits for just that. */
import { type Hex, hexDistance } from '@umpire/geometry'
import type { Asking } from '../facts/ask.ts'
import { moved } from '../facts/facts.ts'
import { facingTo, hasRoom, hexAt, withHimAt } from '../ground/ground.ts'
import type { Destination, WhereOffer } from '../move/destinations.ts'
import { idAt, standingAt } from '../state/state.ts'
import { anybodyWaits, interrupted, isAwaited } from './wait.ts'
import { anybodyWatches, isWatched } from './watch.ts'

export function go(ask: Asking, place: number, offer: WhereOffer, to: Destination): void {
  const from = hexAt(ask.state, place)
  const { position } = standingAt(ask.state, place)
  const awaited = anybodyWaits(ask.state, place, ask.why)
  const way = awaited || anybodyWatches(ask.state) ? offer.way(to).slice(0, -1) : []
  let gone = 0
  for (const hex of way) {
    const facing = facingTo(hexAt(ask.state, place), hex, to.facing)
    const there = withHimAt(ask.state, place, hex)
    const stops = isWatched(there, place, ask.why) || (awaited && isAwaited(there, place, ask.why))
    if (!stops || !hasRoom(ask.state, place, hex, facing)) continue
    const yards = Math.max(0, Math.min(to.yards, hexDistance(from, hex)) - gone)
    arrive(ask, place, { ...hex, facing, yards })
    gone += yards
    interrupted(ask, place)
    const one = standingAt(ask.state, place)
    // Whoever was hit hard enough gets no farther.
    if (one.status !== 'active' || one.stun !== null || one.position !== position) return
    if (!hasRoom(ask.state, place, to, to.facing)) return
  }
  arrive(ask, place, { ...to, yards: to.yards - gone })
}

const arrive = (ask: Asking, place: number, { q, r, facing, yards }: Hex & Destination) =>
  ask.record(moved({ who: idAt(ask.state, place), q, r, facing, yards, evasive: 'no' }))
