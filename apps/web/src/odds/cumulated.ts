/** Totals as one reads them: exactly so much, at least, at most. Exact to the last. */
import type { Exact } from '../text/hundred.ts'
import type { Valued } from './work-out.ts'

export const MANNERS = ['exactly', 'atLeast', 'atMost'] as const
export type Manner = (typeof MANNERS)[number]

export interface Row {
  readonly value: number
  readonly exactly: Exact
  readonly atLeast: Exact
  readonly atMost: Exact
}

export function rowsOf(values: readonly Valued[], of: bigint): readonly Row[] {
  let below = 0n
  return values.map(({ value, ways }) => {
    const row = {
      value,
      exactly: { ways, of },
      atLeast: { ways: of - below, of },
      atMost: { ways: below + ways, of },
    }
    below += ways
    return row
  })
}

/** The chance of a total in that manner, also of one that never comes up. */
export function chanceOf(values: readonly Valued[], of: bigint, manner: Manner, total: number): Exact {
  const counts = (value: number): boolean =>
    manner === 'exactly' ? value === total : manner === 'atLeast' ? value >= total : value <= total
  return { ways: values.reduce((sum, { value, ways }) => (counts(value) ? sum + ways : sum), 0n), of }
}

/** As a number from 0 to 1, for drawing. */
export const shareOf = ({ ways, of }: Exact): number => Number((ways * 10n ** 12n) / of) / 1e12

const MOST_ROWS = 400

/** What is worth drawing: the values round the middle, where there are very many. */
export function middle(rows: readonly Row[], median: number): readonly Row[] {
  if (rows.length <= MOST_ROWS) return rows
  const here = rows.findIndex(({ value }) => value >= median)
  const from = Math.min(Math.max(0, here - MOST_ROWS / 2), rows.length - MOST_ROWS)
  return rows.slice(from, from + MOST_ROWS)
}
