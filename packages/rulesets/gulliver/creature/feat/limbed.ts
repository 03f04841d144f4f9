/** What its limbs do beside running: climbing, swinging, leaping, throwing with both hands. */
import type { Why } from '@umpire/engine'
import { climbMove, skill as climbSkill, climbWsr, gripPosture } from '../../climb/climb.ts'
import { climbControl, fudge, solidFooting, swinging } from '../../climb/control.ts'
import { basicSpeed } from '../../common/speed.ts'
import { angleTable } from '../../jump/angle-table.ts'
import { bodyPosition } from '../../jump/body-position.ts'
import { jumpGravity, startHeight } from '../../jump/flight.ts'
import { fish } from '../../jump/jd.ts'
import { jumpingSkill, withPercent } from '../../jump/skill.ts'
import { split } from '../../st/split.ts'
import { throwSkill, throwSkills } from '../../throw/skill.ts'
import { twoHanded } from '../../throw/td.ts'
import type { Body } from '../body/body.ts'
import { type Burden, encumberedOnLand, inWater, isHome, placeOf } from '../body/performance.ts'
import { type Design, lengthOf } from '../design/design.ts'
import { has } from '../design/traits.ts'

export type Climbing = {
  /** Up a wall with good holds: the burden there, and whether it can be done at all. */
  readonly level: string
  readonly move: number
  /** Rolled against, to hold on; and with something to stand on. */
  readonly control: number
  readonly footing: string
  /** Hand over hand; none without two arms. */
  readonly swinging: number | null
}

const WALL = { slope: 90, holds: 'good' } as const

export function climbingOf(design: Design, body: Body, burden: Burden, why: Why): Climbing | null {
  const { wsr, level: standing } = encumberedOnLand(body, burden, why)
  const msr = (body.mass + burden.gear) / body.load_st
  const { extra_encumbrance } = body
  const wall = climbWsr({ ...WALL, wsr, msr, extra_encumbrance, by_arms: false }, why)
  if (wall.level === null || wall.burden === null || body.legs + body.arms === 0) return null
  if (!fudge({ burden: placeOf(wall.burden), gm_allows: false, gm_level: 's-heavy' }, why).climbable) return null
  const untaught = climbSkill({ dx: design.dx }, why).default
  const climbing = design.skills['Climbing'] ?? untaught
  const { posture_factor } = gripPosture({ climber: climberOf(design), surface: 'wall' }, why)
  const own = placeOf(wall.level)
  const { dx, ht, size } = body
  const base = { dx, ht, enhanced_move: 0, super_move: 0, reduced_move: 0 }
  const control = { climbing, limbs: body.legs + body.arms, level: own, slope: WALL.slope, circumstances: 0 }
  const brachiator = climberOf(design) === 'brachiator'
  return {
    level: wall.level,
    move: climbMove({ ...base, posture_factor, climbing, level: own, size }, why),
    control: climbControl({ ...control, extreme_maneuver: false, solid_footing: false }, why).effective,
    footing: solidFooting({ level_on_ground: placeOf(standing), level_climbing: own }, why).level,
    swinging: body.arms < 2 ? null : swinging({ climbing, level: own, brachiator }, why).effective,
  }
}

const climberOf = ({ traits }: Design): 'human' | 'brachiator' =>
  has(traits, 'Brachiator') === undefined ? 'human' : 'brachiator'

export type Leaping = {
  /** Standing, with all that legs and training add; yards. */
  readonly broad: number
  readonly high: number
  /** To come down as it wants. */
  readonly lands_at: number
  /** Out of the water, straight up. */
  readonly from_water: number | null
}

const [FLAT, UP] = [45, 90] as const
const POSE = { pose: 'no_roll', roll_made: true, move: 0 } as const

export function leapingOf(design: Design, body: Body, burden: Burden, jd: number, why: Why): Leaping {
  const level = placeOf(encumberedOnLand(body, burden, why).level)
  const jumping = design.skills['Jumping']
  const skilled = jumpingSkill({ dx: design.dx, ...(jumping === undefined ? {} : { jumping }), level }, why)
  const far = withPercent(jd, jumping === undefined ? 0 : (skilled.jd_bonus_percent ?? 0), why)
  const pose = { size: body.size, ...POSE, linear_dimension_yd: lengthOf(design) }
  const [broad, high] = [
    angleTable({ jd: far, angle: FLAT }, why).distance,
    angleTable({ jd: far, angle: UP }, why).height,
  ]
  const reached = jumpGravity({ distance: broad, height: high, jd: far, g: burden.g }, why)
  const legs = body.legs > 0
  const across = legs ? bodyPosition({ distance_so_far: reached.distance ?? 0, ...pose }, why).distance : 0
  const over = legs ? bodyPosition({ height_so_far: reached.height ?? 0, ...pose }, why).height : 0
  return {
    broad: across ?? 0,
    high: over ?? 0,
    lands_at: skilled.effective ?? design.dx,
    from_water: isHome(body, 'water') ? leapsOut(body, burden, why) : null,
  }
}

/** At the fastest that it swims there. */
function leapsOut(body: Body, burden: Burden, why: Why): number {
  const swims = inWater(body, { ...burden, direction: 'surface' }, body.density, why)
  const { height } = fish({ swim_move: swims.sprint, angle: UP }, why)
  return jumpGravity({ height, g: burden.g }, why).height ?? height
}

export type Hurling = {
  /** Something of a tenth of its weight, with all its arms, from where its hands are; yards. */
  readonly heavy: number
  readonly skill: number
}

const TENTH = 10

export function hurlingOf(design: Design, body: Body, burden: Burden, why: Why): Hurling | null {
  if (body.arms < 2) return null
  const { Throwing: one, 'Two-Handed Throwing': both } = design.skills
  const { two_handed_default } = throwSkills({ ...(one === undefined ? {} : { throwing: one }) }, why)
  const skill = both ?? two_handed_default ?? design.dx
  const { st } = split({ purpose: 'throw', combat_st: body.combat_st, load_st: body.load_st }, why)
  const { td } = twoHanded(
    {
      load_st: st ?? body.load_st,
      size: body.size,
      body_mass: body.mass,
      object_mass: body.mass / TENTH,
      basic_speed: Math.max(0, basicSpeed(body, why)),
      arms: Math.min(1000, body.arms),
      enhanced_throw: 0,
      poor_thrower: 0,
    },
    why,
  )
  const flown = withPercent(td ?? 0, throwSkill({ skill }, why).bonus_percent, why)
  const { distance } = jumpGravity({ distance: flown, g: burden.g }, why)
  const thrown = startHeight(
    { distance: distance ?? flown, thrower_height: lengthOf(design), throw: 'overhand', platform: 0 },
    why,
  )
  return { heavy: thrown.distance ?? flown, skill }
}
