/**
 * Numbers without noise. A chain of products may be wrong in its last digit, and a half that came out as 2.4999999999999996
 * would round the wrong way; so whatever is rounded or held against a limit goes through here.
 *
 *     nearest(why, 'hit points', 13 * 1.5) // 20
 */
import type { Why } from '@umpire/engine'

const DIGITS = 14

/** The number that was meant: without the last digits, which products of fractions get wrong. */
export function exact(value: number): number {
  return Number.isInteger(value) ? value + 0 : Number(value.toPrecision(DIGITS))
}

/** To the nearest whole number, exact halves up. */
export const nearest = (why: Why, label: string, value: number): number => why.round(label, exact(value), 'near') + 0

/** Down to the whole number below: −1.5 is −2. */
export const down = (why: Why, label: string, value: number): number => why.round(label, exact(value), 'down') + 0

/** Up to the whole number above: costs, which go towards plus infinity. */
export const up = (why: Why, label: string, value: number): number => why.round(label, exact(value), 'up') + 0

/** To the nearest whole number, exact halves down. */
export function nearestHalvesDown(why: Why, label: string, value: number): number {
  const meant = exact(value)
  return why.round(label, meant, Math.abs(meant % 1) === 0.5 ? 'down' : 'near') + 0
}
