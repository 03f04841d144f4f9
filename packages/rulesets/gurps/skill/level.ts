/**
 * The level of a skill, one chain for the sheet, for rolls and for improvement: points give a relative level, the
 * attribute a level, the defaults may be better, and lasting bonuses come on top. Prices read the level without them.
 */
import { list, or, rule, type ValuesOf, type Why } from '@umpire/engine'
import { scoresAsFacts, scoresNow } from '../attribute/scores.ts'
import { catalogOf, skillNamed, take } from '../catalog/catalog.ts'
import type { Difficulty } from '../catalog/entry/skill.ts'
import { type KnownSkill, skillFacts, skillTargets } from '../catalog/entry/skill-targets.ts'
import { bearerOf, writtenTraits } from '../catalog/entry/taken.ts'
import { affected, type Bearer, lasting, modifier, passing, whole } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import { bearerField, ownBearer } from './bearer.ts'
import { skillCost } from './cost/cost.ts'
import { difficultyFor, learnedFields, type Scores, scoreOf, skillDefault } from './default.ts'
import { gunsIqBonus } from './guns.ts'

const given = {
  ...learnedFields,
  /** By their names, for whoever asks from outside. */
  traits: or(writtenTraits, []),
  /** Traits and things found already. */
  bearers: or(list(bearerField, 1000), []),
}
type Given = ValuesOf<typeof given>

/** Without the attribute, which is in the score already. */
const lastingTargets = (known: KnownSkill): readonly string[] =>
  skillTargets(known).filter(target => !target.startsWith('attr:'))

/** What is added to IQ when a language is worked out. */
const languageTalent = ({ skill }: KnownSkill, bearers: readonly Bearer[], why: Why): number =>
  skill.group === 'language'
    ? modifier('talent for languages', ['attr:IQ'], passing(bearers), { purpose: 'learn-language' }, why)
    : 0

/** What a skill adds to itself at all times. */
function ownBonus(known: KnownSkill, x: Given, why: Why): number {
  const { skill, iq, points, resident } = x
  if (known.skill.rule !== gunsIqBonus.id) {
    return modifier(known.skill.name, skillTargets(known), lasting([ownBearer(known, 0)]), scoresAsFacts(x), why)
  }
  // The rule itself, so that a campaign that replaces it changes every sheet.
  return gunsIqBonus({ skill, points, resident, ...(iq === undefined ? {} : { iq }) }, why).bonus
}

export const skillInCatalog = rule(
  { id: 'gurps.skill.catalog', title: 'All skills', lines: '1027-1437', given },
  (x, why) => {
    const catalog = catalogOf(why)
    const known = skillNamed(x.skill, catalog, 'skill')
    const named = x.traits.map((written, index) => bearerOf(take(written, catalog, `traits[${index}]`)))
    const bearers = named.length === 0 ? x.bearers : [...named, ...x.bearers]
    const language_talent = languageTalent(known, bearers, why)
    const now = { ...x, ...scoresNow(x, bearers, why) }
    const { level: before, bought, default: byDefault } = skillDefault({ ...now, language_talent }, why)
    const own = ownBonus(known, now, why)
    const always = [lastingTargets(known), lasting(bearers), scoresAsFacts(now), why] as const
    if (before === null) {
      return { level: null, bought, default: byDefault, lasting: own + modifier('lasting bonuses', ...always) }
    }
    const learned = why.sum('learned').add('trained or by default', before).add('of its own', own).total()
    const level = whole('level', affected('level', learned, ...always), why)
    return { level, bought, default: byDefault, lasting: level - before }
  },
)

export interface SkillAsked {
  /** As the book writes it: Guns (rifle). */
  readonly skill: string
  readonly points: number
  readonly attributes: Scores
  /** Traits, things that are worn, other skills: whatever brings effects along. */
  readonly bearers: readonly Bearer[]
  /** Of a language. */
  readonly difficulty?: Difficulty | undefined
  /** Lives in the area in question. */
  readonly resident?: boolean
}

export interface SkillLevel {
  /** On the sheet; null where it is neither learned nor has a default. */
  readonly level: number | null
  /** What the points give. */
  readonly bought: number | null
  readonly default: number | null
  /** In the level, but not in the price. */
  readonly lasting: number
}

/**
 *     skillLevel({ skill: 'Guns (rifle)', points: 2, attributes: { dx: 12, iq: 12 }, bearers: [] }, why)
 *     // { level: 15, bought: 13, default: 8, lasting: 2 }
 */
export function skillLevel(x: SkillAsked, why: Why): SkillLevel {
  const { skill, points, attributes, bearers, difficulty, resident = false } = x
  const told = difficulty === undefined ? {} : { difficulty }
  return skillInCatalog({ skill, points, ...attributes, bearers, traits: [], resident, ...told }, why)
}

/** The score a skill is learned by: its attribute, with the talent for languages where it is one. */
export const learningScore = (known: KnownSkill, attributes: Scores, bearers: readonly Bearer[], why: Why): number =>
  why
    .sum('attribute')
    .add(known.skill.attr.toUpperCase(), scoreOf(known.skill, scoresNow(attributes, bearers, why)))
    .add('talent', languageTalent(known, bearers, why))
    .total()

/**
 * The points for a level on the sheet: none for the default, nothing at all for a level that cannot be had.
 *
 *     pointsForLevel({ skill: 'Guns (rifle)', level: 15, attributes: { dx: 12, iq: 12 }, bearers: [] }, why) // 2
 */
export function pointsForLevel(
  { level, ...asked }: Omit<SkillAsked, 'points'> & { readonly level: number },
  why: Why,
): number | null {
  const untrained = skillLevel({ ...asked, points: 0 }, why)
  if (untrained.level !== null && level <= untrained.level) return level === untrained.level ? 0 : null
  const known = skillNamed(asked.skill, catalogOf(why), 'skill')
  const { type } = known.skill
  const attribute = learningScore(known, asked.attributes, asked.bearers, why)
  const bought = why.sum('without lasting bonuses').add('level', level).add('lasting', -untrained.lasting).total()
  return skillCost({ type, difficulty: difficultyFor(known, asked.difficulty), attribute, level: bought }, why).points
}

export interface SkillUsed {
  readonly skill: string
  /** On the sheet. */
  readonly level: number
  readonly bearers: readonly Bearer[]
  readonly facts: Facts
}

/** What a level that was found elsewhere than in the catalogue becomes on the sheet, with lasting bonuses. */
export function withLasting({ skill, level, bearers, facts }: SkillUsed, why: Why): number {
  const known = skillNamed(skill, catalogOf(why), 'skill')
  const { name } = known.skill
  return whole(name, affected(name, level, lastingTargets(known), lasting(bearers), facts, why), why)
}

/** The level as it counts now: on the sheet, with what traits, other skills and the load do to it for the moment. */
export function skillInUse({ skill, level, bearers, facts }: SkillUsed, why: Why): number {
  const known = skillNamed(skill, catalogOf(why), 'skill')
  const acting = passing([ownBearer(known, level), ...bearers])
  const [{ name }, now] = [known.skill, { ...facts, ...skillFacts(known) }]
  return whole(name, affected(name, level, skillTargets(known), acting, now, why), why)
}
