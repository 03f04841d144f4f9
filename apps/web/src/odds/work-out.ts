/** The exact odds of a notation, as the page shows them. It runs in a worker, and in tests. */
import { dice, NotationError, WorkError } from '@umpire/dice'

export interface Valued {
  readonly value: number
  readonly ways: bigint
}

export type Odds =
  /** Totals with their weights, in ascending order. */
  | {
      readonly kind: 'totals'
      readonly text: string
      readonly of: bigint
      readonly values: readonly Valued[]
      readonly mean: number
      readonly deviation: number
      readonly median: number
    }
  /** Whether it succeeds. */
  | { readonly kind: 'decision'; readonly text: string; readonly ways: bigint; readonly of: bigint }
  | {
      readonly kind: 'wrong'
      readonly message: string
      /** It can be read, but not weighed. */
      readonly tooMuch?: boolean
      /** Where the notation went wrong, counted from 0, and what should stand there. */
      readonly place?: { readonly at: number; readonly expected: string }
    }

export function workOut(notation: string): Odds {
  try {
    const rolled = dice(notation)
    const found = rolled.distribution()
    const { kind } = rolled.notation
    if (kind === 'comparison' || kind === 'throw') {
      const { ways, of } = found.chance(value => value === 1)
      return { kind: 'decision', text: rolled.text, ways, of }
    }
    return {
      kind: 'totals',
      text: rolled.text,
      of: found.ways,
      values: Array.from(found, ([value, ways]) => ({ value, ways })),
      mean: found.mean().decimal,
      deviation: Math.sqrt(found.variance().decimal),
      median: found.quantile(1, 2),
    }
  } catch (error) {
    if (error instanceof NotationError) {
      const { message, at, expected } = error
      return { kind: 'wrong', message, place: { at, expected } }
    }
    if (error instanceof WorkError) return { kind: 'wrong', message: error.message, tooMuch: true }
    if (error instanceof RangeError) return { kind: 'wrong', message: error.message }
    throw error
  }
}
