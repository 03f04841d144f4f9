/** Getting a weapon out, and its sights up. */
import { flag, int, optional, rule, type Why } from '@umpire/engine'
import { ACT_ROWS, ACTIONS, type Act, SIGHT } from '../combat/act.ts'
import { actionCosts, costOf } from '../combat/actions.ts'
import { PACE } from '../combat/movement.ts'
import { abilitiesHeld } from '../effect/effect.ts'
import type { Pace } from '../tables/paces.ts'

export const draw = rule(
  {
    id: 'tensided.ranged.draw',
    title: 'Drawing a weapon',
    lines: '393-395',
    given: { actions: ACTIONS, abilities: abilitiesHeld },
  },
  (x, why) => ({ ...actionCosts(x, why), draw_costs: costOf('draw', x, why) }),
)

/** Rounds of aiming beyond the first that still help. */
export const MOST_EXTRA = 2

/** What further aiming at the same target gives. */
function furtherAiming(rounds: number, why: Why): number {
  return why
    .sum('further aiming')
    .add('rounds that help', -why.atMost('rounds that help', MOST_EXTRA, rounds))
    .total()
}

/** Running, reloading and everything hand to hand take the sights off the target. */
const dropsSights = (act: Act, pace: Pace = 'walk'): boolean =>
  (act === 'move' && pace !== 'walk') || act === 'reload' || ACT_ROWS[act].step === 'hand-to-hand'

export const aim = rule(
  {
    id: 'tensided.ranged.aim',
    title: 'Aiming',
    lines: '377-379, 752-754',
    given: {
      /** Told where they are not. */
      sights_up: optional(flag()),
      /** Rounds of aiming beyond the first, at the same target until now. */
      extra_rounds: optional(int({ min: 0, max: 1000 })),
      new_target: optional(flag()),
      abilities: abilitiesHeld,
      sight: optional(SIGHT),
      /** What is done in the round, and how fast he moves if he does. */
      actions: optional(ACTIONS),
      pace: optional(PACE),
    },
  },
  (x, why) => {
    const { actions = [], extra_rounds = 0 } = x
    const cost = costOf('aim', x, why)
    const aims = actions.includes('aim') && cost !== 'round'
    const ready = x.sights_up !== false || cost === 'free'
    const several = actionCosts({ ...x, actions }, why)
    const further = x.new_target === true ? why.input('a new target', 0) : furtherAiming(extra_rounds, why)
    return {
      allowed: several.allowed,
      aim_costs: cost,
      /** A round must be spent before a shot is aimed. */
      round_needed: !ready && !aims,
      snap: !ready && !aims,
      /** They stay up for the next round. */
      sights_kept: !actions.some(act => dropsSights(act, x.pace)),
      extra_df: further,
      df_modifier: why.sum('difficulty').add('aiming', further).add('several actions', several.df_modifier).total(),
    }
  },
)
