/** What a difficulty is made of. */
import { flag, optional, rule, type Why } from '@umpire/engine'
import { complexMultiplies } from '../campaign/readings.ts'
import { diceless } from '../campaign/settings.ts'
import { score } from './roll.ts'

const raised = (df: number, why: Why): number =>
  why.round('complex, rounded up', why.product('complex').add('base difficulty', df).add('complex', 1.5).total(), 'up')

/**
 * A passive roll of a complex skill: the task's own number by half as much again, rounded up, and what burdens the roller on
 * top of it, unless the campaign multiplies that as well.
 */
export function passiveComplex(base_df: number, why: Why, burden = 0): number {
  if (burden === 0) return raised(base_df, why)
  const sum = why.sum('difficulty')
  if (complexMultiplies(why) === 'task') return sum.add('task', raised(base_df, why)).add('modifiers', burden).total()
  return raised(sum.add('task', base_df).add('modifiers', burden).total(), why)
}

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
    const difficulty = stacked(x, why)
    if (x.attribute === undefined) return { difficulty }
    const [lowest, highest] = diceless(why) ? [0, 0] : [1, 10]
    return {
      difficulty,
      can_fail: why.compare('can fail', x.attribute + lowest, '<', difficulty),
      can_succeed: why.compare('can succeed', x.attribute + highest, '>=', difficulty),
    }
  },
)

type Stacked = { readonly base_df: number; readonly complex?: boolean; readonly opposed?: boolean } & {
  readonly [part in (typeof PARTS)[number][0]]?: number
}

function addParts(sum: ReturnType<Why['sum']>, x: Stacked): ReturnType<Why['sum']> {
  for (const [part, label] of PARTS) {
    const added = x[part]
    if (added !== undefined) sum.add(label, added)
  }
  return sum
}

function stacked(x: Stacked, why: Why): number {
  const { base_df } = x
  const passive = x.complex === true && x.opposed !== true
  if (passive && complexMultiplies(why) === 'everything') {
    return raised(addParts(why.sum('difficulty').add('base difficulty', base_df), x).total(), why)
  }
  const base = passive ? raised(base_df, why) : base_df
  return addParts(why.sum('difficulty').add('base difficulty', base), x).total()
}
