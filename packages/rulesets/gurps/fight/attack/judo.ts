/** Throwing whoever was parried by Judo. */
import type { Why } from '@umpire/engine'
import { attackModifiers } from '../../combat/attack/attack-modifiers.ts'
import { attackRoll } from '../../combat/attack/attack-roll.ts'
import { minEffectiveSkill } from '../../combat/basics/min-effective-skill.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { unarmedJudoThrow } from '../../unarmed/judo-throw.ts'
import { type Attempt, attackSituation, bodiesOf, hindered, surprise } from '../attempt/attempt.ts'
import { declare, spendDeclared } from '../defense/declare.ts'
import { afterDefense, defend } from '../defense/defend.ts'
import type { Asking } from '../facts/ask.ts'
import { attacked } from '../facts/attacked.ts'
import { yardsBetween } from '../ground/ground.ts'
import { freeHands } from '../state/hands.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { fallDown } from '../wound/fall-down.ts'
import { badMiss } from '../wound/mishap.ts'

/** The throw as it is tried: an attack like any other, from where he stands or kneels. */
export function judoAttempt(fight: Fight, by: number, target: number, why: Why): Attempt {
  const fighter = fighterAt(fight, by)
  const arm = fighter.arms.length - 1
  const yards = yardsBetween(fight, by, target)
  const { allowed, effective: modified } = attackModifiers(
    {
      skill: fighter.judo ?? fighter.dx,
      weapon: 'hand-weapon',
      close: yards <= 1,
      ...attackSituation(fight, by, target, arm, why),
      ...bodiesOf(fight, by, target, yards),
    },
    why,
  )
  const effective = modified + hindered(fighter, standingAt(fight, by), arm, 'throw')
  return {
    by,
    target,
    arm,
    kind: 'grapple',
    how: 'throw',
    dice: { dice: 0, adds: 0, times: 1 },
    damage_bonus: 0,
    type: 'crushing',
    thrust: false,
    location: null,
    effective,
    allowed: allowed && minEffectiveSkill({ effective, attack: 'hand-weapon' }, why).allowed,
    yards,
    half_damage: null,
    small: false,
    shot: false,
    ...surprise(fight, by, target),
  }
}

/** How the throw went: whether it would have thrown him, and whether it did. */
export type Thrown = {
  readonly result: 'hit' | 'critical hit' | 'miss' | 'critical miss'
  readonly thrown: boolean
}

export function judoThrow(ask: Asking, by: number, target: number): Thrown {
  const fighter = fighterAt(ask.state, by)
  const attempt = declare(ask, judoAttempt(ask.state, by, target, ask.why))
  const { effective } = attempt
  const who = fighter.id
  const foe = fighterAt(ask.state, target).id
  const given = {
    judo: effective,
    parried_last_turn: standingAt(ask.state, by).judo_parried === foe,
    encumbrance_level: fighter.encumbrance_level,
    hands_empty: freeHands(fighter, standingAt(ask.state, by)) === 2,
  }
  const { result, position } = ask.read(THREE_DICE, { purpose: 'attack', by: who }, roll => {
    // Whoever has no defense, or whom it fails, goes down.
    const { hit, position: then } = unarmedJudoThrow({ ...given, roll }, ask.why)
    const { critical_hit, critical_miss } = attackRoll({ effective, roll, rounds: 1 }, ask.why)
    const rolled = critical_hit ? 'critical hit' : hit === true ? 'hit' : critical_miss ? 'critical miss' : 'miss'
    return { result: rolled, position: then } as const
  })
  const hits = result === 'hit' || result === 'critical hit' ? 1 : 0
  const log = { who, target: foe, with: 'Bare hands', how: 'throw', location: 'torso', effective }
  ask.record(attacked({ ...log, came: result, hits }))
  if (result !== 'hit' || position !== 'lying') spendDeclared(ask, attempt)
  if (result === 'critical miss') badMiss(ask, { attempt, whose: 'attacker', parriedWith: null })
  if (result === 'critical miss' || position !== 'lying') return { result, thrown: false }
  const defense = result === 'hit' ? defend(ask, attempt, 'torso') : null
  const thrown = defense?.avoided !== true
  if (thrown) fallDown(ask, target)
  if (defense !== null) afterDefense(ask, attempt, defense)
  return { result, thrown }
}
