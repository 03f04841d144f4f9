/** Games told at another scale: inch-high heroes, or gods. */
import { oneOf, optional, or, rule } from '@umpire/engine'
import { impactDice } from '../collision/impact.ts'
import { exact } from '../common/exact.ts'
import { measure, positive, size, sizeField } from '../common/fields.ts'
import { areaScale, linearScale } from '../common/scale.ts'
import { FEET_PER_YARD, INCHES_PER_YARD } from '../common/units.ts'
import { speedAfter } from '../fall/fall.ts'
import { sizeFor } from '../size/choose.ts'

const UNITS = { pounds: 1, ounces: 16, tons: 1 / 2000, yards: 1, feet: FEET_PER_YARD, inches: INCHES_PER_YARD } as const
const units = oneOf('pounds', 'ounces', 'tons', 'yards', 'feet', 'inches')

export const playUnits = rule(
  {
    id: 'gulliver.play.units',
    title: 'Changing units',
    lines: '2525-2535',
    given: {
      unit: units,
      load_st: optional(measure),
      move: optional(measure),
      /** Of which a formula takes the root: first the root, then the unit. */
      weight_lbs: optional(measure),
    },
  },
  ({ unit, load_st, move, weight_lbs }, why) => {
    const factor = why.table('Units', unit, undefined, UNITS[unit])
    return {
      load_st: load_st === undefined ? null : load_st * factor,
      move: move === undefined ? null : move * factor,
      value: weight_lbs === undefined ? null : Math.sqrt(weight_lbs) * factor,
    }
  },
)

const HUMAN_ST = 10
const HUMAN_MOVE = 5

export const baseScale = rule(
  {
    id: 'gulliver.play.base-scale',
    title: 'Base scale',
    lines: '2537-2549',
    given: {
      /** What the heroes are. */
      base_size: sizeField,
      creature: or(oneOf('other', 'human'), 'other'),
      creature_size: size,
      base_st: or(measure, HUMAN_ST),
      base_hp: or(measure, HUMAN_ST),
      move_yards: optional(measure),
      /** Of a hex of the game. */
      hex_in: or(positive, 1),
    },
  },
  (x, why) => {
    const own = x.creature === 'human' ? 0 : x.creature_size
    const shifted = why.sum('Size in this game').add('Size', own).add('the heroes’', -x.base_size).total()
    const move = x.move_yards ?? (x.creature === 'human' ? HUMAN_MOVE : undefined)
    return {
      size: shifted,
      combat_st: exact(x.base_st * linearScale(shifted)),
      hp: exact(x.base_hp * linearScale(shifted)),
      load_st: exact(x.base_st * areaScale(shifted)),
      move_in_1in_hexes: move === undefined ? null : exact((move * INCHES_PER_YARD) / x.hex_in),
    }
  },
)

export const combatScale = rule(
  {
    id: 'gulliver.play.combat-scale',
    title: 'Combat under a base scale',
    lines: '2551-2553',
    given: {
      base_size: size,
      target_in: measure,
      range_yards: optional(measure),
      range_hexes: optional(measure),
      hex_in: or(positive, INCHES_PER_YARD),
    },
  },
  (x, why) => {
    const target = sizeFor(x.target_in / INCHES_PER_YARD, why) - x.base_size
    // The hexes of the game are its yards.
    const range = x.range_hexes ?? ((x.range_yards ?? 0) * INCHES_PER_YARD) / x.hex_in
    const speed_range = 0 - sizeFor(range, why)
    return { size: target, speed_range, th: why.sum('to hit').add('Size', target).add('range', speed_range).total() }
  },
)

const PER_SIZE = 1

export const playPowers = rule(
  {
    id: 'gulliver.play.powers',
    title: 'Powers in odd-sized games',
    lines: '2555-2567',
    given: { caster_size: size, target_size: size },
    gives: 'resistance_bonus',
  },
  ({ caster_size, target_size }, why) =>
    PER_SIZE *
    Math.max(0, why.sum('larger than the caster').add('target', target_size).add('caster', -caster_size).total()),
)

export const playWorlds = rule(
  {
    id: 'gulliver.play.worlds',
    title: 'Life at other sizes',
    lines: '2569-2583',
    given: { size, mass: measure, fall_yards: measure },
    gives: 'dice',
  },
  ({ mass, fall_yards }, why) => impactDice(speedAfter(fall_yards, 1, undefined, why), mass),
)
