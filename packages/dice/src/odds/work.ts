import { LIMITS } from '../limits.ts'

/** An exact answer that would take too long. It is refused before the work begins. */
export class WorkError extends Error {
  override readonly name = 'WorkError'
}

/** A step that adds to a value found in a map, in steps that add to the next of a list. */
export const LOOKED_UP = 32

/** About what a step with long integers costs more than one with plain numbers. */
const LONG_STEP = 8
const BITS_PER_STEP = 256

/** A piece of work to come, as an estimate. */
export interface Work {
  readonly steps: number
  /** The length of the largest weight. */
  readonly bits: number
  /** The most values that the answer can have. */
  readonly outcomes: number
  /** The work that went before, so that many pieces together are limited like one. */
  readonly before: number
}

/** Answers how much work there will have been, or refuses if it is too much. */
export function afford({ steps, bits, outcomes, before }: Work): number {
  if (outcomes > LIMITS.outcomes) {
    throw new WorkError(`Expected at most ${LIMITS.outcomes} different outcomes for exact odds, found ${outcomes}`)
  }
  const work = before + (bits < 53 ? steps : steps * (LONG_STEP + bits / BITS_PER_STEP))
  if (work <= LIMITS.work) return work
  throw new WorkError(
    `Expected at most ${LIMITS.work} steps of work for exact odds, found about ${work.toPrecision(2)}`,
  )
}
