/** The skills of a character: learned, native, and what can be tried without training. */
import type { Why } from '@umpire/engine'
import { scoresNow } from '../attribute/scores.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import type { Bearer } from '../effect/apply.ts'
import { modifier, passing } from '../effect/apply.ts'
import { languageSkill, NATIVE } from '../language/level/language.ts'
import { skillBearer } from '../skill/bearer.ts'
import { skillLevel } from '../skill/level.ts'
import { skillTechLevel } from '../skill/limits.ts'
import type { Character } from './character.ts'
import type { Known, LearnedSkill } from './known.ts'
import { isStrange, nativeTl } from './native-tl.ts'

export type SkillLine = {
  /** Its place in the file. */
  readonly index: number
  /** With its specialty and tech level: Guns/TL6 (rifle). */
  readonly name: string
  /** As it is looked up: Guns (rifle). */
  readonly skill: string
  readonly points: number
  readonly level: number | null
  /** What the points gave, without lasting bonuses. */
  readonly bought: number | null
  readonly lasting: number
  readonly attribute: string
  readonly type: string
  readonly difficulty: string
}

const lookedUpAs = (name: string, specialty: string | null): string =>
  specialty === null ? name : `${name} (${specialty})`

/** A skill as it was learned, with the level it has on the sheet. */
export function learnedSkill(
  { attributes, identity }: Character,
  { index, learned, known: { skill, name, specialty, tl: written } }: LearnedSkill,
  bearers: readonly Bearer[],
  why: Why,
): SkillLine {
  const { st, dx, iq, ht } = attributes
  const asked = lookedUpAs(name, specialty)
  const { difficulty } = learned
  const points = Math.max(0, learned.points)
  const found = skillLevel({ skill: asked, points, attributes: { st, dx, iq, ht }, bearers, difficulty }, why)
  // Learned at home, unless something else is said.
  const told = learned.tl ?? written
  const tl = !skill.tl ? {} : { tl: told ?? nativeTl(identity.native_tl, bearers, why) }
  return {
    index,
    name: skillTechLevel({ skill: asked, ...tl }, why).name,
    skill: asked,
    points: learned.points,
    level: found.level,
    bought: found.bought,
    lasting: found.lasting,
    attribute: skill.attr.toUpperCase(),
    type: skill.type,
    difficulty: difficulty ?? skill.difficulty,
  }
}

export function nativeLanguage(
  { attributes, native_language_points }: Character,
  bearers: readonly Bearer[],
  why: Why,
): number {
  const { iq } = scoresNow(attributes, bearers, why)
  const talent = modifier('talent for languages', ['attr:IQ'], passing(bearers), { purpose: 'learn-language' }, why)
  const points = Math.max(0, native_language_points)
  return languageSkill({ iq, language: NATIVE, language_talent: talent, points }, why) ?? iq
}

/**
 * What can be tried untrained: every skill that has a default and was not learned, without naming specialties. Nobody
 * tries what belongs to a later age than his own.
 */
export function defaultSkills(
  { attributes, identity }: Character,
  known: Known,
  bearers: readonly Bearer[],
  why: Why,
): { readonly [skill: string]: number } {
  const learned = new Set(known.skills.map(({ known: one }) => one.name))
  const { st, dx, iq, ht } = attributes
  const home = nativeTl(identity.native_tl, bearers, why)
  // Made of entries: a campaign may call its skill __proto__.
  return Object.fromEntries(
    catalogOf(why).skills.flatMap((skill): [string, number][] => {
      const { name } = skill
      if (learned.has(name) || isStrange({ skill, name, specialty: null, tl: null }, home, why)) return []
      const { level } = skillLevel({ skill: name, points: 0, attributes: { st, dx, iq, ht }, bearers }, why)
      return level === null ? [] : [[name, level]]
    }),
  )
}

/** Skills that were learned, as bearers of what they change elsewhere: Running, Karate, Fencing. */
export function skillBearers(lines: readonly SkillLine[], why: Why): readonly Bearer[] {
  const catalog = catalogOf(why)
  return lines.flatMap(({ skill, level }) =>
    level === null ? [] : [skillBearer(skillNamed(skill, catalog, 'skill'), level)],
  )
}
