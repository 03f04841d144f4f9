/** What training adds to the distance of a jump: by its level, or by a roll that may add more or nothing. */
import { optional, or, rule, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { exact } from '../common/exact.ts'
import { AVERAGE, rollMade, score } from '../common/fields.ts'
import { halfMod, levelField } from '../enc/level.ts'

const LEVELS = 2
const EACH = 10

export type Trained = {
  readonly bonus_percent: number
  /** A critical failure: he falls, slips or hurts himself. */
  readonly mishap: boolean
}

/**
 * So many percent for two full levels over 10, or, by a roll in their place, for two full points of success.
 *
 *     trained('Jumping', 14, 7, 10, why) // 30 percent: made by 7
 */
export function trained(name: string, skill: number, roll: number | undefined, each: number, why: Why): Trained {
  if (roll === undefined) {
    const steps = why.round(`pairs of levels of ${name} over ${AVERAGE}`, (skill - AVERAGE) / LEVELS, 'down')
    return { bonus_percent: each * Math.max(0, steps), mishap: false }
  }
  const came = success({ effective: skill, roll }, why)
  if (!came.success) return { bonus_percent: 0, mishap: came.critical === 'failure' }
  const steps = why.atLeast('at least one', 1, why.round('pairs of points of success', (skill - roll) / LEVELS, 'down'))
  return { bonus_percent: each * steps, mishap: false }
}

/** All percentages added, applied once. */
export const withPercent = (yards: number, percent: number, why: Why): number =>
  percent === 0
    ? yards
    : exact(
        why
          .product('with all percentages')
          .add('yards', yards)
          .add('percent', 1 + percent / 100)
          .total(),
      )

export const jumpSkill = rule(
  {
    id: 'gulliver.jump.skill',
    title: 'Jumping skill and Jd',
    lines: '735-739, 864-866',
    given: { jumping: score, roll: rollMade },
  },
  ({ jumping, roll }, why) => trained('Jumping', jumping, roll, EACH, why),
)

const DEFAULT = -4

export const jumpingSkill = rule(
  {
    id: 'gulliver.jump.jumping-skill',
    title: 'Jumping skill base and maneuvers',
    lines: '794-800',
    given: {
      dx: optional(score),
      acrobatics: optional(score),
      /** Left out, the default is used. */
      jumping: optional(score),
      level: or(levelField, 0),
      /** A pose bought as a maneuver of its own. */
      maneuver: optional(score),
    },
  },
  ({ dx, acrobatics, jumping, level, maneuver }, why) => {
    const bases = [dx, acrobatics].flatMap(base => (base === undefined ? [] : [base + DEFAULT]))
    const default_jumping = bases.length === 0 ? null : Math.max(...bases)
    const skill = jumping ?? default_jumping
    if (skill === null) return { default_jumping, jd_bonus_percent: null, effective: null, pose: null }
    // Load hampers what one does with one’s body, never how far one’s legs send it.
    const half = halfMod(level, why)
    const pose = maneuver === undefined ? skill : why.atMost('at most Jumping + 4', skill - DEFAULT, maneuver)
    return {
      default_jumping,
      jd_bonus_percent: jumpSkill({ jumping: skill }, why).bonus_percent,
      effective: why.sum('Jumping to land and to turn').add('Jumping', skill).add('encumbrance', half).total(),
      pose: why.sum('the pose').add('maneuver', pose).add('encumbrance', half).total(),
    }
  },
)
