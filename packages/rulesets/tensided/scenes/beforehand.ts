/**
 * A round thought through before it is declared: how things will stand when the first acts of it are done, what each act
 * will be asked for then, and what a bot would answer.
 */
import type { Offer, Policy, Why } from '@umpire/engine'
import { gripsOf } from '../fight/attack/grapple.ts'
import { ShootOffer, StrikeOffer } from '../fight/attack/target-offer.ts'
import { ThrowOffer } from '../fight/attack/throw-offer.ts'
import { WhomOffer } from '../fight/attack/whom-offer.ts'
import { LAPSE, sayingOf } from '../fight/choice/about.ts'
import { type Act, actOf } from '../fight/choice/act.ts'
import { gripOf } from '../fight/choice/grip.ts'
import { isWhom, whomFor } from '../fight/declare/act-targets.ts'
import { asDeclared } from '../fight/declare/as-declared.ts'
import { DeclareOffer, mayAdd } from '../fight/declare/declare.ts'
import { WhereOffer } from '../fight/ground/destinations.ts'
import { actKeys, type Plan, type PlannedAct } from '../fight/odds/plan.ts'
import { paceNow } from '../fight/state/now.ts'
import { type Fight, fighterAt, idAt, placeOf, standingAt } from '../fight/state/state.ts'

/** With these acts of his done, and nothing by anybody else. */
export function afterwards(fight: Fight, place: number, plan: Plan, why: Why): Fight {
  if (plan.length === 0) return fight
  const keys = actKeys(plan)
  let one = { ...asDeclared(fighterAt(fight, place), standingAt(fight, place), keys, why), acts: keys }
  for (const { says } of plan) if (says?.kind === 'square') one = { ...one, x: says.x, y: says.y }
  return { ...fight, standing: fight.standing.map((other, at) => (at === place ? one : other)) }
}

/** What will be asked when the turn of an act has come; nothing where nothing is. */
export function offerOf(fight: Fight, place: number, act: Act, why: Why): Offer | undefined {
  switch (act.kind) {
    case 'shoot':
      return new ShootOffer(fight, place, act.arm, why)
    case 'strike':
      return new StrikeOffer(fight, place, act.arm, why)
    case 'throw':
      return new ThrowOffer(fight, place, act.arm, why)
    case 'move':
      return new WhereOffer(fight, place, paceNow(fighterAt(fight, place), standingAt(fight, place), act.pace, why))
    default: {
      if (!isWhom(act.kind)) return undefined
      const near = whomFor(fight, place, act.kind)
      return near.length === 0 ? undefined : new WhomOffer(fight, place, act.kind, near)
    }
  }
}

/** What a grip on somebody would be used for. */
export const gripOffer = (fight: Fight, by: number, target: number): Offer => ({
  who: idAt(fight, by),
  question: 'grapple',
  choices: gripsOf(fight, { by, target }),
})

/** What a policy would let go is still meant for somebody. */
function answerTo(offer: Offer, fight: Fight, policy: Policy<Fight>): string {
  const says = policy(offer, fight)
  if (says !== LAPSE) return says
  return offer.choices.find(({ key, refused }) => key !== LAPSE && refused === undefined)?.key ?? says
}

function saysOf(fight: Fight, place: number, act: Act, policy: Policy<Fight>, why: Why): PlannedAct {
  const offer = offerOf(fight, place, act, why)
  const key = offer === undefined ? '' : answerTo(offer, fight, policy)
  const says = offer === undefined ? undefined : sayingOf(act, key)
  if (says === undefined) return { act }
  if (act.kind !== 'grapple') return { act, says }
  const grip = gripOf(policy(gripOffer(fight, place, placeOf(fight, key)), fight))
  return grip === undefined ? { act, says } : { act, says, grip }
}

/** What somebody's policy would have him declare, and say of each act. */
export function proposedPlan(fight: Fight, who: string, policy: Policy<Fight>, why: Why): Plan {
  const place = placeOf(fight, who)
  const acts: string[] = []
  do {
    const key = policy(new DeclareOffer(fight, place, acts, why), fight)
    if (key === 'enough') break
    acts.push(key)
  } while (mayAdd(fight, place, acts, why))
  const plan = acts.flatMap(key => {
    const act = actOf(key)
    return act === undefined ? [] : { act }
  })
  return saidPlan(fight, who, plan, policy, why)
}

/** With everything said of it that was left open, as that policy would say it. */
export function saidPlan(fight: Fight, who: string, open: Plan, policy: Policy<Fight>, why: Why): Plan {
  const place = placeOf(fight, who)
  const plan: PlannedAct[] = []
  for (const one of open) {
    const said = one.says !== undefined
    plan.push(said ? one : saysOf(afterwards(fight, place, plan, why), place, one.act, policy, why))
  }
  return plan
}
