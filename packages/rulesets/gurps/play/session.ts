/** The end of a session: awards, what they buy, Secrets that came out, birthdays. */
import {
  type Ask,
  BadInput,
  flag,
  int,
  type Json,
  list,
  num,
  oneOf,
  optional,
  or,
  type Procedure,
  procedure,
  text,
  type ValuesOf,
} from '@umpire/engine'
import { takenName, type WrittenTrait, writtenTrait } from '../catalog/taken.ts'
import { ATTRIBUTES } from '../catalog/trait.ts'
import type { Character } from '../character/character.ts'
import { award, raiseAttribute, raiseNativeLanguage, raiseSkill } from '../character/improve.ts'
import type { Improved, Occasion } from '../character/improve-step.ts'
import * as traits from '../character/improve-traits.ts'
import { secret } from '../disadvantage/secret.ts'
import { youth } from '../disadvantage/station.ts'
import { DEPENDENT_EVENTS, dependentAward } from '../friends/dependents.ts'
import { awarded, cameOut, hadBirthday, improved } from './adventure-facts.ts'
import { NAME, WHO } from './fields.ts'
import { type Person, personIn } from './person.ts'
import { type Refused, refused } from './refused.ts'
import { characterIn, type Story } from './state.ts'
import type { StoryFact } from './story-facts.ts'

const OCCASION = {
  date: or(text(100), ''),
  reason: or(text(1000), ''),
  /** The game master lets it pass, whatever the rules say. */
  by_gm: or(flag(), false),
}

type Changed = { readonly [part: string]: Json }

/** The parts of the file that are others than before. */
function changedIn(before: Character, after: Character): Changed {
  const was: { readonly [part: string]: Json } = before
  return Object.fromEntries(Object.entries(after).filter(([part, value]) => was[part] !== value))
}

/** What the last line of the ledger gave or took; nothing if there is no new one. */
const paid = (before: Character, after: Character): number =>
  after.ledger.length > before.ledger.length ? (after.ledger.at(-1)?.points ?? 0) : 0

/** The character as it is then, or the rule in the way. */
const settled = ({ character, refused: bar }: Improved): Character | Refused =>
  character ?? { allowed: false, rule: bar?.rule ?? '', because: bar?.message ?? '' }

const isRefused = (came: Character | Refused): came is Refused => 'allowed' in came && came.allowed === false

export const sessionEnd = procedure(
  {
    id: 'gurps.procedure.session-end',
    title: 'The end of a session',
    given: {
      /** Whose award it is; everybody's who is played, if none are named. */
      who: or(list(NAME, 100), []),
      award: num({ min: -1000, max: 1000 }),
      betrayed_ally: or(flag(), false),
      dependent_event: or(oneOf(...DEPENDENT_EVENTS), 'none'),
      ...OCCASION,
    },
  },
  function* (ask: Ask<Story, StoryFact>, x): Procedure<Refused | { readonly allowed: true; readonly awarded: number }> {
    const { why } = ask
    const { award: points, betrayed_ally, dependent_event, date, reason, by_gm } = x
    const played = Object.entries(ask.state.people).flatMap(([name, { npc }]) => (npc ? [] : [name]))
    let count = 0
    for (const who of x.who.length === 0 ? played : x.who) {
      const before = characterIn(ask.state, who)
      const dependent_lost = points !== 0 && dependentAward({ award: points, dependent_event }, why) === 0
      const given = { points, betrayed_ally, dependent_lost }
      const after = settled(award(before, given, { date, reason, by_gm, why }))
      if (isRefused(after)) return after
      const told = { who, offered: points, award: paid(before, after), reason }
      yield* ask.record(awarded({ ...told, changed: changedIn(before, after) }))
      count++
    }
    return { allowed: true, awarded: count }
  },
)

const PURCHASES = [
  'attribute',
  'skill',
  'native language',
  'advantage',
  'buy off',
  'buy off quirk',
  'put on',
  'put on quirk',
] as const

const PURCHASE = {
  ...WHO,
  on: oneOf(...PURCHASES),
  /** The attribute, skill, trait or quirk. */
  what: or(text(500), ''),
  /** The score or level to be had. */
  to: optional(int({ min: -1000, max: 1000 })),
  variant: optional(text(200)),
  ...OCCASION,
}
type Purchase = ValuesOf<typeof PURCHASE>

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const wanted = ({ to, what }: Purchase): number => {
  if (to !== undefined) return to
  throw new BadInput('to', `the level of ${what} to be had`, to)
}

const traitOf = ({ what, to, variant }: Purchase): WrittenTrait => ({
  trait: what,
  ...(to === undefined ? {} : { level: to }),
  ...(variant === undefined ? {} : { variant }),
})

/** Where somebody's trait of that name stands in the file; −1 if he has none. */
const placeOf = ({ known }: Person, name: string): number =>
  known.traits.find(taken => same(takenName(taken), name) || same(taken.trait.name, name))?.index ?? -1

function bought(person: Person, x: Purchase, occasion: Occasion): Improved {
  const { character } = person
  switch (x.on) {
    case 'attribute': {
      const attribute = ATTRIBUTES.find(name => same(name, x.what))
      if (attribute === undefined) throw new BadInput('what', `one of ${ATTRIBUTES.join(', ')}`, x.what)
      return raiseAttribute(character, attribute, wanted(x), occasion)
    }
    case 'skill':
      return raiseSkill(character, x.what, wanted(x), occasion)
    case 'native language':
      return raiseNativeLanguage(character, wanted(x), occasion)
    case 'advantage': {
      const at = placeOf(person, x.what)
      return traits.gainAdvantage(character, traitOf(x), at < 0 ? occasion : { ...occasion, in_place_of: at })
    }
    case 'buy off': {
      const milder = x.to === undefined && x.variant === undefined ? occasion : { ...occasion, to: traitOf(x) }
      return traits.buyOff(character, placeOf(person, x.what), milder)
    }
    case 'buy off quirk':
      return traits.buyOffQuirk(
        character,
        character.quirks.findIndex(quirk => same(quirk, x.what)),
        occasion,
      )
    case 'put on':
      return traits.putOn(character, traitOf(x), occasion)
    case 'put on quirk':
      return traits.putOnQuirk(character, x.what, occasion)
  }
}

export const improve = procedure(
  { id: 'gurps.procedure.improve', title: 'Spending points', given: PURCHASE },
  function* (ask: Ask<Story, StoryFact>, x): Procedure<Refused | { readonly allowed: true; readonly cost: number }> {
    const { why } = ask
    const { who, date, reason, by_gm } = x
    const person = personIn(ask.state, who, why)
    const before = person.character
    const after = settled(bought(person, x, { date, reason, by_gm, why }))
    if (isRefused(after)) return after
    const cost = -paid(before, after) + 0
    const what = `${x.on}: ${x.what}${x.to === undefined ? '' : ` ${x.to}`}`.slice(0, 300)
    yield* ask.record(improved({ who, what, cost, changed: changedIn(before, after) }))
    return { allowed: true, cost }
  },
)

export const revealSecret = procedure(
  {
    id: 'gurps.procedure.reveal-secret',
    title: 'A Secret comes out',
    given: {
      ...WHO,
      /** New disadvantages of twice its points, which play puts on. */
      brings: or(list(writtenTrait, 20), []),
      ...OCCASION,
    },
  },
  function* (ask: Ask<Story, StoryFact>, x): Procedure<Refused | { readonly allowed: true; readonly owed: number }> {
    const { why } = ask
    const { who, brings, date, reason, by_gm } = x
    const person = personIn(ask.state, who, why)
    const kept = person.known.traits.find(({ trait }) => trait.id === 'secret')
    if (kept === undefined) return refused(secret, `${who} has no Secret`)
    const before = person.character
    const after = settled(traits.revealSecret(before, kept.index, brings, { date, reason, by_gm, why }))
    if (isRefused(after)) return after
    const owed = secret({ points: kept.points, revealed: true }, why).new_disadvantages_total ?? 0
    const told = { who, secret: kept.written.note ?? takenName(kept), removed: kept.points, new_disadvantages: owed }
    yield* ask.record(cameOut({ ...told, secret: told.secret.slice(0, 300), changed: changedIn(before, after) }))
    return { allowed: true, owed }
  },
)

export const birthday = procedure(
  { id: 'gurps.procedure.birthday', title: 'A birthday', given: { ...WHO, date: OCCASION.date } },
  function* (
    ask: Ask<Story, StoryFact>,
    { who, date },
  ): Procedure<Refused | { readonly allowed: true; readonly age: number }> {
    const { why } = ask
    const before = characterIn(ask.state, who)
    const after = settled(traits.birthday(before, { date, why }))
    if (isRefused(after)) return after
    const { age } = after.identity
    const { years } = youth({ age }, why)
    const owed = -paid(before, after) + 0
    yield* ask.record(hadBirthday({ who, age, years_under_age: years, owed, changed: changedIn(before, after) }))
    return { allowed: true, age }
  },
)
