/** Throwing whoever was parried by Judo. */
import type { Procedure } from '@umpire/engine'
import { attackRoll } from '../combat/attack-roll.ts'
import type { Attempt } from './attempt.ts'
import { fell } from './body-facts.ts'
import type { Asking } from './carry-out.ts'
import { defend } from './defend.ts'
import { THREE_DICE } from './dice.ts'
import { attacked } from './facts.ts'
import { badMiss } from './mishap.ts'
import { fighterAt, standingAt } from './state.ts'

export function* judoThrow(ask: Asking, by: number, target: number): Procedure<undefined> {
  const fighter = fighterAt(ask.state, by)
  const effective = (fighter.judo ?? fighter.dx) - standingAt(ask.state, by).shock
  const attempt: Attempt = {
    by,
    target,
    arm: fighter.arms.length - 1,
    kind: 'grapple',
    how: 'throw',
    dice: { dice: 0, adds: 0, times: 1 },
    damage_bonus: 0,
    type: 'crushing',
    thrust: false,
    location: null,
    effective,
    allowed: true,
    yards: 1,
    half_damage: null,
    small: false,
    shot: false,
    unaware: false,
    feint: 0,
  }
  const who = fighter.id
  const foe = fighterAt(ask.state, target).id
  const came = yield* ask.read(THREE_DICE, { purpose: 'attack', by: who }, roll => {
    const { hit, critical_hit, critical_miss } = attackRoll({ effective, roll, rounds: 1 }, ask.why)
    return critical_hit ? 'critical hit' : hit ? 'hit' : critical_miss ? 'critical miss' : 'miss'
  })
  const hits = came === 'hit' || came === 'critical hit' ? 1 : 0
  const log = { who, target: foe, with: 'Bare hands', how: 'throw', location: 'torso', effective }
  yield* ask.record(attacked({ ...log, came, hits }))
  if (came === 'critical miss') return yield* badMiss(ask, attempt, 'attacker', null)
  if (hits === 0) return undefined
  if (came === 'hit' && (yield* defend(ask, attempt, 'torso')).avoided) return undefined
  return yield* ask.record(fell({ who: foe, position: 'lying' }))
}
