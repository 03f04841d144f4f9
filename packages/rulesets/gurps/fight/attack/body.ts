/** An attack that takes hold, throws or pushes instead of wounding: the roll to hit, and the defense. */
import type { Why } from '@umpire/engine'
import { attackRoll } from '../../combat/attack/attack-roll.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { type Attempt, surprise } from '../attempt/attempt.ts'
import { declare, spendDeclared } from '../defense/declare.ts'
import { type Avoided, defend } from '../defense/defend.ts'
import type { Asking } from '../facts/ask.ts'
import { yardsBetween } from '../ground/ground.ts'
import { afterMiss } from '../maneuver/openings.ts'
import { type Fight, fighterAt, idAt } from '../state/state.ts'
import { badMiss } from '../wound/mishap.ts'
import { attackedFact } from './attack.ts'

/** The attempt at it, with bare hands: no part of the body is chosen, and it does no damage by itself. */
export function bodyAttempt(
  fight: Fight,
  x: Pick<Attempt, 'by' | 'target' | 'how' | 'effective' | 'allowed'>,
): Attempt {
  const { by, target } = x
  return {
    ...x,
    arm: fighterAt(fight, by).arms.length - 1,
    kind: 'grapple',
    dice: { dice: 0, adds: 0, times: 1 },
    damage_bonus: 0,
    type: 'crushing',
    thrust: false,
    location: null,
    yards: yardsBetween(fight, by, target),
    half_damage: null,
    small: false,
    shot: false,
    ...surprise(fight, by, target),
  }
}

export type BodyRoll = { readonly result: 'hit' | 'critical hit' | 'miss' | 'critical miss' }

/** How the roll reads where nothing depends on how well it was made. */
export function hitOrMiss({ effective }: Attempt, roll: number, why: Why): BodyRoll {
  const { hit, critical_hit, critical_miss } = attackRoll({ effective, roll, rounds: 1 }, why)
  return { result: critical_hit ? 'critical hit' : hit ? 'hit' : critical_miss ? 'critical miss' : 'miss' }
}

/** How the attack went. */
export interface BodyAttack {
  /** With the defense that was declared against it. */
  readonly attempt: Attempt
  /** It gets past the defense. */
  readonly lands: boolean
  /** What a failed defense does to the defender: for `afterDefense`, when what the attack does is done. */
  readonly after: Avoided['after']
}

export function bodyAttack<R extends BodyRoll>(
  ask: Asking,
  tried: Attempt,
  reading: (attempt: Attempt, roll: number, why: Why) => R,
): R & BodyAttack {
  const { why } = ask
  const attempt = declare(ask, tried)
  const about = { purpose: 'attack', by: idAt(ask.state, attempt.by) }
  const rolled = ask.read(THREE_DICE, about, roll => reading(attempt, roll, why))
  const { result } = rolled
  const hits = result === 'hit' || result === 'critical hit' ? 1 : 0
  ask.record(attackedFact(ask.state, attempt, { result, hits, roll: 0, lands: null }))
  if (result !== 'hit') spendDeclared(ask, attempt)
  if (result === 'critical miss') badMiss(ask, { attempt, whose: 'attacker', parriedWith: null })
  if (hits === 0) for (const step of afterMiss.in(why)) step(ask, attempt)
  const defense = result === 'hit' ? defend(ask, attempt, 'torso') : null
  return { ...rolled, attempt, lands: hits === 1 && defense?.avoided !== true, after: defense?.after ?? [] }
}
