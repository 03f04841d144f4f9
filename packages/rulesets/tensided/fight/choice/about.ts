/**
 * What the choices of a fight are about, as data and as keys: the acts of a round (act.ts), and what is asked when the turn
 * of an act comes (what a grip is for: grip.ts). Fighters go by their ids, parts of the body by their names.
 *
 *     kurt/usual/head/through   kurt/thrust/any/dirty   at/kurt   on/3,4   3,4   kurt   break left arm   stay   lapse
 */
import { flag, int, kinds, oneOf, text, type ValueOf } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import { MODES } from '../../tables/melee-weapons.ts'
import { ACT_KINDS, type Act, actKey } from './act.ts'
import { gripField, gripKey } from './grip.ts'

export const RATES = ['single', 'usual', 'auto'] as const
/** One shot, as many as it fires in an action, or full auto. */
export type Rate = (typeof RATES)[number]

const id = text(200)
/** Where it is meant to hit, by the key of called-location.ts. */
const where = text(60)

const SAYING_KINDS = [
  [['shot'], { target: id, how: oneOf(...RATES), where, through: flag() }],
  [['blow'], { target: id, how: oneOf(...MODES), where, dirty: flag() }],
  [['throw-at', 'person'], { target: id }],
  [['throw-on', 'square'], { x: int(), y: int() }],
  [['stay', 'lapse'], {}],
] as const

/** Where, at whom and how an act is done. */
export const sayingField = kinds(...SAYING_KINDS)
export type Saying = ValueOf<typeof sayingField>
export type SaidShot = Extract<Saying, { readonly kind: 'shot' }>
export type SaidBlow = Extract<Saying, { readonly kind: 'blow' }>
export type SaidThrow =
  | { readonly kind: 'throw-at'; readonly target: string }
  | { readonly kind: 'throw-on'; readonly x: number; readonly y: number }

export const aboutField = kinds(
  ...ACT_KINDS,
  ...SAYING_KINDS,
  [['grip'], { grip: gripField }],
  [['swing'], { target: id }],
  [['enough', 'leave', 'spend', 'die'], {}],
)
export type About = ValueOf<typeof aboutField>

const SAYINGS: readonly string[] = SAYING_KINDS.flatMap(([names]) => names)
export const isSaying = (about: About): about is Saying => SAYINGS.includes(about.kind)

export const isThrow = (about: About | undefined): about is SaidThrow =>
  about?.kind === 'throw-at' || about?.kind === 'throw-on'

export const LAPSE = 'lapse'
export const STAY = 'stay'

export const squareKey = ({ x, y }: Square): string => `${x},${y}`

export function aboutKey(about: About): string {
  switch (about.kind) {
    case 'shot':
      return `${about.target}/${about.how}/${about.where}${about.through ? '/through' : ''}`
    case 'blow':
      return `${about.target}/${about.how}/${about.where}${about.dirty ? '/dirty' : ''}`
    case 'throw-at':
      return `at/${about.target}`
    case 'throw-on':
      return `on/${squareKey(about)}`
    case 'square':
      return squareKey(about)
    case 'person':
      return about.target
    case 'grip':
      return gripKey(about.grip)
    case 'stay':
    case 'lapse':
    case 'swing':
    case 'leave':
    case 'enough':
    case 'spend':
    case 'die':
      return about.kind
    default:
      return actKey(about)
  }
}

/** The shot that a key names; none if it names none. */
export function shotOf(key: string): SaidShot | undefined {
  const [target = '', named, at = '', more] = key.split('/')
  const how = RATES.find(one => one === named)
  if (how === undefined || (more !== undefined && more !== 'through')) return undefined
  return { kind: 'shot', target, how, where: at, through: more !== undefined }
}

export function blowOf(key: string): SaidBlow | undefined {
  const [target = '', named, at = '', more] = key.split('/')
  const how = MODES.find(one => one === named)
  if (how === undefined || (more !== undefined && more !== 'dirty')) return undefined
  return { kind: 'blow', target, how, where: at, dirty: more !== undefined }
}

export function throwOf(key: string): SaidThrow | undefined {
  const [kind, to = ''] = key.split('/')
  if (kind === 'at') return { kind: 'throw-at', target: to }
  const square = kind === 'on' ? squareNamed(to) : undefined
  return square === undefined ? undefined : { kind: 'throw-on', ...square }
}

/** What a key says of an act when its turn comes; nothing if it says nothing. */
export function sayingOf({ kind }: Act, key: string): Saying | undefined {
  switch (kind) {
    case 'shoot':
      return key === LAPSE ? { kind: 'lapse' } : shotOf(key)
    case 'strike':
      return key === LAPSE ? { kind: 'lapse' } : blowOf(key)
    case 'throw':
      return key === LAPSE ? { kind: 'lapse' } : throwOf(key)
    case 'move': {
      const square = squareNamed(key)
      return key === STAY ? { kind: 'stay' } : square && { kind: 'square', ...square }
    }
    default:
      return { kind: 'person', target: key }
  }
}

const SQUARE = /^(-?\d{1,6}),(-?\d{1,6})$/

/** A square that is named by its numbers. */
export function squareNamed(key: string): Square | undefined {
  const [, x, y] = SQUARE.exec(key) ?? []
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) }
}
