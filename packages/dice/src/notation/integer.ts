import type { Rounding } from './notation.ts'

/**
 * Divides integers and rounds as stated; halves go up, toward plus infinity.
 *
 * @example
 * divide(-7, 2, 'down')  // -4
 * divide(-7, 2, 'up')    // -3
 * divide(-7, 2, 'near')  // -3
 */
export function divide(dividend: number, divisor: number, rounding: Rounding): number {
  // The remainder of doubles is exact, and so is the quotient of what it leaves. Near 2 ** 53 their product is not.
  const rest = dividend % divisor
  const toZero = (dividend - rest) / divisor + 0
  if (rest === 0) return toZero
  const size = Math.abs(rest)
  const left = Math.abs(divisor) - size
  // Below 0, cutting off has rounded up already.
  if (rest < 0 !== divisor < 0) return rounding === 'down' || (rounding === 'near' && size > left) ? toZero - 1 : toZero
  return rounding === 'up' || (rounding === 'near' && size >= left) ? toZero + 1 : toZero
}

/** Multiplies integers; −0 becomes 0, so that 0 × −1 is the same value as any other 0. */
export const times = (a: number, b: number): number => a * b + 0
