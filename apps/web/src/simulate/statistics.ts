/** What a simulation tells, read from its document, and as many digits of it as the margin allows. */
import { fixedText } from '../text/number-text.ts'

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
  /** Not told apart in documents of before. */
  readonly surrendered?: number
  /** The first run that it won. */
  readonly firstWin?: number | null
}

export interface Statistics {
  readonly fights: number
  readonly sides: readonly SideResult[]
  readonly neither: Share & { readonly fights: number }
  readonly rounds: {
    readonly mean: number
    readonly spread: number
    /** How many fights took so many rounds, from 0 on. */
    readonly lengths?: readonly number[]
    /** The first run that took so many. */
    readonly firsts?: readonly (number | null)[]
  }
  /** The first run in which most died. */
  readonly bloodiest?: { readonly run: number; readonly dead: number } | null
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

/** 95 % of a normal distribution lie within so many standard deviations. */
const DEVIATIONS = 1.96

/** "5.31" and "0.04" of a mean of 5.31 ± 0.04. */
export function meanTexts({ rounds: { mean, spread }, fights }: Statistics): {
  readonly mean: string
  readonly margin: string
} {
  const reach = fights === 0 ? 0 : (DEVIATIONS * spread) / Math.sqrt(fights)
  const digits = reach >= 0.1 ? 1 : 2
  return { mean: fixedText(mean, digits), margin: fixedText(reach, digits) }
}

export interface Length {
  readonly rounds: number
  readonly share: number
}

/** What takes longer than that is so rare that nobody could see its bar. */
const MOST_LENGTHS = 60

/** Lengths of fights from the shortest to the longest that there were, as shares. */
export function lengthsOf({ rounds: { lengths = [] }, fights }: Statistics): readonly Length[] {
  const shares = lengths.map((count, rounds) => ({ rounds, share: fights === 0 ? 0 : count / fights }))
  const from = shares.findIndex(({ share }) => share > 0)
  return from === -1 ? [] : shares.slice(from, from + MOST_LENGTHS)
}

/** With its sign; what is nothing in so many digits has none. */
export function differenceText(difference: number, digits: number): string {
  const text = fixedText(difference, digits)
  if (!/[1-9]/.test(text)) return fixedText(0, digits)
  return difference > 0 ? `+${text}` : text
}

/** The difference of two shares, with the margin of both. */
export function changeTexts(from: Share, to: Share): { readonly change: string; readonly margin: string } {
  const digits = Math.min(digitsOf(from), digitsOf(to))
  return {
    change: differenceText((to.share - from.share) * 100, digits),
    margin: fixedText(Math.hypot(reachOf(from), reachOf(to)) * 100, digits),
  }
}

/** A fight worth looking at, and why. */
export type Notable =
  | { readonly kind: 'typical' | 'longest'; readonly run: number; readonly rounds: number }
  | { readonly kind: 'upset'; readonly run: number; readonly side: string }
  | { readonly kind: 'bloodiest'; readonly run: number; readonly dead: number }

/** So many rounds that half of the fights take no longer. */
function median(lengths: readonly number[], fights: number): number {
  let sum = 0
  return lengths.findIndex(count => {
    sum += count
    return sum * 2 >= fights
  })
}

/** A typical one, the longest, a win of the weaker side, the one with most dead; as far as there are such. */
export function notablesOf({ sides, fights, rounds, bloodiest }: Statistics): readonly Notable[] {
  const { lengths = [], firsts = [] } = rounds
  const found: Notable[] = []
  const [usual, longest] = [median(lengths, fights), firsts.length - 1]
  const typical = firsts[usual]
  if (typeof typical === 'number') found.push({ kind: 'typical', run: typical, rounds: usual })
  const last = firsts[longest]
  if (typeof last === 'number' && longest !== usual) found.push({ kind: 'longest', run: last, rounds: longest })
  const weaker = sides.toSorted((a, b) => a.wins - b.wins)[0]
  if (weaker !== undefined && typeof weaker.firstWin === 'number')
    found.push({ kind: 'upset', run: weaker.firstWin, side: weaker.name })
  if (bloodiest) found.push({ kind: 'bloodiest', ...bloodiest })
  return found
}
