/** Defenses that are declared before the attack roll, where other books have it so: they are used up either way. */
import type { Why } from '@umpire/engine'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import { defended } from '../facts/facts.ts'
import { afterTrying, declaring } from '../maneuver/openings.ts'
import { type Fight, fighterAt, idAt } from '../state/state.ts'
import { countParry } from './after-parry.ts'
import { defensesOf } from './defenses.ts'
import { DefenseOffer } from './offer.ts'

export const isDeclared = (why: Why): boolean => declaring.in(why).length > 0

/** What can be declared now: nobody knows yet where the attack will land. */
const declarable = (fight: Fight, attempt: Attempt, why: Why) =>
  defensesOf(fight, attempt, attempt.location ?? 'torso', why).filter(({ how }) => how !== 'armor')

/** The question to a target that sees the attack coming. */
export const declareOffer = (fight: Fight, attempt: Attempt, why: Why): DefenseOffer =>
  new DefenseOffer(fight, attempt, declarable(fight, attempt, why), why, true)

/** The attack with the defense that was declared against it. */
export function declare(ask: Asking, attempt: Attempt): Attempt {
  const seen = declaring.in(ask.why)
  if (seen.length === 0) return attempt
  if (!seen.every(one => one(attempt))) return { ...attempt, declared: null }
  const offer = declareOffer(ask.state, attempt, ask.why)
  if (offer.defenses.length === 0) return { ...attempt, declared: null }
  const named = ask.choose(offer)
  return { ...attempt, declared: offer.defenses.find(({ key }) => key === named) ?? null }
}

/** The declared defense met nothing, or an attack that no defense stops: it is used up all the same. */
export function spendDeclared(ask: Asking, attempt: Attempt): void {
  const { target, by, declared } = attempt
  if (declared === undefined || declared === null) return
  const { how, arm, total, retreat } = declared
  const fighter = fighterAt(ask.state, target)
  ask.record(
    defended({
      who: fighter.id,
      against: idAt(ask.state, by),
      how,
      with: arm === null ? null : armAt(fighter, arm).key,
      total,
      avoided: false,
      judo: false,
      retreat: retreat === null ? null : [...retreat],
      in_vain: true,
    }),
  )
  for (const step of afterTrying.in(ask.why)) step(ask, attempt, declared)
  if (how === 'parry' && arm !== null) countParry(ask, target, arm)
}
