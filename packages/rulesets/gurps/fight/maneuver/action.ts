/** What a fighter does in a turn, from what the choice is about: with everybody by place. */
import { POSITIONS, type Position } from '../../combat/basics/position-names.ts'
import { type ActAbout, actIn } from '../choice/act.ts'
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
  /** What another book has. */
  | Each<'further', { readonly act: FurtherAct; readonly about: ActAbout }>

/** A form of the All-Out Attack that not every set of rules knows. */
export const FEINT_AND_ATTACK = 'feint-and-attack'

/** The place of a fighter by id. */
function targetIn({ roster }: Fight, id: string | undefined): number | undefined {
  const place = roster.findIndex(one => one.id === id)
  return place < 0 ? undefined : place
}

/** The action that a choice is about; none if it is about none of this book, or about somebody who is not there. */
export function actionAbout(fight: Fight, about: ActAbout): Action | undefined {
  const { kind, form, arm, blow, rate } = about
  switch (kind) {
    case 'go':
    case 'crouch':
    case 'defend':
    case 'wait':
    case 'put-out':
    case 'nothing':
    case 'surrender':
    case 'flee':
      return { kind }
    case 'move':
      return form === undefined || form === 'half-move' || form === 'move-1'
        ? { kind, evasive: form ?? 'no' }
        : undefined
    case 'change': {
      const to = POSITIONS.find(one => one === form)
      return to === undefined ? undefined : { kind, to }
    }
    case 'watch': {
      const { q, r, radius = 0, looks = false } = about
      return arm === undefined || q === undefined || r === undefined ? undefined : { kind, arm, q, r, radius, looks }
    }
    case 'drop':
    case 'ready':
    case 'reload':
    case 'clear':
      return arm === undefined ? undefined : { kind, arm }
  }
  const target = targetIn(fight, about.target)
  if (target === undefined) return undefined
  if (kind === 'judo') return { kind, target }
  if (arm === undefined) return undefined
  switch (kind) {
    case 'aim':
    case 'throw':
      return { kind, arm, target }
    case 'strike':
    case 'wild':
    case 'feint':
      return blow === undefined ? undefined : { kind, arm, blow, target }
    case 'shoot':
    case 'pop-up':
      return rate === undefined ? undefined : { kind, arm, rate, target }
    case 'all-out':
      if (form === undefined || blow === undefined) return undefined
      // It takes a feint before the blow, so it is an action of its own.
      return form === FEINT_AND_ATTACK ? { kind: 'feint-attack', arm, blow, target } : { kind, form, arm, blow, target }
    default:
      return undefined
  }
}

/** The action of this book that a key names; none if it names none. */
export function actionOf(fight: Fight, key: string): Action | undefined {
  const about = actIn(key)
  return about === undefined ? undefined : actionAbout(fight, about)
}
