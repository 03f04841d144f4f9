import { Ground } from './ground.ts'
import type { Directions } from './lattice.ts'
import { setWall } from './paint.ts'
import { shown, whole } from './whole.ts'

/**
 * A map as plain data. Each layer lists runs over the map, row by row: how many cells, and the value they have, again
 * and again. A wall stands with the first of its two cells only, as a bit for each direction: 1, 2 and 4 for hexes,
 * 1 and 4 for squares.
 */
export interface MapData {
  readonly version: 1
  readonly cells: 'hexes' | 'squares'
  readonly width: number
  readonly height: number
  readonly blocked: readonly number[]
  readonly opaque: readonly number[]
  readonly cover: readonly number[]
  readonly toll: readonly number[]
  readonly elevation: readonly number[]
  readonly movementWalls: readonly number[]
  readonly sightWalls: readonly number[]
}

type Layer = 'blocked' | 'opaque' | 'cover' | 'toll' | 'elevation' | 'movementWalls' | 'sightWalls'

function* numbers(ground: Ground): Generator<number> {
  for (let row = 0; row < ground.height; row++) {
    for (let column = 0; column < ground.width; column++) yield ground.at(column, row)
  }
}

/** The bits of the directions in which the cell is the first of the two at a wall. */
const firstSides = ({ name }: Directions): number => (name === 'hexes' ? 0b111 : 0b101)

export function writeGround(ground: Ground): MapData {
  const runs = (layer: Layer, mask = -1): number[] => {
    const list: number[] = []
    for (const number of numbers(ground)) {
      const value = (ground[layer][number] ?? 0) & mask
      if (list.at(-1) === value) list[list.length - 2] = (list.at(-2) ?? 0) + 1
      else list.push(1, value)
    }
    return list
  }
  const sides = firstSides(ground.directions)
  return {
    version: 1,
    cells: ground.directions.name,
    width: ground.width,
    height: ground.height,
    blocked: runs('blocked'),
    opaque: runs('opaque'),
    cover: runs('cover'),
    toll: runs('toll'),
    elevation: runs('elevation'),
    movementWalls: runs('movementWalls', sides),
    sightWalls: runs('sightWalls', sides),
  }
}

/** The number and value of each cell in turn; refuses runs that do not fill the map exactly. */
function* values(
  ground: Ground,
  layer: Layer,
  runs: unknown,
  most: number,
  least: number,
): Generator<[number, number]> {
  const cells = ground.width * ground.height
  if (!Array.isArray(runs)) throw new TypeError(`map ${layer}: expected a list, got ${shown(runs)}`)
  const cell = numbers(ground)
  let filled = 0
  for (let at = 0; at < runs.length; at += 2) {
    const count = whole(`map ${layer}[${at}]`, runs[at], cells - filled, 1)
    const value = whole(`map ${layer}[${at + 1}]`, runs[at + 1], most, least)
    for (let nth = 0; nth < count; nth++) yield [cell.next().value ?? 0, value]
    filled += count
  }
  if (filled < cells) throw new RangeError(`map ${layer}: expected values for ${cells} cells, got ${filled}`)
}

/** A fresh ground from data that may be anything. */
export function readGround(directions: Directions, data: unknown): Ground {
  if (typeof data !== 'object' || data === null) throw new TypeError(`map: expected an object, got ${shown(data)}`)
  const fields = new Map<string, unknown>(Object.entries(data))
  whole('map version', fields.get('version'), 1, 1)
  const cells = fields.get('cells')
  if (cells !== directions.name) throw new RangeError(`map cells: expected "${directions.name}", got ${shown(cells)}`)
  const ground = new Ground(directions, fields.get('width'), fields.get('height'))

  const fill = (layer: Layer, most: number, least = 0): void => {
    for (const [number, value] of values(ground, layer, fields.get(layer), most, least)) ground[layer][number] = value
  }
  fill('blocked', 1)
  fill('opaque', 1)
  fill('cover', 255)
  fill('toll', 255)
  fill('elevation', 127, -128)

  const sides = firstSides(directions)
  const build = (layer: 'movementWalls' | 'sightWalls'): void => {
    for (const [number, walls] of values(ground, layer, fields.get(layer), sides, 0)) {
      for (let direction = 0; walls >> direction > 0; direction++) {
        if (((walls >> direction) & 1) === 0) continue
        const beyond = ground.v(number + (ground.steps[direction] ?? 0))
        if (((sides >> direction) & 1) === 0 || beyond < 0) {
          throw new RangeError(
            `map ${layer}: expected walls between cells of the map, got one in direction ${direction}`,
          )
        }
        setWall(ground, ground[layer], number, direction, true)
      }
    }
  }
  build('movementWalls')
  build('sightWalls')
  ground.deriveAll()
  return ground
}
