/** Bullets that fall from above over a strip of ground. */
import { flag, optional, or, rolled, rule } from '@umpire/engine'
import { scoreField, yardsField } from '../ranged/modifier/fields.ts'
import { speedRangeTable } from '../ranged/modifier/speed-range.ts'
import { observed, observerModifiers } from './observer.ts'

/** Whoever is in the beaten zone is struck on this or less: a plain roll of three dice. */
const STRUCK = 9

type MachineGunFire = {
  readonly zone_length_yards: number | null
  readonly zone_width_yards: number
  readonly struck: boolean
  readonly observer_effective: number | null
  /** He may correct once in so many. */
  readonly seconds_a_correction: number
}

export const machineGunFire = rule(
  {
    id: 'gurps.indirect.machine-gun',
    title: 'Indirect machine-gun fire',
    lines: '2301-2303',
    given: {
      range_yards: optional(yardsField),
      in_zone: or(flag(), false),
      roll: optional(rolled('3d6')),
      observer_skill: optional(scoreField),
      ...observed,
    },
  },
  (x, why): MachineGunFire => {
    const { range_yards, observer_skill: skill, shots_seen, binoculars, map, observer_distance_yards } = x
    const by = range_yards === undefined ? undefined : speedRangeTable({ yards: range_yards }, why)
    const seen = { shots_seen, binoculars, map, observer_distance_yards, machine_gun: true }
    return {
      zone_length_yards: by === undefined ? null : why.atLeast('a yard', 1, Math.abs(by.speed_range_modifier)),
      zone_width_yards: 1,
      struck: x.in_zone && x.roll !== undefined && why.compare('struck', x.roll, '<=', STRUCK),
      observer_effective: skill === undefined ? null : observerModifiers({ skill, ...seen }, why),
      seconds_a_correction: 1,
    }
  },
)
