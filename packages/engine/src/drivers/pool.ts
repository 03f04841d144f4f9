import type { Dice, Rolled } from '@umpire/dice'
import { BadInput } from '../bad-input.ts'

/** The number and size of a pool of equal dice, for rules that look at each face. */
export function poolOf(dice: Dice): { readonly count: number; readonly sides: number } {
  const { notation } = dice
  if (notation.kind === 'dice' && notation.keep === null && notation.explode === null) return notation
  throw new BadInput('faces', 'a pool of equal dice, such as 4d6', dice.text)
}

/** Faces as rules see them: highest first, so that none can hang on the order they fell in. */
export const ranked = (faces: readonly number[]): readonly number[] => faces.toSorted((a, b) => b - a)

/** Every face of a roll in the order drawn. */
export const facesOf = (rolled: Rolled): readonly number[] => rolled.terms.flatMap(term => term.faces)
