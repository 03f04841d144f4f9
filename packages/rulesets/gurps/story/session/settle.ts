/** What is left to the game master: naming a trait that something left behind, and whatever no rule covers. */
import { dice } from '@umpire/dice'
import {
  type Ask,
  BadInput,
  flag,
  int,
  list,
  oneOf,
  optional,
  or,
  procedure,
  text,
  type ValuesOf,
} from '@umpire/engine'
import { takenName, type WrittenTrait, writtenTrait } from '../../catalog/entry/taken.ts'
import { identify, replaceTrait } from '../../edit/edit.ts'
import { type Improved, type Occasion, purse, refuse, step } from '../../edit/improve-step.ts'
import { putOn, putOnQuirk } from '../../edit/improve-traits.ts'
import { settling } from '../../gm/settling.ts'
import { ruled, settled } from '../facts/adventure-facts.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { conditionIn, type Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn } from '../person/person.ts'
import { changedIn, isRefused, settledOrRefused } from './changed-file.ts'
import { OCCASION } from './purchase.ts'

/** A trait in the place of a milder one that he had. */
function worse(person: Person, name: string, written: WrittenTrait, occasion: Occasion): Improved {
  const { character, known } = person
  const had = known.traits.find(taken => takenName(taken).toLowerCase() === name.toLowerCase())
  if (had === undefined) return refuse(settling.id, 'traits', `there is no ${name} that could grow worse`)
  const after = replaceTrait(character, had.index, written)
  const wanted = {
    kind: 'added',
    what: written.trait,
    points: 0,
    where: `traits[${had.index}]`,
    rule: settling.id,
  } as const
  return occasion.why === undefined ? { character: after } : step(character, after, wanted, occasion, occasion.why)
}

const SETTLE = {
  ...WHO,
  /** Which of the open entries of his condition, counted from 0. */
  entry: or(int({ min: 0, max: 1000 }), 0),
  traits: or(list(writtenTrait, 20), []),
  quirk: optional(text(500)),
  /** By which he ages, where that may take the place of a trait. */
  years: or(int({ min: 0, max: 100 }), 0),
  /** A milder trait whose place the first takes. */
  in_place_of: optional(NAME),
  ...OCCASION,
}
type Settle = ValuesOf<typeof SETTLE>

/** The file after all of it; the first change that is refused ends it. */
function changedBy(person: Person, x: Settle, occasion: Occasion): Improved {
  const { quirk, years, in_place_of: milder } = x
  let after: Improved = { character: person.character }
  for (const [nth, trait] of x.traits.entries()) {
    if (after.character === undefined) return after
    const grows = nth === 0 && milder !== undefined
    after = grows ? worse(person, milder, trait, occasion) : putOn(after.character, trait, occasion)
  }
  if (quirk !== undefined && after.character !== undefined) after = putOnQuirk(after.character, quirk, occasion)
  if (years === 0 || after.character === undefined) return after
  return { character: identify(after.character, { age: after.character.identity.age + years }) }
}

export const settle = procedure(
  { id: 'gurps.procedure.settle', title: 'Naming what something left behind', given: SETTLE },
  (ask: Ask<Story, StoryFact>, x): Refused | { readonly allowed: true; readonly points: number } => {
    const { why } = ask
    const { who, years, date, reason, by_gm, quirk } = x
    const open = conditionIn(ask.state, who).gained[x.entry]
    if (open === undefined) return refused(settling, `${who} has no such entry to settle`)
    const person = personIn(ask.state, who, why)
    const before = person.character
    const occasion = { date, reason: reason === '' ? open.what : reason, by_gm, why }
    const after = settledOrRefused(changedBy(person, x, occasion))
    if (isRefused(after)) return after
    const aged = open.a_year === undefined ? 0 : years * open.a_year
    const points = purse(after, why).worth - purse(before, why).worth + aged
    const happens = settling({ tool: 'decision', effective: 0, decision: points === open.points || by_gm }, why).happens
    if (happens !== true) {
      return refused(
        settling,
        `${open.what} takes ${open.points} points in all, not ${points}; the game master may let it pass`,
      )
    }
    const what = [...x.traits.map(({ trait }) => trait), ...(quirk === undefined ? [] : [quirk])].join(', ')
    const told = years === 0 ? what : `${what} ${years} years older`.trim()
    const changed = changedIn(before, after)
    ask.record(settled({ who, entry: x.entry, what: told.slice(0, 300), points, changed }))
    return { allowed: true, points }
  },
)

export const ruling = procedure(
  {
    id: 'gurps.procedure.ruling',
    title: 'What the rules do not cover',
    given: {
      question: text(500),
      tool: oneOf('success-roll', 'random-roll', 'decision'),
      /** Of a success roll: the score that fits. */
      effective: or(int({ min: -1000, max: 1000 }), 10),
      /** Of a random roll: so many times out of so many. */
      times: or(int({ min: 0, max: 1000 }), 1),
      out_of: or(int({ min: 1, max: 1000 }), 2),
      decision: or(flag(), true),
      secret: or(flag(), false),
    },
  },
  (ask: Ask<Story, StoryFact>, x): { readonly happens: boolean } => {
    const { why } = ask
    const { question, tool, effective, decision, secret } = x
    if (x.times > x.out_of) throw new BadInput('times', `at most ${x.out_of}`, x.times)
    const about = { purpose: question.slice(0, 200), secret }
    const chance = { times: x.times, of: x.out_of }
    const read = (given: { readonly roll?: number; readonly die?: number }): boolean =>
      settling({ tool, effective, chance, decision, ...given }, why).happens === true
    const happens =
      tool === 'decision'
        ? read({})
        : tool === 'success-roll'
          ? ask.read(THREE_DICE, about, roll => read({ roll }))
          : ask.read(dice(`1d${x.out_of}`), about, die => read({ die }))
    ask.record(ruled({ question, happens, secret }))
    return { happens }
  },
)
