/** Making somebody do as you wish, and making oneself understood. */
import { type Ask, flag, int, nullable, oneOf, or, procedure } from '@umpire/engine'
import { willOf, willScore } from '../../attribute/scores.ts'
import { conversation, gesture } from '../../language/conversation.ts'
import { effectiveSkill } from '../../roll/modifiers.ts'
import { skillDefault } from '../../skill/default.ts'
import { influence } from '../../skill/influence.ts'
import { MODIFIERS, NAME, SITUATION, situationOf, THREE_DICE } from '../facts/fields.ts'
import { coerced, spoke } from '../facts/meeting-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { personIn } from '../person/person.ts'
import { scoreOf } from '../person/score.ts'

type Coerced = Refused | { readonly allowed: true; readonly winner: 'a' | 'b' | 'none' }

/** A Quick Contest of an influence skill against Will: whoever loses it does as the other wishes. */
export const coerce = procedure(
  {
    id: 'gurps.procedure.coerce',
    title: 'Making somebody do something',
    given: {
      who: NAME,
      skill: NAME,
      modifiers: MODIFIERS,
      npc: NAME,
      /** Of somebody who is no one of the story. */
      npc_will: or(nullable(int({ min: -100, max: 100 })), null),
      ...SITUATION,
    },
  },
  (ask: Ask<Story, StoryFact>, x): Coerced => {
    const { why } = ask
    const { who, npc } = x
    const score = scoreOf(personIn(ask.state, who, why), x.skill, situationOf(x), why)
    if (!score.allowed) return score
    const { effective, may_roll } = effectiveSkill(
      { basic: score.effective, modifiers: x.modifiers, roll_kind: 'voluntary' },
      why,
    )
    if (!may_roll) return refused(effectiveSkill, `the effective score of ${effective} is under 3`)
    const known = x.npc_will === null ? personIn(ask.state, npc, why) : undefined
    const iq = known?.character.attributes.iq ?? 0
    const facts = score.skill === 'Intimidation' ? { purpose: 'resist-intimidation' } : {}
    const will =
      known === undefined ? (x.npc_will ?? 0) : willScore(willOf(iq, known.traits, why), known.traits, facts, why)
    const skill = score.name
    const first = ask.read(THREE_DICE, { purpose: skill, by: who }, roll => roll)
    const came = ask.read(THREE_DICE, { purpose: 'Will', by: npc }, will_roll => {
      const answer = influence({ skill, level: effective, roll: first, purpose: 'coerce', will, will_roll }, why)
      const { winner } = answer
      return {
        winner: winner === 'a' || winner === 'b' ? winner : 'none',
        margin: Number(answer['margin_a']),
        will_margin: Number(answer['margin_b']),
      } as const
    })
    const { winner, ...margins } = came
    ask.record(coerced({ who, npc, skill, effective, will, ...margins, won: winner === 'a' }))
    return { allowed: true, winner }
  },
)

type Spoken = Refused | { readonly allowed: true; readonly understood: boolean }

/** Whether somebody understands a language that is not his own, or is understood in it; or by gestures. */
export const speak = procedure(
  {
    id: 'gurps.procedure.speak',
    title: 'Speaking a foreign language',
    given: {
      who: NAME,
      /** By its name; "gestures" without one. */
      language: NAME,
      purpose: or(oneOf('understand', 'be-understood'), 'understand'),
      secret: or(flag(), false),
    },
  },
  (ask: Ask<Story, StoryFact>, x): Spoken => {
    const { why } = ask
    const { who, language, purpose, secret } = x
    const person = personIn(ask.state, who, why)
    const { identity, attributes } = person.character
    const about = { purpose: language, by: who, secret }
    if (language.toLowerCase() === GESTURES) {
      const points = person.known.skills.find(({ known }) => known.name === 'Gesture')?.learned.points ?? 0
      const given = { iq: attributes.iq, points: Math.max(0, points) }
      const effective = gesture(given, why).level ?? 0
      const understood = ask.read(THREE_DICE, about, roll => gesture({ ...given, roll }, why).understood === true)
      ask.record(spoke({ who, language, purpose, effective, understood, secret }))
      return { allowed: true, understood }
    }
    const score = scoreOf(person, `Language (${language})`, {}, why)
    if (!score.allowed)
      return refused(skillDefault, `nobody understands ${language} who has not learned it; try gestures`)
    const native = identity.native_language.toLowerCase() === language.toLowerCase()
    const given = { language, level: score.basic, purpose, native, hard_of_hearing: false, bearers: person.bearers }
    const { effective } = conversation(given, why)
    const understood =
      native || ask.read(THREE_DICE, about, roll => conversation({ ...given, roll }, why).understood === true)
    ask.record(spoke({ who, language, purpose, effective, understood, secret }))
    return { allowed: true, understood }
  },
)

const GESTURES = 'gestures'
