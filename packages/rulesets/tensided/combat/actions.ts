/** How much can be done in one round, and what doing more makes of every roll. */
import { int, optional, rule, table, type Why } from '@umpire/engine'
import { abilitiesHeld, factor, value } from '../effect/effect.ts'
import type { Ability } from '../tables/ability-keys.ts'
import { ACT_ROWS, ACTIONS, type Act, type Cost, isBlow, SIGHT, type Sight } from './act.ts'

export const MOST_ACTIONS = 3

const PENALTY = table<number, number>('Several actions', { 0: 0, 1: 0, 2: 2, 3: 4 })
/** On shots of whoever moves (tensided.ranged.modifiers). */
export const SHOOTER_MOVES_DF = 5

/** How many actions somebody may take, to be taken by rules. */
export const ACTION_COUNT = int({ min: 0, max: MOST_ACTIONS })

/** What so many actions add to each roll of the round. */
export const actionPenalty = (count: number, why: Why): number => PENALTY.at(count, why)

export type Actions = {
  readonly allowed: boolean
  /** Why not. */
  readonly because?: string
  readonly action_count: number
  /** On all rolls of the round. */
  readonly action_df: number
  /** On shots and throws beside it. */
  readonly moving_df: number
  /** What the round's own rolls suffer: shots and throws on the move the whole of it. */
  readonly df_modifier: number
}

const refused = (because: string, action_count: number): Actions => ({
  allowed: false,
  because,
  action_count,
  action_df: 0,
  moving_df: 0,
  df_modifier: 0,
})

const fires = (act: Act): boolean => act === 'shoot' || act === 'throw'

export const multipleActions = rule(
  {
    id: 'tensided.combat.multiple-actions',
    title: 'Multiple actions',
    lines: '759-764',
    given: { actions: ACTIONS },
  },
  ({ actions }, why): Actions => {
    const action_count = actions.length
    if (action_count > MOST_ACTIONS) return refused(`at most ${MOST_ACTIONS} actions in a round`, action_count)
    for (const act of actions) {
      const { most } = ACT_ROWS[act]
      if (most === undefined || actions.filter(one => one === act).length <= most) continue
      return refused(`${act} at most ${most} times in a round`, action_count)
    }
    const action_df = actionPenalty(action_count, why)
    const onTheMove = actions.includes('move') && actions.some(fires)
    const moving_df = onTheMove ? why.input('shooting on the move', SHOOTER_MOVES_DF) : 0
    const df_modifier = why.sum('several actions').add('actions', action_df).add('moving', moving_df).total()
    return { allowed: true, action_count, action_df, moving_df, df_modifier }
  },
)

type Costing = { readonly abilities?: readonly Ability[]; readonly sight?: Sight }

/** Instinct needs a dot of light, a smart gun or the habit of pointing; quick hands need sights that do not magnify. */
function aimCost({ abilities, sight = 'iron' }: Costing, why: Why): Cost {
  const having = abilities === undefined ? {} : { abilities }
  const instinct = sight === 'laser' || sight === 'smartgun'
  if (instinct && value(having, 'takes', 'instinctive-aim', why) !== undefined) return 'free'
  return sight !== 'magnified' && value(having, 'takes', 'aim', why) !== undefined ? 'action' : 'round'
}

/** What an act costs somebody with these abilities. */
export function costOf(act: Act, x: Costing, why: Why): Cost {
  const { cost, takes } = ACT_ROWS[act]
  if (takes === undefined || x.abilities === undefined) return cost
  if (takes === 'aim') return aimCost(x, why)
  const actions = value({ abilities: x.abilities }, 'takes', takes, why)
  if (actions === undefined) return cost
  return actions === 0 ? 'free' : 'action'
}

export const actionCosts = rule(
  {
    id: 'tensided.combat.action-costs',
    title: 'What each act costs',
    lines: '377-400, 744-764, 785-785, 1585-1585',
    given: { actions: ACTIONS, abilities: abilitiesHeld, sight: optional(SIGHT) },
  },
  (x, why): Actions & { readonly costs: readonly Cost[] } => {
    const costs = x.actions.map(act => costOf(act, x, why))
    const counted = x.actions.filter((_, place) => costs[place] !== 'free')
    const whole = x.actions.find((_, place) => costs[place] === 'round')
    if (whole === undefined) return { ...multipleActions({ actions: counted }, why), costs }
    const { except } = ACT_ROWS[whole]
    const beside = counted.filter(act => act !== whole && act !== except)
    const allowed = beside.length === 0 && counted.filter(act => act === whole).length === 1
    // Whatever may be done beside it does not make it several actions.
    if (allowed) return { ...multipleActions({ actions: [whole] }, why), costs }
    return { ...refused(`${whole} takes the whole round`, counted.length), costs }
  },
)

export const whirlwind = rule(
  {
    id: 'tensided.combat.whirlwind',
    title: 'Whirlwind halves the penalty',
    lines: '404-404',
    given: {
      actions: ACTIONS,
      abilities: abilitiesHeld,
      /** Where free acts make it fewer than were named. */
      action_count: optional(ACTION_COUNT),
    },
  },
  (x, why) => {
    const shoot_df = actionPenalty(x.action_count ?? x.actions.length, why)
    const several = x.actions.filter(isBlow).length > 1
    const blows = several ? factor(x, 'hth-several-actions', why) : 1
    const stab_df = why
      .product('blows')
      .add('several actions', shoot_df)
      .when(blows !== 1, 'whirlwind', blows)
      .total()
    return {
      /** On attacks hand to hand. */
      df_modifier: stab_df,
      stab_df,
      /** On every other roll. */
      shoot_df,
    }
  },
)
