/** The way of what was thrown: angle, a thrower on the run, a miss, and the harm of a harder throw. */
import { or, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no, signed } from '../common/fields.ts'
import { ANGLES } from '../jump/angle-table.ts'

/** A throw as flat as this is aimed straight at its mark. */
const DIRECT = 15

/** Steeper than 45 degrees only brings the end nearer again. */
const STEEPEST = 45

/** The flattest printed angle that still carries it so far; none if nothing does. */
function angleFor(target_distance: number, max_range: number): number | null {
  const able = ANGLES.find(
    ({ angle, distance }) =>
      angle >= DIRECT && angle <= STEEPEST && exact(distance * max_range) >= exact(target_distance),
  )
  return able?.angle ?? null
}

/** To hit, for every full 15 degrees that it leaves the hand steeper than a direct throw. */
export const steepness = (angle: number): number => 0 - Math.max(0, Math.floor(exact((angle - DIRECT) / DIRECT)))

export const throwAngles = rule(
  {
    id: 'gulliver.throw.angles',
    title: 'Direct and indirect throws',
    lines: '914-916, 924-928',
    given: { max_range: measure, target_distance: measure, acc: or(signed, 0) },
  },
  ({ max_range, target_distance, acc }, why) => {
    const angle = angleFor(target_distance, max_range)
    const direct = angle === DIRECT
    return {
      half_damage: max_range / 2,
      reaches: angle !== null,
      direct,
      angle: why.table('Jumping Angle Table', `${target_distance} of ${max_range} yd`, 'angle', angle),
      th: angle === null ? null : steepness(angle),
      acc_bonus: direct ? acc : 0,
    }
  },
)

const YARDS_PER_MOVE = 2
const ON_THE_RUN = -4

export const throwMovement = rule(
  {
    id: 'gulliver.throw.movement',
    title: 'Throwing on the run',
    lines: '918-922',
    given: { distance: measure, move: amount },
  },
  ({ distance, move }, why) => ({
    distance: why
      .sum('distance')
      .add('standing', distance)
      .add('forward Move', why.atMost('at most as much again', distance, YARDS_PER_MOVE * move))
      .total(),
    skill_penalty: move > 0 ? ON_THE_RUN : 0,
  }),
)

export const throwMisses = rule(
  {
    id: 'gulliver.throw.misses',
    title: 'Where a miss lands',
    lines: '832-834',
    given: { target_distance: measure, max_range: measure },
    gives: 'furthest',
  },
  ({ target_distance, max_range }, why) =>
    why.atMost(
      'maximum range',
      max_range,
      why.atLeast('at least a quarter of it', max_range / 4, why.input('twice the distance', 2 * target_distance)),
    ),
)

const MOST_PERCENT = 100
const MOVING = { flat: 40, high: 20 } as const

export const throwDamage = rule(
  {
    id: 'gulliver.throw.damage',
    title: 'Throwing harder does more damage',
    lines: '940-944',
    given: { td_bonus_percent: amount, significant_move: no, flat: no },
    gives: 'damage_bonus_percent',
  },
  ({ td_bonus_percent, significant_move, flat }, why) => {
    const percent = why
      .sum('percent of the distance')
      .add('of the throw', td_bonus_percent)
      .when(significant_move, 'on the run', flat ? MOVING.flat : MOVING.high)
      .total()
    return why.atMost('most that counts', MOST_PERCENT, percent) / 2
  },
)
