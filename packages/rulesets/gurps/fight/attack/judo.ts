/** Throwing whoever was parried by Judo. */
import type { Why } from '@umpire/engine'
import { attackModifiers } from '../../combat/attack/attack-modifiers.ts'
import { attackRoll } from '../../combat/attack/attack-roll.ts'
import { minEffectiveSkill } from '../../combat/basics/min-effective-skill.ts'
import { unarmedJudoThrow } from '../../unarmed/judo-throw.ts'
import { type Attempt, attackSituation, bodiesOf, hindered } from '../attempt/attempt.ts'
import { afterDefense } from '../defense/defend.ts'
import type { Asking } from '../facts/ask.ts'
import { yardsBetween } from '../ground/ground.ts'
import { freeHands } from '../state/hands.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { fallDown } from '../wound/fall-down.ts'
import { type BodyRoll, bodyAttack, bodyAttempt } from './body.ts'

/** The throw as it is tried: an attack like any other, from where he stands or kneels. */
export function judoAttempt(fight: Fight, by: number, target: number, why: Why): Attempt {
  const fighter = fighterAt(fight, by)
  const arm = fighter.arms.length - 1
  const yards = yardsBetween(fight, by, target)
  const modifiers = attackModifiers(
    {
      skill: fighter.judo ?? fighter.dx,
      weapon: 'hand-weapon',
      close: yards <= 1,
      ...attackSituation(fight, by, target, arm, why),
      ...bodiesOf(fight, by, target, yards),
    },
    why,
  )
  const effective = modifiers.effective + hindered(fighter, standingAt(fight, by), arm, 'throw')
  const allowed = modifiers.allowed && minEffectiveSkill({ effective, attack: 'hand-weapon' }, why).allowed
  return bodyAttempt(fight, { by, target, how: 'throw', effective, allowed })
}

/** How the throw went: whether it would have thrown him, and whether it did. */
export type Thrown = {
  readonly result: BodyRoll['result']
  readonly thrown: boolean
}

export function judoThrow(ask: Asking, by: number, target: number): Thrown {
  const [fighter, one] = [fighterAt(ask.state, by), standingAt(ask.state, by)]
  const given = {
    parried_last_turn: one.judo_parried === idAt(ask.state, target),
    encumbrance_level: fighter.encumbrance_level,
    hands_empty: freeHands(fighter, one) === 2,
  }
  const tried = judoAttempt(ask.state, by, target, ask.why)
  const { result, lands, attempt, after } = bodyAttack(ask, tried, ({ effective }, roll, why): BodyRoll => {
    const { hit } = unarmedJudoThrow({ ...given, judo: effective, roll }, why)
    const { critical_hit, critical_miss } = attackRoll({ effective, roll, rounds: 1 }, why)
    if (hit !== true) return { result: critical_miss ? 'critical miss' : 'miss' }
    return { result: critical_hit ? 'critical hit' : 'hit' }
  })
  if (lands) fallDown(ask, target)
  afterDefense(ask, attempt, { after })
  return { result, thrown: lands }
}
