/**
 * What somebody does in his turn, as it is named by key. Things and blows are named by their places, people by id.
 *
 *     go   move   move:half-move   drop:0   crouch   change:kneeling   ready:1   reload:0   clear:0   aim:0:kurt
 *     strike:2:0:kurt   wild:2:0:kurt   shoot:0:0:kurt   throw:3:kurt   all-out:plus-4:2:0:kurt   feint:2:0:kurt   judo:kurt
 *     all-out:feint-and-attack:2:0:kurt   pop-up:0:0:kurt   watch:0:8,-2   watch:0:8,-2/1:look   watch:0:8,-2/line
 *     defend   wait   put-out   nothing   surrender   flee
 */
import { POSITIONS, type Position } from '../../combat/basics/positions.ts'
import type { Fight } from '../state/state.ts'
import type { FurtherAct } from './openings.ts'

/** One of each kind, so that a kind tells what else there is. */
type Each<K extends string, T> = K extends string ? { readonly kind: K } & T : never

interface OfArm {
  readonly arm: number
}
interface AtTarget extends OfArm {
  readonly target: number
}
export interface OfBlow extends AtTarget {
  readonly blow: number
}

/** Hexes to be watched: one, all within so many of it, or all in the line to it and beyond, where there is no radius. */
export interface OfWatch extends OfArm {
  readonly q: number
  readonly r: number
  readonly radius: number | null
  /** Makes sure who it is before he shoots. */
  readonly looks: boolean
}

export type Action =
  | Each<'go' | 'crouch' | 'defend' | 'wait' | 'put-out' | 'nothing' | 'surrender' | 'flee', unknown>
  | Each<'move', { readonly evasive: 'no' | 'half-move' | 'move-1' }>
  | Each<'change', { readonly to: Position }>
  | Each<'drop' | 'ready' | 'reload' | 'clear', OfArm>
  | Each<'aim' | 'throw', AtTarget>
  | Each<'strike' | 'wild' | 'feint' | 'feint-attack', OfBlow>
  | Each<'watch', OfWatch>
  | Each<'shoot' | 'pop-up', AtTarget & { readonly rate: number }>
  | Each<'all-out', OfBlow & { readonly form: string }>
  | Each<'judo', { readonly target: number }>
  /** What another book has, with its own key. */
  | Each<'further', { readonly act: FurtherAct; readonly key: string }>

/** A form of the All-Out Attack that not every set of rules knows. */
export const FEINT_AND_ATTACK = 'feint-and-attack'

const WHOLE = /^\d{1,3}$/

function numberIn(written: string | undefined): number | undefined {
  return written !== undefined && WHOLE.test(written) ? Number(written) : undefined
}

const targetIn = ({ roster }: Fight, id: string | undefined): number | undefined => {
  const place = roster.findIndex(one => one.id === id)
  return place < 0 ? undefined : place
}

const AREA = /^(-?\d{1,4}),(-?\d{1,4})(?:\/(?:([1-9])|line))?$/
const LOOK = 'look'

function areaIn(written: string | undefined): Pick<OfWatch, 'q' | 'r' | 'radius'> | undefined {
  const found = written === undefined ? null : AREA.exec(written)
  if (found === null || written === undefined) return undefined
  const [, q = '', r = '', radius = '0'] = found
  return { q: Number(q), r: Number(r), radius: written.endsWith('line') ? null : Number(radius) }
}

/** The key of watching so. */
export const watchKey = ({ arm, q, r, radius, looks }: OfWatch): string =>
  `watch:${arm}:${q},${r}${radius === null ? '/line' : radius === 0 ? '' : `/${radius}`}${looks ? `:${LOOK}` : ''}`

/** The action that a key names; none if it names none. */
export function actionOf(fight: Fight, key: string): Action | undefined {
  const [kind, first, second, third, fourth] = key.split(':')
  switch (kind) {
    case 'go':
    case 'crouch':
    case 'defend':
    case 'wait':
    case 'put-out':
    case 'nothing':
    case 'surrender':
    case 'flee':
      return first === undefined ? { kind } : undefined
    case 'move':
      return first === undefined || first === 'half-move' || first === 'move-1'
        ? { kind, evasive: first ?? 'no' }
        : undefined
    case 'change': {
      const to = POSITIONS.find(one => one === first)
      return to === undefined ? undefined : { kind, to }
    }
    case 'drop':
    case 'ready':
    case 'reload':
    case 'clear': {
      const arm = numberIn(first)
      return arm === undefined ? undefined : { kind, arm }
    }
    case 'aim':
    case 'throw': {
      const [arm, target] = [numberIn(first), targetIn(fight, second)]
      return arm === undefined || target === undefined ? undefined : { kind, arm, target }
    }
    case 'strike':
    case 'wild':
    case 'feint': {
      const [arm, blow, target] = [numberIn(first), numberIn(second), targetIn(fight, third)]
      return arm === undefined || blow === undefined || target === undefined ? undefined : { kind, arm, blow, target }
    }
    case 'watch': {
      const [arm, area] = [numberIn(first), areaIn(second)]
      if (arm === undefined || area === undefined || (third !== undefined && third !== LOOK)) return undefined
      return { kind, arm, ...area, looks: third === LOOK }
    }
    case 'shoot':
    case 'pop-up': {
      const [arm, rate, target] = [numberIn(first), numberIn(second), targetIn(fight, third)]
      return arm === undefined || rate === undefined || target === undefined ? undefined : { kind, arm, rate, target }
    }
    case 'all-out': {
      const [arm, blow, target] = [numberIn(second), numberIn(third), targetIn(fight, fourth)]
      if (first === undefined || arm === undefined || blow === undefined || target === undefined) return undefined
      // It takes a feint before the blow, so it is an action of its own.
      if (first === FEINT_AND_ATTACK) return { kind: 'feint-attack', arm, blow, target }
      return { kind, form: first, arm, blow, target }
    }
    case 'judo': {
      const target = targetIn(fight, first)
      return target === undefined ? undefined : { kind, target }
    }
    default:
      return undefined
  }
}
