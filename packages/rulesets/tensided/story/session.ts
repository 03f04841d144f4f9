/** The end of a session: experience by the campaign's scheme, debts, action points; and what experience buys. */
import {
  flag,
  type Json,
  list,
  num,
  oneOf,
  optional,
  or,
  ownValue,
  procedure,
  record,
  sameJson,
  text,
} from '@umpire/engine'
import { xpScheme } from '../campaign/settings.ts'
import { accountOf } from '../character/account.ts'
import type { Character } from '../character/character.ts'
import { award, buyAbility, buyMerit, concentrate, cure, onlyStep, raiseSkill } from '../character/improve/improve.ts'
import type { Improved } from '../character/improve/improve-step.ts'
import { actionPoints } from '../combat/action-points.ts'
import { ABILITIES } from '../tables/ability-keys.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { SKILL } from '../tables/skills.ts'
import { ENCOUNTERS, schemeArbitrary, schemeEncounters, schemeUse } from '../xp/schemes.ts'
import type { Asking } from './facts/ask.ts'
import { awarded, improved, refreshed } from './facts/facts.ts'
import { personIn } from './facts/person.ts'
import { type Refused, refused } from './facts/refused.ts'
import { WHO } from './facts/roll.ts'
import { characterIn, MOST_PEOPLE, NAME } from './facts/state.ts'

const OCCASION = {
  date: or(text(200), ''),
  reason: or(text(4000), ''),
  by_gm: or(flag(), false),
}

const barredBy = ({ refused: problem }: Extract<Improved, { refused: object }>): Refused =>
  refused({ id: problem.rule }, problem.message)

/** The parts of a file that are not as before. */
function changedIn(before: Character, after: Character): { readonly [part: string]: Json } {
  const parts = Object.entries(after).filter(
    ([part, now]) => !sameJson(Object.entries(before).find(([name]) => name === part)?.[1] ?? null, now),
  )
  return Object.fromEntries(parts)
}

const encounter = record({ encounter: oneOf(...ENCOUNTERS), won: or(flag(), true) })

export const sessionEnd = procedure(
  {
    id: 'tensided.proc.session-end',
    title: 'End of session',
    given: {
      /** Everybody who is played, if none are named. */
      who: or(list(NAME, MOST_PEOPLE), []),
      /** By encounter: those of the session. */
      encounters: or(list(encounter, 1000), []),
      /** By session: the same for all. */
      award: optional(num({ min: 0, max: 1_000_000 })),
      ...OCCASION,
    },
  },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly earned: readonly number[] } => {
    const { why } = ask
    const played = Object.entries(ask.state.people).flatMap(([name, { npc }]) => (npc ? [] : [name]))
    const all = x.who.length === 0 ? played : x.who
    const scheme = schemeOf(xpScheme(why))
    if (scheme === 3 && x.award === undefined) return refused(schemeArbitrary, 'an award must be named')
    const earned: number[] = []
    for (const who of all) {
      const before = characterIn(ask.state, who)
      const xp = earnedBy(ask, who, scheme, x)
      const came = award(before, scheme, xp, WHAT[scheme], x, why)
      if (came.character === undefined) return barredBy(came)
      const after = came.character
      const { debt, paid_back } = after.xp
      ask.record(
        awarded({
          who,
          scheme,
          earned: xp,
          paid_back: paid_back - before.xp.paid_back,
          debt,
          available: accountOf(after, why).available,
          changed: changedIn(before, after),
        }),
      )
      const { lists } = personIn(ask.state, who, why)
      const given = { merits: lists.merits, flaws: lists.flaws, player_character: !after.npc }
      ask.record(refreshed({ who, action_points: actionPoints(given, why).action_points }))
      earned.push(xp)
    }
    return { allowed: true, earned }
  },
)

type Scheme = 1 | 2 | 3
const schemeOf = (setting: number): Scheme => (setting === 1 ? 1 : setting === 2 ? 2 : 3)
const WHAT: { readonly [scheme in Scheme]: string } = { 1: 'encounters', 2: 'use of skills', 3: 'the session' }

function earnedBy(ask: Asking, who: string, scheme: Scheme, x: Parameters<typeof sessionEnd.run>[1]): number {
  const { why } = ask
  if (scheme === 1) {
    const sum = why.sum('experience')
    for (const one of x.encounters) sum.add(one.encounter, schemeEncounters(one, why).xp_each)
    return sum.total()
  }
  if (scheme === 2) return schemeUse({ uses: ownValue(ask.state.uses, who) ?? [] }, why).xp
  const { award: given = 0 } = x
  schemeArbitrary({ award: given }, why)
  return given
}

const WISHES = ['skill', 'concentration', 'ability', 'merit', 'cure'] as const

export const improve = procedure(
  {
    id: 'tensided.proc.improve',
    title: 'Spend experience',
    given: {
      ...WHO,
      /** One of these: a level of a skill, a field of one, an ability, a merit, or to be rid of a flaw. */
      skill: optional(SKILL),
      concentration: optional(record({ skill: SKILL, field: text(60) })),
      ability: optional(oneOf(...ABILITIES)),
      merit: optional(oneOf(...MERITS)),
      cure: optional(oneOf(...FLAWS)),
      /** The field of a new skill; the subject of the flaw. */
      field: optional(text(60)),
      ...OCCASION,
    },
  },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly available: number } => {
    const { why } = ask
    const before = characterIn(ask.state, x.who)
    const came = wished(before, x, ask)
    if (came.character === undefined) return barredBy(came)
    const { available } = accountOf(came.character, why)
    ask.record(
      improved({ who: x.who, told: came.told.slice(0, 500), available, changed: changedIn(before, came.character) }),
    )
    return { allowed: true, available }
  },
)

function wished(before: Character, x: Parameters<typeof improve.run>[1], { why }: Asking): Improved {
  onlyStep(WISHES, x)
  const { field } = x
  if (x.skill !== undefined) {
    return raiseSkill(before, field === undefined ? { skill: x.skill } : { skill: x.skill, field }, x, why)
  }
  if (x.concentration !== undefined) return concentrate(before, x.concentration.skill, x.concentration.field, x, why)
  if (x.ability !== undefined) return buyAbility(before, x.ability, x, why)
  if (x.merit !== undefined) return buyMerit(before, x.merit, x, why)
  return cure(before, x.cure ?? 'tick', field, x, why)
}
