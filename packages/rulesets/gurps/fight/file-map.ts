/** The ground of an encounter file: drawn with signs, made with the editor Tiled, or none for open ground without end. */
import { BadInput, type Field, type Json, json, list, text } from '@umpire/engine'
import { drawnMap, type Hex, hexes, type MarkedMap, tiledMap } from '@umpire/geometry'

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

const SAID = /^(?:map )?(.+?): expected (.+), got (.+)$/s

function parsed(got: string): unknown {
  try {
    return JSON.parse(got)
  } catch {
    return got
  }
}

/** What a map says that cannot be drawn, with the place in the file. */
function drawn(place: string, draw: () => MarkedMap<Hex>): MarkedMap<Hex> {
  try {
    return draw()
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    const [, where, expected, got] = SAID.exec(error.message) ?? []
    if (where === undefined || expected === undefined || got === undefined) {
      throw new BadInput(place, 'a map that can be drawn', error.message)
    }
    throw new BadInput(`${place}, ${where}`, expected, parsed(got))
  }
}

interface Written {
  readonly map?: readonly string[]
  readonly tiled?: Json
}

/** Nothing for open ground. */
export function groundOf({ map, tiled }: Written, place: string): MarkedMap<Hex> | null {
  if (map !== undefined && tiled !== undefined)
    throw new BadInput(`${place}.tiled`, 'nothing beside a map', 'another map')
  if (map !== undefined) return drawn(`${place}.map`, () => drawnMap(hexes, map))
  return tiled === undefined ? null : drawn(`${place}.tiled`, () => tiledMap(hexes, tiled))
}

const plain = json()

export const mapData = (ground: MarkedMap<Hex> | null): Json | null =>
  ground === null ? null : plain.read(ground.map.toData(), 'map')
