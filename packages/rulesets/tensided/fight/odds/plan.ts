/**
 * What somebody might declare for a round, with whom and how said for each act: what is weighed before it is declared.
 *
 *     [{ act: 'shoot:0', says: 'kurt/usual/any' }, { act: 'shoot:0', says: 'kurt/usual/any' }]
 *     [{ act: 'move:run', says: '3,4' }, { act: 'strike:1', says: 'kurt/thrust/any' }]
 *     [{ act: 'grapple', says: 'kurt/break left arm' }]     [{ act: 'throw:2', says: 'on/5,5' }]     [{ act: 'draw:0' }]
 */
import { BadInput, type Offer, type Policy, type Why } from '@umpire/engine'
import { STEPS } from '../../combat/act.ts'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { SwingOffer } from '../attack/free-swing.ts'
import { LAPSE, WhomOffer } from '../attack/target-offer.ts'
import { DeclareOffer } from '../declare/declare.ts'
import { refused } from '../declare/refuse.ts'
import { actOf, ruleAct } from '../state/act.ts'
import { type Fight, placeOf } from '../state/state.ts'
import { actsIn } from '../turn/step.ts'
import type { Choosing } from './round.ts'

export interface PlannedAct {
  readonly act: string
  /** Whom and how, as the offers of its turn name it. */
  readonly says?: string
}
export type Plan = readonly PlannedAct[]

/** Whoever stands and takes it: he does nothing, but leaves no free swing and no chance to live unused. */
export const standsStill: Policy<Fight> = offer => {
  if (offer instanceof DeclareOffer) return offer.before.length === 0 ? 'nothing' : 'enough'
  if (offer instanceof SwingOffer) return 'swing'
  if (offer.question === 'action point') return 'spend'
  return offer.choices.find(choice => choice.refused === undefined)?.key ?? ''
}

/** Declares that, whatever he is asked for, and does nothing more than that. */
export const declares =
  (acts: readonly string[]): Policy<Fight> =>
  (offer, fight) =>
    (offer instanceof DeclareOffer ? acts[offer.before.length] : undefined) ?? standsStill(offer, fight)

/** Which acts of the plan fall into which pass. */
export function passesOf(fight: Fight, place: number, plan: Plan, why: Why): readonly Plan[] {
  const acts = plan.map(({ act }) => act)
  const standing = fight.standing.map((one, other) => (other === place ? { ...one, acts } : one))
  const timed = plan.filter(({ act }) => {
    const found = actOf(act)
    return found !== undefined && ruleAct(found) !== null
  })
  let next = 0
  return Array.from({ length: MOST_ACTIONS }, (_, pass) => {
    const count = STEPS.reduce((sum, step) => sum + actsIn({ ...fight, standing }, place, pass, step, why).length, 0)
    next += count
    return timed.slice(next - count, next)
  })
}

/** What an act is asked for, by the question of its turn. */
const ASKS: { readonly [question: string]: string } = {
  shoot: 'shoot',
  strike: 'strike',
  throw: 'throw',
  where: 'move',
  grapple: 'grapple',
  disarm: 'disarm',
  wait: 'wait',
  aim: 'aim',
  treat: 'treat',
  wake: 'wake',
  care: 'care',
}

/** What he would answer: as planned, if that can still be done, or else nothing. */
function answer(offer: Offer, plan: Plan): string | undefined {
  const kind = ASKS[offer.question]
  const planned = kind === undefined ? undefined : plan.find(({ act }) => actOf(act)?.kind === kind)?.says
  if (planned === undefined) return undefined
  const [whom = '', ...option] = planned.split('/')
  const says = kind !== 'grapple' ? planned : offer instanceof WhomOffer ? whom : option.join('/')
  const found = offer.find === undefined ? offer.choices.find(({ key }) => key === says) : offer.find(says)
  if (found !== undefined && found.refused === undefined) return says
  return offer.choices.find(({ key }) => key === LAPSE || key === 'stay')?.key
}

/** He does as planned, the others as their policy has it. */
export function choosingBy(fight: Fight, who: string, plan: Plan, others: Policy<Fight>, why: Why): Choosing {
  const passes = passesOf(fight, placeOf(fight, who), plan, why)
  const acts = declares(plan.map(({ act }) => act))
  return (offer, now, pass) => {
    if (offer.who !== who) return others(offer, now)
    return answer(offer, passes[pass] ?? []) ?? acts(offer, now)
  }
}

/** A plan that may be declared, or the rule in the way. */
export function checked(fight: Fight, who: string, plan: Plan, why: Why): Plan {
  const place = placeOf(fight, who)
  for (const [index, { act }] of plan.entries()) {
    const before = plan.slice(0, index).map(one => one.act)
    const no = refused(fight, place, before, act, why)
    if (no !== undefined) throw new BadInput(`${who}, declare`, `something that ${no.rule} allows (${no.because})`, act)
  }
  return plan
}
