/** What most further acts have in common: one foe, named by the key. */
import type { Refusal, Why } from '@umpire/engine'
import {
  type Asking,
  type Attempt,
  type Came,
  type Fight,
  type FurtherAct,
  fighterAt,
  no,
  present,
  reachable,
  standingAt,
  yardsBetween,
} from '@umpire/gurps/fight-rooms'

export interface OnFoe {
  readonly name: string
  readonly role: string
  /** The rule in the way where the key names nobody. */
  readonly rule: { readonly id: string }
  /** In words, of a foe by name. */
  readonly says: (foe: string) => string
  /** Whether it is worth offering at all. */
  readonly offered: (fight: Fight, place: number, target: number) => boolean
  readonly refused: (fight: Fight, place: number, target: number, why: Why) => Refusal | undefined
  readonly perform: (ask: Asking, place: number, target: number) => Came
  /** The roll to hit that it begins with, where it begins with one. */
  readonly attempt?: (fight: Fight, place: number, target: number, why: Why) => Attempt
  readonly worth?: (fight: Fight, place: number, target: number, why: Why) => number
}

/** `grapple:kurt` is the key of an act at one foe. */
export function actOnFoe(act: OnFoe): FurtherAct {
  const { name } = act
  const targetIn = (fight: Fight, key: string): number | undefined => {
    const found = fight.roster.findIndex(one => `${name}:${one.id}` === key)
    return found < 0 ? undefined : found
  }
  const { worth, attempt } = act
  return {
    name,
    role: () => act.role,
    *keys(fight, place) {
      const { side } = fighterAt(fight, place)
      for (const [target, foe] of fight.roster.entries()) {
        if (foe.side !== side && present(standingAt(fight, target)) && act.offered(fight, place, target))
          yield `${name}:${foe.id}`
      }
    },
    label: (fight, _, key) => {
      const target = targetIn(fight, key)
      return act.says(target === undefined ? '' : fighterAt(fight, target).name)
    },
    target: (fight, _, key) => targetIn(fight, key),
    refused: (fight, place, key, why) => {
      const target = targetIn(fight, key)
      if (target === undefined) return no(act.rule, 'there is nobody of that name')
      return reachable(fight, place, target) ?? act.refused(fight, place, target, why)
    },
    perform(ask, place, key): Came {
      const target = targetIn(ask.state, key)
      return target === undefined ? 'failed' : act.perform(ask, place, target)
    },
    ...(attempt === undefined
      ? {}
      : {
          attempt: (fight: Fight, place: number, key: string, why: Why) => {
            const target = targetIn(fight, key)
            return target === undefined ? null : attempt(fight, place, target, why)
          },
        }),
    ...(worth === undefined
      ? {}
      : {
          worth: (fight: Fight, place: number, key: string, why: Why) => {
            const target = targetIn(fight, key)
            return target === undefined ? 0 : worth(fight, place, target, why)
          },
        }),
  }
}

/** In the same hex or in one beside it. */
export const isBeside = (fight: Fight, place: number, target: number): boolean =>
  yardsBetween(fight, place, target) <= 1
