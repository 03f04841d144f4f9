/** Throwing whoever was parried by Judo. */
import type { Procedure } from '@umpire/engine'
import { attackRoll } from '../combat/attack-roll.ts'
import { unarmedJudoThrow } from '../unarmed/judo-throw.ts'
import type { Attempt } from './attempt.ts'
import { fell } from './body-facts.ts'
import { afterDefense, defend } from './defend.ts'
import { THREE_DICE } from './dice.ts'
import { attacked } from './facts.ts'
import { freeHands } from './hands.ts'
import { badMiss } from './mishap.ts'
import { fighterAt, standingAt } from './state.ts'
import type { Asking } from './sufferer.ts'

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
  const given = {
    judo: effective,
    parried_last_turn: standingAt(ask.state, by).judo_parried === foe,
    encumbrance_level: fighter.encumbrance_level,
    hands_empty: freeHands(fighter, standingAt(ask.state, by)) === 2,
  }
  const { came, position } = yield* ask.read(THREE_DICE, { purpose: 'attack', by: who }, roll => {
    // Whoever has no defense, or whom it fails, goes down.
    const { hit, position: then } = unarmedJudoThrow({ ...given, roll }, ask.why)
    const { critical_hit, critical_miss } = attackRoll({ effective, roll, rounds: 1 }, ask.why)
    const rolled = critical_hit ? 'critical hit' : hit === true ? 'hit' : critical_miss ? 'critical miss' : 'miss'
    return { came: rolled, position: then } as const
  })
  const hits = came === 'hit' || came === 'critical hit' ? 1 : 0
  const log = { who, target: foe, with: 'Bare hands', how: 'throw', location: 'torso', effective }
  yield* ask.record(attacked({ ...log, came, hits }))
  if (came === 'critical miss') return yield* badMiss(ask, attempt, 'attacker', null)
  if (position !== 'lying') return undefined
  if (came !== 'hit') return yield* ask.record(fell({ who: foe, position }))
  const defense = yield* defend(ask, attempt, 'torso')
  if (!defense.avoided) yield* ask.record(fell({ who: foe, position }))
  return yield* afterDefense(ask, attempt, defense)
}
