/** Disadvantages of the mind: rolls to resist them, by the table or by what is offered and told. */
import { type Ask, flag, int, oneOf, optional, or, procedure, text, type Why } from '@umpire/engine'
import { catalogOf, take } from '../../catalog/catalog.ts'
import { takenName } from '../../catalog/entry/taken.ts'
import type { TakenTrait } from '../../character/known.ts'
import { mentalRolls } from '../../disadvantage/mental-rolls.ts'
import { RESIST_TABLE, resistTable } from '../../disadvantage/resist-table.ts'
import { greed, gullibility } from '../../disadvantage/temptation.ts'
import { factsField, NAME, WHO } from '../facts/fields.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn, traitOf } from '../person/person.ts'
import { lacks, others, ownWill, type Tried, tried } from './self-control.ts'

function traitNamed(person: Person, name: string, why: Why): TakenTrait | undefined {
  const { trait } = take({ trait: name }, catalogOf(why), 'trait')
  return traitOf(person, trait.id)
}

const TRAITS = [...new Set(RESIST_TABLE.map(({ trait }) => trait))]

/** The name under which the table has somebody's trait; null if it has none. */
const inTable = (taken: TakenTrait): string | null =>
  TRAITS.find(
    name =>
      name === takenName(taken) || name === taken.trait.name || name === `${taken.trait.name} (${taken.variant?.name})`,
  ) ?? null

export const resist = procedure(
  {
    id: 'gurps.procedure.resist',
    title: 'Resisting a disadvantage',
    given: {
      ...WHO,
      trait: NAME,
      /** The first of the trait, unless it is told. */
      trigger: optional(text(500)),
      /** The game master's, by what is at stake. */
      gm_modifier: or(int({ min: -100, max: 100 }), 0),
      facts: or(factsField, {}),
    },
  },
  (ask: Ask<Story, StoryFact>, x): Tried => {
    const { why } = ask
    const { who, trigger, gm_modifier } = x
    const person = personIn(ask.state, who, why)
    const taken = traitNamed(person, x.trait, why)
    if (taken === undefined) return lacks(mentalRolls, who, x.trait)
    const name = inTable(taken)
    const will = ownWill(person, why)
    if (name === null) {
      // Vows, codes and whatever a campaign adds: a plain roll against Will.
      const told = { who, trait: takenName(taken), trigger: trigger ?? '', against: 'Will', on_failure: 'gives in' }
      return tried(ask, told, roll =>
        mentalRolls({ will: will + gm_modifier, strong_will: 0, weak_will: 0, roll }, why),
      )
    }
    const { iq, ht } = person.character.attributes
    const facts = { ...person.facts, ...x.facts }
    const given = { trait: name, will, iq, ht, traits: others(person, taken.trait.id), facts, gm_modifier }
    const asked = trigger === undefined ? given : { ...given, trigger }
    const { trigger: meant, rolls_against, on_failure } = resistTable(asked, why)
    const told = { who, trait: name, trigger: meant, against: rolls_against, on_failure }
    return tried(ask, told, roll => resistTable({ ...asked, roll }, why))
  },
)

export const temptation = procedure(
  {
    id: 'gurps.procedure.temptation',
    title: 'Riches are offered to the greedy',
    given: {
      ...WHO,
      deal: or(oneOf('fair', 'shady', 'crime'), 'fair'),
      poor: or(flag(), false),
      rich_prize: or(flag(), false),
      gm_modifier: optional(int({ min: -100, max: 100 })),
    },
  },
  (ask: Ask<Story, StoryFact>, x): Tried => {
    const { who, ...offer } = x
    const person = personIn(ask.state, who, ask.why)
    if (traitOf(person, 'greed') === undefined) return lacks(greed, who, 'Greed')
    const given = { ...offer, will: ownWill(person, ask.why), traits: others(person, 'greed') }
    const told = { who, trait: 'Greed', trigger: 'riches offered', against: 'Will', on_failure: 'gives in' }
    return tried(ask, told, roll => greed({ ...given, roll }, ask.why))
  },
)

export const tallTale = procedure(
  {
    id: 'gurps.procedure.tall-tale',
    title: 'The gullible is told a story',
    given: { ...WHO, lie: or(oneOf('outlandish', 'believable'), 'believable'), familiar: or(flag(), false) },
  },
  (ask: Ask<Story, StoryFact>, x): Tried => {
    const { who, lie, familiar } = x
    const person = personIn(ask.state, who, ask.why)
    if (traitOf(person, 'gullibility') === undefined) return lacks(gullibility, who, 'Gullibility')
    const { iq } = person.character.attributes
    const given = { iq, lie, familiar, exploited: false, traits: others(person, 'gullibility') }
    const told = { who, trait: 'Gullibility', trigger: `a story, ${lie}`, against: 'IQ', on_failure: 'believes' }
    return tried(ask, told, roll => gullibility({ ...given, roll }, ask.why))
  },
)
