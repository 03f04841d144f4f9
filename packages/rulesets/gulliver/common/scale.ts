/**
 * The Scale Table: what each Size means as a length, and as a factor on lengths, areas and volumes. It goes on in both
 * directions; area and volume are the table's own rounded numbers, never squares and cubes of the linear factor.
 */
import type { Why } from '@umpire/engine'
import { INCHES_PER_YARD } from './units.ts'

const cycle = (digits: readonly number[], step: number): number => {
  const place = step % digits.length
  const power = (step - place) / digits.length
  return (digits[place] ?? 1) * 10 ** power
}

const LINEAR = [1, 1.5, 2, 3, 5, 7] as const
const AREA = [1, 2, 5] as const
const VOLUME = [1, 3] as const

/** A factor for the Sizes above human; smaller ones are its exact reciprocals. */
const factor = (digits: readonly number[], size: number): number =>
  size < 0 ? 1 / cycle(digits, -size) : cycle(digits, size)

/** Times the factor, or divided by its reciprocal, so that halves stay halves. */
const scaled = (value: number, digits: readonly number[], size: number): number =>
  size < 0 ? value / cycle(digits, -size) : value * cycle(digits, size)

/** For lengths, ST for damage, hit points, DR, Move: ×1.5 at Size +1, ×2/3 at −1. */
export const linearScale = (size: number): number => factor(LINEAR, size)
/** For surfaces and ST for lifting: ×2 at Size +1, ×1/2 at −1. */
export const areaScale = (size: number): number => factor(AREA, size)
/** For weights: ×3 at Size +1, ×1/3 at −1. */
export const volumeScale = (size: number): number => factor(VOLUME, size)

export type Scale = 'linear' | 'area' | 'volume'
const DIGITS: { readonly [scale in Scale]: readonly number[] } = { linear: LINEAR, area: AREA, volume: VOLUME }

/** A measure at another Size, without reasons. */
export const byScale = (scale: Scale, value: number, size: number): number => scaled(value, DIGITS[scale], size)

/** A measure at another Size, exactly: divided by the whole factor where the creature is small. */
export function atSize(why: Why, label: string, scale: Scale, value: number, size: number): number {
  why
    .product(label)
    .add('at human size', value)
    .add(`${scale} scale`, why.table('Scale Table', size, scale, factor(DIGITS[scale], size)))
    .total()
  return byScale(scale, value, size)
}

const FOOT = 12
/** Lengths of Sizes 0 to 4 in yards; from 5 on they go 15, 20, 30, 50, 70, 100 and ten times that. */
const YARDS = [2, 3, 4.5, 7, 10] as const
const YARDS_ON = [15, 20, 30, 50, 70, 100] as const
/** Lengths of Sizes −1 to −11 in inches; below that a tenth of the length six Sizes larger. */
const INCHES = [54, 36, 24, 18, 12, 8, 5, 3, 2, 1.5, 1] as const
const INCHES_CYCLE = 6

/** Inches of a Size below 0, as a number and what it is divided by. */
function inches(size: number): { readonly of: number; readonly over: number } {
  const row = INCHES[-size - 1]
  if (row !== undefined) return { of: row, over: 1 }
  const { of, over } = inches(size + INCHES_CYCLE)
  return { of, over: over * 10 }
}

/** The length that a Size stands for, in yards. */
export function dimension(size: number): number {
  if (size < 0) {
    const { of, over } = inches(size)
    return of / (INCHES_PER_YARD * over)
  }
  return YARDS[size] ?? cycle(YARDS_ON, size - YARDS.length)
}

/** The same as the table prints it: yards, feet or inches. */
export function dimensionText(size: number): string {
  if (size >= -2) return `${dimension(size)} yd`
  const { of, over } = inches(size)
  return of >= FOOT ? `${of / FOOT} ft` : `${of / over} in`
}
