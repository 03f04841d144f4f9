/** The throws of two dice counted by hand, to hold the rules against. */

export const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Of the 36 throws of two dice, how many come up so that it holds. */
export const of36 = (holds: (roll: number) => boolean): number =>
  ROLLS.reduce((ways, roll) => ways + (holds(roll) ? 6 - Math.abs(7 - roll) : 0), 0)
