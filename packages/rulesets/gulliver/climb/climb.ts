/** Climbing: whether it can be done follows from the weight, how fast from the posture. */
import { oneOf, optional, or, rule, steps, table, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { fraction, measure, no, score, size } from '../common/fields.ts'
import { quickness } from '../common/speed.ts'
import { levelField, moveMod, NONE } from '../enc/level.ts'
import { encumbrance, extraLevels } from '../enc/procedure.ts'
import { enhancementOf, enhancing, moveOf } from '../move/computed.ts'

/** Of whoever never learned it. */
export const UNTAUGHT = -5

export const skill = rule(
  {
    id: 'gulliver.climb.skill',
    title: 'Climbing skill',
    lines: '687-689',
    given: { dx: score, st: optional(score) },
  },
  ({ dx }, why) => ({
    default_from: 'dx',
    default: why.sum('Climbing').add('DX', dx).add('untaught', UNTAUGHT).total(),
  }),
)

/** Degrees of a slope, as far as its row goes; less than the first counts as level ground. */
const SLOPES = steps('Slope', [
  [15, 1.2],
  [30, 1.4],
  [45, 1.6],
  [60, 1.8],
  [75, 1.9],
  [90, 2],
  [180, 3],
])
const GENTLE = 15
export const slopeField = or(fraction({ min: 0, max: 180 }), 90)

const slopeFactor = (degrees: number, why: Why): number =>
  degrees < GENTLE ? why.table('Slope', degrees, undefined, 1) : SLOPES.at(degrees, why)

const HOLDS = table('Holds', { excellent: 1, good: 1.1, moderate: 1.2, poor: 1.5, 'very poor': 2 })

export const climbWsr = rule(
  {
    id: 'gulliver.climb.wsr',
    title: 'Slope and holds multiply WSR',
    lines: '691-697',
    given: {
      wsr: measure,
      msr: measure,
      /** More than 90 degrees hang over. */
      slope: slopeField,
      holds: or(oneOf('excellent', 'good', 'moderate', 'poor', 'very poor', 'none'), 'good'),
      extra_encumbrance: extraLevels,
      /** Swinging: then the legs do not help. */
      by_arms: no,
    },
  },
  (x, why) => {
    if (x.holds === 'none') {
      why.note('There is nothing to hold on to.')
      return { climbable: false, climb_wsr: null, burden: null, enc_factor: null, effective_msr: null, level: null }
    }
    const climb_wsr = exact(
      why
        .product('WSR of the climb')
        .add('WSR', x.wsr)
        .add('slope', slopeFactor(x.slope, why))
        .add('holds', HOLDS.at(x.holds, why))
        .total(),
    )
    const extra_encumbrance = x.by_arms ? 0 : x.extra_encumbrance
    const { burden, enc_factor, effective_msr, level } = encumbrance(
      { wsr: climb_wsr, msr: x.msr, extra_encumbrance },
      why,
    )
    return { climbable: true, climb_wsr, burden, enc_factor, effective_msr, level }
  },
)

const SWINGING = 1 / 5
const BRACHIATING = 1 / 3
/** How far a human must leave the pose of running. */
const POSTURES = table('Posture', { ladder: 1 / 2, tree: 1 / 5, 'rock pile': 1 / 5, wall: 1 / 20, swinging: SWINGING })

export const gripPosture = rule(
  {
    id: 'gulliver.climb.grip-posture',
    title: 'Grip, posture and climbing enhancements',
    lines: '701-705',
    given: {
      /** Whoever climbs as it runs, as lizards do, keeps its posture. */
      climber: or(oneOf('human', 'brachiator', 'runs up'), 'human'),
      surface: or(oneOf('ladder', 'tree', 'rock pile', 'wall', 'swinging'), 'tree'),
    },
  },
  (x, why) => {
    const posture_factor = postureOf(x.climber, x.surface, why)
    return { posture_factor, land_enhancements: posture_factor === 1, claws_bonus: 0 }
  },
)

export function postureOf(climber: string, surface: keyof typeof POSTURES.rows, why: Why): number {
  if (climber === 'runs up') return why.table('Posture', climber, undefined, 1)
  if (climber === 'brachiator' && surface === 'swinging') return why.table('Posture', climber, undefined, BRACHIATING)
  return POSTURES.at(surface, why)
}

const SKILL_NORM = 5

export const climbMove = rule(
  {
    id: 'gulliver.climb.move',
    title: 'Climbing Move',
    lines: '707',
    given: {
      ...quickness,
      /** Of land where it keeps its posture, else of climbing. */
      ...enhancing,
      posture_factor: or(fraction({ min: 1 / 20, max: 1 }), 1 / 5),
      climbing: score,
      level: or(levelField, NONE),
      size,
      running_move: optional(measure),
    },
    gives: 'move',
  },
  (x, why) => {
    const skilled = x.posture_factor === 1 ? 1 : Math.max(0, x.climbing) / SKILL_NORM
    const { move } = moveOf(
      x,
      undefined,
      {
        move_mod: moveMod(x.level, why),
        factor: x.posture_factor * skilled,
        enhancement: enhancementOf(x, why),
        size: x.size,
      },
      why,
    )
    return x.running_move === undefined ? move : why.atMost('running Move', x.running_move, move)
  },
)

const [MOVE_NORM, CLIMBING_NORM] = [5, 10]
const AS_IT_RUNS = 2

export const simpleClimbing = rule(
  {
    id: 'gulliver.climb.simple',
    title: 'Simple climbing',
    lines: '623-629',
    given: {
      /** Of GURPS, in yards for each second. */
      gurps_speed_yd_s: measure,
      ...quickness,
      level: or(levelField, NONE),
      climbing: score,
      size,
      running_posture: no,
      running_move: optional(measure),
    },
    gives: 'move',
  },
  (x, why) => {
    const factor = why
      .product('way of climbing')
      .add('speed of the climb', x.gurps_speed_yd_s)
      .add('against a Move of 5', 1 / MOVE_NORM)
      .add('Climbing against 10', Math.max(0, x.climbing) / CLIMBING_NORM)
      .when(x.running_posture, 'climbs as it runs', AS_IT_RUNS)
      .total()
    const { move } = moveOf(
      x,
      undefined,
      { move_mod: moveMod(x.level, why), factor, enhancement: 1, size: x.size },
      why,
    )
    return x.running_move === undefined ? move : why.atMost('running Move', x.running_move, move)
  },
)
