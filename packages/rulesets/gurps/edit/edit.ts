/**
 * Edits of a character, for the pages of a builder and for the command line: each answers a new character and leaves the
 * old one alone. Nothing is refused for being illegal: that is told as a problem.
 */
import { BadInput } from '@umpire/engine'
import { catalogOf, findSkill, skillNamed } from '../catalog/catalog.ts'
import { type Character, type Learned, learned } from '../character/character.ts'
import { bearersIn, known } from '../character/known.ts'
import { nativeLanguage } from '../character/skills.ts'
import { NATIVE_POINTS_A_LEVEL } from '../language/level/language.ts'
import { rulesetOf } from '../sheet/sheet.ts'
import { pointsForLevel } from '../skill/level.ts'
import { setNativePoints } from './edit-file.ts'

export * from './edit-file.ts'

// Skills: by points, or by the level that they should give.

/** What may be said of a skill beside its points. */
export type SkillDetails = Partial<Pick<Learned, 'tl' | 'difficulty' | 'note'>>

const sameName = (one: string | null, other: string | null): boolean => one?.toLowerCase() === other?.toLowerCase()

/** The place of a skill in the file, by any of its names. */
export function skillAt(character: Character, skill: string): number {
  const catalog = catalogOf(rulesetOf(character).silent)
  const wanted = skillNamed(skill, catalog, 'skill')
  return character.skills.findIndex(line => {
    const one = findSkill(line.skill, catalog)
    return one?.skill === wanted.skill && sameName(one.specialty, wanted.specialty)
  })
}

/** Learns a skill, or puts other points into it. */
export function setSkillPoints(
  character: Character,
  skill: string,
  points: number,
  details: SkillDetails = {},
): Character {
  const at = skillAt(character, skill)
  const before = character.skills[at]
  if (before === undefined) {
    return { ...character, skills: [...character.skills, learned.read({ skill, points, ...details }, 'skill')] }
  }
  return { ...character, skills: character.skills.with(at, { ...before, points, ...details }) }
}

/** What a level of a skill costs this character; nothing for one that cannot be had. */
export function pointsForSkill(
  character: Character,
  skill: string,
  level: number,
  { difficulty }: SkillDetails = {},
): number | null {
  const why = rulesetOf(character).silent
  const { st, dx, iq, ht } = character.attributes
  const told = difficulty ?? character.skills[skillAt(character, skill)]?.difficulty
  const bearers = bearersIn(known(character, why))
  return pointsForLevel({ skill, level, attributes: { st, dx, iq, ht }, bearers, difficulty: told }, why)
}

/** Learns a skill to a level on the sheet; refused if no points give it. */
export function setSkillLevel(
  character: Character,
  skill: string,
  level: number,
  details: SkillDetails = {},
): Character {
  const points = pointsForSkill(character, skill, level, details)
  if (points === null)
    throw new BadInput('level', `a level of ${skill} that can be had, by default or for points`, level)
  return setSkillPoints(character, skill, points, details)
}

/** The native language to a level; never below what comes free. */
export function setNativeLevel(character: Character, level: number): Character {
  const why = rulesetOf(character).silent
  const free = nativeLanguage(setNativePoints(character, 0), bearersIn(known(character, why)), why)
  if (level < free) throw new BadInput('level', `at least ${free}, which comes free`, level)
  return setNativePoints(character, (level - free) * NATIVE_POINTS_A_LEVEL)
}
