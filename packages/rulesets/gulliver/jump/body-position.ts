/** Drawing up the legs: what the pose in the air adds to the height cleared and to the distance between footprints. */
import { flag, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, size } from '../common/fields.ts'
import { dimension, linearScale } from '../common/scale.ts'

interface Pose {
  /** Shares of the leg. */
  readonly height: number
  readonly distance: number
  /** To the Jumping roll; none is needed. */
  readonly modifier: number | null
  /** Momentum it takes, in lengths of the body each second. */
  readonly lengths: number
}

const KEYS = ['no_roll', 'roll', 'roll-4'] as const

export const POSES: { readonly [pose in (typeof KEYS)[number]]: Pose } = {
  no_roll: { height: 1 / 3, distance: 1 / 2, modifier: null, lengths: 0 },
  roll: { height: 1 / 2, distance: 1, modifier: 0, lengths: 1 },
  'roll-4': { height: 1, distance: 3 / 2, modifier: -4, lengths: 2 },
}

/** After the boldest pose one has to come down on one’s feet. */
const LANDINGS = {
  height: { roll: ['Jumping', 'balance', 'Acrobatics'], modifier: -4, else: 'not on his feet' },
  distance: { roll: ['Jumping', 'balance'], modifier: 0, else: 'falls' },
} as const

export const bodyPosition = rule(
  {
    id: 'gulliver.jump.body-position',
    title: 'Leg length and body position',
    lines: '768-792',
    given: {
      height_so_far: optional(measure),
      distance_so_far: optional(measure),
      /** In yards; as the Size has it where nothing is said. */
      leg: optional(measure),
      size,
      pose: or(oneOf(...KEYS), 'no_roll'),
      roll_made: or(flag(), true),
      /** In the direction of the jump. */
      move: amount,
      linear_dimension_yd: optional(measure),
    },
  },
  (x, why) => {
    const leg_length = why.input('length of the leg', x.leg ?? linearScale(x.size))
    const pose = POSES[x.pose]
    const needed = pose.lengths * (x.linear_dimension_yd ?? dimension(x.size))
    const allowed = why.compare('momentum for the pose', exact(x.move), '>=', exact(needed))
    const taken = x.roll_made ? pose : POSES.no_roll
    const added = (so_far: number | undefined, share: number): number | null =>
      so_far === undefined || !allowed ? null : so_far + most(share * leg_length, so_far, why)
    const bold = allowed && x.roll_made && x.pose === 'roll-4'
    return {
      leg_length,
      allowed,
      move_needed: needed,
      skill_modifier: pose.modifier,
      height: added(x.height_so_far, taken.height),
      distance: added(x.distance_so_far, taken.distance),
      landing: bold ? (x.height_so_far === undefined ? LANDINGS.distance : LANDINGS.height) : null,
    }
  },
)

/** The legs at most double what the jump did. */
const most = (bonus: number, so_far: number, why: Why): number =>
  why.atMost('at most as much again', so_far, why.input('share of the leg', bonus))
