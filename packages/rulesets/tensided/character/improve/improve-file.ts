/** Improvement for everybody outside: a character's file and a wish in, the file as it is then out. */
import {
  BadInput,
  type Field,
  flag,
  type Improvement,
  int,
  type Json,
  json,
  list,
  num,
  oneOf,
  optional,
  or,
  record,
  type StepTitled,
  text,
  type ValueOf,
} from '@umpire/engine'
import { LANGUAGE_LEVELS } from '../../abilities/languages.ts'
import { score } from '../../core/roll.ts'
import { fileOf, readCharacter } from '../../print/json.ts'
import { ABILITY_ROWS } from '../../tables/abilities.ts'
import type { Ability } from '../../tables/ability-keys.ts'
import type { Flaw } from '../../tables/flaw-keys.ts'
import { FLAW_ROWS } from '../../tables/flaws.ts'
import type { Merit } from '../../tables/merit-keys.ts'
import { MERIT_ROWS } from '../../tables/merits.ts'
import { ENCOUNTERS, schemeEncounters, schemeUse } from '../../xp/schemes.ts'
import { rulesetOf } from '../campaign-rules.ts'
import { BOUGHT_ABILITIES, type Character } from '../character.ts'
import { named } from '../named.ts'
import { nameOfTry } from '../odds/trying.ts'
import {
  award,
  befall,
  buyAbility,
  buyMerit,
  concentrate,
  cure,
  learnLanguage,
  onlyStep,
  raiseSkill,
  raiseStat,
  sessionEnd,
} from './improve.ts'
import type { Improved, Occasion } from './improve-step.ts'

/** By its key, or by the name people know it by. */
function byName<K extends string>(what: string, rows: readonly { readonly key: K; readonly name: string }[]): Field<K> {
  const keys = named(
    what,
    rows.map(({ key }) => key),
  )
  const plain = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'")
  return {
    spec: keys.spec,
    read: (value, place) => {
      const found = typeof value === 'string' ? rows.find(({ name }) => plain(name) === plain(value)) : undefined
      return found?.key ?? keys.read(value, place)
    },
  }
}

const abilityField: Field<Ability> = byName(
  'an ability',
  ABILITY_ROWS.filter(({ key }) => BOUGHT_ABILITIES.includes(key)),
)
const meritField: Field<Merit> = byName('a merit', MERIT_ROWS)
const flawField: Field<Flaw> = byName('a flaw', FLAW_ROWS)

/** One of the first is what is done; the others say how. */
const FIELDS = {
  award: optional(num({ min: 0, max: 1_000_000 })),
  encounter: optional(oneOf(...ENCOUNTERS)),
  uses: optional(
    list(
      record({
        skill: text(100),
        minute: num({ min: 0, max: 1e9 }),
        mos: score,
        frivolous: optional(flag()),
      }),
      10_000,
    ),
  ),
  raise: optional(text(100)),
  concentrate: optional(text(100)),
  ability: optional(abilityField),
  merit: optional(meritField),
  language: optional(text(100)),
  cure: optional(flawField),
  befall: optional(flawField),
  session_end: optional(flag()),
  to: optional(int({ min: 0, max: 1000 })),
  field: optional(text(60)),
  level: or(oneOf(...LANGUAGE_LEVELS), 'fluent'),
  dissimilar: or(flag(), false),
  lost: or(flag(), false),
  subject: optional(text(100)),
  criterion: optional(text(1)),
  date: or(text(200), ''),
  reason: or(text(2000), ''),
  by_gm: or(flag(), false),
}

/** Names become flags of the command line. */
export const IMPROVING = {
  award: { title: 'experience for a session, as the game master says', field: FIELDS.award, step: true },
  encounter: { title: 'experience for an encounter, by how hard it was', field: FIELDS.encounter, step: true },
  uses: { title: 'experience for skills in use: skill, minute and mos of each', field: FIELDS.uses, step: true },
  raise: { title: 'a skill, by one or with "to"', field: FIELDS.raise, step: true },
  concentrate: { title: 'a further field of that skill, with "field"', field: FIELDS.concentrate, step: true },
  ability: { title: 'an ability', field: FIELDS.ability, step: true },
  merit: { title: 'a merit that may be taken later', field: FIELDS.merit, step: true },
  language: { title: 'a language', field: FIELDS.language, step: true },
  cure: { title: 'a flaw to be rid of; what it gave is paid back', field: FIELDS.cure, step: true },
  befall: { title: 'a flaw that play brings', field: FIELDS.befall, step: true },
  session_end: { title: 'action points come back', field: FIELDS.session_end, step: true },
  to: { title: 'the score or level to be had', field: FIELDS.to },
  field: { title: 'the concentration or the vehicle', field: FIELDS.field },
  level: { title: 'of the language', field: FIELDS.level },
  dissimilar: { title: 'the language is very unlike those he speaks', field: FIELDS.dissimilar },
  lost: { title: 'the encounter was not won', field: FIELDS.lost },
  subject: { title: 'what the flaw is about: a stat or a substance', field: FIELDS.subject },
  criterion: { title: 'of an addiction: a, b, c or d', field: FIELDS.criterion },
  date: { title: 'for the ledger', field: FIELDS.date },
  reason: { title: 'for the ledger', field: FIELDS.reason },
  by_gm: { title: 'the game master lets it pass, whatever the rules say', field: FIELDS.by_gm },
} as const satisfies { readonly [name in keyof typeof FIELDS]: StepTitled }

const improving = record(FIELDS)
type Wish = ValueOf<typeof improving>

const STEPS = [
  'award',
  'encounter',
  'uses',
  'raise',
  'concentrate',
  'ability',
  'merit',
  'language',
  'cure',
  'befall',
  'session_end',
] as const

const missing = (name: string, of: string): BadInput => new BadInput(`wishes.${name}`, `said with ${of}`, 'nothing')

function skillNamed(written: string, place: string): string {
  const found = nameOfTry(written, place)
  if ('skill' in found) return found.skill
  throw new BadInput(place, 'a skill', written)
}

function learning(one: Character, wish: Wish, written: string, occasion: Occasion): Improved {
  const { silent: why } = rulesetOf(one)
  const found = nameOfTry(written, 'wishes.raise')
  const { to, field } = wish
  if ('stat' in found) return raiseStat(one, found.stat, to, occasion, why)
  const how = { ...(to === undefined ? {} : { to }), ...(field === undefined ? {} : { field }) }
  return raiseSkill(one, { skill: found.skill, ...how }, occasion, why)
}

function earned(one: Character, wish: Wish, occasion: Occasion): Improved | undefined {
  const { silent: why } = rulesetOf(one)
  if (wish.award !== undefined) return award(one, 3, wish.award, 'award', occasion, why)
  if (wish.encounter !== undefined) {
    const { xp_each } = schemeEncounters({ encounter: wish.encounter, won: !wish.lost }, why)
    return award(one, 1, xp_each, `${wish.encounter} encounter`, occasion, why)
  }
  if (wish.uses === undefined) return undefined
  const { xp } = schemeUse({ uses: wish.uses }, why)
  return award(one, 2, xp, 'skills in use', occasion, why)
}

function improved(one: Character, wish: Wish): Improved {
  onlyStep(STEPS, wish)
  const { silent: why } = rulesetOf(one)
  const { date, reason, by_gm, subject, criterion } = wish
  const occasion = { date, reason, by_gm }
  const given = earned(one, wish, occasion)
  if (given !== undefined) return given
  if (wish.raise !== undefined) return learning(one, wish, wish.raise, occasion)
  if (wish.concentrate !== undefined) {
    if (wish.field === undefined) throw missing('field', 'concentrate')
    const skill = skillNamed(wish.concentrate, 'wishes.concentrate')
    return concentrate(one, skill, wish.field, occasion, why)
  }
  if (wish.ability !== undefined) return buyAbility(one, wish.ability, occasion, why)
  if (wish.merit !== undefined) return buyMerit(one, wish.merit, occasion, why)
  if (wish.language !== undefined) {
    return learnLanguage(one, wish.language, wish.level, wish.dissimilar, occasion, why)
  }
  if (wish.cure !== undefined) return cure(one, wish.cure, subject, occasion, why)
  if (wish.befall !== undefined) {
    const more = { ...(subject === undefined ? {} : { subject }), ...(criterion === undefined ? {} : { criterion }) }
    return befall(one, wish.befall, more, occasion, why)
  }
  return sessionEnd(one, occasion, why)
}

const plain = json()

/**
 *     improveFile(vera, { award: 14 }) // { character, told: 'award: +14 XP; 22 available' }
 */
export function improveFile(file: Json, wishes: unknown): Improvement {
  const before = readCharacter(file, 'character')
  const { character: after, told, refused } = improved(before, improving.read(wishes, 'wishes'))
  if (after === undefined) return { refused }
  return { character: plain.read(fileOf(after), 'character'), told }
}
