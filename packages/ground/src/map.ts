/** The ground of an encounter file: drawn with signs, made with the editor Tiled, or none for open ground without end. */
import { BadInput, type Field, type Json, json, list, text } from '@umpire/engine'
import { drawnMap, type MarkedMap, Refused, tiledMap } from '@umpire/geometry'
import type { Grid } from './grid.ts'

const rows = list(text(1000), 1000)

/** Rows one by one, or all in one text, line by line. */
export const rowsField: Field<readonly string[]> = {
  spec: rows.spec,
  read: (value, place) => {
    const written = typeof value === 'string' ? value.split('\n').filter(row => row.trim() !== '') : value
    const read = rows.read(written, place)
    if (read.length > 0) return read
    throw new BadInput(place, 'rows of signs, such as ". . # : A"', value)
  },
}

function parsed(got: string): unknown {
  try {
    return JSON.parse(got)
  } catch {
    return got
  }
}

/** The place says already that it is the map. */
const inMap = (where: string): string => (where.startsWith(MAP) ? where.slice(MAP.length) : where)
const MAP = 'map '

/** What a map says that cannot be drawn, with the place in the file. */
function drawn<Cell>(place: string, draw: () => MarkedMap<Cell>): MarkedMap<Cell> {
  try {
    return draw()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { place: where, expected, got } = error
    throw new BadInput(`${place}, ${inMap(where)}`, expected, parsed(got))
  }
}

export interface Written {
  readonly map?: readonly string[]
  readonly heights?: readonly string[]
  readonly tiled?: Json
}

const HEIGHT = /^[0-9a-z]$/
const DIGITS = 36

/** How far above the lowest ground, a sign for each cell in the rows of the map: . or 0 to 9, then a for 10, b for 11 … */
function raised<Cell>(grid: Grid<Cell>, { map }: MarkedMap<Cell>, heights: readonly string[], place: string): void {
  if (heights.length !== map.height) throw new BadInput(place, `${map.height} rows, as the map has`, heights.length)
  for (const [row, written] of heights.entries()) {
    const signs = Array.from(written.replaceAll(/\s/g, ''))
    if (signs.length !== map.width) {
      throw new BadInput(`${place}, row ${row + 1}`, `${map.width} signs, as the map has`, signs.length)
    }
    for (const [column, sign] of signs.entries()) {
      if (sign === '.') continue
      if (!HEIGHT.test(sign))
        throw new BadInput(`${place}, row ${row + 1}, column ${column + 1}`, 'one of . 0-9 a-z', sign)
      map.paint(grid.inColumn(column, row), { elevation: Number.parseInt(sign, DIGITS) })
    }
  }
}

/** Nothing for open ground. */
export function groundOf<Cell>(
  grid: Grid<Cell>,
  { map, heights, tiled }: Written,
  place: string,
): MarkedMap<Cell> | null {
  const { lattice } = grid
  if (map !== undefined && tiled !== undefined)
    throw new BadInput(`${place}.tiled`, 'nothing beside a map', 'another map')
  if (map === undefined && heights !== undefined)
    throw new BadInput(`${place}.heights`, 'nothing without a drawn map', 'heights')
  if (map === undefined) return tiled === undefined ? null : drawn(`${place}.tiled`, () => tiledMap(lattice, tiled))
  const ground = drawn(`${place}.map`, () => drawnMap(lattice, map))
  if (heights !== undefined) raised(grid, ground, heights, `${place}.heights`)
  return ground
}

const plain = json()

export const mapData = <Cell>(ground: MarkedMap<Cell> | null): Json | null =>
  ground === null ? null : plain.read(ground.map.toData(), 'map')
