import { flag, int, or, rule } from '@umpire/engine'
import { minimumStrengthField, rclField, recoilOf, strengthField } from '../ranged/modifier/recoil.ts'

/** Of shots with a roll each: the same from the second on, however many. */
export const recoil = rule(
  {
    id: 'gurps.gun.recoil',
    title: 'Recoil of single shots',
    lines: '2206',
    given: {
      rcl: rclField,
      st: or(strengthField, 10),
      min_st: minimumStrengthField,
      shots_this_turn: or(int({ min: 0, max: 10_000 }), 1),
      fired_last_turn: or(flag(), false),
    },
    gives: 'penalties',
  },
  (x, why): readonly number[] => {
    const penalty = recoilOf(x, why)
    const penalties: number[] = []
    for (let shot = 0; shot < x.shots_this_turn; shot++) {
      penalties.push(shot > 0 || x.fired_last_turn ? penalty : 0)
    }
    return penalties
  },
)
