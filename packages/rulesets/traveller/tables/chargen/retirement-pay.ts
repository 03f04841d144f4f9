/** Yearly retirement pay by terms served: lines 760-767. In credits. */
import { steps } from '@umpire/engine'

export const RETIREMENT_PAY = steps<number>('Retirement pay', [
  [4, 0],
  [5, 4000],
  [6, 6000],
  [7, 8000],
  [Number.POSITIVE_INFINITY, 10_000],
])
/** Every term beyond the eighth adds to the last row. */
export const LAST_PAY_ROW = 8
export const EACH_FURTHER_TERM = 2000
