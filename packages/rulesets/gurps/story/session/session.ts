/** The end of a session: awards, what they buy, Secrets that came out, birthdays. */
import { type Ask, flag, list, num, oneOf, or, procedure } from '@umpire/engine'
import { takenName, writtenTrait } from '../../catalog/entry/taken.ts'
import type { Character } from '../../character/character.ts'
import { secret } from '../../disadvantage/secret.ts'
import { youth } from '../../disadvantage/station.ts'
import { award } from '../../edit/improve.ts'
import * as traits from '../../edit/improve-traits.ts'
import { DEPENDENT_EVENTS, dependentAward } from '../../friends/dependents.ts'
import { awarded, cameOut, hadBirthday, improved } from '../facts/adventure-facts.ts'
import { NAME, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { characterIn, type Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { personIn } from '../person/person.ts'
import { changedIn, isRefused, settledOrRefused } from './changed-file.ts'
import { bought, OCCASION, PURCHASE } from './purchase.ts'

/** What the last line of the ledger gave or took; nothing if there is no new one. */
const paid = (before: Character, after: Character): number =>
  after.ledger.length > before.ledger.length ? (after.ledger.at(-1)?.points ?? 0) : 0

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
  (ask: Ask<Story, StoryFact>, x): Refused | { readonly allowed: true; readonly awarded: number } => {
    const { why } = ask
    const { award: points, betrayed_ally, dependent_event, date, reason, by_gm } = x
    const played = Object.entries(ask.state.people).flatMap(([name, { npc }]) => (npc ? [] : [name]))
    let count = 0
    for (const who of x.who.length === 0 ? played : x.who) {
      const before = characterIn(ask.state, who)
      const dependent_lost = points !== 0 && dependentAward({ award: points, dependent_event }, why) === 0
      const given = { points, betrayed_ally, dependent_lost }
      const after = settledOrRefused(award(before, given, { date, reason, by_gm, why }))
      if (isRefused(after)) return after
      const told = { who, offered: points, award: paid(before, after), reason }
      ask.record(awarded({ ...told, changed: changedIn(before, after) }))
      count++
    }
    return { allowed: true, awarded: count }
  },
)

export const improve = procedure(
  { id: 'gurps.procedure.improve', title: 'Spending points', given: { ...WHO, ...PURCHASE, ...OCCASION } },
  (ask: Ask<Story, StoryFact>, x): Refused | { readonly allowed: true; readonly cost: number } => {
    const { why } = ask
    const { who, date, reason, by_gm } = x
    const person = personIn(ask.state, who, why)
    const before = person.character
    const after = settledOrRefused(bought(person, x, { date, reason, by_gm, why }))
    if (isRefused(after)) return after
    const cost = -paid(before, after) + 0
    const what = `${x.on}: ${x.what}${x.to === undefined ? '' : ` ${x.to}`}`.slice(0, 300)
    ask.record(improved({ who, what, cost, changed: changedIn(before, after) }))
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
  (ask: Ask<Story, StoryFact>, x): Refused | { readonly allowed: true; readonly owed: number } => {
    const { why } = ask
    const { who, brings, date, reason, by_gm } = x
    const person = personIn(ask.state, who, why)
    const kept = person.known.traits.find(({ trait }) => trait.id === 'secret')
    if (kept === undefined) return refused(secret, `${who} has no Secret`)
    const before = person.character
    const after = settledOrRefused(traits.revealSecret(before, kept.index, brings, { date, reason, by_gm, why }))
    if (isRefused(after)) return after
    const owed = secret({ points: kept.points, revealed: true }, why).new_disadvantages_total ?? 0
    const told = { who, secret: kept.written.note ?? takenName(kept), removed: kept.points, new_disadvantages: owed }
    ask.record(cameOut({ ...told, secret: told.secret.slice(0, 300), changed: changedIn(before, after) }))
    return { allowed: true, owed }
  },
)

export const birthday = procedure(
  { id: 'gurps.procedure.birthday', title: 'A birthday', given: { ...WHO, date: OCCASION.date } },
  (ask: Ask<Story, StoryFact>, { who, date }): Refused | { readonly allowed: true; readonly age: number } => {
    const { why } = ask
    const before = characterIn(ask.state, who)
    const after = settledOrRefused(traits.birthday(before, { date, why }))
    if (isRefused(after)) return after
    const { age } = after.identity
    const { years } = youth({ age }, why)
    const owed = -paid(before, after) + 0
    ask.record(hadBirthday({ who, age, years_under_age: years, owed, changed: changedIn(before, after) }))
    return { allowed: true, age }
  },
)
