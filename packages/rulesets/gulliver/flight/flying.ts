/** Rising, hovering and landing. */
import { int, oneOf, optional, or, rule } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { amount, measure, no, positive, score, signed } from '../common/fields.ts'
import { tv } from '../drag/drag.ts'
import { levelField, levelOfWsr, moveMod, NONE } from '../enc/level.ts'
import { ratio } from '../enc/ratios.ts'
import { changingSkill } from '../position/change.ts'

export const climbDive = rule(
  {
    id: 'gulliver.flight.climb-dive',
    title: 'Climbing and diving in flight',
    lines: '643',
    given: { diving_tv: amount, weightless_move: amount },
    gives: 'limit',
  },
  (x, why) => why.atLeast('flight without weight', x.weightless_move, x.diving_tv),
)

const hexes = or(int({ min: 0, max: 100_000 }), 0)
const DEARER = 2

export const hover = rule(
  {
    id: 'gulliver.flight.hover',
    title: 'Hovering',
    lines: '645',
    given: { can_hover: no, hexes_forward: hexes, hexes_sideways: hexes, hexes_backward: hexes },
  },
  (x, why) => ({
    allowed: x.can_hover || x.hexes_backward === 0,
    movement_cost: why
      .sum('movement')
      .add('forward', x.hexes_forward)
      .add('sideways', x.hexes_sideways * DEARER)
      .add('backward', x.hexes_backward * DEARER)
      .total(),
  }),
)

export const descentSimple = rule(
  {
    id: 'gulliver.flight.descent-simple',
    title: 'Rate of descent, simple',
    lines: '647',
    given: {
      /** What the wings bear, or what that follows from. */
      burden: optional(levelField),
      weight: optional(measure),
      load_st: or(positive, 10),
    },
    gives: 'descent',
  },
  (x, why) => {
    const weighed = x.weight === undefined ? NONE : levelOfWsr(ratio(why, 'WSR', x.weight, x.load_st), why)
    const factor = moveMod(x.burden ?? weighed, why)
    // Nothing holds it up at all.
    return factor === 0 ? 'inf' : exact(1 / factor)
  },
)

export const descentDetailed = rule(
  {
    id: 'gulliver.flight.descent-detailed',
    title: 'Rate of descent, detailed',
    lines: '649',
    given: {
      /** Pounds that Slow Fall leaves. */
      weight_after_slow_fall: measure,
      /** With the wings spread; a man has 150. */
      flat_area: or(positive, 150),
      density: or(positive, 1),
    },
    gives: 'descent',
  },
  (x, why) => tv({ war: x.weight_after_slow_fall / x.flat_area, density: x.density, slow_fall: 1 }, why).tv,
)

const UNTRAINED = 1 / 2

export const soaring = rule(
  {
    id: 'gulliver.flight.soaring',
    title: 'Soaring',
    lines: '651, 2377',
    given: { updraft: amount, descent: amount, soaring: no },
    gives: 'net_climb',
  },
  (x, why) => {
    const used = why
      .product('updraft')
      .add('updraft', x.updraft)
      .when(!x.soaring, 'without Soaring', UNTRAINED, 'has Soaring')
      .total()
    return why.sum('climb').add('updraft', used).add('descent', -x.descent).total()
  },
)

export const takeOff = rule(
  {
    id: 'gulliver.flight.takeoff',
    title: 'Taking off',
    lines: '653',
    given: {
      maneuver: or(oneOf('take off'), 'take off'),
      dx: optional(score),
      acrobatics: optional(score),
      /** In the air. */
      level: or(levelField, NONE),
    },
  },
  ({ dx, acrobatics, level }, why) => ({
    uses: 'change position with aerial full modifier',
    effective: dx === undefined && acrobatics === undefined ? null : changingSkill({ dx, acrobatics, level }, why),
  }),
)

const EACH_MULTIPLE = -2

export const landing = rule(
  {
    id: 'gulliver.flight.landing',
    title: 'Fast landings',
    lines: '655',
    given: {
      landing_speed: measure,
      running_move: positive,
      /** What Flight was made by at touchdown; nothing if it failed. */
      flight_success: or(int({ min: 0, max: 1000 }), 0),
    },
  },
  (x, why) => {
    const multiples = down(why, 'times running Move', x.landing_speed / x.running_move)
    const needed = why.compare('running Move', multiples, '>=', 1)
    const speed =
      why.product('for the speed').add('times running Move', multiples).add('each', EACH_MULTIPLE).total() + 0
    return {
      /** Each turn until it stands. */
      balance_roll_needed: needed,
      balance_modifier: needed ? why.sum('balance').add('speed', speed).add('Flight', x.flight_success).total() : 0,
    }
  },
)

const POINTS_FOR_DODGE = 8
const MOST_DODGE = 3

export const flightDodge = rule(
  {
    id: 'gulliver.flight.dodge',
    title: "Fliers' Dodge bonus",
    lines: '657',
    given: { flight: score, full_mod: or(signed, 0) },
    gives: 'dodge_bonus',
  },
  (x, why) => {
    const skill = why.sum('Flight').add('skill', x.flight).add('encumbrance', x.full_mod).total()
    const bonus = down(why, 'eighths', skill / POINTS_FOR_DODGE)
    return why.atMost('Dodge', MOST_DODGE, why.atLeast('Dodge', 0, bonus))
  },
)

export const flightWeapons = rule(
  {
    id: 'gulliver.flight.weapons',
    title: 'Weapons in flight',
    lines: '659',
    given: {
      acc: int({ min: 0, max: 100 }),
      flight: score,
      /** Half of the skill, where the game master is stricter. */
      strict: no,
      /** Whoever flies by a device or a spell. */
      device: no,
      /** Other penalties for weapons in flight. */
      penalty: or(int({ min: -100, max: 0 }), 0),
    },
  },
  (x, why) => {
    const limit = down(why, 'Flight', x.strict ? x.flight / 2 : x.flight)
    return {
      acc_bonus: why.atLeast('Acc', 0, why.atMost('Acc', limit, x.acc)),
      penalty: x.device ? x.penalty : 0,
    }
  },
)
