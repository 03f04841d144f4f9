/** The account of experience: what each choice cost, what flaws gave, and what is left. */
import type { Why } from '@umpire/engine'
import { catalog } from '../abilities/catalog.ts'
import { languages } from '../abilities/languages.ts'
import { majorMinor } from '../skills/catalog.ts'
import { SIMILAR_VEHICLE_XP } from '../skills/vehicles.ts'
import { flawRow, isFlaw } from '../tables/flaws.ts'
import { meritRow } from '../tables/merits.ts'
import { rowOf } from '../tables/skills.ts'
import { cost } from '../traits/cost.ts'
import { when } from '../traits/when.ts'
import { costs } from '../xp/costs.ts'
import { ledger, starting } from '../xp/ledger.ts'
import type { Character, Learned, TakenTrait } from './character.ts'

export type Account = {
  readonly starting: number
  readonly flaw_xp: number
  readonly earned: number
  readonly merits: number
  readonly skills: number
  readonly abilities: number
  readonly languages: number
  readonly spent: number
  readonly paid_back: number
  readonly debt: number
  readonly available: number
}

/** Levels, and concentrations beyond the first; a pilot’s further vehicles must be like the first. */
export function skillXp({ skill, level, concentrations }: Learned, why: Why): number {
  const { cost: levels, type } = majorMinor({ skill, to: level }, why)
  const fields = rowOf(skill).concentrations
  if (fields !== 'open' && fields !== 'by-vehicle' && fields.length === 0) return levels
  const sum = why.sum(skill).add('levels', levels)
  for (const [at, field] of concentrations.entries()) {
    if (at === 0) sum.add(field, costs({ type, concentration: 'first' }, why))
    else if (fields === 'by-vehicle') sum.add(field, SIMILAR_VEHICLE_XP)
    else sum.add(field, costs({ type, concentration: 'further' }, why))
  }
  return sum.total()
}

const abilityXp = (one: Pick<Character, 'abilities'>, why: Why): number => {
  const sum = why.sum('abilities')
  for (const [at, buy] of one.abilities.entries()) {
    sum.add(buy, catalog({ buy, owned: one.abilities.slice(0, at) }, why).xp ?? 0)
  }
  return sum.total()
}

/** What each costs, in the order they were learned: the first foreign one is the dearest. */
function languageXps(one: Pick<Character, 'languages'>, why: Why): readonly number[] {
  let before = 0
  return one.languages.map(({ level, native, dissimilar }) =>
    native ? 0 : languages({ language_level: level, dissimilar, foreign_languages_before: before++ }, why),
  )
}

/** A trait as one price: what was taken again is the same trait of a higher magnitude. */
export interface Group {
  readonly key: TakenTrait['key']
  readonly subject: string | undefined
  readonly origin: TakenTrait['origin']
  readonly times: number
  /** Of its first entry in the file. */
  readonly index: number
}

export function groupsOf({ traits }: Pick<Character, 'traits'>): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const [index, { key, subject, origin, times }] of traits.entries()) {
    // A flaw that play brought is another matter than the same one of creation; a merit costs the same.
    const name = [key, subject ?? '', isFlaw(key) ? origin : ''].join('\n')
    const before = groups.get(name)
    groups.set(name, { key, subject, origin, index: before?.index ?? index, times: times + (before?.times ?? 0) })
  }
  return [...groups.values()]
}

/** As often as its price is known for: more is told as a problem. */
const payable = ({ key, times }: Group): number => {
  const { magnitude, max } = isFlaw(key) ? flawRow(key) : meritRow(key)
  return Math.min(times, Math.floor(max / magnitude))
}

function meritXp(one: Pick<Character, 'traits'>, why: Why): number {
  const sum = why.sum('merits')
  for (const group of groupsOf(one)) {
    if (isFlaw(group.key)) continue
    const { magnitude, name } = meritRow(group.key)
    sum.add(name, cost({ magnitude: magnitude * payable(group) }, why))
  }
  return sum.total()
}

/** From those of creation alone, up to what the campaign allows. */
export function flawXp(one: Pick<Character, 'traits' | 'abilities'>, why: Why): number {
  const sum = why.sum('flaws')
  let flaw_xp = 0
  for (const group of groupsOf(one)) {
    if (!isFlaw(group.key) || group.origin !== 'creation') continue
    const gained = when({ phase: 'creation', flaw: group.key, times: payable(group), flaw_xp }, why).xp_gained ?? 0
    flaw_xp += gained
    sum.add(flawRow(group.key).name, gained)
  }
  return sum.total()
}

export const startingXpOf = ({ xp }: Pick<Character, 'xp'>, why: Why): number =>
  xp.starting ?? starting({}, why).starting_xp

export function accountOf(one: Character, why: Why): Account {
  const skillSum = why.sum('skills')
  for (const learned of one.skills) skillSum.add(learned.skill, skillXp(learned, why))
  const languageSum = why.sum('languages')
  for (const [at, xp] of languageXps(one, why).entries()) languageSum.add(one.languages[at]?.language ?? '', xp)
  const parts = {
    merits: meritXp(one, why),
    skills: skillSum.total(),
    abilities: abilityXp(one, why),
    languages: languageSum.total(),
  }
  const spent = why
    .sum('spent')
    .add('merits', parts.merits)
    .add('skills', parts.skills)
    .add('abilities', parts.abilities)
    .add('languages', parts.languages)
    .total()
  const { earned, paid_back, debt } = one.xp
  const known = { starting: startingXpOf(one, why), flaw_xp: flawXp(one, why), earned, spent, paid_back }
  return { ...known, ...parts, debt, available: ledger(known, why).available }
}
