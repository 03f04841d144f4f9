import { BadInput, optional, rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { LARGEST, measure, SMALLEST } from '../common/fields.ts'
import { dimension, dimensionText } from '../common/scale.ts'
import { FEET_PER_YARD, INCHES_PER_YARD } from '../common/units.ts'

/** The squares of the middles between each Size and the next, worked out once: ranges are asked for all the time. */
const MIDDLES = Array.from({ length: LARGEST - SMALLEST }, (_, index) =>
  exact(dimension(SMALLEST + index) * dimension(SMALLEST + index + 1)),
)

/**
 * The Size whose length is nearest by ratio; in the middle, the larger one. Holding squares against products of
 * neighbours needs no logarithms, which would miss the middle.
 *
 *     sizeOf(2.5) // 1: 2.5/2 is more than 3/2.5
 */
export function sizeOf(yards: number): number {
  const square = exact(yards * yards)
  const next = MIDDLES.findIndex(middle => square < middle)
  return next < 0 ? LARGEST : SMALLEST + next
}

/** The modifier for a range and a speed in yards: the Size of both together, with the other sign. */
export const speedRangeOf = (yards: number): number => 0 - sizeOf(yards)

/** The Size of a length with its reason. */
export const sizeFor = (yards: number, why: Why): number =>
  why.table('Scale Table', `${exact(yards)} yd`, 'size', sizeOf(yards))

export const choose = rule(
  {
    id: 'gulliver.size.choose',
    title: 'Choosing a Size or a speed/range modifier from a measurement',
    lines: '178-182, 1358, 2553',
    given: {
      inches: optional(measure),
      feet: optional(measure),
      yards: optional(measure),
      range_yards: optional(measure),
      /** Yards in a second; they count together with the range. */
      speed: optional(measure),
    },
  },
  (x, why) => {
    const size = sizeFor(yardsOf(x, why), why)
    return { size, speed_range: 0 - size, dimension: dimensionText(size), dimension_yards: dimension(size) }
  },
)

interface Measured {
  readonly inches?: number
  readonly feet?: number
  readonly yards?: number
  readonly range_yards?: number
  readonly speed?: number
}

function yardsOf({ inches, feet, yards, range_yards, speed }: Measured, why: Why): number {
  if (range_yards !== undefined || speed !== undefined) {
    return why
      .sum('range and speed')
      .add('range', range_yards ?? 0)
      .add('speed', speed ?? 0)
      .total()
  }
  if (yards !== undefined) return why.input('length in yards', yards)
  if (feet !== undefined) return why.input('length in feet', feet) / FEET_PER_YARD
  if (inches !== undefined) return why.input('length in inches', inches) / INCHES_PER_YARD
  throw new BadInput('given', 'a length, a range or a speed', 'none of them')
}
