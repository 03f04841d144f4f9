/**
 * What a fighter declares for a round, as data and as a key. Arms go by their places. The target, and how, is chosen when
 * the act's turn comes (about.ts).
 *
 *     strike:2   shoot:0   throw:1   block:2   grapple   disarm   move:run   draw:0   drop:0   aim:0   reload:0   clear:0
 *     wait   cover   better-cover   treat   wake   care   let-go   nothing   surrender   flee
 */
import { int, kinds, MemoTable, oneOf, type ValueOf } from '@umpire/engine'
import type { Act as RuleAct } from '../../combat/act.ts'
import { PACES } from '../../tables/paces.ts'

const OF_ARMS = ['strike', 'shoot', 'throw', 'block', 'draw', 'drop', 'aim', 'reload', 'clear'] as const

/** What is said by its name alone. */
export const PLAIN_ACTS = [
  'grapple',
  'disarm',
  'wait',
  'cover',
  'better-cover',
  'treat',
  'wake',
  'care',
  'let-go',
  'nothing',
  'surrender',
  'flee',
] as const

export const ACT_KINDS = [
  [OF_ARMS, { arm: int({ min: 0, max: 99 }) }],
  [['move'], { pace: oneOf(...PACES) }],
  [PLAIN_ACTS, {}],
] as const

const actField = kinds(...ACT_KINDS)
export type Act = ValueOf<typeof actField>

export type ActKind = Act['kind']

/** An act of somebody's round. Two acts of a round may be the same: what is asked of each says which it is about. */
export interface DeclaredAct {
  readonly act: Act
  readonly subject: string
}

const WHOLE = /^\d{1,2}$/

/** There are only so many, and every step of a round asks for them again. */
const ACTS = new MemoTable<string, Act | undefined>()

/** The act that a key names; none if it names none. */
export const actOf = (key: string): Act | undefined => ACTS.get(key, () => readAct(key))

function readAct(key: string): Act | undefined {
  const [kind, of, more] = key.split(':')
  if (more !== undefined) return undefined
  if (kind === 'move') {
    const pace = PACES.find(one => one === of)
    return pace === undefined ? undefined : { kind, pace }
  }
  const plain = PLAIN_ACTS.find(one => one === kind)
  if (plain !== undefined) return of === undefined ? { kind: plain } : undefined
  const ofArm = OF_ARMS.find(one => one === kind)
  return ofArm === undefined || of === undefined || !WHOLE.test(of) ? undefined : { kind: ofArm, arm: Number(of) }
}

export function actKey(act: Act): string {
  if ('arm' in act) return `${act.kind}:${act.arm}`
  return 'pace' in act ? `${act.kind}:${act.pace}` : act.kind
}

/** What questions of an act are about: the act, and its place in what was declared. */
export const actSubject = (act: Act, place: number): string => `act ${place + 1}, ${actKey(act)}`

/** A grapple asks twice: whom, and once he is held what the grip is for. */
export const gripSubject = (subject: string): string => `grip of ${subject}`

/** Whoever fights from behind cover shows a part of himself. */
const EXPOSING: readonly ActKind[] = ['shoot', 'throw', 'aim', 'strike', 'grapple', 'disarm']

export function isExposing(key: string): boolean {
  const act = actOf(key)
  return act !== undefined && EXPOSING.includes(act.kind)
}

/** What each is called in the rules of a round; none for what they do not know, which costs nothing. */
const NAMES: { readonly [kind in ActKind]: RuleAct | null } = {
  strike: 'strike',
  shoot: 'shoot',
  throw: 'throw',
  block: 'block',
  draw: 'draw',
  drop: 'drop',
  aim: 'aim',
  reload: 'reload',
  clear: 'clear-jam',
  move: 'move',
  grapple: 'grapple',
  disarm: 'disarm',
  wait: 'wait',
  cover: 'take-cover',
  'better-cover': 'take-cover',
  treat: 'treat',
  wake: 'treat',
  care: 'treat',
  'let-go': 'drop',
  nothing: null,
  surrender: null,
  flee: 'move',
}

export const ruleAct = (act: Act): RuleAct | null => NAMES[act.kind]
