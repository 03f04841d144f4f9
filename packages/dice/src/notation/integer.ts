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
  const [a, b] = divisor < 0 ? [0 - dividend, -divisor] : [dividend, divisor]
  // The double quotient of safe integers is off by less than 1/b, and no fraction is nearer to an integer than that.
  const down = Math.floor(a / b)
  const rest = a - down * b
  const up = rounding === 'up' ? rest > 0 : rounding === 'near' && rest >= b - rest
  return up ? down + 1 : down
}

/** Multiplies integers; −0 becomes 0, so that 0 × −1 is the same value as any other 0. */
export const times = (a: number, b: number): number => a * b + 0
