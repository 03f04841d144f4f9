/** Skills as they are rolled: the attribute of each situation, with all that traits and armour do. */
import type { Why } from '@umpire/engine'
import { attribute, attributeDoubled } from '../core/attribute.ts'
import { acts, added, type Having, skillBonus } from '../effect/effect.ts'
import { wornTogether } from '../equipment/armor.ts'
import { standsAlone } from '../skills/attempt.ts'
import { complexAttribute } from '../skills/complex.ts'
import { isSkill, rowOf, type SkillKey, type SkillStat } from '../tables/skills.ts'
import { STATS, type Stat, type Stats, statNamed } from '../tables/stats.ts'
import { isArmor } from '../tables/weapon.ts'
import { skillXp } from './account.ts'
import type { Character, Learned } from './character.ts'
import { wornAs } from './money.ts'

export type Rolled = {
  /** What decides which stat joins the skill: normal, grappling, point blank. */
  readonly situation: string
  /** None where no stat joins it. */
  readonly stat: Stat | null
  readonly attribute: number
}

export type SkillLine = {
  readonly skill: string
  readonly name: string
  readonly level: number
  /** What traits add to the level; no part of its price. */
  readonly bonus: number
  readonly complex: boolean
  readonly concentrations: readonly string[]
  readonly rolls: readonly Rolled[]
  /** On his own rolls at all times, by traits and armour; more may come with the moment. */
  readonly df: number
  /** Fails without dice. */
  readonly fails: boolean
  readonly xp: number
}

export const isComplex = (skill: string, simple_controls: boolean): boolean => {
  const { complex } = rowOf(skill)
  return complex === 'by-vehicle' ? !simple_controls : complex
}

/** The armour that is worn, as far as it is known. */
export const wornArmor = ({ gear }: Pick<Character, 'gear'>, why: Why) =>
  gear.armor.filter(({ armor, worn }) => worn && isArmor(armor, why)).map(wornAs)

/** What armour does to somebody’s own rolls of a skill. */
export function armorDf(one: Pick<Character, 'gear'>, skill: string, why: Why): number {
  if (skill !== 'stealth' && skill !== 'alertness') return 0
  return wornTogether(wornArmor(one, why), why)[skill]
}

const traitDf = (x: Having, skill: SkillKey, why: Why): number => added(x, 'df', skill, why)

/** Of one skill, learned or not. */
export function skillLine(one: Character, learned: Learned, stats: Stats, x: Having, why: Why): SkillLine {
  const { skill, level, concentrations, simple_controls } = learned
  const row = rowOf(skill)
  const complex = isComplex(skill, simple_controls)
  const bonus = skillBonus(x, skill, why)
  const skill_level = bonus === 0 ? level : why.sum('skill').add('level', level).add('traits', bonus).total()
  const alone = (): Rolled => ({
    situation: 'normal',
    stat: null,
    attribute: attributeDoubled({ skill_level, complex }, why),
  })
  const joined = ([situation, wanted]: readonly [string, SkillStat]): Rolled => {
    const stat = statNamed(wanted, why)
    const stat_value = stats[stat]
    return {
      situation,
      stat,
      attribute: complex ? complexAttribute(stat_value, skill_level, why) : attribute({ stat_value, skill_level }, why),
    }
  }
  const rolls = standsAlone(skill, why) ? [alone()] : Object.entries(row.stats).map(joined)
  const df = why
    .sum('on own rolls')
    .add('traits', isSkill(skill) ? traitDf(x, skill, why) : 0)
    .add('armour', armorDf(one, skill, why))
    .total()
  const fails = (skill === 'alertness' || skill === 'spot') && acts(x, 'fails', skill)
  return {
    skill,
    name: row.name,
    level,
    bonus,
    complex,
    concentrations,
    rolls,
    df,
    fails,
    xp: skillXp(learned, why),
  }
}

/** The best he has of a skill: of several pilots the one that holds for the vehicle. */
export function learnedOf({ skills }: Pick<Character, 'skills'>, skill: string, field?: string): Learned {
  const own = skills.filter(learned => learned.skill === skill)
  const fitting = field === undefined ? undefined : own.find(({ concentrations }) => concentrations.includes(field))
  const first = skill === 'pilot' && field !== undefined ? fitting : (fitting ?? own[0])
  return first ?? { skill, level: 0, concentrations: [], simple_controls: false, unknown_fields: {} }
}

/** The level of a skill with everything that traits add to it. */
export function levelWithTraits(one: Character, skill: string, x: Having, why: Why): number {
  const { level } = learnedOf(one, skill)
  return why
    .sum(skill)
    .add('level', level)
    .add('traits', skillBonus(x, skill, why))
    .total()
}

export const isStatName = (word: string): word is Stat => STATS.some(stat => stat === word)
