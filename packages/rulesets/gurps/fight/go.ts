/** Going somewhere, past whoever watches for just that. */
import type { Procedure } from '@umpire/engine'
import { type Hex, hexDistance } from '@umpire/geometry'
import { moved } from './facts.ts'
import type { Destination, WhereOffer } from './going.ts'
import { facingTo, hexAt, isTaken, withHimAt } from './ground.ts'
import { idAt, standingAt } from './state.ts'
import type { Asking } from './sufferer.ts'
import { anybodyWatches, drawsFire, isWatched } from './watch.ts'

export function* go(ask: Asking, place: number, offer: WhereOffer, to: Destination): Procedure<undefined> {
  const from = hexAt(ask.state, place)
  const { position } = standingAt(ask.state, place)
  const way = anybodyWatches(ask.state) ? offer.way(to).slice(0, -1) : []
  let gone = 0
  for (const hex of way) {
    if (isTaken(ask.state, hex) || !isWatched(withHimAt(ask.state, place, hex), place, ask.why)) continue
    const yards = Math.max(0, Math.min(to.yards, hexDistance(from, hex)) - gone)
    yield* arrive(ask, place, { ...hex, facing: facingTo(hexAt(ask.state, place), hex, to.facing), yards })
    gone += yards
    yield* drawsFire(ask, place)
    const one = standingAt(ask.state, place)
    // Whoever was hit hard enough gets no farther.
    if (one.status !== 'active' || one.stun !== null || one.position !== position || isTaken(ask.state, to)) {
      return undefined
    }
  }
  return yield* arrive(ask, place, { ...to, yards: to.yards - gone })
}

const arrive = (ask: Asking, place: number, { q, r, facing, yards }: Hex & Destination) =>
  ask.record(moved({ who: idAt(ask.state, place), q, r, facing, yards, evasive: 'no' }))
