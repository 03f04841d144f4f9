/** The clock of a story: seconds since it began. A round of a fight is a second of it. */
import { int } from '@umpire/engine'
import type { UNITS } from '../../core/extended.ts'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY
export const MONTH = 30 * DAY
const YEAR = 365 * DAY

export type Unit = (typeof UNITS)[number]

export const SECONDS: { readonly [unit in Unit]: number } = {
  seconds: 1,
  rounds: 1,
  minutes: MINUTE,
  hours: HOUR,
  days: DAY,
  weeks: WEEK,
  months: MONTH,
  years: YEAR,
}

export const LATEST = 1_000_000_000
export const clockField = int({ min: 0, max: LATEST })
