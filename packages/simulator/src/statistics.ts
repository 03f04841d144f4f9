/** What sums of fights tell: shares with their margin of error, means and spread. */
import type { Sums } from './sums.ts'

export interface Share {
  readonly share: number
  /** Where the true share lies with 95 % confidence, by Wilson's interval. */
  readonly margin: { readonly low: number; readonly high: number }
}

export interface SideStatistics extends Share {
  readonly name: string
  readonly size: number
  readonly wins: number
  /** How many of them, on average, end so. */
  readonly standing: number
  readonly down: number
  readonly dead: number
  readonly fled: number
  readonly surrendered: number
  /** The first run that it won; none if it never did. */
  readonly firstWin: number | null
}

export interface Statistics {
  readonly fights: number
  readonly sides: readonly SideStatistics[]
  readonly neither: Share & { readonly fights: number }
  readonly rounds: {
    readonly mean: number
    /** The standard deviation. */
    readonly spread: number
    /** How many fights took so many rounds, from 0 on. */
    readonly lengths: readonly number[]
    /** The first run that took so many. */
    readonly firsts: readonly (number | null)[]
  }
  /** The first run in which most died. */
  readonly bloodiest: { readonly run: number; readonly dead: number } | null
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const DEVIATIONS = 1.959963984540054

/**
 * A share with Wilson's interval, which stays within 0 and 1 and says something even of 0 in 10.
 *
 *     shareOf(5, 10) // { share: 0.5, margin: { low: 0.2366, high: 0.7634 } }
 */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { share: 0, margin: { low: 0, high: 1 } }
  const share = count / of
  const square = DEVIATIONS ** 2 / of
  const centre = (share + square / 2) / (1 + square)
  const reach = (DEVIATIONS / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of))
  // At the ends the interval touches 0 or 1 exactly, which the roots miss by a hair.
  const low = count === 0 ? 0 : centre - reach
  const high = count === of ? 1 : centre + reach
  return { share, margin: { low, high } }
}

function spreadOf(sum: number, squares: number, of: number): number {
  if (of < 2) return 0
  // Exact up to the division: the difference of two large products would lose its digits.
  const product = BigInt(of) * BigInt(squares) - BigInt(sum) ** 2n
  return Math.sqrt(Number(product) / of / (of - 1))
}

export function statisticsOf(sums: Sums): Statistics {
  const { fights, neither, rounds, squares, lengths, firsts, bloodiest, sides } = sums
  const mean = (sum: number): number => (fights === 0 ? 0 : sum / fights)
  return {
    fights,
    sides: sides.map(({ name, size, wins, standing, down, dead, fled, surrendered, firstWin }) => ({
      name,
      size,
      wins,
      ...shareOf(wins, fights),
      standing: mean(standing),
      down: mean(down),
      dead: mean(dead),
      fled: mean(fled),
      surrendered: mean(surrendered),
      firstWin,
    })),
    neither: { fights: neither, ...shareOf(neither, fights) },
    rounds: {
      mean: mean(rounds),
      spread: spreadOf(rounds, squares, fights),
      lengths: [...lengths],
      firsts: [...firsts],
    },
    bloodiest,
  }
}
