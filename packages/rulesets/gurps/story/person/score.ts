/** What somebody rolls against: a skill, an attribute, Will or a sense, with all that his traits make of it now. */
import { BadInput, nearest, type Why } from '@umpire/engine'
import { attributeScore, frightScore, type Sense, senseScore, willOf, willScore } from '../../attribute/scores.ts'
import { catalogOf, findSkill, skillNamed } from '../../catalog/catalog.ts'
import type { Skill } from '../../catalog/entry/skill.ts'
import { type KnownSkill, skillFacts, skillTargets } from '../../catalog/entry/skill-targets.ts'
import { isStrange, nativeTl } from '../../character/native-tl.ts'
import { learnedSkill, nativeLanguage } from '../../character/skills.ts'
import { MENTAL_FAILS_FROM } from '../../disadvantage/mental-rolls.ts'
import { actsOn } from '../../effect/apply.ts'
import type { Facts } from '../../effect/facts.ts'
import { skillDefault } from '../../skill/default.ts'
import { skillInCatalog, skillInUse, skillLevel } from '../../skill/level.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { ATTACK, attackOf, isAttack } from './attack-score.ts'
import { DEFENSES, defenseOf, isDefense } from './defense-score.ts'
import type { Person } from './person.ts'

export type Score = {
  readonly allowed: true
  /** As it is called on the sheet. */
  readonly name: string
  /** On the sheet. */
  readonly basic: number
  /** As it counts now, before the game master's modifiers. */
  readonly effective: number
  /** Of Will and Fright Checks: this total and every higher one fails. */
  readonly fails_from: number | null
  /** The skill's own name; null where it is none. */
  readonly skill: string | null
  /** A defense may be tried however low it is. */
  readonly defense: boolean
}

const ATTRIBUTES = ['ST', 'DX', 'IQ', 'HT'] as const
const SENSES: { readonly [name: string]: Sense } = {
  Vision: 'vision',
  Hearing: 'hearing',
  'Taste/Smell': 'taste-smell',
}
const [WILL, FRIGHT] = ['Will', 'Fright Check']

/** What may be rolled against beside skills. */
export const SCORES: readonly string[] = [...ATTRIBUTES, WILL, FRIGHT, ...Object.keys(SENSES), ...DEFENSES, ATTACK]

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const attributeNamed = (name: string) => ATTRIBUTES.find(attribute => same(attribute, name))
const KEYS = { ST: 'st', DX: 'dx', IQ: 'iq', HT: 'ht' } as const

/** The skill that is meant; of one without a specialty named, the best that was learned. */
function learnedAs({ known: { skills }, skills: lines }: Person, asked: KnownSkill) {
  const own = skills.filter(({ known }) => known.name === asked.name)
  const exact = own.find(({ known }) => same(known.specialty ?? '', asked.specialty ?? ''))
  if (exact !== undefined || asked.specialty !== null) return exact
  const levelOf = (index: number): number => lines.find(line => line.index === index)?.level ?? Number.NEGATIVE_INFINITY
  return own.toSorted((a, b) => levelOf(b.index) - levelOf(a.index))[0]
}

const nameOf = ({ name, specialty }: KnownSkill): string => (specialty === null ? name : `${name} (${specialty})`)

/** The level on the sheet; null where it can be neither used nor tried. */
function levelOf(
  person: Person,
  asked: KnownSkill,
  why: Why,
): { readonly name: string; readonly level: number | null } {
  const { character, traits } = person
  const learned = learnedAs(person, asked)
  if (learned !== undefined) {
    return { name: nameOf(learned.known), level: learnedSkill(character, learned, traits, why).level }
  }
  const name = nameOf(asked)
  const { native_language, native_tl } = character.identity
  if (asked.skill.group === 'language' && same(asked.specialty ?? '', native_language)) {
    return { name, level: nativeLanguage(character, traits, why) }
  }
  if (isStrange(asked, nativeTl(native_tl, traits, why), why)) return { name, level: null }
  const { st, dx, iq, ht } = character.attributes
  return {
    name,
    level: skillLevel({ skill: name, points: 0, attributes: { st, dx, iq, ht }, bearers: traits }, why).level,
  }
}

/** Something that forbids the skill itself, or one of its kind. */
function barred({ bearers }: Person, asked: KnownSkill, facts: Facts, why: Why): Refused | undefined {
  const now = { ...facts, ...skillFacts(asked, why) }
  const forbidding = skillTargets(asked).flatMap(target => actsOn('forbid', target, bearers, now) ?? [])
  const [first] = forbidding
  return first === undefined ? undefined : refused(skillInCatalog, `${first.name} forbids ${nameOf(asked)}`)
}

function skillScore(person: Person, asked: KnownSkill, facts: Facts, why: Why): Score | Refused {
  const most = asked.skill.max_encumbrance
  if (most !== null && person.encumbrance_level > most) {
    return refused(skillInCatalog, `${asked.name} takes an encumbrance of at most ${most}; put something down`)
  }
  const bar = barred(person, asked, facts, why)
  if (bar !== undefined) return bar
  const { name, level } = levelOf(person, asked, why)
  if (level === null) return refused(skillDefault, `${name} must be learned; it cannot be tried without training`)
  const effective = skillInUse({ skill: name, level, bearers: person.bearers, facts }, why)
  return { allowed: true, name, basic: level, effective, fails_from: null, skill: asked.name, defense: false }
}

function plainScore(
  { character: { attributes }, traits }: Person,
  name: string,
  facts: Facts,
  why: Why,
): Score | undefined {
  const scored = (called: string, basic: number, effective: number, fails_from: number | null = null): Score => ({
    allowed: true,
    name: called,
    basic,
    effective,
    fails_from,
    skill: null,
    defense: false,
  })
  const attribute = attributeNamed(name)
  if (attribute !== undefined) {
    const score = attributes[KEYS[attribute]]
    return scored(attribute, score, attributeScore(attribute, score, traits, facts, why))
  }
  const sense = Object.keys(SENSES).find(one => same(one, name))
  const sensed = sense === undefined ? undefined : SENSES[sense]
  if (sense !== undefined && sensed !== undefined) {
    return scored(sense, attributes.iq, senseScore(attributes.iq, sensed, traits, facts, why))
  }
  if (!same(WILL, name) && !same(FRIGHT, name)) return undefined
  const will = willOf(attributes.iq, traits, why)
  return same(WILL, name)
    ? scored(WILL, will, willScore(will, traits, facts, why), MENTAL_FAILS_FROM)
    : scored(FRIGHT, will, frightScore(will, traits, facts, why), MENTAL_FAILS_FROM)
}

/** Refuses what is neither a skill nor anything else that is rolled against. */
function skillMeant(written: string, why: Why): KnownSkill {
  const catalog = catalogOf(why)
  try {
    return skillNamed(written, catalog, 'skill')
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const meant = nearest(written, [...SCORES, ...catalog.skills.map(({ name }) => name)])
    throw new BadInput(
      'skill',
      `a skill, or one of ${SCORES.join(', ')}${meant === undefined ? '' : `; perhaps ${meant}`}`,
      written,
    )
  }
}

/**
 *     scoreOf(mado, 'Stealth', {}, why) // { name: 'Stealth', basic: 13, effective: 13, … }
 *     scoreOf(mado, 'hearing', {}, why) // { name: 'Hearing', basic: 13, effective: 17, … }
 */
export function scoreOf(person: Person, what: string, facts: Facts, why: Why): Score | Refused {
  const now = { ...person.facts, ...facts }
  if (isDefense(what)) {
    const found = defenseOf(person, what, now, why)
    return found.allowed ? { ...found, fails_from: null, skill: null, defense: true } : found
  }
  if (isAttack(what)) {
    const found = attackOf(person, what, now, why)
    if (!found.allowed) return found
    const used = found.skill === null ? null : findSkill(found.skill, catalogOf(why))
    return (
      (used === null ? undefined : barred(person, used, now, why)) ?? { ...found, fails_from: null, defense: false }
    )
  }
  return plainScore(person, what.trim(), now, why) ?? skillScore(person, skillMeant(what, why), now, why)
}

/** The skill of that name, if it is one. */
export const skillIn = (what: string, why: Why): Skill | undefined =>
  isDefense(what) || isAttack(what) || SCORES.some(score => same(score, what)) ? undefined : skillMeant(what, why).skill
