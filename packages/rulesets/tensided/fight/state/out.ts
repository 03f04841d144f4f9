/** In which state of the book somebody is, if in any. */
import type { FighterState } from '../../combat/states.ts'
import { HOLD_STATES } from '../../melee/grapple.ts'
import type { Standing } from './standing.ts'
import { type Fight, holdsOn } from './state.ts'

/** What keeps him from acting; incapacitated he still acts, lying down. */
export function outState({ status, out }: Standing): FighterState | null {
  if (status === 'comatose') return 'comatose'
  if (out !== null) return out.state
  return status === 'incapacitated' ? 'incapacitated' : null
}

/** All states that he is in: what he suffers, and how he is held. */
export function* statesOf(fight: Fight, one: Standing): Generator<FighterState> {
  const out = outState(one)
  if (out !== null) yield out
  for (const { kind } of holdsOn(fight, one.id)) yield HOLD_STATES[kind]
}
