/** What rank and service bring by themselves at the end of a term. */
import {
  int,
  list,
  nullable,
  option,
  optional,
  or,
  ownValue,
  replace,
  rule,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { rank, service, skills, value } from '../core/fields.ts'
import { AUTOMATIC_SKILLS } from '../tables/chargen/skill-tables.ts'
import { characteristicAlterations, NO_SKILLS, type Skills, skillLevels } from './skill-results.ts'

/** A line of the table that is granted now, and what it leads to; a value that was not given stays unknown. */
type Grant = { readonly min_rank: number } & (
  | { readonly skill: string; readonly level: number | null }
  | { readonly social: number | null }
)

const FIELDS = {
  service,
  rank: or(rank, 0),
  /** Those that the lines of the service name are enough. */
  skills: or(skills, {}),
  social: optional(value),
  /** The least ranks of the lines granted so far. */
  granted_ranks: or(list(rank, 10), []),
  levels_held: or(nullable(int({ min: 0 })), null),
  intelligence: or(nullable(value), null),
  education: or(nullable(value), null),
}
type Given = ValuesOf<typeof FIELDS>

/** The level after a line of the table, from the one before; none if it is lost. */
type Acquire = (skill: string, level: number | null, levelsHeld: number | null, x: Given, why: Why) => number | null

const oneMore: Acquire = (skill, level, levels_held, { intelligence, education }, why) =>
  skillLevels({ skill, level, acquisitions: NO_SKILLS, skills: NO_SKILLS, levels_held, intelligence, education }, why)
    .level

const atLeastOne: Acquire = (_skill, level, _levelsHeld, _x, why) =>
  why.atLeast('level of rank or service', 1, level ?? 0)

const NONE: readonly Grant[] = []

function granted(x: Given, why: Why, acquire: Acquire) {
  let held: Skills = x.skills
  let levelsHeld = x.levels_held
  let social = x.social ?? null
  let grants = NONE
  for (const line of AUTOMATIC_SKILLS.at(x.service, why)) {
    const { min_rank } = line
    if (x.rank < min_rank || x.granted_ranks.includes(min_rank)) continue
    if ('skill' in line) {
      const { skill } = line
      const before = ownValue(held, skill) ?? null
      const level = acquire(skill, before, levelsHeld, x, why)
      if (level !== null) held = { ...held, [skill]: level }
      if (levelsHeld !== null) levelsHeld += (level ?? 0) - (before ?? 0)
      grants = [...grants, { min_rank, skill, level }]
    } else {
      const { alteration } = line
      if (social !== null)
        social = characteristicAlterations({ social, result: alteration, cause: 'automatic skill' }, why).value
      grants = [...grants, { min_rank, social }]
    }
  }
  if (grants === NONE) return { skills: held, social, granted_ranks: x.granted_ranks, grants }
  return { skills: held, social, granted_ranks: [...x.granted_ranks, ...grants.map(line => line.min_rank)], grants }
}

/** Each line once, to everybody who holds its rank or a higher one. */
export const automaticSkills = rule(
  {
    id: 'traveller.chargen.automatic-skills',
    title: 'Rank and service skills',
    lines: '285-285, 463-474',
    given: FIELDS,
  },
  (x, why) => granted(x, why, oneMore),
)

/** The book does not say whether the level is one more or the least there is; without the option it is one more. */
export const automaticSkillsAsFloor = option({
  key: 'automatic-skills-as-floor',
  title: 'Rank and service skills are a least level',
  says: 'A skill of rank or service gives level 1 to those who do not have it, and nothing to those who do.',
  replaces: [replace(automaticSkills, (x, why) => granted(x, why, atLeastOne))],
})
