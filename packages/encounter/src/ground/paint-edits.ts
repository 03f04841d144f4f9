/** The GM paints the ground while a fight goes on. */
import type { Edits } from '@umpire/engine'
import { type Brush, type Painted, painted } from './painting.ts'

/** `taken` are the cells on which fighters stand. */
export const paintEdits = <F extends Painted<L>, L, Cell>(
  brush: Brush<L, Cell>,
  taken: (fight: F) => readonly Cell[],
): Edits<F> => ({
  paint: (fight, value, place) => ({
    from: null,
    state: { ...fight, ...painted(brush, fight, value, taken(fight), place) },
  }),
})
