/** The map of a fight while it is played: where one can stand, and what is seen from where. */
import { type Json, memoByObject } from '@umpire/engine'
import { type GridMap, importMap, Pairs } from '@umpire/geometry'
import type { Grid } from './grid.ts'

/**
 * Reads the map of a fight from its state; there is none on open ground. `prepare` adds what a game makes of the map.
 *
 *     export const mapOf = mapReader(SQUARES)
 */
export function mapReader<Cell>({ lattice }: Grid<Cell>, prepare?: (map: GridMap<Cell>) => void) {
  // When the GM paints the map, the state has other data, and so another map is made.
  const mapFrom = memoByObject((data: object): GridMap<Cell> => {
    const map = importMap(lattice, data)
    prepare?.(map)
    return map
  })
  return ({ map }: { readonly map: Json | null }): GridMap<Cell> | undefined =>
    typeof map === 'object' && map !== null ? mapFrom(map) : undefined
}

/** Whether anyone can stand there: everywhere on open ground, and on a map wherever it is not blocked. */
export const isOpenOn = <Cell>(map: GridMap<Cell> | undefined, cell: Cell): boolean =>
  map === undefined || (map.contains(cell) && !map.terrain(cell).blocked)

type LookFor<Cell, Look> = (map: GridMap<Cell>, from: Cell, to: Cell) => Look

/**
 * What is seen from one cell of a map to another, found once for each pair of cells: fighters look at each other again and
 * again, and a map in play does not change. `look` returns one of `looks`, which are all that there can be.
 *
 *     const isSeen = memoLook([true, false], (map: GridMap<Square>, a, b) => map.sight(a, b).seen)
 */
export function memoLook<Cell, Look>(looks: readonly Look[], look: LookFor<Cell, Look>): LookFor<Cell, Look> {
  const knownOn = memoByObject((map: GridMap<Cell>) => new Pairs(map))
  return (map, from, to) => {
    const known = knownOn(map)
    // A pair is kept as the place of its look among `looks`, counted from 1, as 0 says that nothing is kept.
    const place = known.at(from, to)
    const kept = place === 0 ? undefined : looks[place - 1]
    if (kept !== undefined) return kept
    const found = look(map, from, to)
    known.keep(from, to, looks.indexOf(found) + 1)
    return found
  }
}
