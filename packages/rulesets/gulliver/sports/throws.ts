/** Throws of the games: for distance, and the pitch. */
import { int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { down } from '../common/exact.ts'
import { amount, fraction, measure, no, rollMade, score } from '../common/fields.ts'
import { MPH } from '../common/units.ts'
import { positiveHalf } from '../enc/effects.ts'
import { levelField } from '../enc/level.ts'
import { launchSpeed } from '../jump/flight.ts'
import { withPercent } from '../jump/skill.ts'
import { steepness } from '../throw/path.ts'

const STEP = 15
const BEST = 45
const AT_A_TARGET = -4
const ON_THE_RUN = -4
const EACH_POINT = 10

const SPORTS = ['hammer', 'discus', 'javelin', 'caber', 'other'] as const
/** They spin while they ready: no Move at all. */
const SPUN: readonly string[] = ['hammer', 'discus']
const TWO_HANDED: readonly string[] = ['hammer', 'caber']

export const specialThrows = rule(
  {
    id: 'gulliver.sports.special-throws',
    title: 'Distance throwing skills',
    lines: '1020-1022, 1030-1032',
    given: {
      skill: optional(score),
      roll: rollMade,
      level: or(levelField, 0),
      sport: or(oneOf(...SPORTS), 'other'),
      /** At a target, not for distance alone. */
      angle: or(fraction({ min: 0, max: 90 }), BEST),
      running: no,
    },
  },
  (x, why) => {
    const skill =
      x.skill === undefined
        ? null
        : why.sum('skill').add('skill', x.skill).add('encumbrance', positiveHalf(x.level, why)).total()
    const made = skill === null || x.roll === undefined ? null : success({ effective: skill, roll: x.roll }, why)
    return {
      effective: skill,
      bonus_percent: made === null ? null : made.success ? EACH_POINT * Math.max(0, made.margin) : 0,
      th: why
        .sum('to hit')
        .add('a throw for distance', AT_A_TARGET)
        .add('angle', 0 - down(why, 'full 15 degrees from 45', Math.abs(x.angle - BEST) / STEP))
        .when(x.sport === 'javelin' && x.running, 'on the run', ON_THE_RUN)
        .total(),
      readies_first: true,
      may_move: !SPUN.includes(x.sport),
      hands: TWO_HANDED.includes(x.sport) ? 2 : 1,
    }
  },
)

const PER_POINT = { pitch: 20, fastball: 25 } as const
const ALL_OUT = 50
/** Yards that each yard a second of the arm adds to the distance. */
const YARDS_PER_SPEED = 2
const STEEP_PITCH = -4
const FASTBALL = { from: -4, to: -2 } as const

export const pitching = rule(
  {
    id: 'gulliver.sports.pitching',
    title: 'Pitching',
    lines: '1024-1028',
    given: {
      td_base: optional(measure),
      /** Points by which the roll was made. */
      skill_success: or(int({ min: 0, max: 100 }), 0),
      aoa: no,
      basic_speed: amount,
      maneuver: or(oneOf('pitch', 'fastball'), 'pitch'),
      pitching: optional(score),
      fastball: optional(score),
      level: or(levelField, 0),
      angle: or(fraction({ min: 0, max: 90 }), STEP),
    },
  },
  (x, why) => {
    const bonus_percent = why
      .sum('percent of the distance')
      .add('points of success', PER_POINT[x.maneuver] * x.skill_success)
      .when(x.aoa, 'All-Out Attack', ALL_OUT)
      .total()
    const thrown = x.td_base === undefined ? null : withPercent(x.td_base, bonus_percent, why)
    const ts = thrown === null ? null : launchSpeed(thrown)
    return {
      bonus_percent,
      td: thrown,
      distance:
        thrown === null
          ? null
          : why
              .sum('distance')
              .add('Td', thrown)
              .add('Speed', YARDS_PER_SPEED * x.basic_speed)
              .total(),
      ts,
      mph: ts === null ? null : MPH * why.sum('release').add('Ts', ts).add('Basic Speed', x.basic_speed).total(),
      th: steepness(x.angle),
      effective: x.pitching === undefined ? null : pitchedAt({ ...x, pitching: x.pitching }, why),
    }
  },
)

interface Pitch {
  readonly maneuver: 'pitch' | 'fastball'
  readonly pitching: number
  readonly fastball?: number
  readonly level: number
  readonly angle: number
}

function pitchedAt({ maneuver, pitching: skill, fastball, level, angle }: Pitch, why: Why): number {
  const fast = why.atMost('at most Pitching − 2', skill + FASTBALL.to, fastball ?? skill + FASTBALL.from)
  return why
    .sum('Pitching')
    .add(maneuver, maneuver === 'fastball' ? fast : skill)
    .add('encumbrance', positiveHalf(level, why))
    .when(angle > STEP, 'steeper than a pitch', STEEP_PITCH)
    .total()
}
