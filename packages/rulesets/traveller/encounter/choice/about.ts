/**
 * What the choices of an encounter are about, as data and as keys: keys are written and read here alone. Fighters go by their ids, weapons by the names that
 * their owners know them by: "Revolver 2".
 *
 *     stand   evade   surrender   close:thug:walk   open:thug:run
 *     none   shoot:thug:Revolver   swing:thug:Cutlass   weak:thug:Hands   throw:thug:Dagger   kill:thug:Rifle
 *     draw:Revolver   reload:Revolver   pick:Dagger   fit:Revolver:Silencer   remove:Revolver:Silencer
 *     fix:Rifle   unfix:Rifle   fold:Carbine   unfold:Carbine
 */
import { type Choice, int, kinds, oneOf, text, type ValueOf } from '@umpire/engine'
import { PACES } from '../../tables/combat/movement.ts'
import { ACCESSORIES, PHYSICAL } from '../../tables/words.ts'
import { ATTACK_KINDS } from './attack-action.ts'

const id = text(200)
const weapon = text(100)
const PLAIN_MOVES = ['stand', 'evade', 'surrender'] as const
const STEPS = ['close', 'open'] as const
export const PLAIN_WORK = ['draw', 'reload', 'pick', 'fix', 'unfix', 'fold', 'unfold'] as const
export const FITTING = ['fit', 'remove'] as const

const ALONE = ['meet', 'avoid', 'stay', 'escape', 'pursue', 'let go', 'keep', 'switch'] as const

const MOVES = [
  [STEPS, { target: id, pace: oneOf(...PACES) }],
  [PLAIN_MOVES, {}],
] as const
const ACTIONS = [
  [ATTACK_KINDS, { target: id, weapon }],
  [PLAIN_WORK, { weapon }],
  [FITTING, { weapon, accessory: oneOf(...ACCESSORIES) }],
  [['none'], {}],
] as const

export const moveField = kinds(...MOVES)
export type SaidMove = ValueOf<typeof moveField>
export const actionField = kinds(...ACTIONS)
export type SaidAction = ValueOf<typeof actionField>

export const aboutField = kinds(
  ...MOVES,
  ...ACTIONS,
  [['person'], { target: id }],
  [['wound'], { characteristic: oneOf(...PHYSICAL), left: int() }],
  [ALONE, {}],
)
export type About = ValueOf<typeof aboutField>

/** A choice that has no more to it than its kind. */
export const plainChoice = <K extends (typeof ALONE)[number]>(kind: K, label: string): Choice<K, About> => ({
  key: kind,
  label,
  about: { kind },
})

/** The key of a choice of somebody. */
export const personKey = (target: string): string => target

export function aboutKey(about: About): string {
  switch (about.kind) {
    case 'close':
    case 'open':
      return `${about.kind}:${about.target}:${about.pace}`
    case 'fit':
    case 'remove':
      return `${about.kind}:${about.weapon}:${about.accessory}`
    case 'person':
      return personKey(about.target)
    case 'wound':
      return about.characteristic
    default:
      if ('target' in about) return `${about.kind}:${about.target}:${about.weapon}`
      return 'weapon' in about ? `${about.kind}:${about.weapon}` : about.kind
  }
}

/** The move that a key names; none if it names none. */
export function moveNamed(key: string): SaidMove | undefined {
  const [name, target, paceName, more] = key.split(':')
  if (target === undefined) {
    const kind = PLAIN_MOVES.find(one => one === name)
    return kind === undefined ? undefined : { kind }
  }
  const [kind, pace] = [STEPS.find(one => one === name), PACES.find(one => one === paceName)]
  return kind === undefined || pace === undefined || more !== undefined ? undefined : { kind, target, pace }
}

/** The action that a key names; none if it names none. */
export function actionNamed(key: string): SaidAction | undefined {
  const [name, second, third, more] = key.split(':')
  if (second === undefined) return name === 'none' ? { kind: name } : undefined
  const work = PLAIN_WORK.find(one => one === name)
  if (third === undefined) return work === undefined ? undefined : { kind: work, weapon: second }
  if (more !== undefined) return undefined
  const attack = ATTACK_KINDS.find(one => one === name)
  if (attack !== undefined) return { kind: attack, target: second, weapon: third }
  const [fitting, accessory] = [FITTING.find(one => one === name), ACCESSORIES.find(one => one === third)]
  return fitting === undefined || accessory === undefined ? undefined : { kind: fitting, weapon: second, accessory }
}
