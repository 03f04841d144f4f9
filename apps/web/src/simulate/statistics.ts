/** What a simulation tells, read from its document, and as many digits of it as the margin allows. */
import { fixedText } from '../elements/number-text.ts'

export interface Share {
  readonly share: number
  readonly margin: { readonly low: number; readonly high: number }
}

export interface SideResult extends Share {
  readonly name: string
  readonly size: number
  readonly wins: number
  /** How many of them, on average, end so. */
  readonly standing: number
  readonly down: number
  readonly dead: number
  readonly fled: number
}

export interface Statistics {
  readonly fights: number
  readonly sides: readonly SideResult[]
  readonly neither: Share & { readonly fights: number }
  readonly rounds: { readonly mean: number; readonly spread: number }
}

/** The document carries them as plain data; what they are is the simulator's contract. */
export const isStatistics = (value: unknown): value is Statistics =>
  typeof value === 'object' &&
  value !== null &&
  'sides' in value &&
  Array.isArray(value.sides) &&
  'rounds' in value &&
  'neither' in value &&
  'fights' in value

/** Half of the interval that holds the true share with 95 % confidence. */
const reachOf = ({ margin: { low, high } }: Share): number => (high - low) / 2

/** Digits behind the point of a percentage: no more than its margin allows. */
export function digitsOf(share: Share): number {
  const reach = reachOf(share) * 100
  if (reach >= 1) return 0
  return reach >= 0.1 ? 1 : 2
}

/** "77.2" and "0.8" of 77.2% ± 0.8. */
export function shareTexts(share: Share): { readonly percent: string; readonly margin: string } {
  const digits = digitsOf(share)
  return { percent: fixedText(share.share * 100, digits), margin: fixedText(reachOf(share) * 100, digits) }
}

/** The difference of two shares, with the margin of both. */
export function changeTexts(from: Share, to: Share): { readonly change: string; readonly margin: string } {
  const digits = Math.min(digitsOf(from), digitsOf(to))
  const change = (to.share - from.share) * 100
  return {
    change: `${change > 0 ? '+' : ''}${fixedText(change, digits)}`,
    margin: fixedText(Math.hypot(reachOf(from), reachOf(to)) * 100, digits),
  }
}
