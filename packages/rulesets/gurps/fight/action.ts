/**
 * What somebody does in his turn, as it is named by key. Things and blows are named by their places, people by id.
 *
 *     go   move   move:half-move   drop:0   crouch   change:kneeling   ready:1   reload:0   clear:0   aim:0:kurt
 *     strike:2:0:kurt   wild:2:0:kurt   shoot:0:0:kurt   throw:3:kurt   all-out:plus-4:2:0:kurt   feint:2:0:kurt   judo:kurt
 *     defend   wait   put-out   nothing   surrender   flee
 */
import { POSITIONS, type Position } from '../combat/positions.ts'
import type { Fight } from './state.ts'

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

export type Action =
  | Each<'go' | 'crouch' | 'defend' | 'wait' | 'put-out' | 'nothing' | 'surrender' | 'flee', unknown>
  | Each<'move', { readonly evasive: 'no' | 'half-move' | 'move-1' }>
  | Each<'change', { readonly to: Position }>
  | Each<'drop' | 'ready' | 'reload' | 'clear', OfArm>
  | Each<'aim' | 'throw', AtTarget>
  | Each<'strike' | 'wild' | 'feint', OfBlow>
  | Each<'shoot', AtTarget & { readonly rate: number }>
  | Each<'all-out', OfBlow & { readonly form: string }>
  | Each<'judo', { readonly target: number }>

const WHOLE = /^\d{1,3}$/

function numberIn(written: string | undefined): number | undefined {
  return written !== undefined && WHOLE.test(written) ? Number(written) : undefined
}

const targetIn = ({ roster }: Fight, id: string | undefined): number | undefined => {
  const place = roster.findIndex(one => one.id === id)
  return place < 0 ? undefined : place
}

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
    case 'shoot': {
      const [arm, rate, target] = [numberIn(first), numberIn(second), targetIn(fight, third)]
      return arm === undefined || rate === undefined || target === undefined ? undefined : { kind, arm, rate, target }
    }
    case 'all-out': {
      const [arm, blow, target] = [numberIn(second), numberIn(third), targetIn(fight, fourth)]
      if (first === undefined || arm === undefined || blow === undefined || target === undefined) return undefined
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
