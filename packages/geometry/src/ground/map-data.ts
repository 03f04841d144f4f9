import { shown, whole } from '../check/whole.ts'
import type { Directions } from '../grid/lattice.ts'
import { Ground } from './ground.ts'
import { setCover, setWall } from './paint.ts'

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
  /** Walls that give cover, if there are any: column, row, direction from 0 to 2 and cover, again and again. */
  readonly lowWalls?: readonly number[]
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
    ...(ground.lowWalls.size > 0 ? { lowWalls: writeLowWalls(ground) } : {}),
  }
}

/** In the order of the map, whatever the order in which they were built. */
function writeLowWalls(ground: Ground): number[] {
  const list: number[] = []
  for (const side of [...ground.lowWalls.keys()].sort((a, b) => a - b)) {
    const number = Math.floor(side / 8)
    const direction = side % 8
    if (((firstSides(ground.directions) >> direction) & 1) === 0) continue
    const row = ground.v(number)
    list.push(number - ground.at(0, row), row, direction, ground.lowWalls.get(side) ?? 0)
  }
  return list
}

/** Equal values of cells side by side in one row of the map. */
type UseSpan = (value: number, column: number, row: number, length: number) => void

/** Hands out the runs of a layer row by row; refuses runs that do not fill the map exactly. */
function readRuns(ground: Ground, layer: Layer, runs: unknown, most: number, least: number, use: UseSpan): void {
  const { width } = ground
  const cells = width * ground.height
  if (!Array.isArray(runs)) throw new TypeError(`map ${layer}: expected a list, got ${shown(runs)}`)
  let filled = 0
  for (let at = 0; at < runs.length; at += 2) {
    if (filled === cells) {
      throw new RangeError(
        `map ${layer}[${at}]: expected the end, as all ${cells} cells have a value, got a further run`,
      )
    }
    const end = filled + whole(`map ${layer}[${at}]`, runs[at], cells - filled, 1)
    const value = whole(`map ${layer}[${at + 1}]`, runs[at + 1], most, least)
    while (filled < end) {
      const column = filled % width
      const length = Math.min(end - filled, width - column)
      use(value, column, Math.floor(filled / width), length)
      filled += length
    }
  }
  if (filled < cells) throw new RangeError(`map ${layer}: expected values for ${cells} cells, got ${filled}`)
}

/** Refuses a wall that is not on a first side of its cell, or at the edge of the map. */
function checkSide(ground: Ground, what: string, column: number, row: number, direction: number): void {
  const isFirst = ((firstSides(ground.directions) >> direction) & 1) === 1
  if (isFirst && ground.v(ground.at(column, row) + (ground.steps[direction] ?? 0)) >= 0) return
  const place = `direction ${direction} of column ${column}, row ${row}`
  throw new RangeError(`map ${what}: expected walls between cells of the map, got one in ${place}`)
}

function readWalls(ground: Ground, layer: 'movementWalls' | 'sightWalls', runs: unknown): void {
  readRuns(ground, layer, runs, firstSides(ground.directions), 0, (walls, begin, row, length) => {
    for (let column = begin; walls > 0 && column < begin + length; column++) {
      for (let direction = 0; walls >> direction > 0; direction++) {
        if (((walls >> direction) & 1) === 0) continue
        checkSide(ground, layer, column, row, direction)
        setWall(ground, ground[layer], ground.at(column, row), direction, true)
      }
    }
  })
}

function readLowWalls(ground: Ground, list: unknown): void {
  if (list === undefined) return
  if (!Array.isArray(list)) throw new TypeError(`map lowWalls: expected a list, got ${shown(list)}`)
  for (let at = 0; at < list.length; at += 4) {
    const value = (nth: number, most: number, least = 0): number =>
      whole(`map lowWalls[${at + nth}]`, list[at + nth], most, least)
    const [column, row, direction] = [value(0, ground.width - 1), value(1, ground.height - 1), value(2, 2)]
    checkSide(ground, `lowWalls[${at}]`, column, row, direction)
    setCover(ground, ground.at(column, row), direction, value(3, 255, 1))
  }
}

/** A fresh ground from data that may be anything. */
export function readGround(directions: Directions, data: unknown): Ground {
  if (typeof data !== 'object' || data === null) throw new TypeError(`map: expected an object, got ${shown(data)}`)
  const fields = new Map<string, unknown>(Object.entries(data))
  whole('map version', fields.get('version'), 1, 1)
  const cells = fields.get('cells')
  if (cells !== directions.name) throw new RangeError(`map cells: expected "${directions.name}", got ${shown(cells)}`)
  const ground = new Ground(directions, fields.get('width'), fields.get('height'))
  const fill = (layer: Layer, most: number, least = 0): void =>
    readRuns(ground, layer, fields.get(layer), most, least, (value, column, row, length) => {
      const start = ground.at(column, row)
      ground[layer].fill(value, start, start + length)
    })
  fill('blocked', 1)
  fill('opaque', 1)
  fill('cover', 255)
  fill('toll', 255)
  fill('elevation', 127, -128)
  readWalls(ground, 'movementWalls', fields.get('movementWalls'))
  readWalls(ground, 'sightWalls', fields.get('sightWalls'))
  readLowWalls(ground, fields.get('lowWalls'))
  ground.deriveAll()
  return ground
}
