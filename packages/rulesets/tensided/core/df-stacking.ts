/** What a difficulty is made of. */
import { flag, optional, rule, type Why } from '@umpire/engine'
import { diceless } from '../settings.ts'
import { score } from './roll.ts'

/** A passive roll of a complex skill: the task's own number by half as much again, rounded up. */
export const passiveComplex = (base_df: number, why: Why): number =>
  why.round(
    'complex, rounded up',
    why.product('complex').add('base difficulty', base_df).add('complex', 1.5).total(),
    'up',
  )

/** The parts of a difficulty by their names, each with its label; `base_df` is the task's own. */
const PARTS = [
  ['sighting_df', 'sighting'],
  ['targeting_df', 'targeting'],
  ['hth_df', 'hand-to-hand'],
  ['df_modifier', 'modifiers'],
  ['addiction_df', 'addiction'],
  ['wound_df', 'wounds'],
  ['fatigue_df', 'fatigue'],
  ['limb_df', 'hurt limb'],
] as const

export const dfStacking = rule(
  {
    id: 'tensided.core.df-stacking',
    title: 'Adding up difficulty',
    lines: '22-22, 882-891, 966-966',
    given: {
      base_df: score,
      complex: optional(flag()),
      opposed: optional(flag()),
      sighting_df: optional(score),
      targeting_df: optional(score),
      hth_df: optional(score),
      df_modifier: optional(score),
      addiction_df: optional(score),
      wound_df: optional(score),
      fatigue_df: optional(score),
      limb_df: optional(score),
      /** To learn whether the roll can fail, or succeed. */
      attribute: optional(score),
    },
  },
  (x, why) => {
    const base = x.complex === true && x.opposed !== true ? passiveComplex(x.base_df, why) : x.base_df
    const sum = why.sum('difficulty').add('base difficulty', base)
    for (const [part, label] of PARTS) {
      const added = x[part]
      if (added !== undefined) sum.add(label, added)
    }
    const difficulty = sum.total()
    if (x.attribute === undefined) return { difficulty }
    const [lowest, highest] = diceless(why) ? [0, 0] : [1, 10]
    return {
      difficulty,
      can_fail: why.compare('can fail', x.attribute + lowest, '<', difficulty),
      can_succeed: why.compare('can succeed', x.attribute + highest, '>=', difficulty),
    }
  },
)
