/** What the rolls of all skills share: a stat by its name, and a roll as far as it is made. */
import { BadInput, optional, rolled, type Why } from '@umpire/engine'
import { craftsStat } from '../campaign/readings.ts'
import { diceless } from '../campaign/settings.ts'
import { roll, score } from '../core/roll.ts'
import type { SkillRow, SkillStat } from '../tables/skills.ts'
import { type Stat, statNamed, statValue } from '../tables/stats.ts'

/** An attribute against a difficulty, and what came of it once the die is thrown. */
export type Attempt = {
  readonly attribute: number
  readonly difficulty: number
  readonly final_roll?: number
  readonly success?: boolean
  readonly mos?: number
}

/** The die of a roll, and everything that makes it harder or easier for whoever rolls: wounds, traits, several actions. */
export const ROLLER = { d10: optional(rolled('1d10')), df_modifier: optional(score) }

export function attempt(attribute: number, difficulty: number, d10: number | undefined, why: Why): Attempt {
  // Without dice (tensided.core.diceless) nothing is waited for.
  if (d10 === undefined && !diceless(why)) return { attribute, difficulty }
  return { attribute, difficulty, ...roll({ d10: d10 ?? 0, attribute, difficulty }, why) }
}

/** A difficulty and what comes on top of it. */
export const harder = (difficulty: number, df_modifier: number | undefined, why: Why): number =>
  df_modifier === undefined
    ? difficulty
    : why.sum('difficulty').add('task', difficulty).add('modifiers', df_modifier).total()

const stat = optional(statValue)
/** Stats by their names, those that matter. */
export const STATS_GIVEN = {
  physique: stat,
  athleticism: stat,
  coordination: stat,
  willpower: stat,
  awareness: stat,
  charisma: stat,
  dexterity: stat,
  aptitude: stat,
}
export type StatsGiven = { readonly [S in Stat]?: number }

export function statOf(x: StatsGiven, wanted: SkillStat, why: Why): number {
  const key = statNamed(wanted, why)
  const has = x[key]
  if (has === undefined) throw new BadInput(`given.${key}`, `the ${key} that the roll is made with`, has)
  return has
}

/** Skills whose passage names no stat. */
const CRAFTS: readonly string[] = ['mechanics', 'handcrafting']

/** Whether no stat joins the skill, so that it stands in for one. */
export const standsAlone = (skill: string, why: Why): boolean => CRAFTS.includes(skill) && craftsStat(why) === 'none'

/** The stat that joins a skill in a situation; none where the situation must be said first. */
export function statIn({ name, stats }: SkillRow, situation: string | undefined): SkillStat | null {
  const wanted = stats[situation ?? 'normal']
  if (wanted !== undefined) return wanted
  if (situation === undefined) return null
  throw new BadInput('given.situation', `of ${name} one of ${Object.keys(stats).join(', ')}`, situation)
}
