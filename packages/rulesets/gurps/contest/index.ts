import type { Callable } from '@umpire/engine'
import { contestTime, quickContest, regularContest, shorten, unqualifiedContest } from './contest.ts'

/** The rules of this area, in the book's order. */
export const contestRules: readonly Callable[] = [
  quickContest,
  regularContest,
  contestTime,
  shorten,
  unqualifiedContest,
]
export { contestOptions } from './contest.ts'
