/** In the air: speed, gravity, time, and where one started from. The same for jumpers and for what they throw. */
import { oneOf, optional, or, rule } from '@umpire/engine'
import { amount, gravity, measure, no } from '../common/fields.ts'
import { MPH, PULL } from '../common/units.ts'
import { runAdds } from './jd.ts'

/** The speed that carries something so far at 45 degrees. */
export const launchSpeed = (yards: number): number => Math.sqrt(yards * PULL)

export const jumpSpeed = rule(
  {
    id: 'gulliver.jump.speed',
    title: 'Jump speed Js and throw speed Ts',
    lines: '836-842',
    given: {
      jd: optional(measure),
      td: optional(measure),
      /** Of the thrower, forward; it adds to a flat throw. */
      move: amount,
      flat: no,
    },
  },
  ({ jd, td, move, flat }, why) => {
    const js = jd === undefined ? null : launchSpeed(jd)
    const ts =
      td === undefined
        ? null
        : why.sum('throw speed').add('by distance', launchSpeed(td)).when(flat, 'forward Move', move).total()
    const speed = ts ?? js
    return { js, ts, mph: speed === null ? null : speed * MPH }
  },
)

export const jumpGravity = rule(
  {
    id: 'gulliver.jump.gravity',
    title: 'Gravity on jumps and throws',
    lines: '844-848',
    given: {
      distance: optional(measure),
      height: optional(measure),
      jd: optional(measure),
      td: optional(measure),
      g: gravity,
    },
  },
  ({ distance, height, jd, td, g }, why) => {
    const floats = why.compare('weightless', g, '=', 0)
    const under = (yards: number | undefined): number | null => (yards === undefined || floats ? null : yards / g)
    const launched = td ?? jd
    return {
      distance: under(distance),
      height: under(height),
      /** Kept until something stops it, where nothing pulls. */
      launch_speed: launched === undefined ? null : launchSpeed(launched),
      drifts: floats,
    }
  },
)

/** The book's rounding of twice the root of a fifth. */
const HANG = 0.9

export const hangTime = rule(
  {
    id: 'gulliver.jump.hang-time',
    title: 'Hang time and accurate movement bonus',
    lines: '850-858',
    given: {
      /** At the peak, without legs, with the height one started from. */
      height: measure,
      move: amount,
      bonus: or(oneOf('height', 'distance'), 'distance'),
    },
  },
  ({ height, move, bonus }, why) => {
    const far = why
      .product('distance by time in the air')
      .add('Move', move)
      .add('seconds per root of a yard', HANG)
      .add('root of the height', Math.sqrt(height))
      .total()
    return {
      hang_time: 2 * Math.sqrt((2 * height) / PULL),
      distance_bonus: bonus === 'distance' ? far : 0,
      height_bonus: bonus === 'height' ? runAdds(move, 'height') : 0,
    }
  },
)

/** Overhand throws start as high as the thrower, underhand ones at half of that. */
const HANDS = { overhand: 1, underhand: 1 / 2 } as const

export const startHeight = rule(
  {
    id: 'gulliver.jump.start-height',
    title: 'Starting height',
    lines: '878-882',
    given: {
      distance: optional(measure),
      height: optional(measure),
      start_height: optional(measure),
      thrower_height: optional(measure),
      throw: or(oneOf('overhand', 'underhand'), 'overhand'),
      platform: amount,
    },
  },
  (x, why) => {
    const start =
      x.start_height ??
      why
        .sum('starting height')
        .add('of the hand', (x.thrower_height ?? 0) * HANDS[x.throw])
        .add('platform', x.platform)
        .total()
    const { distance, height } = x
    return {
      start_height: start,
      height: height === undefined ? null : why.sum('height').add('reached', height).add('start', start).total(),
      distance:
        distance === undefined
          ? null
          : why
              .sum('distance')
              .add('on level ground', distance)
              .add('by starting higher', why.atMost('at most half as much again', distance / 2, start))
              .total(),
    }
  },
)
