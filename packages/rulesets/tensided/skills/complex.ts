/** Skills in which knowing counts for more than talent. */
import { BadInput, flag, optional, record, rule, type Why } from '@umpire/engine'
import { skillLevel } from '../core/attribute.ts'
import { passiveComplex } from '../core/df-stacking.ts'
import { opposed } from '../core/opposed.ts'
import { score } from '../core/roll.ts'
import { statValue } from '../tables/stats.ts'
import { type Attempt, attempt, ROLLER } from './attempt.ts'

/** On rolls in a field that was not learned, and on those of a skill that stands in for another. */
export const FOREIGN_DF = 3

/** Stat and twice the skill. */
export const complexAttribute = (stat: number, skill: number, why: Why): number =>
  why.sum('attribute').add('stat', stat).add('skill', skill).add('complex: skill again', skill).total()

export const complex = rule(
  {
    id: 'tensided.skills.complex',
    title: 'Complex skills',
    lines: '200-203',
    given: {
      stat_value: statValue,
      skill_level: skillLevel,
      /** The task's own number, with the circumstances of the task: only this is multiplied. */
      base_df: optional(score),
      opposed: optional(flag()),
      opponent: optional(record({ stat_value: statValue, skill_level: skillLevel })),
      concentration_fits: optional(flag()),
      ...ROLLER,
    },
  },
  (x, why): Attempt => {
    const attribute = complexAttribute(x.stat_value, x.skill_level, why)
    const burden = why
      .sum('modifiers')
      .when(x.concentration_fits === false, 'no such concentration', FOREIGN_DF)
      .when(x.df_modifier !== undefined, 'others', x.df_modifier ?? 0)
      .total()
    return attempt(attribute, taskOf(x, burden, why), x.d10, why)
  },
)

interface Task {
  readonly base_df?: number
  readonly opposed?: boolean
  readonly opponent?: { readonly stat_value: number; readonly skill_level: number }
}

/** Passive: half as much again. Opposed: the opponent's skill counts twice as well. */
function taskOf({ base_df, opposed: against, opponent }: Task, burden: number, why: Why): number {
  if (against ?? opponent !== undefined) {
    if (opponent === undefined) throw new BadInput('given.opponent', 'the opponent’s stat and skill', opponent)
    const opponent_attribute = complexAttribute(opponent.stat_value, opponent.skill_level, why)
    return opposed({ opponent_attribute, df_modifier: burden }, why).difficulty
  }
  if (base_df === undefined) throw new BadInput('given.base_df', 'the number of the task', base_df)
  return passiveComplex(base_df, why, burden)
}
