/** Size, speed and range: the whole table, and how it is read. */
import { BadInput, flag, num, oneOf, optional, or, rule, steps, type Why } from '@umpire/engine'
import { seriesStep, speedRangeTable } from '@umpire/gurps/rooms'

const length = optional(num({ min: 0, max: 1e9 }))
const speed = or(num({ min: 0, max: 1e9 }), 0)

/** Less than a yard, as it is printed: the series of the larger sizes does not go on so. */
const INCHES = steps<number>('Size in inches', [
  [1 / 10, -15],
  [1 / 5, -14],
  [1 / 3, -13],
  [1 / 2, -12],
  [2 / 3, -11],
  [1, -10],
  [1.5, -9],
  [2, -8],
  [3, -7],
  [6, -6],
  [12, -5],
  [18, -4],
  [24, -3],
  [36, -2],
])
const [INCHES_OF_A_YARD, YARDS_OF_A_MILE, BY_MILES_OVER] = [36, 1760, 10_000]

/** Less than a mile, as it is printed; from a mile on the series counts on from here. */
const MILES = steps<number>('Size in miles', [
  [0.25, 14],
  [0.4, 15],
  [0.6, 16],
  [1, 17],
])
const MILE = 17

const bigAs = (miles: number, why: Why): number =>
  miles <= 1 ? MILES.at(miles, why) : why.table('Size in miles', miles, undefined, MILE + seriesStep(miles))

/** The size modifier of a length in yards; that of a range is its opposite. */
function sizeOf(yards: number, why: Why): number {
  if (yards < 1) return INCHES.at(yards * INCHES_OF_A_YARD, why)
  if (yards > BY_MILES_OVER) return bigAs(yards / YARDS_OF_A_MILE, why)
  return speedRangeTable({ yards }, why).size_modifier
}

export const sizeTable = rule(
  {
    id: 'screen.size.table',
    title: 'Size and speed/range table (rebuilt)',
    lines: '510-561',
    given: {
      length_inches: length,
      length_yards: length,
      length_miles: length,
      range_yards: length,
      range_miles: length,
      /** A speed in miles an hour, which has its own column. */
      mph: length,
    },
  },
  (x, why) => {
    const yards = x.length_inches === undefined ? x.length_yards : x.length_inches / INCHES_OF_A_YARD
    if (yards !== undefined) return both(sizeOf(yards, why))
    const miles = x.length_miles ?? x.range_miles
    if (miles !== undefined) return both(bigAs(miles, why))
    // Nobody is shot at from nearer than a yard.
    if (x.range_yards !== undefined) return both(sizeOf(Math.max(1, x.range_yards), why))
    if (x.mph !== undefined) return both(speedRangeTable({ mph: x.mph }, why).size_modifier)
    throw new BadInput('given', 'a length, a range or a speed', 'none of them')
  },
)

const both = (size_modifier: number) => ({ size_modifier, speed_range_modifier: 0 - size_modifier })

/** Its width where that is less than half of its length. */
function measureOf(length_yards: number, width_yards: number | undefined, why: Why): number {
  if (width_yards === undefined) return length_yards
  return why.compare('half of the length', width_yards, '<', length_yards / 2) ? width_yards : length_yards
}

export const sizeRule = rule(
  {
    id: 'screen.size.rule',
    title: 'Size of target',
    lines: '500-502',
    given: { length_yards: num({ min: 0, max: 1e9 }), width_yards: length },
  },
  (x, why) => {
    const measure = measureOf(x.length_yards, x.width_yards, why)
    return { measure, size_modifier: sizeTable({ length_yards: measure }, why).size_modifier }
  },
)

const MPH_TO_A_YARD = 2

const speedRangeRule = rule(
  {
    id: 'screen.size.speed-range-rule',
    title: 'Speed and range of target',
    lines: '504-508',
    given: {
      target: or(oneOf('human', 'vehicle', 'object'), 'human'),
      length_yards: length,
      width_yards: length,
      range_yards: num({ min: 0, max: 1e9 }),
      target_mph: speed,
      firer_mph: speed,
      same_direction: or(flag(), false),
    },
  },
  (x, why) => {
    const apart = x.same_direction ? Math.abs(x.target_mph - x.firer_mph) : x.target_mph + x.firer_mph
    const human = x.target === 'human'
    const sum = why
      .sum('range and speed')
      .add('range', x.range_yards)
      .when(!human && apart > 0, 'half the miles an hour', apart / MPH_TO_A_YARD, 'of people only the range counts')
      .total()
    const { speed_range_modifier } = sizeTable({ range_yards: sum }, why)
    const size_modifier =
      human || x.length_yards === undefined ? 0 : sizeOf(measureOf(x.length_yards, x.width_yards, why), why)
    const modifier = why.sum('modifier').add('size', size_modifier).add('speed and range', speed_range_modifier).total()
    return { size_modifier, sum, speed_range_modifier, modifier }
  },
)

export const sizeRules = [sizeRule, speedRangeRule, sizeTable]
