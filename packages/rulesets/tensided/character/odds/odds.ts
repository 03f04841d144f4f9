/** Exact odds of what a character tries, alone, against somebody, or over many rolls: every outcome weighed. */
import { chance } from '@umpire/dice'
import {
  BadInput,
  flag,
  int,
  type Json,
  num,
  type OddsAnswer,
  type OddsAsked,
  odds,
  oneOf,
  optional,
  or,
  record,
  type Titled,
  takeFirst,
  text,
  type ValueOf,
  type Why,
} from '@umpire/engine'
import { dfStacking } from '../../core/df-stacking.ts'
import { BANDS, difficultyScale } from '../../core/difficulty-scale.ts'
import { opposed } from '../../core/opposed.ts'
import { score } from '../../core/roll.ts'
import { readCharacter } from '../../print/json.ts'
import { STATS } from '../../tables/stats.ts'
import { rulesetOf } from '../campaign-rules.ts'
import type { Character } from '../character.ts'
import { rollWorld, weighedRoll, weighedTask } from './rolls.ts'
import { burdensOf, heardThrough, opposedWith, settingAgainst, type Trying, tryingOf } from './trying.ts'

/** What may be rolled beside skills. */
export const TRIES: readonly string[] = STATS

const FACTS = {
  difficulty: optional(score),
  band: or(oneOf(...BANDS), 'moderate'),
  situation: optional(text(60)),
  field: optional(text(60)),
  actions: or(int({ min: 1, max: 3 }), 1),
  distance: optional(num({ min: 0, max: 1_000_000 })),
  extended: or(flag(), false),
  success_at: or(int({ min: 1, max: 1000 }), 20),
  failure_at: or(int({ min: -1000, max: -1 }), -10),
  rolls: or(int({ min: 1, max: 400 }), 50),
}
const facts = record(FACTS)
type Facts = ValueOf<typeof facts>

/** Names become facts of the command line. */
export const CIRCUMSTANCES = {
  difficulty: { title: 'the number of the task', field: FACTS.difficulty },
  band: { title: 'the difficulty in a word, whose middle is meant', field: FACTS.band },
  situation: { title: 'what decides the stat: grappling, point blank, hands-on', field: FACTS.situation },
  field: { title: 'the concentration or the vehicle that it is about', field: FACTS.field },
  actions: { title: 'actions in this round', field: FACTS.actions },
  distance: { title: 'true metres, where eyes matter', field: FACTS.distance },
  extended: { title: 'a task of many rolls', field: FACTS.extended },
  success_at: { title: 'margins that end it well', field: FACTS.success_at },
  failure_at: { title: 'margins that end it badly', field: FACTS.failure_at },
  rolls: { title: 'rolls after which it is given up', field: FACTS.rolls },
} as const satisfies { readonly [name in keyof typeof FACTS]: Titled }

const named = ({ name }: Character, otherwise: string): string => (name === '' ? otherwise : name)

/** The number to beat, and in words against what. */
interface Against {
  readonly base_df: number
  readonly opposed: boolean
  readonly words: string
}

function passive({ difficulty, band }: Facts, why: Why): Against {
  const found = difficultyScale(difficulty === undefined ? { name: band } : { difficulty }, why)
  return { base_df: found.difficulty, opposed: false, words: `difficulty ${found.difficulty} (${found.name})` }
}

function somebody(asked: NonNullable<OddsAsked['against']>, { skill, complex }: Trying, why: Why): Against {
  const { character: file, score: attribute, modifier } = asked
  if (file === undefined) {
    if (attribute === undefined) throw new BadInput('against', 'a character or an attribute', 'neither')
    const { difficulty } = opposed({ opponent_attribute: attribute, df_modifier: modifier }, why)
    return { base_df: difficulty, opposed: true, words: `an attribute of ${attribute}` }
  }
  const other = readCharacter(file, 'against')
  const his = settingAgainst(other, asked.skill ?? opposedWith(skill), complex, why)
  const df_modifier = modifier - heardThrough(other, his.skill, why)
  const { difficulty } = opposed({ opponent_attribute: his.attribute, df_modifier }, why)
  return { base_df: difficulty, opposed: true, words: `${named(other, 'the other')}, ${his.title} ${his.attribute}` }
}

function outcomesOf(one: Character, trying: Trying, difficulty: number, told: Facts): OddsAnswer['outcomes'] {
  const world = rollWorld(rulesetOf(one))
  const rolled = { attribute: trying.attribute, difficulty }
  if (told.extended) {
    const { success_at, failure_at, rolls } = told
    const task = { ...rolled, success_at, failure_at, rolls, cmos: 0, result: 'open' } as const
    const came = odds(world, weighedTask, task, {}, takeFirst).of(({ result }) => result)
    return [
      { outcome: 'success', chance: came.chance(result => result === 'success') },
      { outcome: 'failure', chance: came.chance(result => result === 'failure') },
      { outcome: `undecided after ${rolls} rolls`, chance: came.chance(result => result === 'open') },
    ]
  }
  const came = odds(world, weighedRoll, rolled, {}, takeFirst).of(({ result }) => result)
  return [
    { outcome: 'success', chance: came.chance(({ success }) => success) },
    { outcome: 'critical success', within: 'success', chance: came.chance(({ critical }) => critical) },
    { outcome: 'failure', chance: came.chance(({ success }) => !success) },
    { outcome: 'botch', within: 'failure', chance: came.chance(({ botch }) => botch) },
  ]
}

/** What a deaf man hears: no dice are thrown. */
const HOPELESS: OddsAnswer['outcomes'] = [
  { outcome: 'success', chance: chance(0n, 1n) },
  { outcome: 'failure', chance: chance(1n, 1n) },
]

/**
 * A modifier is one of difficulty: +2 makes it harder.
 *
 *     oddsOf(vera, { skill: 'medic', modifier: 0, facts: { difficulty: 15 } }).outcomes[0] // success, 2 of 10
 */
export function oddsOf(file: Json, asked: OddsAsked): OddsAnswer {
  const one = readCharacter(file, 'character')
  const told = facts.read(asked.facts ?? {}, 'facts')
  const { silent: why } = rulesetOf(one)
  const { situation, field, actions, distance } = told
  const moment = {
    actions,
    ...(situation === undefined ? {} : { situation }),
    ...(field === undefined ? {} : { field }),
    ...(distance === undefined ? {} : { distance }),
  }
  const trying = tryingOf(one, asked.skill, moment, why)
  const against = asked.against === undefined ? passive(told, why) : somebody(asked.against, trying, why)
  const { difficulty } = dfStacking(
    {
      base_df: against.base_df,
      complex: trying.complex,
      opposed: against.opposed,
      df_modifier: trying.df_modifier + asked.modifier,
      ...burdensOf(one, why),
    },
    why,
  )
  const what = told.extended ? `${trying.title} over many rolls` : trying.title
  const number = trying.fails ? 'which fails without dice' : `${difficulty} in all`
  return {
    title: `${named(one, 'the character')}: ${what} ${trying.attribute} against ${against.words}, ${number}`,
    outcomes: trying.fails ? HOPELESS : outcomesOf(one, trying, difficulty, told),
  }
}
