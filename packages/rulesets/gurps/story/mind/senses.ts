/** Rolls that the game master makes unasked and unseen: Danger Sense, Common Sense, Empathy. */
import { type Ask, oneOf, or, procedure, text, type Why } from '@umpire/engine'
import { commonSense, dangerSense, empathy } from '../../advantage/senses.ts'
import { attributeScore } from '../../attribute/scores.ts'
import { secretRoll } from '../../roll/modifiers.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { sensed } from '../facts/mind-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { personIn, traitOf } from '../person/person.ts'

const SENSES = ['Danger Sense', 'Common Sense', 'Empathy'] as const

type Seen = { readonly success: boolean; readonly detail: boolean }

const BY_SENSE = {
  'Danger Sense': {
    id: 'danger-sense',
    rule: dangerSense,
    read: (iq: number, roll: number, why: Why): Seen => {
      const { warned, detail } = dangerSense({ iq, roll }, why)
      return { success: warned, detail }
    },
  },
  'Common Sense': {
    id: 'common-sense',
    rule: commonSense,
    read: (iq: number, roll: number, why: Why): Seen => ({
      success: commonSense({ iq, roll }, why).warned,
      detail: false,
    }),
  },
  Empathy: {
    id: 'empathy',
    rule: empathy,
    read: (iq: number, roll: number, why: Why): Seen => ({
      success: empathy({ iq, roll }, why).success,
      detail: false,
    }),
  },
}

type Sensed = Refused | ({ readonly allowed: true } & Seen)

export const sense = procedure(
  {
    id: 'gurps.procedure.sense',
    title: 'Danger Sense, Common Sense or Empathy',
    given: { ...WHO, sense: oneOf(...SENSES), about: or(text(500), '') },
  },
  (ask: Ask<Story, StoryFact>, { who, sense: name, about }): Sensed => {
    const { why } = ask
    const person = personIn(ask.state, who, why)
    const { id, rule, read } = BY_SENSE[name]
    if (traitOf(person, id) === undefined) return refused(rule, `${who} has no ${name}`)
    const iq = attributeScore('IQ', person.character.attributes.iq, person.traits, person.facts, why)
    const came = ask.read(THREE_DICE, { purpose: name, by: who, secret: true }, roll => read(iq, roll, why))
    const purpose = name === 'Empathy' ? 'information' : 'unaware'
    const { answer } = secretRoll({ purpose, success: came.success }, why)
    ask.record(sensed({ who, sense: name, about, ...came, answer }))
    return { allowed: true, ...came }
  },
)
