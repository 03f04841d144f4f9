/** What most further acts have in common: one foe whom they are about. */
import type { Refusal, Why } from '@umpire/engine'
import {
  type ActAbout,
  type ActOutcome,
  type Asking,
  type AttackOutcome,
  type Attempt,
  type Fight,
  type FurtherAct,
  fighterAt,
  no,
  present,
  reachable,
  standingAt,
  yardsBetween,
} from '@umpire/gurps/fight-rooms'
import { foeAt } from '../foe/foes.ts'

export interface OnFoe {
  readonly name: string
  readonly role: string
  /** The rule in the way where it is about nobody. */
  readonly rule: { readonly id: string }
  /** In words, of a foe by name. */
  readonly says: (foe: string) => string
  /** Whether it is worth offering at all. */
  readonly offered: (fight: Fight, place: number, target: number) => boolean
  readonly refused: (fight: Fight, place: number, target: number, why: Why) => Refusal | undefined
  readonly perform: (ask: Asking, place: number, target: number) => ActOutcome
  /** The roll to hit that it begins with, where it begins with one. */
  readonly attempt?: (fight: Fight, place: number, target: number, why: Why) => Attempt
  readonly worth?: (fight: Fight, place: number, target: number, why: Why) => number
}

export function actOnFoe(act: OnFoe): FurtherAct {
  const { name } = act
  const { worth, attempt } = act
  return {
    name,
    role: act.role,
    shapes: [['target']],
    *choices(fight, place) {
      const { side } = fighterAt(fight, place)
      for (const [target, foe] of fight.roster.entries()) {
        if (foe.side !== side && present(standingAt(fight, target)) && act.offered(fight, place, target))
          yield { kind: name, target: foe.id }
      }
    },
    label: (fight, place, about) => {
      const target = foeAt(fight, place, about)
      return act.says(target === undefined ? '' : fighterAt(fight, target).name)
    },
    target: foeAt,
    refused: (fight, place, about, why) => {
      const target = foeAt(fight, place, about)
      if (target === undefined) return no(act.rule, 'there is nobody of that name')
      return reachable(fight, place, target) ?? act.refused(fight, place, target, why)
    },
    perform(ask, place, about): ActOutcome {
      const target = foeAt(ask.state, place, about)
      return target === undefined ? 'failed' : act.perform(ask, place, target)
    },
    ...(attempt === undefined
      ? {}
      : {
          attempt: (fight: Fight, place: number, about: ActAbout, why: Why) => {
            const target = foeAt(fight, place, about)
            return target === undefined ? null : attempt(fight, place, target, why)
          },
        }),
    ...(worth === undefined
      ? {}
      : {
          worth: (fight: Fight, place: number, about: ActAbout, why: Why) => {
            const target = foeAt(fight, place, about)
            return target === undefined ? 0 : worth(fight, place, target, why)
          },
        }),
  }
}

/** An attack did what it was for where it got past the defense. */
export const afterAttack = (outcome: AttackOutcome): ActOutcome => (outcome === 'landed' ? 'done' : 'failed')

/** In the same hex or in one beside it. */
export const isBeside = (fight: Fight, place: number, target: number): boolean =>
  yardsBetween(fight, place, target) <= 1
