/**
 * The ground of an encounter file: drawn with signs, made with the editor Tiled or a program that writes Universal VTT, saved
 * from a fight, or none for open ground without end.
 */
import { BadInput, type Field, isObject, type Json, json, list, text } from '@umpire/engine'
import { drawnMap, importMap, type MarkedMap, Refused, tiledMap, universalMap } from '@umpire/geometry'
import { textOf } from './cell-text.ts'
import type { Grid } from './grid.ts'
import { type Laid, laidField, MOST_CELLS, MOST_NAMES, NOTHING_LAID } from './laid.ts'

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
export function drawn<T>(place: string, draw: () => T): T {
  try {
    return draw()
  } catch (error) {
    if (error instanceof TypeError || (error instanceof RangeError && !(error instanceof Refused))) {
      throw new BadInput(place, 'a map', error.message)
    }
    if (!(error instanceof Refused)) throw error
    const { place: where, expected, got } = error
    throw new BadInput(`${place}, ${inMap(where)}`, expected, parsed(got))
  }
}

export interface Written {
  readonly map?: readonly string[]
  readonly heights?: readonly string[]
  readonly tiled?: Json
  readonly uvtt?: Json
  /** As a fight's own map is saved: the cells, and what is laid over them. */
  readonly ground?: Json
  /** Players see what their side sees. */
  readonly fog?: boolean
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

/** Where a map may come from: one of them at most. */
const SOURCES = ['map', 'tiled', 'uvtt', 'ground'] as const

/** Nothing for open ground. */
export function groundOf<Cell>(grid: Grid<Cell>, written: Written, place: string): MarkedMap<Cell> | null {
  const { lattice } = grid
  const { map, heights, tiled, uvtt, ground } = written
  const [first, second] = SOURCES.filter(name => written[name] !== undefined)
  if (second !== undefined) throw new BadInput(`${place}.${second}`, `nothing beside a ${first}`, 'another map')
  if (map === undefined && heights !== undefined)
    throw new BadInput(`${place}.heights`, 'nothing without a drawn map', 'heights')
  if (tiled !== undefined) return drawn(`${place}.tiled`, () => tiledMap(lattice, tiled))
  if (uvtt !== undefined) return drawn(`${place}.uvtt`, () => universalMap(lattice, uvtt))
  if (ground !== undefined) {
    const cells = savedIn(ground, `${place}.ground`)['map']
    return { map: drawn(`${place}.ground`, () => importMap(lattice, cells)), marks: new Map() }
  }
  if (map === undefined) return null
  const found = drawn(`${place}.map`, () => drawnMap(lattice, map))
  if (heights !== undefined) raised(grid, found, heights, `${place}.heights`)
  return found
}

function savedIn(ground: Json, place: string): { readonly [name: string]: unknown } {
  if (isObject(ground)) return ground
  throw new BadInput(place, 'a map as it was saved from a fight', ground)
}

/** How the light of a game is laid, and what light there is where a lamp burns. */
export interface Lighting<L> {
  readonly field: Field<L>
  readonly lit: L
  /** It is darker elsewhere. */
  readonly dark: boolean
}

const DOOR = 'door'

/** What lies over that ground when a fight begins. */
export function laidOn<Cell, L>(
  grid: Grid<Cell>,
  { uvtt, ground, fog: foggy }: Written,
  { field, lit, dark }: Lighting<L>,
  place: string,
): Laid<L> {
  if (ground !== undefined) {
    const { map: _map, ...over } = savedIn(ground, `${place}.ground`)
    const laid: Laid<L> = laidField(field).read({ ...NOTHING_LAID, ...over }, `${place}.ground`)
    return foggy === undefined ? laid : { ...laid, fog: { ...laid.fog, on: foggy } }
  }
  const fog = { ...NOTHING_LAID.fog, on: foggy === true }
  if (uvtt === undefined) return { ...NOTHING_LAID, fog }
  const found = drawn(`${place}.uvtt`, () => universalMap(grid.lattice, uvtt))
  const lights = dark ? found.lit.map((cell): [string, L] => [textOf(grid, cell), lit]) : []
  if (lights.length > MOST_CELLS)
    throw new BadInput(`${place}.uvtt, lights`, `at most ${MOST_CELLS} lit cells`, lights.length)
  // Doors beyond those are doors without a name.
  const names = found.doors.slice(0, MOST_NAMES).map((cell): [string, string] => [textOf(grid, cell), DOOR])
  return { fog, lights: Object.fromEntries(lights), names: Object.fromEntries(names) }
}

const plain = json()

export const mapData = <Cell>(ground: MarkedMap<Cell> | null): Json | null =>
  ground === null ? null : plain.read(ground.map.toData(), 'map')
