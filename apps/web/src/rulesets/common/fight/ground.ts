/** The ground of a fight as a map: its own; or a sheet of open cells around everybody, where it has none. */
import { blankMap, type GridMap, importMap, type Lattice } from '@umpire/geometry'
import { useMemo, useRef } from 'react'
import { type Layout, OPEN_FROM } from '../../../map/ground/layout.ts'

export interface Sheet<Cell> {
  readonly map: GridMap<Cell>
  readonly layout: Layout<Cell>
  /** From a cell of the fight to one of the sheet, and back. */
  readonly shown: (cell: Cell) => Cell
  readonly meant: (cell: Cell) => Cell
}

/** What the cells of a game are, and how they are laid out. */
export interface Cells<Cell> {
  readonly lattice: Lattice<Cell>
  readonly layout: (columns: number, rows: number, first?: Layout<Cell>['first']) => Layout<Cell>
}

/** Around everybody on open ground. */
const ROOM = 12
/** Beyond that, nobody would find anybody on a sheet. */
const LARGEST = 200

/** By its data, which stays the same until it is painted; a map that cannot be read is none. */
export function drawnSheet<Cell>({ lattice, layout }: Cells<Cell>, data: unknown): Sheet<Cell> | undefined {
  try {
    const map = importMap(lattice, data)
    return { map, layout: layout(map.width, map.height), shown: same, meant: same }
  } catch {
    return undefined
  }
}

/** Open ground has no end; what is shown of it begins at an even row, so that hexes look the same wherever it is cut out. */
export function sheetAround<Cell>(cells: Cells<Cell>, people: readonly Cell[]): Sheet<Cell> | undefined {
  const { lattice, layout } = cells
  const { rowOf, columnOf } = layout(1, 1)
  const rows = people.map(rowOf)
  const columns = people.map(columnOf)
  const top = 2 * Math.floor((Math.min(0, ...rows) - ROOM) / 2)
  const left = Math.min(0, ...columns) - ROOM
  const width = Math.max(0, ...columns) - left + ROOM
  const height = Math.max(0, ...rows) - top + ROOM
  if (width > LARGEST || height > LARGEST) return undefined
  const by = { u: left - (lattice.lean * top) / 2, v: top }
  return {
    map: blankMap(lattice, width, height),
    layout: layout(width, height, { column: left + OPEN_FROM, row: top + OPEN_FROM }),
    shown: cell => lattice.cell(lattice.u(cell) - by.u, lattice.v(cell) - by.v),
    meant: cell => lattice.cell(lattice.u(cell) + by.u, lattice.v(cell) + by.v),
  }
}

const same = <Cell>(cell: Cell): Cell => cell

/** The map of a fight changes only when it is painted; open ground is cut out anew only when somebody leaves it. */
export function useSheet<Cell>(cells: Cells<Cell>, map: unknown, people: readonly Cell[]): Sheet<Cell> | undefined {
  const written = map === null ? '' : JSON.stringify(map)
  const before = useRef<Sheet<Cell>>(undefined)
  const drawn = useMemo(() => {
    const sheet = written === '' ? undefined : drawnSheet(cells, JSON.parse(written))
    // A sheet of the same size is the same sheet: whoever looks at it goes on looking where they do when it is painted.
    const { columns, rows } = before.current?.layout ?? {}
    const kept = sheet?.layout.columns === columns && sheet?.layout.rows === rows ? before.current?.layout : undefined
    before.current = sheet === undefined || kept === undefined ? sheet : { ...sheet, layout: kept }
    return before.current
  }, [cells, written])
  const open = useRef<Sheet<Cell>>(undefined)
  if (drawn !== undefined) return drawn
  if (!people.every(cell => open.current?.map.contains(open.current.shown(cell)) === true)) {
    open.current = sheetAround(cells, people)
  }
  return open.current
}
