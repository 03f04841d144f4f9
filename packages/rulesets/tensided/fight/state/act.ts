/**
 * What somebody declares for a round, as it is named by key. Things are named by their places. Whom it is done to, and
 * how, is chosen when its turn comes.
 *
 *     strike:2   shoot:0   throw:1   block:2   grapple   disarm   move:run   draw:0   drop:0   aim:0   reload:0   clear:0
 *     wait   cover   better-cover   treat   wake   care   let-go   nothing   surrender   flee
 */
import type { Act as RuleAct } from '../../combat/act.ts'
import { PACES, type Pace } from '../../combat/movement.ts'

const OF_ARMS = ['strike', 'shoot', 'throw', 'block', 'draw', 'drop', 'aim', 'reload', 'clear'] as const
type OfArm = (typeof OF_ARMS)[number]

const PLAIN = [
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
type Plain = (typeof PLAIN)[number]

export type Act =
  | { readonly kind: OfArm; readonly arm: number }
  | { readonly kind: 'move'; readonly pace: Pace }
  | { readonly kind: Plain }

export type ActKind = Act['kind']

const WHOLE = /^\d{1,2}$/

/** There are only so many, and every step of a round asks for them again. */
const KNOWN = new Map<string, Act>()

/** The act that a key names; none if it names none. */
export function actOf(key: string): Act | undefined {
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const read = readAct(key)
  if (read !== undefined) KNOWN.set(key, read)
  return read
}

function readAct(key: string): Act | undefined {
  const [kind, of, more] = key.split(':')
  if (more !== undefined) return undefined
  if (kind === 'move') {
    const pace = PACES.find(one => one === of)
    return pace === undefined ? undefined : { kind, pace }
  }
  const plain = PLAIN.find(one => one === kind)
  if (plain !== undefined) return of === undefined ? { kind: plain } : undefined
  const ofArm = OF_ARMS.find(one => one === kind)
  return ofArm === undefined || of === undefined || !WHOLE.test(of) ? undefined : { kind: ofArm, arm: Number(of) }
}

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
