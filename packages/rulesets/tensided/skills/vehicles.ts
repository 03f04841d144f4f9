/** Cars, and everything that flies, floats or crawls. */
import { BadInput, flag, list, oneOf, optional, rule, text, type Why } from '@umpire/engine'
import { attribute, skillLevel } from '../core/attribute.ts'
import { passiveComplex } from '../core/df-stacking.ts'
import { score } from '../core/roll.ts'
import { SKILL_ROWS } from '../tables/skills.ts'
import { type Attempt, attempt, harder, ROLLER, STATS_GIVEN, type StatsGiven, statOf } from './attempt.ts'
import { complexAttribute } from './complex.ts'

const SITUATIONS = ['sudden surprise', 'expected manoeuvre'] as const
type Situation = (typeof SITUATIONS)[number]

/** The stat that steers. */
function steering(x: StatsGiven, skill: 'driving' | 'pilot', situation: Situation, why: Why): number {
  const wanted = SKILL_ROWS[skill].stats[situation]
  if (wanted === undefined) throw new BadInput('given.situation', `one of ${SITUATIONS.join(', ')}`, situation)
  return statOf(x, wanted, why)
}

type Driven =
  | { readonly roll_needed: false }
  | { readonly roll_needed: true; readonly attribute: number }
  | ({ readonly roll_needed: true } & Attempt)

export const driving = rule(
  {
    id: 'tensided.skills.driving',
    title: 'Driving',
    lines: '335-335',
    given: {
      situation: oneOf('routine', ...SITUATIONS),
      ...STATS_GIVEN,
      driving: optional(skillLevel),
      /** The game master's, for the danger. */
      difficulty: optional(score),
      ...ROLLER,
    },
  },
  (x, why): Driven => {
    if (x.situation === 'routine') return { roll_needed: false }
    const stat_value = steering(x, 'driving', x.situation, why)
    const own = attribute({ stat_value, skill_level: x.driving ?? 0 }, why)
    if (x.difficulty === undefined) return { roll_needed: true, attribute: own }
    return { roll_needed: true, ...attempt(own, harder(x.difficulty, x.df_modifier, why), x.d10, why) }
  },
)

/** What a vehicle like one that is known costs to learn. */
export const SIMILAR_VEHICLE_XP = 20

export const pilot = rule(
  {
    id: 'tensided.skills.pilot',
    title: 'Pilot',
    lines: '337-337',
    given: {
      /** Vehicles that this instance of the skill holds for. */
      trained: list(text(100), 100),
      vehicle: text(100),
      /** To one of them: it can be learned in addition. */
      similar: optional(flag()),
      /** As simple as a boat's. */
      simple_controls: optional(flag()),
      situation: optional(oneOf(...SITUATIONS)),
      ...STATS_GIVEN,
      pilot: skillLevel,
      base_df: optional(score),
      ...ROLLER,
    },
  },
  (x, why) => {
    const skill_applies = x.trained.includes(x.vehicle)
    const skill_level = skill_applies ? x.pilot : why.input('not trained on it', 0)
    const stat = steering(x, 'pilot', x.situation ?? 'expected manoeuvre', why)
    const complex = x.simple_controls !== true
    const own = complex ? complexAttribute(stat, skill_level, why) : attribute({ stat_value: stat, skill_level }, why)
    const learning = skill_applies ? {} : x.similar === true ? { buy_xp: SIMILAR_VEHICLE_XP } : { new_skill: true }
    const known = { skill_applies, skill_level, complex, ...learning, attribute: own }
    if (x.base_df === undefined) return known
    const difficulty = complex ? passiveComplex(x.base_df, why, x.df_modifier) : harder(x.base_df, x.df_modifier, why)
    return { ...known, ...attempt(own, difficulty, x.d10, why) }
  },
)
