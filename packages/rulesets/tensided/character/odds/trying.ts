/** What a character rolls when something is tried: the attribute, and what makes it harder for him at all times. */
import { BadInput, nearest, type Why } from '@umpire/engine'
import { actionPenalty } from '../../combat/actions.ts'
import { attribute, attributeDoubled } from '../../core/attribute.ts'
import { added } from '../../effect/effect.ts'
import { wornTogether } from '../../equipment/armor.ts'
import { complexAttribute } from '../../skills/complex.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { isSkill, SKILL_ROWS, SKILLS, skillRow } from '../../tables/skills.ts'
import { STAT_ROWS, type Stat } from '../../tables/stats.ts'
import type { Character } from '../character.ts'
import { having, statsNow } from '../holding.ts'
import { sheetOf } from '../sheet.ts'
import { learnedOf, type Rolled, skillLine, wornArmor } from '../skill-lines.ts'

export type Trying = {
  /** As it is called on the sheet. */
  readonly title: string
  readonly skill: string
  readonly attribute: number
  readonly complex: boolean
  /** By traits, armour, several actions and a field that was not learned. */
  readonly df_modifier: number
  /** Fails without dice. */
  readonly fails: boolean
}

export interface Moment {
  readonly situation?: string
  readonly field?: string
  readonly actions?: number
  readonly distance?: number
}

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')

/** The skill or stat of that name, as people write it. */
export function nameOfTry(written: string, place: string): { readonly stat: Stat } | { readonly skill: string } {
  const wanted = plain(written)
  const stat = STAT_ROWS.find(({ key }) => key === wanted)
  if (stat !== undefined) return { stat: stat.key }
  const skill = SKILLS.find(key => key === wanted || plain(SKILL_ROWS[key].name) === wanted)
  if (skill !== undefined) return { skill }
  const subject = written.trim()
  if (skillRow(subject) !== undefined) return { skill: subject }
  const meant = nearest(wanted, [...SKILLS, ...STAT_ROWS.map(({ key }) => key)])
  throw new BadInput(place, meant === undefined ? 'a skill or a stat' : `a skill or a stat, perhaps ${meant}`, written)
}

function statTrying(one: Character, stat: Stat, { actions }: Moment, why: Why): Trying {
  const doubled = attributeDoubled({ stat_value: statsNow(one, why)[stat] }, why)
  const df_modifier = why
    .sum('own modifiers')
    .add('traits', stat === 'dexterity' ? added(having(one), 'df', 'dexterity', why) : 0)
    .add('several actions', actions === undefined ? 0 : actionPenalty(actions, why))
    .total()
  return { title: stat, skill: stat, attribute: doubled, complex: false, df_modifier, fails: false }
}

/** The situation that decides the stat: the one that is told, the normal one, or the first. */
function attributeIn(rolls: readonly Rolled[], { situation }: Moment, name: string) {
  const found =
    situation === undefined
      ? (rolls.find(one => one.situation === 'normal') ?? rolls[0])
      : rolls.find(one => one.situation === situation)
  if (found !== undefined) return found
  const all = rolls.map(one => one.situation).join(', ')
  throw new BadInput('facts.situation', `of ${name} one of ${all}`, situation)
}

export function tryingOf(one: Character, written: string, moment: Moment, why: Why, place = 'skill'): Trying {
  const named = nameOfTry(written, place)
  if ('stat' in named) return statTrying(one, named.stat, moment, why)
  const { skill } = named
  const x = having(one)
  const { field, actions, distance } = moment
  const learned = learnedOf(one, skill, field)
  const line = skillLine(one, learned, statsNow(one, why), x, why)
  const { situation, attribute: own } = attributeIn(line.rolls, moment, line.name)
  const foreign =
    field === undefined ? 0 : concentrations({ skill, concentrations: learned.concentrations, field }, why).df_modifier
  const far = distance !== undefined && isSkill(skill) ? added(x, 'df', skill, why, { distance }) : undefined
  const usual = far === undefined || !isSkill(skill) ? 0 : far - added(x, 'df', skill, why)
  const df_modifier = why
    .sum('own modifiers')
    .add('at all times', line.df)
    .when(usual !== 0, 'at that distance', usual)
    .when(foreign !== 0, `${field} was not learned`, foreign)
    .when(actions !== undefined && actions > 1, 'several actions', () => actionPenalty(actions ?? 1, why))
    .total()
  const words = [situation === 'normal' ? '' : situation, field ?? ''].filter(word => word !== '')
  const title = words.length === 0 ? line.name : `${line.name} (${words.join(', ')})`
  return { title, skill, attribute: own, complex: line.complex, df_modifier, fails: line.fails }
}

/** Wounds, weariness and what substances do, as parts of a difficulty. */
export function burdensOf(one: Character, why: Why) {
  const { wound_df, fatigue_df, addiction_df } = sheetOf(one, why)
  if (wound_df === null) throw new BadInput('character.health.status', 'somebody who can act', one.health.status)
  return { wound_df, fatigue_df, addiction_df }
}

/**
 * What somebody sets against a roll. Where the skill that is rolled is complex, his counts twice as well; where it is
 * not, his counts once, whatever it is. Who is deaf hears nobody, but is awake.
 */
export function settingAgainst(one: Character, written: string, complex: boolean, why: Why): Trying {
  const own = tryingOf(one, written, {}, why, 'against.skill')
  const named = nameOfTry(written, 'against.skill')
  if ('stat' in named || (own.complex === complex && !own.fails)) return own
  const line = skillLine(one, learnedOf(one, named.skill), statsNow(one, why), having(one), why)
  const { stat } = attributeIn(line.rolls, {}, line.name)
  if (stat === null) return own
  const stat_value = statsNow(one, why)[stat]
  const skill_level = own.fails ? 0 : line.level + line.bonus
  const against = complex ? complexAttribute(stat_value, skill_level, why) : attribute({ stat_value, skill_level }, why)
  return { ...own, attribute: against }
}

/** What somebody sets against it where nothing else is said. */
export function opposedWith(skill: string): string {
  const row = skillRow(skill)
  return row === undefined ? skill : (row.opposedBy ?? skill)
}

/** A helmet is the one thing that lowers what others must beat. */
export const heardThrough = (one: Character, skill: string, why: Why): number =>
  skill === 'alertness' ? wornTogether(wornArmor(one, why), why).alertness : 0
