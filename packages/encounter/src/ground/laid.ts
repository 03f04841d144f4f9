/** What the game master lays over the ground of a fight: fog of war, light, names of places. */
import {
  BadInput,
  each,
  everyone,
  type Field,
  flag,
  map,
  memoByObject,
  record,
  text,
  type ValueOf,
  whole,
} from '@umpire/engine'
import { cellTexts, isCellText } from './cell-text.ts'

/** Of one kind: a field of 200 by 200. A larger map cannot be lit or hidden cell by cell as a whole. */
export const MOST_CELLS = 40_000
export const MOST_NAMES = 500
export const LONGEST_NAME = 60

const fogField = record({
  /** Players see what their own side sees, and nobody else. */
  on: flag(),
  /** Seen by everybody, whoever looks there; and by nobody. */
  shown: cellTexts(MOST_CELLS),
  hidden: cellTexts(MOST_CELLS),
})
export type Fog = ValueOf<typeof fogField>

/** Values by cell. */
function byCell<T>(field: Field<T>, most: number): Field<{ readonly [cell: string]: T }> {
  const all = map(field, most)
  return {
    spec: all.spec,
    read: (value, place) => {
      const read = all.read(value, place)
      const wrong = Object.keys(read).find(cell => !isCellText(cell))
      if (wrong === undefined) return read
      throw new BadInput(place, 'cells such as "3,-1"', wrong)
    },
  }
}

/** Light in the words of the game. */
export const laidField = <L>(light: Field<L>) =>
  record({ fog: fogField, lights: byCell(light, MOST_CELLS), names: byCell(text(LONGEST_NAME), MOST_NAMES) })

/** What a fight shows of it has been chosen before. */
export const laidSight = {
  fog: { on: everyone, shown: each(everyone), hidden: each(everyone) },
  lights: whole(everyone),
  names: whole(everyone),
}

export interface Laid<L> {
  readonly fog: Fog
  /** Where it is another one than that of the scene. */
  readonly lights: { readonly [cell: string]: L }
  readonly names: { readonly [cell: string]: string }
}

export const NOTHING_LAID: Laid<never> = { fog: { on: false, shown: [], hidden: [] }, lights: {}, names: {} }

const setOf = memoByObject((cells: readonly string[]): ReadonlySet<string> => new Set(cells))

/** What the fog says of a cell by itself: everybody sees it, nobody does, or it hangs on who looks. */
export const fogOn = ({ shown, hidden }: Fog, cell: string): 'shown' | 'hidden' | 'sight' =>
  setOf(hidden).has(cell) ? 'hidden' : setOf(shown).has(cell) ? 'shown' : 'sight'
