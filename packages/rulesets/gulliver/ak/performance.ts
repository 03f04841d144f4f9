/** Ak at work: what he does with the body that he was given. */
import { int, oneOf, optional, or, rule } from '@umpire/engine'
import { takeoff } from '../airfoils/airfoils.ts'
import { fraction, measure, no, positive, score, size } from '../common/fields.ts'
import { linearScale } from '../common/scale.ts'
import { limbsField } from '../control/limbs.ts'
import { newCosts } from '../cost/paying.ts'
import { dodge } from '../defense/dodge.ts'
import { ftv, mar, slowFall } from '../drag/drag.ts'
import { levelField, NONE } from '../enc/level.ts'
import { descentDetailed, landing } from '../flight/flying.ts'
import { jd } from '../jump/jd.ts'
import { airPowered, airUnpowered, land, waterNative } from '../move/ways.ts'
import { quad } from '../st/split.ts'
import { armMass, td } from '../throw/td.ts'

const PACE = { super_move: 0, reduced_move: 0, substitution: false } as const
const level = or(levelField, NONE)
const MODES = ['land', 'water', 'air', 'gliding', 'takeoff', 'landing', 'jump', 'throw', 'dodge'] as const

export const akPerformance = rule(
  {
    id: 'gulliver.ak.performance',
    title: 'Ak, performance',
    lines: '2469-2491',
    given: {
      mode: oneOf(...MODES),
      dx: or(score, 10),
      ht: or(score, 12),
      level,
      size,
      enhanced_move: or(fraction({ min: 0, max: 1000 }), 0),
      legs: limbsField,
      msr: or(measure, 0),
      current_move: or(measure, 0),
      full_move: or(positive, 1),
      best_level: level,
      levels_better: or(int({ min: 0, max: 10_000 }), 0),
      landing_speed: or(measure, 0),
      running_move: or(positive, 1),
      load_st: or(measure, 0),
      mass: or(positive, 150),
      body_mass: or(measure, 150),
      object_mass: or(measure, 0),
      basic_speed: or(measure, 5),
    },
  },
  (x, why) => {
    const quick = { dx: x.dx, ht: x.ht, size: x.size, enhanced_move: x.enhanced_move, ...PACE }
    switch (x.mode) {
      case 'land':
        return land({ ...quick, level: x.level, legs: x.legs }, why)
      case 'water':
        return waterNative({ ...quick, level: x.level, swimming_limbs: 2 }, why)
      case 'air':
        return airPowered({ ...quick, level: x.level, wings: 2, not_of_a_flying_race: false }, why)
      case 'gliding':
        return airUnpowered({ ...quick, msr: x.msr, parachuter: false, not_of_a_flying_race: false }, why)
      case 'takeoff':
        return takeoff({ ...x, head_wind: 0 }, why)
      case 'landing':
        return landing({ ...x, flight_success: 0 }, why)
      case 'jump':
        return {
          jd: jd({ ...x, enhanced_jump: 0, poor_jumper: 0, spring: false }, why),
          leg_length: linearScale(x.size),
        }
      case 'throw':
        return {
          arm_mass: armMass({ body_mass: x.body_mass }, why),
          ...td({ ...x, arms: 1, enhanced_throw: 0, poor_thrower: 0 }, why),
        }
      case 'dodge':
        return {
          dodge: dodge({ dx: x.dx, ht: x.ht, level: x.level, combat_reflexes: false, unadapted: false, other: 0 }, why),
        }
    }
  },
)

const SEEN = { extra_arms: 0, few_limbs: false }

export const akAdvanced = rule(
  {
    id: 'gulliver.ak.advanced',
    title: 'Ak, advanced and optional figures',
    lines: '2493-2501',
    given: {
      figure: oneOf('descent', 'ftv', 'drag', 'new costs', 'quad st'),
      body_weight: or(measure, 0),
      mass: or(measure, 0),
      slow_fall: or(fraction({ min: 1e-9, max: 1 }), 1),
      size,
      area_scale: or(positive, 1),
      body: or(oneOf('human', 'blocky', 'streamlined', 'sleek fish'), 'human'),
      extra_legs_area: or(measure, 0),
      wings: no,
      pose: or(oneOf('flat', 'forward'), 'flat'),
      ftv: optional(measure),
      move: or(measure, 0),
      dr: or(measure, 0),
      combat_st: or(measure, 0),
    },
  },
  (x, why) => {
    switch (x.figure) {
      case 'descent': {
        const { weight } = slowFall({ x: x.slow_fall, body_weight: x.body_weight, carried: 0 }, why)
        const { area } = mar({ ...SEEN, ...x }, why)
        return {
          weight,
          flat_area: area,
          descent: descentDetailed({ weight_after_slow_fall: weight ?? 0, flat_area: area, density: 1 }, why),
        }
      }
      case 'ftv': {
        const seen = mar({ ...SEEN, ...x }, why)
        const limit = ftv({ mar: seen.mar ?? 0, density: 1 }, why)
        return { forward_area: seen.area, mar: seen.mar, ftv: limit.ftv, glide_move: limit.glide_move }
      }
      case 'drag':
        return ftv({ ftv: x.ftv ?? 0, move: x.move, density: 1 }, why)
      case 'new costs':
        return { cost: newCosts({ dr: x.dr }, why).cost }
      case 'quad st': {
        const { load_st, load_cost } = quad({ combat_st: x.combat_st }, why)
        return { load_st, cost: load_cost }
      }
    }
  },
)
