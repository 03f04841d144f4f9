import { Refused } from '../check/refused.ts'
import { shown } from '../check/whole.ts'
import type { Lattice } from '../grid/lattice.ts'
import type { Terrain } from '../ground/paint.ts'
import { blankMap, type GridMap } from './map.ts'

/** A map that was read, and the places that are marked on it by a letter or a name. */
export interface MarkedMap<Cell> {
  readonly map: GridMap<Cell>
  readonly marks: ReadonlyMap<string, Cell>
}

/** What the signs of a drawn map stand for. Letters and digits are marks on open ground. */
const SIGNS: { readonly [sign: string]: Partial<Terrain> } = {
  '.': {},
  // Walls and trees; water and pits, over which one sees; curtains and smoke, through which one walks.
  '#': { blocked: true, opaque: true },
  O: { blocked: true },
  '%': { opaque: true },
  // Bushes; a doorway or low wall; a trench.
  ':': { cover: 1 },
  '+': { cover: 2 },
  '=': { cover: 3 },
  // Mud, rubble; and worse.
  '~': { toll: 1 },
  '&': { toll: 3 },
  // Rubble that hides.
  '*': { cover: 1, toll: 1 },
}
const KNOWN = Object.keys(SIGNS).join(' ')
const MARK = /^[A-Za-z0-9]$/

/** The cell in a column and row, as a map numbers them: each second row of hexes starts one further left. */
export const cellAt = <Cell>(lattice: Lattice<Cell>, column: number, row: number): Cell =>
  lattice.cell(column - lattice.lean * Math.floor(row / 2), row)

/**
 * A map drawn with signs, row by row. In a map of hexes the second, fourth … row stands half a hex to the right.
 * Rows may be indented and parted by spaces, so that hexes can be drawn as they lie.
 * @example drawnMap(hexes, ['. . A .', ' . # : .'])
 */
export function drawnMap<Cell>(lattice: Lattice<Cell>, rows: readonly string[]): MarkedMap<Cell> {
  const signs = rows.map(row => Array.from(row.replaceAll(/\s/g, '')))
  const width = signs[0]?.length ?? 0
  const map = blankMap(lattice, width, signs.length)
  const marks = new Map<string, Cell>()
  for (const [row, line] of signs.entries()) {
    if (line.length !== width) {
      throw new Refused(`map row ${row + 1}`, `${width} ${lattice.name} as in the first row`, `${line.length}`)
    }
    for (const [column, sign] of line.entries()) {
      const cell = cellAt(lattice, column, row)
      const terrain = SIGNS[sign]
      if (terrain !== undefined) map.paint(cell, terrain)
      else if (!MARK.test(sign)) {
        throw new Refused(
          `map row ${row + 1}, column ${column + 1}`,
          `one of ${KNOWN}, a letter or a digit`,
          shown(sign),
        )
      } else if (marks.has(sign)) {
        throw new Refused(`map row ${row + 1}, column ${column + 1}`, `the mark ${sign} once`, 'it again')
      } else marks.set(sign, cell)
    }
  }
  return { map, marks }
}
