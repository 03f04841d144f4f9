/** Somebody with all that counts in a fight, and what his skills are worth there. */
import { MemoByKey, memoByObject, memoByRecord, type Why } from '@umpire/engine'
import type { FourScores } from '../attribute/scores.ts'
import { techLevel } from '../campaign/settings.ts'
import { type Catalog, catalogOf, findSkill } from '../catalog/catalog.ts'
import { splitSkill } from '../catalog/entry/skill.ts'
import { skillFacts, skillTargets } from '../catalog/entry/skill-targets.ts'
import type { Character } from '../character/character.ts'
import { isStrange, nativeTl } from '../character/native-tl.ts'
import { type SkillLine, skillBearers } from '../character/skills.ts'
import { actsOn, affected, type Bearer, namesOf, whole } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import { skillInUse, skillLevel, withLasting } from '../skill/level.ts'
import { parryFractions } from '../skill/unarmed.ts'

export type AttackLine = {
  readonly weapon: string
  readonly mode: string
  readonly skill: string
  /** On the sheet. */
  readonly level: number | null
  /** As it counts now, before the weapon itself helps or hinders: its weight, its mode. */
  readonly used: number | null
  /** With this weapon, by this arm. */
  readonly effective: number | null
  readonly damage: string
  readonly type: string
  readonly reach: string | null
  readonly parry: number | null
  readonly ss: number | null
  readonly acc: number | null
  readonly half_damage: number | null
  readonly max_range: number | null
  readonly rof: string | null
  readonly shots: number | null
  readonly rcl: number | null
  readonly min_st: number | null
}

export interface Fighter {
  readonly character: Character
  /** As bought, and with what holds at all times. */
  readonly attributes: FourScores
  readonly skills: readonly SkillLine[]
  readonly bearers: readonly Bearer[]
  /** Without the skills: one skill's Parry is none of another's. */
  readonly traits: readonly Bearer[]
  readonly facts: Facts
  readonly encumbrance_level: number
  /** What he weighs himself: the mass behind his blows. */
  readonly body_lb?: number
}

/** As the rules of damage ask for it. */
export const behindBlows = ({ body_lb }: Fighter): { readonly body_lb?: number } =>
  body_lb === undefined ? {} : { body_lb }

/** Levels, the same for every weapon that uses them alike. */
const defaults = new MemoByKey<Fighter, number | null>()
const levelsInUse = new MemoByKey<Fighter, number | null>()

function learnedKey(written: string, catalog: Catalog): string | null {
  const found = findSkill(written, catalog)
  return found === null ? null : JSON.stringify([found.skill.name, found.specialty?.toLowerCase() ?? null])
}

/** Of two lines of one skill the first counts. */
const linesByName = memoByObject((catalog: Catalog) =>
  memoByObject((skills: readonly SkillLine[]): ReadonlyMap<string, SkillLine> => {
    const lines = new Map<string, SkillLine>()
    for (const line of skills) {
      const key = learnedKey(line.skill, catalog)
      if (key !== null && !lines.has(key)) lines.set(key, line)
    }
    return lines
  }),
)

/** A skill as the sheet has it, by any of its names: Axe Throwing is a kind of Thrown Weapon. */
export function learnedIn(skill: string, { skills }: Fighter, why: Why): SkillLine | undefined {
  const catalog = catalogOf(why)
  const key = learnedKey(skill, catalog)
  return key === null ? undefined : linesByName(catalog)(skills).get(key)
}

/** A weapon's skill as the catalogue spells it; those that go by a bare name keep it. */
export function spelledSkill(written: string, why: Why): string {
  const found = findSkill(written, catalogOf(why))
  if (found === null) return written
  const { skill, specialty } = found
  if (specialty === null) return skill.name
  return skill.bare_options ? specialty : `${skill.name} (${specialty})`
}

function byDefault(skill: string, { character, traits, bearers }: Fighter, why: Why): number | null {
  const found = findSkill(skill, catalogOf(why))
  if (found === null || isStrange(found, nativeTl(character.identity.native_tl, traits, why), why)) return null
  const { st, dx, iq, ht } = character.attributes
  return skillLevel({ skill, points: 0, attributes: { st, dx, iq, ht }, bearers }, why).level
}

/** The level in a skill: learned, or by default; none in one that cannot be tried, or that no catalogue has. */
export function levelIn(skill: string, fighter: Fighter, why: Why): number | null {
  const learned = learnedIn(skill, fighter, why)
  if (learned !== undefined) return learned.level
  return defaults.get(why, fighter, skill, () => byDefault(skill, fighter, why))
}

/** The level with a thing of that age: what was learned at home, long before there were such, is of no use with it. */
export function levelWith(skill: string, tl: number | undefined, fighter: Fighter, why: Why): number | null {
  const [learned, found] = [learnedIn(skill, fighter, why), findSkill(skill, catalogOf(why))]
  if (learned === undefined || found === null) return levelIn(skill, fighter, why)
  const home = nativeTl(fighter.character.identity.native_tl, fighter.traits, why)
  const learnedAt = splitSkill(learned.name).tl
  const atHome = learnedAt !== null && learnedAt <= home
  return atHome && isStrange({ ...found, tl: tl ?? techLevel(why) }, home, why) ? null : learned.level
}

/** Whoever carries too much for the skill can neither attack nor parry with it. */
function isTooLoaded(skill: string, { encumbrance_level }: Fighter, why: Why): boolean {
  const most = findSkill(skill, catalogOf(why))?.skill.max_encumbrance ?? null
  return most !== null && why.compare(`load for ${skill}`, encumbrance_level, '>', most)
}

/** Whoever has one arm holds nothing that takes two. */
const TWO_HANDED = 'two-handed weapons and two-handed tasks'

/** A level as it counts now; none where the skill cannot be used so. */
export function inUse(skill: string, level: number | null, fighter: Fighter, facts: Facts, why: Why): number | null {
  if (level === null) return null
  return levelsInUse.get(why, fighter, JSON.stringify([skill, level, facts]), () => {
    const now = { ...fighter.facts, ...facts }
    if (isTooLoaded(skill, fighter, why)) return null
    if (actsOn('forbid', TWO_HANDED, fighter.bearers, now) !== undefined) return null
    return skillInUse({ skill, level, bearers: fighter.bearers, facts: now }, why)
  })
}

/** A level by the table of a weapon, for whoever has not learned its skill. */
export function untrainedIn(skill: string, level: number | null, fighter: Fighter, why: Why): number | null {
  if (level === null || findSkill(skill, catalogOf(why)) === null) return level
  return lasting(why, fighter, { skill, level })
}

const lasting = memoByRecord(
  (why, { bearers, facts }: Fighter, x: { readonly skill: string; readonly level: number }) =>
    withLasting({ ...x, bearers, facts }, why),
)

/** What a weapon itself does to a number, after all that its bearer does. */
function byItself(
  value: number | null,
  targets: readonly string[],
  weapon: Bearer | undefined,
  fighter: Fighter,
  facts: Facts,
  why: Why,
): number | null {
  if (value === null || weapon === undefined) return value
  const effects = weapon.effects.filter(({ unless = [] }) => !unless.some(name => namesOf(fighter.bearers).has(name)))
  const now = { ...fighter.facts, ...facts }
  return whole(weapon.name, affected(weapon.name, value, targets, [{ ...weapon, effects }], now, why), why)
}

/** A skill as it counts now with that weapon. */
export function inUseWith(
  weapon: Bearer | undefined,
  skill: string,
  level: number | null,
  fighter: Fighter,
  facts: Facts,
  why: Why,
): number | null {
  const found = findSkill(skill, catalogOf(why))
  const used = inUse(skill, level, fighter, facts, why)
  if (found === null) return used
  return byItself(used, skillTargets(found), weapon, fighter, { ...facts, ...skillFacts(found) }, why)
}

const BLOCK = 'defense:block'

/** With the best of the skills that block. The book's own do not; a campaign's may. */
export function blockOf({ skills, traits, facts }: Fighter, why: Why): number | null {
  const now = { ...facts, in_combat: true }
  const blocks = skillBearers(skills, why)
    .filter(bearer => actsOn('set', BLOCK, [bearer], now) !== undefined)
    .map(bearer => affected('Block', 0, [BLOCK, 'defense:any'], [bearer, ...traits], now, why))
    .map(score => whole('Block', score, why))
  return blocks.length === 0 ? null : Math.max(...blocks)
}

const PARRIED = ['punch', 'kick', 'thrusting-weapon', 'swung-weapon'] as const

/** What is parried: as the situation has it, or else as it stands on the sheet. */
export const parried = ({ facts }: Fighter, usual: (typeof PARRIED)[number]): (typeof PARRIED)[number] =>
  PARRIED.find(attack => attack === facts['against']) ?? usual

/** A skill that parries, and what with. */
interface Parrying {
  readonly skill: string
  readonly level: number
  readonly hands: 1 | 2
  readonly hands_empty: boolean
  readonly against: (typeof PARRIED)[number]
}

const parries = memoByRecord((why, { encumbrance_level, traits: bearers }: Fighter, x: Parrying): number | null =>
  parryFractions({ ...x, encumbrance_level, combat_reflexes: false, bearers }, why),
)

export function parryWith(
  weapon: Bearer | undefined,
  skill: string,
  level: number | null,
  hands: number,
  fighter: Fighter,
  why: Why,
): number | null {
  if (level === null) return null
  const armed = {
    hands_empty: hands === 0,
    hands: hands === 2 ? 2 : 1,
    against: parried(fighter, 'thrusting-weapon'),
  } as const
  const parry = parries(why, fighter, { skill, level, ...armed })
  return byItself(parry, ['defense:parry', 'defense:any'], weapon, fighter, armed, why)
}
