/** What is done with a thing of one's own: drawing it, clearing a jam, taking aim. */
import { longAction } from '../../combat/maneuver/long-action.ts'
import { THREE_DICE, TWO_DICE } from '../../dice/thrown-dice.ts'
import { pickUp } from '../../feat/lifting.ts'
import { malfunction } from '../../gun/malfunction.ts'
import { gunOf } from '../attack/shoot.ts'
import { armAt } from '../attempt/attempt.ts'
import { aimed, clearing, pickedUp, readied } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { strengthNow } from '../state/now.ts'
import { fighterAt, idAt, standingAt } from '../state/state.ts'

export function makeReady(ask: Asking, place: number, arm: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const held = one.arms[arm]
  const own = armAt(fighter, arm)
  const who = fighter.id
  if (held?.where === 'dropped') {
    const st = strengthNow(fighter, one, ask.why)
    const seconds = pickUp({ st, weight_lb: own.weight_lb }, ask.why)
    return ask.record(pickedUp({ who, arm, turns_left: seconds - 1 }))
  }
  const turns = held?.where === 'unready' ? Math.max(1, held.turns_to_ready) : own.ready_turns
  ask.record(readied({ who, arm, turns_left: turns - 1 }))
}

export function clear(ask: Asking, place: number, arm: number): void {
  const who = idAt(ask.state, place)
  const held = standingAt(ask.state, place).arms[arm]
  if (held?.jam_turns == null) return
  const done = held.work_done + 1
  const { finished } = longAction({ task_turns: held.jam_turns, turns_done: done, disturbed: false }, ask.why)
  if (!finished) return ask.record(clearing({ who, arm, done, cleared: false, again: null }))
  const given = {
    malf: null,
    jammed: true,
    rounds: 0,
    clear_2d: held.jam_turns,
    skill: gunOf(ask.state, place, arm).clear,
    clear_modifier: held.jam_modifier,
  }
  const cleared = ask.read(
    THREE_DICE,
    { purpose: 'clear the jam', by: who },
    roll => !malfunction({ ...given, roll }, ask.why).jammed,
  )
  const again = cleared ? null : ask.roll(TWO_DICE, { purpose: 'turns to clear it', by: who })
  ask.record(clearing({ who, arm, done, cleared, again }))
}

export function takeAim(ask: Asking, place: number, arm: number, at: number): void {
  const one = standingAt(ask.state, place)
  const target = idAt(ask.state, at)
  const on = one.aim !== null && one.aim.arm === arm && one.aim.target === target ? one.aim.turns : 0
  // On the ground a gun rests.
  const braced = one.position === 'lying' && armAt(fighterAt(ask.state, place), arm).gun !== null
  ask.record(aimed({ who: one.id, arm, target, turns: on + 1, braced }))
}
