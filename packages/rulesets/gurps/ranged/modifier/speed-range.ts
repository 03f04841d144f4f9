/** Range, speed and size: one table for all three. */
import { BadInput, flag, nullable, num, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { frameField } from '../../looks/frame/frame-field.ts'
import { modifierField, TARGETS, yardsField } from './fields.ts'
import { seriesMeasure, seriesStep } from './series.ts'

/** A line of the table. */
type SpeedRangeRow = {
  readonly speed_range_modifier: number
  readonly size_modifier: number
  readonly yards: number
  readonly mph: number
}

/** The first line is 1 yard, +2 for range; miles an hour run two steps ahead of yards. */
const FIRST = 2
const MPH_AHEAD = 2

const rowAt = (step: number): SpeedRangeRow => ({
  speed_range_modifier: FIRST - step,
  size_modifier: step - FIRST,
  yards: seriesMeasure(step),
  mph: seriesMeasure(step + MPH_AHEAD),
})

/** The lines that are looked up all the time, to 10,000 yards; those beyond are worked out by the series. */
const USUAL: readonly SpeedRangeRow[] = Array.from({ length: 25 }, (_, step) => rowAt(step))

/** Up to 1 yard it is the first line. */
function rowFor(yards: number): SpeedRangeRow {
  for (const row of USUAL) if (yards <= row.yards) return row
  return rowAt(seriesStep(yards))
}

const YARDS_A_MILE = 1760
const TITLE = 'Speed/range and size'

/** Who is told about a line is told where it stands. */
function told(row: SpeedRangeRow, why: Why): SpeedRangeRow {
  why.table(TITLE, row.yards, 'yards', row.speed_range_modifier)
  return row
}

export const speedRangeTable = rule(
  {
    id: 'gurps.ranged.speed-range-table',
    title: 'Speed/range and size table (Lite)',
    lines: '2160-2190',
    given: {
      /** A line is found by a length, the next larger one; by miles an hour; or by its modifier for speed and range. */
      yards: optional(yardsField),
      mph: optional(num({ min: 0, max: 1e9 })),
      miles: optional(num({ min: 0, max: 1e9 })),
      modifier: optional(modifierField),
    },
  },
  ({ yards, mph, miles, modifier }, why): SpeedRangeRow => {
    if (yards !== undefined) return told(rowFor(yards), why)
    if (miles !== undefined) return told(rowFor(miles * YARDS_A_MILE), why)
    if (mph !== undefined) return told(rowAt(Math.max(0, seriesStep(mph) - MPH_AHEAD)), why)
    if (modifier === undefined)
      throw new BadInput('given', 'yards, miles, mph or a modifier to look up', 'none of them')
    const step = FIRST - modifier
    return told(USUAL[step] ?? rowAt(Math.max(0, step)), why)
  },
)

/** Two miles an hour are a yard a second. */
const MPH_TO_A_YARD = 2

const speed = optional(num({ min: 0, max: 1e9 }))

export const DISTANCE = {
  range_yards: yardsField,
  target: or(oneOf(...TARGETS), 'human'),
  /** Yards a second; or miles an hour. */
  target_speed: speed,
  target_mph: speed,
  /** How much higher the target is; less than nothing if it is lower. As printed it makes no difference. */
  elevation_yards: optional(num({ min: -1e9, max: 1e9 })),
  /** Without glasses. As printed it makes no difference here. */
  nearsighted: optional(flag()),
  /** Yards a second of somebody who has not stopped to fight: nor does that. */
  foe_speed: speed,
}

export const speedRange = rule(
  {
    id: 'gurps.ranged.speed-range',
    title: 'Speed and range modifier',
    lines: '2154-2156',
    given: DISTANCE,
    gives: 'speed_range_modifier',
  },
  ({ range_yards, target, target_speed = 0, target_mph = 0 }, why) => {
    if (target === 'human' || (target_speed === 0 && target_mph === 0)) {
      return speedRangeTable({ yards: range_yards }, why).speed_range_modifier
    }
    const yards = why
      .sum('range and speed')
      .add('range', range_yards)
      .add('speed', target_speed)
      .when(target_mph !== 0, 'half the miles an hour', target_mph / MPH_TO_A_YARD)
      .total()
    return speedRangeTable({ yards }, why).speed_range_modifier
  },
)

export const EXTENT = {
  target: or(oneOf(...TARGETS), 'human'),
  /** None is the size of a man. */
  length_yards: optional(nullable(yardsField)),
  /** As printed it makes no difference. */
  width_yards: optional(nullable(yardsField)),
  /** What the body of the target measures, where it is one: nor does that. */
  foe: optional(frameField),
}

export const size = rule(
  {
    id: 'gurps.ranged.size',
    title: 'Size modifier',
    lines: '2158',
    given: EXTENT,
    gives: 'size_modifier',
  },
  ({ target, length_yards = null }, why) => {
    if (target === 'human' || length_yards === null) return why.table('Size', target, undefined, 0)
    return why.input('size', speedRangeTable({ yards: length_yards }, why).size_modifier)
  },
)
