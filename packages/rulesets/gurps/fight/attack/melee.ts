/** Striking with something that is held, or with hand or foot. */

import { armAt, blowAt, type Manner } from '../attempt/attempt.ts'
import { lostAim, struckWith, unreadied } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { type AttackOutcome, attack } from './attack.ts'

export interface Striking {
  readonly by: number
  readonly target: number
  readonly arm: number
  /** Its place among the blows of that thing. */
  readonly blow: number
  readonly how: Manner
}

const BOTH = { both_hands: true } as const

export function strike(ask: Asking, x: Striking): AttackOutcome {
  const { by, arm, blow, how } = x
  const fighter = fighterAt(ask.state, by)
  const own = armAt(fighter, arm)
  const used = own.blows[blow]
  if (used === undefined) throw new Error(`${own.name} has no blow ${blow}`)
  const attempt = blowAt(ask.state, x, used, how, ask.why)
  if (!attempt.allowed) throw new Error(`${fighter.id} named a blow that is barred`)
  ask.record(struckWith({ who: fighter.id, arm, ...(used.hands > own.hands ? BOTH : {}) }))
  // An aim is for one blow.
  if (standingAt(ask.state, by).aim !== null) ask.record(lostAim({ who: fighter.id, because: 'used' }))
  const outcome = attack(ask, attempt, 1)
  const held = standingAt(ask.state, by).arms[arm]
  // A heavy head carries the arm past the mark.
  if (own.unbalanced && !used.thrust && held?.where === 'ready') {
    ask.record(unreadied({ who: fighter.id, arm, turns: 1 }))
  }
  return outcome
}
