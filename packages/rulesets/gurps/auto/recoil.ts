import { int, list, or, rule } from '@umpire/engine'
import { minimumStrengthField, rclField, recoilOf, strengthField } from '../ranged/modifier/recoil.ts'
import { groups } from './groups.ts'

/** Once more for every group, turn after turn, until the trigger is let go for a whole one. */
export const burstRecoil = rule(
  {
    id: 'gurps.auto.recoil',
    title: 'Recoil in automatic fire',
    lines: '2229',
    given: {
      rounds_by_turn: list(int({ min: 0, max: 10_000 }), 1000),
      rcl: rclField,
      st: or(strengthField, 10),
      min_st: minimumStrengthField,
      /** Fired before the first of these turns without a pause. */
      groups_before: or(int({ min: 0, max: 1_000_000 }), 0),
    },
  },
  (x, why) => {
    const each = recoilOf(x, why)
    let fired = x.groups_before
    const penalties: (readonly number[])[] = []
    for (const rounds_fired of x.rounds_by_turn) {
      if (rounds_fired === 0) fired = 0
      const turn: number[] = []
      for (const _ of groups({ rounds_fired }, why)) turn.push(each * ++fired)
      penalties.push(turn)
    }
    return { penalties, groups_fired: fired }
  },
)
