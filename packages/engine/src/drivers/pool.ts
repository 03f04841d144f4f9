import { type Dice, type Pool, pools } from '@umpire/dice'
import { BadInput } from '../field/bad-input.ts'
import { memoByObject } from '../memo/memo-by-object.ts'

/** The number and size of a pool of equal dice, for rules that look at each face. */
export function poolOf(dice: Dice): { readonly count: number; readonly sides: number } {
  const { notation } = dice
  if (notation.kind === 'dice' && notation.keep === null && notation.explode === null) return notation
  throw new BadInput('faces', 'a pool of equal dice, such as 4d6', dice.text)
}

/** Faces as rules see them: highest first, so that none can hang on the order they fell in. */
export const ranked = (faces: readonly number[]): readonly number[] => faces.toSorted((a, b) => b - a)

/** More different throws than this are not weighed one by one: 8d6 has 1287, 4d20 has 8855. */
const MOST_POOLS = 10_000

/** Every throw of a pool without its order; listed once for each dice, because every branch asks again. */
export const poolsOf: (dice: Dice) => readonly Pool[] = memoByObject(dice => {
  const { count, sides } = poolOf(dice)
  // Multisets of `count` faces: (sides + count − 1) over count.
  let different = 1
  for (let die = 1; die <= count; die++) different = (different * (sides - 1 + die)) / die
  if (different > MOST_POOLS) throw new BadInput('odds', `dice with at most ${MOST_POOLS} different throws`, dice.text)
  return [...pools(count, sides)]
})

/** How many throws of a pool there are when their order counts. */
export function throwsOf(dice: Dice): number {
  const { count, sides } = poolOf(dice)
  const ways = sides ** count
  if (ways > MOST_POOLS) throw new BadInput('odds', `dice with at most ${MOST_POOLS} throws in order`, dice.text)
  return ways
}

/**
 * The faces of a throw by its number, counted in order.
 *
 *     facesAt(7, 2, 6) // [2, 2]
 */
export function facesAt(throwNumber: number, count: number, sides: number): readonly number[] {
  const faces: number[] = []
  let left = throwNumber
  for (let die = 0; die < count; die++) {
    faces.unshift((left % sides) + 1)
    left = Math.floor(left / sides)
  }
  return faces
}
