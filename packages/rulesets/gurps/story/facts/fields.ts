/** What procedures and facts of a story have in common. */
import { dice } from '@umpire/dice'
import {
  type Audience,
  type Field,
  flag,
  int,
  type Json,
  json,
  list,
  map,
  oneOf,
  optional,
  or,
  ownerIn,
  text,
  type ValuesOf,
} from '@umpire/engine'
import { type Facts, factNamed, PURPOSES } from '../../effect/facts.ts'

export const THREE_DICE = dice('3d6')

export const NAME = text(200)
export const WHO = { who: NAME }
export const OWNER = ownerIn('who')
export const SCORE = int({ min: -10_000, max: 10_000 })
/** The game master's, for the task and its circumstances. */
export const MODIFIERS = or(list(int({ min: -100, max: 100 }), 50), [])

/** What the players are not told: nothing, what came of the roll, or that there was one. */
export const SECRECY = ['nothing', 'outcome', 'everything'] as const
export const secrecy = or(oneOf(...SECRECY), 'nothing')

/** The audience of a field, narrowed to facts in which another field has one of these values. */
export const where =
  (field: string, values: readonly (boolean | string)[], audience: Audience): Audience =>
  (seat, place) => {
    const value = place.holder[field]
    const holds = (typeof value === 'boolean' || typeof value === 'string') && values.includes(value)
    return seat.role === 'gm' || (holds && audience(seat, place))
  }

/** Not names of facts, but what holds some: of the observer, and what the game master grants. */
const HOLDERS = ['observer', 'granted']

/** Facts of the situation that traits ask for, by their names. */
export const factsField: Field<{ readonly [name: string]: Json }> = {
  spec: map(json(), 50).spec,
  read: (value, place) => {
    const facts = map(json(), 50).read(value, place)
    for (const name of Object.keys(facts)) if (!HOLDERS.includes(name)) factNamed(name, place)
    return facts
  },
}

/** What traits may ask of the situation in which somebody rolls. */
export const SITUATION = {
  purpose: optional(oneOf(...PURPOSES)),
  /** An unnecessary one, as the game master sees it. */
  taking_risk: or(flag(), false),
  facts: or(factsField, {}),
}

export const situationOf = ({ purpose, taking_risk, facts }: ValuesOf<typeof SITUATION>): Facts => ({
  ...facts,
  ...(purpose === undefined ? {} : { purpose }),
  ...(taking_risk ? { taking_risk } : {}),
})
