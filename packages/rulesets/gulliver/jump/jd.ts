/** How far legs send a body: strength against mass, but no faster than the legs move. */
import { int, oneOf, optional, or, rule } from '@umpire/engine'
import { fraction, measure, no, positive, rollMade, size } from '../common/fields.ts'
import { atSize, linearScale } from '../common/scale.ts'
import { PULL } from '../common/units.ts'
import { enhancedField, poorField, reachFactor } from '../trait/jumping.ts'
import { atAngle } from './angle-table.ts'
import { jumpSkill, trained, withPercent } from './skill.ts'

const YARDS_PER_STRENGTH = 15
const LEGS = or(int({ min: 0, max: 1000 }), 2)

export const jd = rule(
  {
    id: 'gulliver.jump.jd',
    title: 'Base jumping distance Jd',
    lines: '725-733, 2860-2865',
    given: {
      load_st: measure,
      size,
      /** With everything that is carried. */
      mass: positive,
      basic_speed: measure,
      enhanced_jump: enhancedField,
      poor_jumper: poorField,
      /** It jumps by something that snaps instead of by muscle alone. */
      spring: no,
      legs: LEGS,
    },
    gives: 'jd',
  },
  (x, why) => {
    if (why.input('legs', x.legs) === 0) return 0
    const factor = reachFactor(x.enhanced_jump, x.poor_jumper, why)
    const scaled = (label: string, yards: number): number => atSize(why, label, 'linear', yards * factor, x.size)
    const strong = scaled('by strength against mass', (x.load_st * YARDS_PER_STRENGTH) / x.mass)
    const quick = scaled('by speed', x.basic_speed)
    return x.spring ? why.atLeast('the better, by a spring', quick, strong) : why.atMost('the worse', quick, strong)
  },
)

const RUN_TO_HEIGHT = 18
const RUN_TO_DISTANCE = 2

const BONUSES = ['height', 'distance'] as const
type Bonus = (typeof BONUSES)[number]

/** Yards that a run adds: to the height, or to the distance. */
export const runAdds = (move: number, bonus: Bonus): number =>
  move / (bonus === 'height' ? RUN_TO_HEIGHT : RUN_TO_DISTANCE)

export const jumpMovement = rule(
  {
    id: 'gulliver.jump.movement',
    title: 'Running bonus',
    lines: '760-766',
    given: {
      move: measure,
      bonus: or(oneOf(...BONUSES), 'distance'),
      /** At the peak, for whoever goes by the time in the air. */
      height: optional(measure),
    },
    gives: 'add_yards',
  },
  ({ move, bonus }, why) => why.input(`a run, to ${bonus}`, runAdds(move, bonus)),
)

export const jumpSimple = rule(
  {
    id: 'gulliver.jump.simple',
    title: 'Simple jumping',
    lines: '631-635',
    given: {
      move_mod: fraction({ min: 0, max: 1e6 }),
      size,
      /** Of the leg, in yards; a leg as its Size has it, where nothing is said. */
      leg: optional(measure),
      enhanced_jump: enhancedField,
      poor_jumper: poorField,
      jumping: optional(fraction({ min: 0, max: 1000 })),
    },
  },
  (x, why) => {
    const plain = x.move_mod * reachFactor(x.enhanced_jump, x.poor_jumper, why)
    const percent = x.jumping === undefined ? 0 : jumpSkill({ jumping: x.jumping }, why).bonus_percent
    const reach = withPercent(atSize(why, 'Jd', 'linear', plain, x.size), percent, why)
    const broad = why
      .sum('broad jump')
      .add('Jd', reach)
      .add('leg', x.leg ?? linearScale(x.size))
      .total()
    return { jd: reach, broad, high: broad / 2 }
  },
)

const EACH = 10

export const fish = rule(
  {
    id: 'gulliver.jump.fish',
    title: 'Leaping out of water',
    lines: '637-639',
    given: {
      /** At the surface. */
      swim_move: measure,
      angle: or(fraction({ min: 0, max: 90 }), 90),
      water_acrobatics: optional(fraction({ min: 0, max: 1000 })),
      roll: rollMade,
    },
  },
  ({ swim_move, angle, water_acrobatics, roll }, why) => {
    const percent =
      water_acrobatics === undefined ? 0 : trained('Water Acrobatics', water_acrobatics, roll, EACH, why).bonus_percent
    const reach = withPercent((swim_move * swim_move) / PULL, percent, why)
    return { js: swim_move, jd: reach, ...atAngle(reach, angle, why) }
  },
)
