/** What all rolls against oneself have in common: the throw, what is told of it, and the fright table. */
import type { Ask, Why } from '@umpire/engine'
import { willOf, willScore } from '../../attribute/scores.ts'
import type { WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Purpose } from '../../effect/facts.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { resisted } from '../facts/mind-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn, traitOf } from '../person/person.ts'
import { terrify } from './terror.ts'

/** A rule's answer to a roll against oneself. */
export type Answer = { readonly effective: number; readonly success?: boolean; readonly margin?: number }
export type Tried = Refused | { readonly allowed: true; readonly success: boolean; readonly margin: number }
type Told = {
  readonly who: string
  readonly trait: string
  readonly trigger: string
  readonly against: string
  readonly on_failure: string
}

export const FRIGHT = 'Fright Check'

/** Throws and tells; whoever fails a Fright Check goes on to the table of fright. */
export function tried(ask: Ask<Story, StoryFact>, told: Told, roll: (roll: number) => Answer): Tried {
  const came = ask.read(THREE_DICE, { purpose: told.trait, by: told.who }, total => {
    const { effective, success = false, margin = 0 } = roll(total)
    return { effective, success, margin }
  })
  const fright = told.against === FRIGHT && !came.success ? -came.margin : null
  ask.record(resisted({ ...told, ...came, fright }))
  if (fright !== null) {
    const { who, trait } = told
    const modifiers = came.effective - ownWill(personIn(ask.state, who, ask.why), ask.why)
    terrify(ask, { who, of: trait, margin: fright, modifiers, related: null })
  }
  return { allowed: true, success: came.success, margin: came.margin }
}

/** All traits of somebody but that one: rules that are about a trait bring it along themselves. */
export const others = ({ known: { traits } }: Person, id: string): readonly WrittenTrait[] =>
  traits.filter(({ trait }) => trait.id !== id).map(({ written }) => written)

export const ownWill = ({ character, traits }: Person, why: Why): number => willOf(character.attributes.iq, traits, why)

/** Will for a roll of that purpose. */
export const willAgainst = (person: Person, purpose: Purpose, why: Why): number =>
  willScore(ownWill(person, why), person.traits, { purpose }, why)

/** Levels of Strong Will; of Weak Will, below zero. */
export const willLevels = (person: Person): number =>
  (traitOf(person, 'strong-will')?.level ?? 0) - (traitOf(person, 'weak-will')?.level ?? 0)

/** Who has not the weakness cannot give in to it. */
export const lacks = (rule: { readonly id: string }, who: string, trait: string): Refused =>
  refused(rule, `${who} has nothing to resist: no ${trait}`)
