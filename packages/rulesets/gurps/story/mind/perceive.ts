/** Sense rolls, which the game master makes in secret, and Will rolls against what presses upon somebody. */
import { type Ask, flag, int, num, oneOf, optional, or, procedure, text, type ValuesOf, type Why } from '@umpire/engine'
import { SENSES } from '../../attribute/scores.ts'
import { eyesLost, isDeaf } from '../../condition/condition.ts'
import { secretRoll } from '../../roll/modifiers.ts'
import { sense as anySense, hearing, tasteSmell, vision } from '../../sense/sense.ts'
import { RESISTED, willRoll } from '../../will/roll.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { perceived, stoodFirm } from '../facts/mind-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { conditionIn, type Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn } from '../person/person.ts'

const PERCEIVE = {
  ...WHO,
  sense: oneOf(...SENSES),
  about: or(text(500), ''),
  /** How well hidden, how loud, how faint. */
  modifier: or(int({ min: -100, max: 100 }), 0),
  darkness: or(int({ min: -9, max: 0 }), 0),
  total_darkness: or(flag(), false),
  /** Far away, unless it is told. */
  distance_feet: optional(num({ min: 0, max: 1e9 })),
}
type Perceive = ValuesOf<typeof PERCEIVE>

const BOTH = 2

/** The rule of that sense, with all that helps and hinders. */
function rollFor(person: Person, story: Story, x: Perceive, roll: number | undefined, why: Why) {
  const { iq } = person.character.attributes
  const one = conditionIn(story, x.who)
  const thrown = roll === undefined ? {} : { roll }
  const own = { iq, alertness: 0, shock: 0, modifier: x.modifier, bearers: person.traits, ...thrown }
  switch (x.sense) {
    case 'hearing':
      return hearing({ ...own, acute_hearing: 0, hard_of_hearing: false, deaf: isDeaf(one) }, why)
    case 'taste-smell':
      return tasteSmell({ ...own, acute_taste_smell: 0 }, why)
    case 'vision': {
      const { darkness, total_darkness, distance_feet } = x
      const far = distance_feet === undefined ? {} : { distance_feet }
      const eyes = { blind: eyesLost(one) >= BOTH, glasses: person.facts['glasses'] === true, night_vision: false }
      const sight = { acute_vision: 0, nearsighted: false, farsighted: false, darkness, total_darkness }
      return vision({ ...own, ...eyes, ...sight, ...far }, why)
    }
  }
}

type Perceived = Refused | { readonly allowed: true; readonly success: boolean }

export const perceive = procedure(
  { id: 'gurps.procedure.perceive', title: 'A Sense roll', given: PERCEIVE },
  (ask: Ask<Story, StoryFact>, x): Perceived => {
    const { why } = ask
    const { who, sense, about } = x
    const person = personIn(ask.state, who, why)
    const { iq } = person.character.attributes
    const plain = { iq, alertness: 0, shock: 0, modifier: 0, acute_vision: 0, acute_hearing: 0, acute_taste_smell: 0 }
    const basic = anySense({ ...plain, sense, bearers: person.traits }, why).effective ?? 0
    const { allowed, effective } = rollFor(person, ask.state, x, undefined, why)
    if (!allowed || effective === null) return refused(anySense, `${who} can sense nothing in that way`)
    const success = ask.read(
      THREE_DICE,
      { purpose: sense, by: who, secret: true },
      roll => rollFor(person, ask.state, x, roll, why).success === true,
    )
    const { answer } = secretRoll({ purpose: 'unaware', success }, why)
    ask.record(perceived({ who, sense, about, basic, effective, success, answer }))
    return { allowed: true, success }
  },
)

export const standFirm = procedure(
  {
    id: 'gurps.procedure.will',
    title: 'A Will roll',
    given: {
      ...WHO,
      resisting: or(oneOf(...RESISTED), 'other'),
      what: or(text(500), ''),
      modifier: or(int({ min: -100, max: 100 }), 0),
    },
  },
  (ask: Ask<Story, StoryFact>, x): { readonly success: boolean; readonly margin: number } => {
    const { why } = ask
    const { who, resisting, what, modifier } = x
    const person = personIn(ask.state, who, why)
    const { iq } = person.character.attributes
    const given = { iq, strong_will: 0, weak_will: 0, bearers: person.traits, resisting, modifier }
    const { will } = willRoll(given, why)
    const came = ask.read(THREE_DICE, { purpose: 'Will', by: who }, roll => {
      const { success = false, margin = 0 } = willRoll({ ...given, roll }, why)
      return { success, margin }
    })
    ask.record(stoodFirm({ who, resisting, what, will, ...came }))
    return came
  },
)
