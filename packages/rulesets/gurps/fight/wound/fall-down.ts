/** Falling down, and what other books add to it. */
import type { Position } from '../../combat/basics/position-names.ts'
import type { Asking } from '../facts/ask.ts'
import { fell } from '../facts/body.ts'
import { afterFall } from '../maneuver/openings.ts'
import { idAt, standingAt } from '../state/state.ts'

export function fallDown(ask: Asking, place: number, position: Position = 'lying'): void {
  const lay = standingAt(ask.state, place).position === 'lying'
  ask.record(fell({ who: idAt(ask.state, place), position }))
  if (lay) return
  for (const step of afterFall.in(ask.why)) step(ask, place)
}
