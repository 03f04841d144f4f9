/** Tobacco: after a full day without, every morning is a trial; a smoke ends it. */
import { type Ask, procedure } from '@umpire/engine'
import { addiction } from '../../disadvantage/addiction.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { smoked, wokeWithoutTobacco } from '../facts/mind-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { personIn, traitOf } from '../person/person.ts'
import { others } from './self-control.ts'

type Morning = Refused | { readonly allowed: true; readonly success: boolean }

export const morningWithoutTobacco = procedure(
  { id: 'gurps.procedure.tobacco', title: 'A morning without tobacco', given: WHO },
  (ask: Ask<Story, StoryFact>, { who }): Morning => {
    const { why } = ask
    const person = personIn(ask.state, who, why)
    if (traitOf(person, ID) === undefined) return refused(addiction, `${who} does not miss tobacco`)
    // Strong and Weak Will come with the other traits.
    const given = { ht: person.character.attributes.ht, strong_will: 0, weak_will: 0, traits: others(person, ID) }
    const came = ask.read(THREE_DICE, { purpose: 'withdrawal', by: who }, roll => {
      const answer = addiction({ ...given, roll }, why)
      const { effective } = answer
      if (!('concentration' in answer)) return { effective, success: true, concentration: 0, reaction: 0 }
      const { success, concentration, reaction } = answer
      return { effective, success: success === true, concentration, reaction }
    })
    ask.record(wokeWithoutTobacco({ who, ...came }))
    return { allowed: true, success: came.success }
  },
)

const ID = 'addiction-tobacco'

export const smoke = procedure(
  { id: 'gurps.procedure.smoke', title: 'A smoke at last', given: WHO },
  (ask: Ask<Story, StoryFact>, { who }): void => {
    personIn(ask.state, who, ask.why)
    ask.record(smoked({ who }))
  },
)
