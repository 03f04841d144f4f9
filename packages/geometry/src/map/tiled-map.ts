import { type Found, fieldsOf, listOf, numberOf } from '../check/parts-of.ts'
import { Refused } from '../check/refused.ts'
import { shown } from '../check/whole.ts'
import type { Lattice } from '../grid/lattice.ts'
import type { Terrain } from '../ground/paint.ts'
import { cellAt, type MarkedMap } from './drawn-map.ts'
import { blankMap } from './map.ts'

const FLAGS = ['blocked', 'opaque'] as const
const LEVELS = ['cover', 'toll', 'elevation'] as const

/** Custom properties, of which those of a terrain are read and others left alone. */
function terrainOf(properties: unknown, place: string): Partial<Terrain> {
  const found: { blocked?: boolean; opaque?: boolean; cover?: number; toll?: number; elevation?: number } = {}
  for (const [index, property] of listOf(properties, place).entries()) {
    const at = `${place}[${index}]`
    const fields = fieldsOf(property, at)
    const [name, value] = [fields.get('name'), fields.get('value')]
    for (const flag of FLAGS) {
      if (name !== flag) continue
      if (typeof value !== 'boolean') throw new Refused(at, `true or false for ${flag}`, shown(value))
      found[flag] = value
    }
    for (const level of LEVELS) if (name === level) found[level] = numberOf(value, `${at}, ${level}`)
  }
  return found
}

/** Terrain by the number of a tile, over all tilesets. */
function tilesOf(map: Found): ReadonlyMap<number, Partial<Terrain>> {
  const tiles = new Map<number, Partial<Terrain>>()
  for (const [index, tileset] of listOf(map.get('tilesets'), 'tilesets').entries()) {
    const place = `tilesets[${index}]`
    const fields = fieldsOf(tileset, place)
    if (fields.has('source')) {
      throw new Refused(place, 'a tileset embedded in the map', `a reference to ${shown(fields.get('source'))}`)
    }
    const first = numberOf(fields.get('firstgid'), `${place}.firstgid`)
    for (const [nth, tile] of listOf(fields.get('tiles'), `${place}.tiles`).entries()) {
      const at = `${place}.tiles[${nth}]`
      const one = fieldsOf(tile, at)
      tiles.set(first + numberOf(one.get('id'), `${at}.id`), terrainOf(one.get('properties'), `${at}.properties`))
    }
  }
  return tiles
}

/** The highest bits of a number tell how a tile is turned. */
const TURNED = 0x0fffffff

/**
 * A map of the editor Tiled, saved as JSON: hexes with straight rows of which the second stands further right, or plain
 * squares. Terrain is told by the custom properties of tiles and layers (blocked, opaque, cover, toll, elevation), marks
 * by the names of points in object layers.
 */
export function tiledMap<Cell>(lattice: Lattice<Cell>, data: unknown): MarkedMap<Cell> {
  const fields = fieldsOf(data, 'map')
  checkForm(lattice, fields)
  const [width, height] = [numberOf(fields.get('width'), 'width'), numberOf(fields.get('height'), 'height')]
  const map = blankMap(lattice, width, height)
  const tiles = tilesOf(fields)
  const marks = new Map<string, Cell>()
  for (const [index, layer] of listOf(fields.get('layers'), 'layers').entries()) {
    const place = `layers[${index}]`
    const one = fieldsOf(layer, place)
    if (one.get('type') === 'objectgroup') {
      for (const [name, cell] of objectsOf(lattice, fields, one, place)) marks.set(name, cell)
    }
    if (one.get('type') !== 'tilelayer') continue
    const own = terrainOf(one.get('properties'), `${place}.properties`)
    const numbers = tileNumbers(one.get('data'), width * height, `${place}.data`)
    for (const [at, number] of numbers.entries()) {
      const tile = number & TURNED
      if (tile === 0) continue
      map.paint(cellAt(lattice, at % width, Math.floor(at / width)), { ...own, ...tiles.get(tile) })
    }
  }
  for (const [name, cell] of marks) {
    if (!map.contains(cell)) throw new Refused(`object ${shown(name)}`, 'a place on the map', 'one beside it')
  }
  return { map, marks }
}

function checkForm<Cell>(lattice: Lattice<Cell>, map: Found): void {
  const wanted = lattice.name === 'hexes' ? 'hexagonal' : 'orthogonal'
  if (map.get('orientation') !== wanted) {
    throw new Refused('orientation', `"${wanted}"`, shown(map.get('orientation')))
  }
  if (map.get('infinite') === true) throw new Refused('infinite', 'a map of a fixed size', 'an infinite one')
  if (wanted === 'orthogonal') return
  if (map.get('staggeraxis') !== 'y') {
    throw new Refused('staggeraxis', '"y", straight rows of hexes', shown(map.get('staggeraxis')))
  }
  if (map.get('staggerindex') !== 'odd') {
    const got = shown(map.get('staggerindex'))
    throw new Refused('staggerindex', '"odd", the second row further right', got)
  }
}

function tileNumbers(data: unknown, count: number, place: string): readonly number[] {
  if (typeof data === 'string') throw new Refused(place, 'tiles saved as CSV', 'them packed into a text')
  const numbers = listOf(data, place).map((value, index) => numberOf(value, `${place}[${index}]`))
  if (numbers.length === count) return numbers
  throw new Refused(place, `${count} tiles`, `${numbers.length}`)
}

/** Points by name, from pixels to cells. */
function* objectsOf<Cell>(
  lattice: Lattice<Cell>,
  map: Found,
  layer: Found,
  place: string,
): Generator<readonly [string, Cell]> {
  const [wide, high] = [numberOf(map.get('tilewidth'), 'tilewidth'), numberOf(map.get('tileheight'), 'tileheight')]
  const hex = lattice.name === 'hexes'
  // Rows of hexes overlap by what is not their upright side.
  const step = hex ? (high + numberOf(map.get('hexsidelength') ?? 0, 'hexsidelength')) / 2 : high
  for (const [index, object] of listOf(layer.get('objects'), `${place}.objects`).entries()) {
    const at = `${place}.objects[${index}]`
    const fields = fieldsOf(object, at)
    const name = fields.get('name')
    if (typeof name !== 'string' || name === '') continue
    const row = Math.floor(numberOf(fields.get('y'), `${at}.y`) / step)
    const shift = hex && row % 2 === 1 ? wide / 2 : 0
    yield [name, cellAt(lattice, Math.floor((numberOf(fields.get('x'), `${at}.x`) - shift) / wide), row)]
  }
}
