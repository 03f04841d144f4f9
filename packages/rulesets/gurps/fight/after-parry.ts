/** What a parry does to the weapon that parried, and to a fist that ran into it. */
import type { Procedure } from '@umpire/engine'
import { parryBarehandedAttack, parryBreak } from '../defense/parry-limit.ts'
import { broke, parriedWith, unreadied } from './arm-facts.ts'
import { type Attempt, armAt } from './attempt.ts'
import type { Asking } from './carry-out.ts'
import { ONE_DIE, THREE_DICE } from './dice.ts'
import { isBare } from './hands.ts'
import { fighterAt } from './state.ts'
import { hitLimb } from './strike-back.ts'

/** Every parry is counted; some weapons suffer for it, and some attackers. */
export function* afterParry(ask: Asking, attempt: Attempt, place: number, avoided: boolean): Procedure<undefined> {
  const { target, by } = attempt
  const fighter = fighterAt(ask.state, target)
  const arm = armAt(fighter, place)
  const who = fighter.id
  yield* ask.record(parriedWith({ who, arm: place }))
  if (arm.unbalanced) yield* ask.record(unreadied({ who, arm: place, turns: 1 }))
  if (
    arm.gun !== null &&
    (yield* ask.read(ONE_DIE, { purpose: 'whether the gun stands it', by: who }, die => die === 1))
  ) {
    yield* ask.record(broke({ who, arm: place, for_good: false }))
  }
  if (!avoided || isBare(arm)) return undefined
  if (attempt.kind === 'strike') return yield* hurtStriker(ask, attempt, place)
  const weight = { weapon_lb: arm.weight_lb, attacking_lb: armAt(fighterAt(ask.state, by), attempt.arm).weight_lb }
  if (!parryBreak(weight, ask.why).die_needed) return undefined
  const breaks = yield* ask.read(
    ONE_DIE,
    { purpose: 'whether it breaks', by: who },
    die => parryBreak({ ...weight, die }, ask.why).broken === true,
  )
  if (breaks) yield* ask.record(broke({ who, arm: place, for_good: true }))
  return undefined
}

/** A fist or a foot that was parried with a weapon may run into it. */
function* hurtStriker(ask: Asking, attempt: Attempt, place: number): Procedure<undefined> {
  const { target, how } = attempt
  const fighter = fighterAt(ask.state, target)
  const [blow] = armAt(fighter, place).blows
  if (blow === undefined) return undefined
  const attack = how === 'kick' ? 'kick' : 'punch'
  const given = { skill: blow.skill, attacker_used: 'dx', attack } as const
  const { may_roll, location } = parryBarehandedAttack(given, ask.why)
  if (!may_roll) return undefined
  const hits = yield* ask.read(
    THREE_DICE,
    { purpose: 'strike the limb', by: fighter.id },
    roll => parryBarehandedAttack({ ...given, roll }, ask.why).limb_hit === true,
  )
  return hits ? yield* hitLimb(ask, attempt, place, blow, location) : undefined
}
