/** Turning to something, where it matters which way somebody looks. */
import type { Hex } from '@umpire/geometry'
import type { Asking } from '../facts/ask.ts'
import { moved } from '../facts/facts.ts'
import { facingCounts } from '../ground/facing.ts'
import { facingTo, hasRoom, hexAt } from '../ground/ground.ts'
import { standingAt } from '../state/state.ts'

export function turnTo(ask: Asking, place: number, to: Hex): void {
  if (!facingCounts(ask.why)) return
  const one = standingAt(ask.state, place)
  const facing = facingTo(hexAt(ask.state, place), to, one.facing)
  // Whoever is long has to have room to turn.
  if (facing === one.facing || !hasRoom(ask.state, place, one, facing)) return
  const { q, r, evasive } = one
  ask.record(moved({ who: one.id, q, r, facing, yards: 0, evasive }))
}
