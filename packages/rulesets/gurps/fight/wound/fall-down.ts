/** Falling down, and whatever other books say that comes of it. */
import type { Position } from '../../combat/basics/position-names.ts'
import { fell } from '../facts/body.ts'
import type { Asking } from '../facts/sufferer.ts'
import { afterFall, type TurnStep } from '../maneuver/openings.ts'
import { idAt, standingAt } from '../state/state.ts'

export function fallDown(ask: Asking, place: number, position: Position = 'lying'): void {
  const steps = standingAt(ask.state, place).position === 'lying' ? [] : afterFall.in(ask.why)
  const fallen = fell({ who: idAt(ask.state, place), position })
  return steps.length === 0 ? ask.record(fallen) : fallAndMore(ask, place, fallen, steps)
}

function fallAndMore(ask: Asking, place: number, fallen: ReturnType<typeof fell>, steps: readonly TurnStep[]): void {
  ask.record(fallen)
  for (const step of steps) step(ask, place)
}
