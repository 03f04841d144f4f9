/**
 * The series behind the speed/range and size table: 1, 1.5, 2, 3, 4.5, 7, then the same times ten, and so on for ever
 * in both directions. A step is a place in it; step 0 is 1 of whatever is measured, yards or miles.
 *
 *     seriesMeasure(6) // 10
 *     seriesStep(45.1) // 11, that of 70
 */
const DECADE = [1, 1.5, 2, 3, 4.5, 7] as const
const STEPS = DECADE.length

/** So far the powers of ten are exact. */
const MOST_STEPS = 22 * STEPS

/** How much stands at this step. */
export function seriesMeasure(step: number): number {
  const power = Math.floor(step / STEPS)
  const first = DECADE[step - power * STEPS] ?? 1
  // Divided rather than multiplied by a fraction, which would not be exact.
  return power < 0 ? first / 10 ** -power : first * 10 ** power
}

/** The first step that is not less than this. */
export function seriesStep(measure: number): number {
  if (!(measure > 0)) return -MOST_STEPS
  let step = Math.floor(Math.log10(measure)) * STEPS
  while (seriesMeasure(step) < measure) step++
  // A logarithm may be rounded over a power of ten.
  while (seriesMeasure(step - 1) >= measure) step--
  return step
}
