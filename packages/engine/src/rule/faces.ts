import type { Rolled } from '@umpire/dice'

/** Every face of a roll in the order drawn. */
export const facesOf = (rolled: Rolled): readonly number[] => rolled.terms.flatMap(term => term.faces)
