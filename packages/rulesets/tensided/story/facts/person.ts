/** Somebody in a story as the rules see him: the numbers of his file, and what his body makes of them now. */
import { hushed, MemoTable, memoByRules, type Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { fightingOf } from '../../character/fighting.ts'
import { addictionNow, having } from '../../character/holding.ts'
import { armorDf, learnedOf, wornArmor } from '../../character/skill-lines.ts'
import { added, type Having, skillBonus, value } from '../../effect/effect.ts'
import type { Worn } from '../../equipment/armor.ts'
import type { Fighter } from '../../fight/state/fighter.ts'
import { burdens, havingNow, limbDfNow } from '../../fight/state/now.ts'
import type { Standing } from '../../fight/state/standing.ts'
import type { Ability } from '../../tables/ability-keys.ts'
import type { Roll } from '../../tables/effect-kinds.ts'
import type { Flaw } from '../../tables/flaw-keys.ts'
import type { Limb } from '../../tables/limb-levels.ts'
import type { Merit } from '../../tables/merit-keys.ts'
import { isSkill } from '../../tables/skills.ts'
import type { Stat, Stats } from '../../tables/stats.ts'
import { type Body, standingOf } from './body.ts'
import { MINUTE } from './clock.ts'
import { bodyIn, characterIn, type Story } from './state.ts'

/** Who fights by a file, by name: copies of a character share one file. */
const fightersOf = memoByRules((why: Why, file: Character) => {
  // What a character has is no step of the roll at hand.
  const { loads, ...numbers } = fightingOf(file, hushed(why))
  const byName = new MemoTable<string, Fighter>()
  return (who: string): Fighter => byName.get(who, () => ({ ...numbers, id: who, side: 0 }))
})

export const fighterOf = (story: Story, who: string, why: Why): Fighter => fightersOf(why, characterIn(story, who))(who)

export interface Person {
  readonly who: string
  readonly character: Character
  readonly body: Body
  readonly fighter: Fighter
  readonly standing: Standing
  /** As they are now. */
  readonly stats: Stats
  /** With what they were taken for; and as lists, each as often as it was taken. */
  readonly having: Having
  readonly lists: {
    readonly merits: readonly Merit[]
    readonly flaws: readonly Flaw[]
    readonly abilities: readonly Ability[]
  }
  readonly clock: number
}

export function personIn(story: Story, who: string, why: Why): Person {
  const character = characterIn(story, who)
  const body = bodyIn(story, who)
  const fighter = fighterOf(story, who, why)
  const standing = standingOf(who, body)
  const own = having(character)
  const aptitude = Math.max(0, fighter.stats.aptitude - body.aptitude_lost)
  return {
    who,
    character,
    body,
    fighter,
    standing,
    stats: { ...fighter.stats, aptitude },
    having: { ...own, traits: [...(own.traits ?? []), ...body.flaws.map(key => ({ key }))] },
    lists: havingNow(fighter, standing),
    clock: story.clock,
  }
}

/** A level with all that traits add; of a pilot in the vehicle that is meant. */
export function levelOf({ character, having: x }: Person, skill: string, why: Why, field?: string): number {
  const { level } = learnedOf(character, skill, field)
  return why
    .sum(skill)
    .add('level', level)
    .add('traits', skillBonus(x, skill, why))
    .total()
}

/** Somebody whom others must get past: traits that were taken for alertness count as skill, the others act by themselves. */
export function watcherOf(person: Person, why: Why) {
  const { character, having: x, lists, stats } = person
  const { level } = learnedOf(character, 'alertness')
  const chosen = (x.traits ?? []).filter(({ subject }) => subject !== undefined)
  const alertness = level + skillBonus({ traits: chosen }, 'alertness', why)
  return { awareness: stats.awareness, alertness, merits: lists.merits, flaws: lists.flaws }
}

export const wornBy = ({ character }: Person, why: Why): readonly Worn[] => wornArmor(character, why)

/** What substances that he is without add to all his rolls. */
const addictionDf = ({ character }: Person, why: Why): number =>
  character.traits.reduce((sum, taken) => sum + (addictionNow(taken, why)?.df_modifier ?? 0), 0)

/** What presses on a roll of his own, by kind; of limbs nothing where one of them cannot be used. */
export interface Pressing {
  readonly wound_df: number
  readonly fatigue_df: number
  readonly addiction_df: number
  readonly limb_df: number | null
  /** Traits, armour, sleep that he was just torn out of. */
  readonly trait_df: number
}

export interface Moment {
  readonly skill?: string
  readonly stat?: Stat
  /** Rolls that traits name and that this one is, too. */
  readonly also?: readonly Roll[]
  readonly limbs?: readonly Limb[]
}

export function pressingOn(person: Person, { skill, stat, also = [], limbs = [] }: Moment, why: Why): Pressing {
  const { fighter, standing, character } = person
  const rolls: Roll[] = [...also, ...(stat === 'dexterity' ? ['dexterity' as const] : [])]
  if (isSluggish(person, why)) rolls.push('just-woken')
  const sum = why.sum('traits and armour')
  for (const roll of new Set(rolls)) sum.add(roll, added(person.having, 'df', roll, why))
  if (skill !== undefined) {
    // What eyes do to spotting hangs on the distance, and is the business of that rule.
    if (isSkill(skill) && skill !== 'spot') sum.add(skill, added(person.having, 'df', skill, why))
    sum.add('armour', armorDf(character, skill, why))
  }
  return {
    ...burdens(fighter, standing, why),
    addiction_df: addictionDf(person, why),
    limb_df: limbDfNow(standing, limbs),
    trait_df: sum.total(),
  }
}

function isSluggish({ body: { woken_at }, having: x, clock }: Person, why: Why): boolean {
  const minutes = value(x, 'value', 'minutes-sluggish', why)
  return minutes !== undefined && woken_at !== null && clock - woken_at < minutes * MINUTE
}
