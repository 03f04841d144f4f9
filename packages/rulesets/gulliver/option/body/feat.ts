/** Feats by strength against mass: jumping, throwing, lifting and climbing. */
import type { Why } from '@umpire/engine'
import {
  climbingRoll,
  climbingTable,
  type Frame,
  greatestWeight,
  jumpSkill as gurpsJumpSkill,
  jumpBroad,
  jumpHigh,
  throwDistance,
  throwLimit,
} from '@umpire/gurps/rooms'
import { climbMove, postureOf, simpleClimbing } from '../../climb/climb.ts'
import { climbControl } from '../../climb/control.ts'
import { exact } from '../../common/exact.ts'
import { FEET_PER_YARD, INCHES_PER_YARD } from '../../common/units.ts'
import { moveModifier } from '../../enc/effects.ts'
import { atAngle } from '../../jump/angle-table.ts'
import { bodyPosition } from '../../jump/body-position.ts'
import { hangTime } from '../../jump/flight.ts'
import { jd, jumpMovement, jumpSimple } from '../../jump/jd.ts'
import { jumpSkill, withPercent } from '../../jump/skill.ts'
import { maxLift } from '../../lift/max.ts'
import { bonusSum, throwSkill } from '../../throw/skill.ts'
import { td, throwAdvanced, throwSimple, weightLimit } from '../../throw/td.ts'
import { type Layer, layer } from '../switch/layer.ts'
import { frameSize } from './sizes.ts'

type Leap = Parameters<typeof jumpBroad>[0]

/** Only of whom enough is known. */
type Measured = { readonly frame: Frame; readonly basic_speed: number }

const isMeasured = <X extends { readonly frame?: Frame; readonly basic_speed?: number }>(x: X): x is X & Measured =>
  x.frame !== undefined && x.basic_speed !== undefined

/** How far his legs send him at 45 degrees, with what he has learned. */
function reachOf(x: Leap & Measured, why: Why): number {
  const { frame, basic_speed, jumping } = x
  const { enhanced_jump = 0, poor_jumper = 0 } = frame.more
  const plain = jd(
    {
      load_st: frame.lift_st,
      size: frameSize(frame, why),
      mass: frame.body_lb + frame.carried_lb,
      basic_speed,
      enhanced_jump,
      poor_jumper,
      spring: false,
      legs: frame.legs,
    },
    why,
  )
  return jumping === undefined ? plain : withPercent(plain, jumpSkill({ jumping }, why).bonus_percent, why)
}

/** Nobody is faster at the end of a run than it was long. */
const speedOf = ({ run_yards, move = 0 }: Leap): number => Math.min(run_yards, move)

function far(x: Leap & Measured, why: Why): number {
  const size = frameSize(x.frame, why)
  const arc = atAngle(reachOf(x, why), 45, why)
  const move = speedOf(x)
  const so_far = arc.distance + jumpMovement({ move, bonus: 'distance', height: arc.height }, why)
  const pose = { size, pose: 'no_roll', roll_made: true, move, linear_dimension_yd: x.frame.yards } as const
  return bodyPosition({ distance_so_far: so_far, ...pose }, why).distance ?? so_far
}

function high(x: Leap & Measured, why: Why): number {
  const size = frameSize(x.frame, why)
  const { height } = atAngle(reachOf(x, why), 90, why)
  const move = speedOf(x)
  const so_far = height + jumpMovement({ move, bonus: 'height', height }, why)
  const pose = { size, pose: 'no_roll', roll_made: true, move, linear_dimension_yd: x.frame.yards } as const
  return bodyPosition({ height_so_far: so_far, ...pose }, why).height ?? so_far
}

/** By the load alone, without strength or speed. */
const simply = (x: Leap & Measured, why: Why) =>
  jumpSimple(
    {
      move_mod: moveModifier({ move: 1, level: x.load_level ?? 0 }, why),
      size: frameSize(x.frame, why),
      enhanced_jump: x.frame.more['enhanced_jump'] ?? 0,
      poor_jumper: x.frame.more['poor_jumper'] ?? 0,
      ...(x.jumping === undefined ? {} : { jumping: x.jumping }),
    },
    why,
  )

const jumpLayers: readonly Layer[] = [
  layer('jumping', gurpsJumpSkill, (x, why, base) =>
    // Skill adds to the distance, not to ST.
    isMeasured(x) ? { st_used: x.st, feet: jumpBroad(x, why), inches: jumpHigh(x, why) } : base(x, why),
  ),
  layer('jumping', jumpBroad, (x, why, base) => (isMeasured(x) ? exact(far(x, why) * FEET_PER_YARD) : base(x, why))),
  layer('jumping', jumpHigh, (x, why, base) => (isMeasured(x) ? exact(high(x, why) * INCHES_PER_YARD) : base(x, why))),
  layer('jumping-simple', jumpBroad, (x, why, base) =>
    isMeasured(x) ? exact(simply(x, why).broad * FEET_PER_YARD) : base(x, why),
  ),
  layer('jumping-simple', jumpHigh, (x, why, base) =>
    isMeasured(x) ? exact(simply(x, why).high * INCHES_PER_YARD) : base(x, why),
  ),
  layer('jumping-advanced', jumpMovement, (x, why, base) => {
    if (x.height === undefined) return base(x, why)
    const { distance_bonus, height_bonus } = hangTime({ height: x.height, move: x.move, bonus: x.bonus }, why)
    return x.bonus === 'distance' ? distance_bonus : height_bonus
  }),
]

type Throw = Parameters<typeof throwDistance>[0]

/** So heavy a thing takes both hands. */
const armsFor = (weight: number, frame: Frame, why: Why): number =>
  frame.arms >= 2 && weight > weightLimit({ load_st: frame.lift_st, arms: 1 }, why) ? 2 : 1

function thrownBy(x: Throw & Measured, why: Why): number {
  const { frame, basic_speed, weight_lb, throwing } = x
  const percent = bonusSum(
    {
      aoa: 0,
      skill: throwing === undefined ? 0 : throwSkill({ skill: throwing }, why).bonus_percent,
      extra_effort: 0,
      other: 0,
    },
    why,
  )
  const { td: plain } = td(
    {
      load_st: frame.lift_st,
      size: frameSize(frame, why),
      body_mass: frame.body_lb,
      object_mass: weight_lb,
      basic_speed,
      arms: armsFor(weight_lb, frame, why),
      enhanced_throw: frame.more['enhanced_throw'] ?? 0,
      poor_thrower: frame.more['poor_thrower'] ?? 0,
    },
    why,
  )
  return withPercent(plain, percent, why)
}

const throwLayers: readonly Layer[] = [
  layer('throwing', throwLimit, (x, why, base) => {
    const plain = base(x, why)
    const { frame, weight_lb } = x
    if (frame === undefined) return plain
    const limit_lb = weightLimit({ load_st: frame.lift_st, arms: Math.max(1, frame.arms) }, why)
    const light = weight_lb === undefined ? {} : { allowed: weight_lb <= limit_lb && frame.arms > 0 }
    return { ...plain, limit_lb, ...light }
  }),
  layer('throwing', throwDistance, (x, why, base) => {
    if (!isMeasured(x)) return base(x, why)
    const { frame, weight_lb, st } = x
    const allowed = weight_lb <= weightLimit({ load_st: frame.lift_st, arms: Math.max(1, frame.arms) }, why)
    return { throwing_st: st, allowed, yards: allowed ? exact(thrownBy(x, why)) : 0 }
  }),
  layer('throwing-simple', td, (x, why) => throwSimple({ load_st: x.load_st, object_mass: x.object_mass }, why)),
  layer('throwing-advanced', td, (x, why, base) => {
    const plain = base(x, why)
    const heavy = throwAdvanced({ load_st: x.load_st, arms: x.arms, object_mass: x.object_mass, td: plain.td }, why)
    return { ...plain, td: heavy.td ?? plain.td }
  }),
]

const LIFTED = { 'one-handed-lift': 1, 'two-handed-lift': 2 } as const
const isLift = (action: string): action is keyof typeof LIFTED => Object.hasOwn(LIFTED, action)

/** The surfaces of GURPS, as this book has postures for them. */
const POSTURES = {
  'ladder-up': 'ladder',
  'ladder-down': 'ladder',
  'ordinary-tree': 'tree',
  'ordinary-mountain': 'rock pile',
  'vertical-stone-wall': 'wall',
  'modern-building': 'wall',
  'rope-up': 'tree',
  'rope-down-without-equipment': 'tree',
  'rope-down-with-equipment': 'ladder',
} as const
const SHORT = 300

type Climb = Parameters<typeof climbingTable>[0] & Measured

/** As fast as he climbs there, in feet; the rolls stay as they are. */
function paced(x: Climb, feet_per_second: number, base: ReturnType<typeof climbingTable>) {
  const height = x.height_feet ?? x.rungs
  if (height === undefined || feet_per_second <= 0) return base
  const seconds = exact(height / feet_per_second)
  const rolls_needed = base.modifier === null ? 0 : Math.max(1, Math.ceil(seconds / SHORT))
  return { ...base, seconds, rolls_needed }
}

const UNTAUGHT = 5

const climbLayers: readonly Layer[] = [
  layer('climbing', climbingTable, (x, why, base) => {
    const plain = base(x, why)
    if (!isMeasured(x)) return plain
    const move = climbMove(
      {
        dx: 10,
        ht: 10,
        base_move: x.basic_speed,
        enhanced_move: 0,
        super_move: 0,
        reduced_move: 0,
        posture_factor: postureOf('human', POSTURES[x.climb], why),
        climbing: x.climbing ?? UNTAUGHT,
        level: x.load_level ?? 0,
        size: frameSize(x.frame, why),
        ...(x.move === undefined ? {} : { running_move: x.move }),
      },
      why,
    )
    return paced(x, move * FEET_PER_YARD, plain)
  }),
  layer('climbing', climbingRoll, (x, why, base) => {
    const { frame, load_level } = x
    if (frame === undefined || load_level === undefined) return base(x, why)
    const { effective } = climbControl(
      {
        climbing: x.climbing,
        limbs: frame.legs + frame.arms,
        level: load_level,
        slope: 90,
        extreme_maneuver: false,
        solid_footing: false,
        circumstances: 0,
      },
      why,
    )
    // What is hard to climb stays hard; only the load and the limbs count otherwise.
    return base({ ...x, climbing: effective, encumbrance_level: 0 }, why)
  }),
  layer('climbing-simple', climbMove, (x, why) =>
    simpleClimbing(
      {
        gurps_speed_yd_s: 1 / FEET_PER_YARD,
        dx: x.dx,
        ht: x.ht,
        ...(x.base_move === undefined ? {} : { base_move: x.base_move }),
        level: x.level,
        climbing: x.climbing,
        size: x.size,
        running_posture: x.posture_factor === 1,
        ...(x.running_move === undefined ? {} : { running_move: x.running_move }),
      },
      why,
    ),
  ),
]

/** In the order in which they stand on each other. */
export const featLayers: readonly Layer[] = [
  ...jumpLayers,
  ...throwLayers,
  layer('lifting', greatestWeight, (x, why, base) => {
    if (x.frame === undefined || !isLift(x.action)) return base(x, why)
    const arms = Math.min(LIFTED[x.action], Math.max(1, x.frame.arms))
    const most = x.action === 'two-handed-lift' ? Math.max(arms, x.frame.arms) : arms
    return maxLift({ load_st: x.frame.lift_st, arms: most }, why).max_lift
  }),
  ...climbLayers,
]
