/** Jumps of the games: three in a row, and up to the rim. */
import { optional, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no, score } from '../common/fields.ts'
import { jumpSkill } from '../jump/skill.ts'

const LATER = { over: 3, times: 2 }
const MANEUVER_DEFAULT = -2

export const tripleJump = rule(
  {
    id: 'gulliver.sports.triple-jump',
    title: 'Triple jump',
    lines: '1016',
    given: {
      first: measure,
      /** As far as the second and third would go as jumps of their own, without legs. */
      second_full: measure,
      third_full: measure,
      /** Length of the leg, and what the poses of the later two would add; at most a leg each counts. */
      leg: amount,
      second_pose: amount,
      third_pose: amount,
      /** For the later two: bought from Jumping − 2 up to Jumping. */
      jumping: optional(score),
      triple_jump: optional(score),
    },
  },
  (x, why) => {
    const later = (full: number, pose: number): number =>
      (full * LATER.times) / LATER.over + why.atMost('at most a leg', x.leg, pose)
    const skill =
      x.jumping === undefined
        ? null
        : why.atMost('at most Jumping', x.jumping, x.triple_jump ?? x.jumping + MANEUVER_DEFAULT)
    return {
      total: why
        .sum('three jumps')
        .add('first', x.first)
        .add('second', later(x.second_full, x.second_pose))
        .add('third', later(x.third_full, x.third_pose))
        .total(),
      later_bonus_percent: skill === null ? null : jumpSkill({ jumping: skill }, why).bonus_percent,
    }
  },
)

const A_FOOT = 1 / 3
const PALM = 2

export const slamDunk = rule(
  {
    id: 'gulliver.sports.slam-dunk',
    title: 'Slam dunk',
    lines: '1018',
    given: {
      height_yd: measure,
      arm_yd: measure,
      /** With a run, without what the legs add. */
      high_jump_yd: measure,
      rim_yd: measure,
      basketball: optional(score),
      palms_ball: no,
    },
  },
  (x, why) => {
    const reach_yd = why
      .sum('reach')
      .add('height', x.height_yd)
      .add('two thirds of the arm', (2 * x.arm_yd) / 3)
      .add('jump', x.high_jump_yd)
      .total()
    return {
      reach_yd,
      enough: why.compare('a foot above the rim', exact(reach_yd), '>=', exact(x.rim_yd + A_FOOT)),
      effective:
        x.basketball === undefined
          ? null
          : why.sum('Basketball').add('skill', x.basketball).when(x.palms_ball, 'palms the ball', PALM).total(),
    }
  },
)
