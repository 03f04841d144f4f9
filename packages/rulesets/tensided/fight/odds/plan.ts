/**
 * What a fighter might declare for a round, each act with its target and how: what is weighed before it is declared.
 *
 *     [{ act: { kind: 'move', pace: 'run' }, says: { kind: 'square', x: 3, y: 4 } },
 *      { act: { kind: 'strike', arm: 1 }, says: { kind: 'blow', target: 'kurt', how: 'thrust', where: 'any', dirty: false } }]
 *     [{ act: { kind: 'grapple' }, says: { kind: 'person', target: 'kurt' }, grip: { kind: 'break', part: 'left arm' } }]
 */
import { BadInput, isMeantFor, isOpen, type Offer, type PlannedChoice, type Policy, type Why } from '@umpire/engine'
import { STEPS } from '../../combat/act.ts'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { SwingOffer } from '../attack/free-swing.ts'
import { aboutKey, LAPSE, type Saying, STAY } from '../choice/about.ts'
import { type Act, type ActKind, actKey, actSubject, gripSubject, ruleAct } from '../choice/act.ts'
import { type Grip, gripKey } from '../choice/grip.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { DeclareOffer } from '../declare/declare.ts'
import { refused } from '../declare/refuse.ts'
import { type Fight, placeOf } from '../state/state.ts'
import { actsIn } from '../turn/pass.ts'
import type { Choosing } from './round.ts'

export interface PlannedAct {
  readonly act: Act
  /** The target and how, as its turn asks for it. */
  readonly says?: Saying
  /** What a grapple is for. */
  readonly grip?: Grip
}
export type Plan = readonly PlannedAct[]

/** As they are declared. */
export const actKeys = (plan: Plan): readonly string[] => plan.map(({ act }) => actKey(act))

/** Whoever stands and takes it: he does nothing, but leaves no free swing and no chance to live unused. */
export const standsStill: Policy<Fight> = offer => {
  if (offer instanceof DeclareOffer) return offer.before.length === 0 ? 'nothing' : 'enough'
  if (offer instanceof SwingOffer) return 'swing'
  if (offer.question === QUESTIONS.actionPoint) return 'spend'
  return offer.choices.find(choice => choice.refused === undefined)?.key ?? ''
}

/** Declares that, whatever he is asked for, and does nothing more than that. */
export const declares =
  (acts: readonly string[]): Policy<Fight> =>
  (offer, fight) =>
    (offer instanceof DeclareOffer ? acts[offer.before.length] : undefined) ?? standsStill(offer, fight)

/** Which acts of the plan fall into which pass. */
export function passesOf(fight: Fight, place: number, plan: Plan, why: Why): readonly Plan[] {
  const acts = actKeys(plan)
  const standing = fight.standing.map((one, other) => (other === place ? { ...one, acts } : one))
  const timed = plan.filter(({ act }) => ruleAct(act) !== null)
  let next = 0
  return Array.from({ length: MOST_ACTIONS }, (_, pass) => {
    const count = STEPS.reduce((sum, step) => sum + actsIn({ ...fight, standing }, place, pass, step, why).length, 0)
    next += count
    return timed.slice(next - count, next)
  })
}

/** The question of the turn of an act; none of one whose turn asks nothing. */
const QUESTION_OF: { readonly [kind in ActKind]?: string } = {
  shoot: QUESTIONS.shoot,
  strike: QUESTIONS.strike,
  throw: QUESTIONS.throw,
  move: QUESTIONS.where,
  grapple: QUESTIONS.grapple,
  disarm: QUESTIONS.disarm,
  wait: QUESTIONS.wait,
  aim: QUESTIONS.aim,
  treat: QUESTIONS.treat,
  wake: QUESTIONS.wake,
  care: QUESTIONS.care,
}

/** What answers the questions of that act: the target and how, and what a grip is for. */
function answersTo({ act, says, grip }: PlannedAct, place: number): readonly PlannedChoice[] {
  const question = QUESTION_OF[act.kind]
  if (question === undefined || says === undefined) return []
  const subject = actSubject(act, place)
  const first = { question, subject, choice: aboutKey(says), ifOffered: true }
  return grip === undefined ? [first] : [first, { ...first, subject: gripSubject(subject), choice: gripKey(grip) }]
}

/** What a plan answers when the turns of its acts come. */
const inTurn = (plan: Plan): readonly PlannedChoice[] => plan.flatMap(answersTo)

/** What has been answered already when the first act of a plan is declared: the other acts, and what each will ask. */
export const beforehand = (plan: Plan): readonly PlannedChoice[] => [
  ...plan.slice(1).map(({ act }) => ({ question: QUESTIONS.declareMore, choice: actKey(act), ifOffered: true })),
  { question: QUESTIONS.declareMore, choice: aboutKey({ kind: 'enough' }), ifOffered: true },
  ...inTurn(plan),
]

/** What he would answer: as planned, if that can still be done, or else nothing. */
function answer(offer: Offer, planned: readonly PlannedChoice[]): string | undefined {
  const choice = planned.find(one => isMeantFor(one, offer))?.choice
  if (choice === undefined || isOpen(offer, choice)) return choice
  return offer.choices.find(({ key }) => key === LAPSE || key === STAY)?.key
}

/** He does as planned, the others as their policy has it. */
export function choosingBy(who: string, plan: Plan, others: Policy<Fight>): Choosing {
  const planned = inTurn(plan)
  const acts = declares(actKeys(plan))
  return (offer, now) => {
    if (offer.who !== who) return others(offer, now)
    return answer(offer, planned) ?? acts(offer, now)
  }
}

/** A plan that may be declared, or the rule in the way. */
export function checked(fight: Fight, who: string, plan: Plan, why: Why): Plan {
  const place = placeOf(fight, who)
  const acts = actKeys(plan)
  for (const [index, act] of acts.entries()) {
    const no = refused(fight, place, acts.slice(0, index), act, why)
    if (no !== undefined) throw new BadInput(`${who}, declare`, `something that ${no.rule} allows (${no.because})`, act)
  }
  return plan
}
