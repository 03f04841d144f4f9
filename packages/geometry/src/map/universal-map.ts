import { fieldsOf, listOf, numberOf } from '../check/parts-of.ts'
import { Refused } from '../check/refused.ts'
import { shown } from '../check/whole.ts'
import { isDiagonal, type Lattice, neighbour } from '../grid/lattice.ts'
import type { Wall } from '../ground/paint.ts'
import { cellAt, type MarkedMap } from './drawn-map.ts'
import { blankMap, type GridMap } from './map.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A map of Universal VTT as it was read. */
export interface UniversalMap<Cell> extends MarkedMap<Cell> {
  /** Where a door stands, open or closed. */
  readonly doors: readonly Cell[]
  /** Where light falls. */
  readonly lit: readonly Cell[]
}

const MOST_POINTS = 50_000
const MOST_PORTALS = 2000
const MOST_LIGHTS = 500
const FARTHEST_LIGHT = 200
/** Of all walls together: squares of the file that they go through on the map, and cells that all lamps reach. */
const MOST_WALLED = 20_000
const MOST_REACHED = 1_000_000
/** Squares of the file to a side, as many as a map may have cells. */
const LONGEST = 1000

const SHUT: Wall = { sight: true, movement: true }
const OPEN: Wall = { sight: false, movement: false }

function pointOf(value: unknown, place: string): Point {
  const fields = fieldsOf(value, place)
  return { x: numberOf(fields.get('x'), `${place}.x`), y: numberOf(fields.get('y'), `${place}.y`) }
}

/** Rows of hexes lie closer than those of squares; a hex is as wide as a square of the file. */
const ROW = Math.sqrt(3) / 2
/** From the edge to the middle of the first row. */
const FIRST = Math.sqrt(3) / 3

/** A hair beside the true middle: a wall that passes through it must be on one side of it. */
const ASIDE: Point = { x: 0.000_31, y: 0.000_17 }

/** Where cells lie among the squares of the file. */
class Lie<Cell> {
  readonly lattice: Lattice<Cell>
  readonly columns: number
  readonly rows: number
  readonly #hex: boolean

  constructor(lattice: Lattice<Cell>, { x, y }: Point) {
    this.lattice = lattice
    this.#hex = lattice.name === 'hexes'
    this.columns = x
    this.rows = this.#hex ? Math.max(1, Math.round((y - 2 * FIRST) / ROW) + 1) : y
  }

  middle(cell: Cell): Point {
    const [u, v] = [this.lattice.u(cell) + ASIDE.x, this.lattice.v(cell)]
    return this.#hex ? { x: u + v / 2 + 0.5, y: v * ROW + FIRST + ASIDE.y } : { x: u + 0.5, y: v + 0.5 + ASIDE.y }
  }

  /** The cell at a point or a neighbour of it; perhaps beside the map. */
  near({ x, y }: Point): Cell {
    const row = Math.round(this.#hex ? (y - FIRST) / ROW : y - 0.5)
    const shift = this.#hex && Math.abs(row % 2) === 1 ? 0.5 : 0
    return cellAt(this.lattice, Math.round(x - 0.5 - shift), row)
  }

  at(point: Point, place: string, map: GridMap<Cell>): Cell {
    const cell = this.near(point)
    if (map.contains(cell)) return cell
    throw new Refused(place, 'a place on the map', `${point.x}, ${point.y}`)
  }
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether two lines cross or touch; one along the other does not. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const [one, other] = [turn(a, b, c) * turn(a, b, d), turn(c, d, a) * turn(c, d, b)]
  if (turn(a, b, c) === 0 && turn(a, b, d) === 0) return false
  return one <= 0 && other <= 0
}

/** How far apart a wall is looked at: less than half a cell, so that no side of one is passed over. */
const PACE = 0.4

/** So far beside the map nothing is built on it any more. */
const MARGIN = 3

/** The part of a line that is on the map or close to it, as shares of its length. */
function onMap(a: Point, b: Point, { x, y }: Point): { readonly first: number; readonly last: number } | undefined {
  let [first, last] = [0, 1]
  for (const [from, to, end] of [[a.x, b.x, x] as const, [a.y, b.y, y] as const]) {
    const [one, other] = [(-MARGIN - from) / (to - from), (end + MARGIN - from) / (to - from)]
    first = Math.max(first, Math.min(one, other))
    last = Math.min(last, Math.max(one, other))
  }
  return first <= last ? { first, last } : undefined
}

class Walls<Cell> {
  readonly #map: GridMap<Cell>
  readonly #lie: Lie<Cell>
  readonly #size: Point
  #paces = 0

  constructor(map: GridMap<Cell>, lie: Lie<Cell>, size: Point) {
    this.#map = map
    this.#lie = lie
    this.#size = size
  }

  /** Builds on every side of a cell that a line of the file crosses between the middles of two cells. */
  build(a: Point, b: Point, wall: Wall, place: string): void {
    const part = onMap(a, b, this.#size)
    if (part === undefined) return
    const { first, last } = part
    const paces = Math.max(1, Math.ceil((Math.hypot(b.x - a.x, b.y - a.y) * (last - first)) / PACE))
    this.#paces += paces
    if (this.#paces * PACE > MOST_WALLED) {
      throw new Refused(place, `walls of at most ${MOST_WALLED} squares together`, 'more')
    }
    const seen = new Set<string>()
    for (let pace = 0; pace <= paces; pace++) {
      const share = first + ((last - first) * pace) / paces
      this.#around({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, seen, (one, other) => {
        if (cross(a, b, this.#lie.middle(one), this.#lie.middle(other))) this.#map.build(one, other, wall)
      })
    }
  }

  /** All sides of the cells around a point that were not seen before. */
  #around(point: Point, seen: Set<string>, use: (cell: Cell, beside: Cell) => void): void {
    const { lattice } = this.#lie
    const near = this.#lie.near(point)
    const around = lattice.du.map((_, direction) => neighbour(lattice, near, direction))
    for (const cell of [near, ...around]) {
      const key = `${lattice.u(cell)},${lattice.v(cell)}`
      if (seen.has(key) || !this.#map.contains(cell)) continue
      seen.add(key)
      for (let direction = 0; direction < lattice.du.length; direction++) {
        // Squares have walls on their four sides.
        if (isDiagonal(lattice, direction)) continue
        const beside = neighbour(lattice, cell, direction)
        if (this.#map.contains(beside)) use(cell, beside)
      }
    }
  }
}

interface Line {
  readonly from: Point
  readonly to: Point
}

/** Lines through points, none of them longer than the map could need. */
function linesOf(value: unknown, place: string, longest: number): readonly Line[] {
  const lines: Line[] = []
  for (const [index, points] of listOf(value, place).entries()) {
    const at = `${place}[${index}]`
    let from: Point | undefined
    for (const [nth, point] of listOf(points, at).entries()) {
      const to = pointOf(point, `${at}[${nth}]`)
      if (from !== undefined) {
        if (Math.hypot(to.x - from.x, to.y - from.y) > longest) {
          throw new Refused(`${at}[${nth}]`, `a wall of at most ${longest} squares`, 'a longer one')
        }
        lines.push({ from, to })
      }
      from = to
      if (lines.length > MOST_POINTS) throw new Refused(at, `at most ${MOST_POINTS} walls`, 'more')
    }
  }
  return lines
}

function sizeOf(data: ReadonlyMap<string, unknown>): { readonly origin: Point; readonly size: Point } {
  const resolution = fieldsOf(data.get('resolution'), 'resolution')
  const size = pointOf(resolution.get('map_size'), 'resolution.map_size')
  for (const [name, value] of Object.entries(size)) {
    if (value >= 1 && value <= LONGEST) continue
    throw new Refused(`resolution.map_size.${name}`, `from 1 to ${LONGEST} squares`, shown(value))
  }
  const origin = resolution.get('map_origin')
  return {
    origin: origin === undefined ? { x: 0, y: 0 } : pointOf(origin, 'resolution.map_origin'),
    size: { x: Math.ceil(size.x), y: Math.ceil(size.y) },
  }
}

/**
 * A map of Universal VTT (dd2vtt, uvtt, df2vtt), as programs for drawing maps write it: walls, and objects that hide, stand
 * between cells; closed doors are walls with a name, open ones are gaps; light falls where nothing is in its way. A cell
 * is a square of the file, or a hex as wide as one. Its picture is left alone.
 */
export function universalMap<Cell>(lattice: Lattice<Cell>, data: unknown): UniversalMap<Cell> {
  const fields = fieldsOf(data, 'map')
  const { origin, size } = sizeOf(fields)
  const lie = new Lie(lattice, size)
  const map = blankMap(lattice, lie.columns, lie.rows)
  const longest = 4 * (size.x + size.y)
  const walls = new Walls(map, lie, size)
  const moved = ({ x, y }: Point): Point => ({ x: x - origin.x, y: y - origin.y })
  for (const name of ['line_of_sight', 'objects_line_of_sight']) {
    for (const { from, to } of linesOf(fields.get(name), name, longest)) walls.build(moved(from), moved(to), SHUT, name)
  }
  const doors: Cell[] = []
  for (const [index, portal] of few(fields.get('portals'), 'portals', MOST_PORTALS).entries()) {
    const place = `portals[${index}]`
    const one = fieldsOf(portal, place)
    const closed = one.get('closed') ?? true
    if (typeof closed !== 'boolean') throw new Refused(`${place}.closed`, 'true or false', shown(closed))
    const door = linesOf([one.get('bounds')], `${place}.bounds`, longest)
    for (const { from, to } of door) walls.build(moved(from), moved(to), closed ? SHUT : OPEN, `${place}.bounds`)
    doors.push(lie.at(moved(pointOf(one.get('position'), `${place}.position`)), `${place}.position`, map))
  }
  return { map, marks: new Map(), doors, lit: litBy(fields.get('lights'), lie, map, moved) }
}

function few(value: unknown, place: string, most: number): readonly unknown[] {
  const all = listOf(value, place)
  if (all.length <= most) return all
  throw new Refused(place, `at most ${most}`, `${all.length}`)
}

function litBy<Cell>(
  lights: unknown,
  lie: Lie<Cell>,
  map: GridMap<Cell>,
  moved: (point: Point) => Point,
): readonly Cell[] {
  const lit = new Map<number, Cell>()
  let reached = 0
  for (const [index, light] of few(lights, 'lights', MOST_LIGHTS).entries()) {
    const place = `lights[${index}]`
    const one = fieldsOf(light, place)
    const from = moved(pointOf(one.get('position'), `${place}.position`))
    const range = numberOf(one.get('range'), `${place}.range`)
    if (range < 0 || range > FARTHEST_LIGHT) {
      throw new Refused(`${place}.range`, `from 0 to ${FARTHEST_LIGHT} squares`, shown(range))
    }
    const lamp = lie.near(from)
    if (!map.contains(lamp)) continue
    const view = map.fieldOfView(lamp, Math.ceil(range / ROW))
    reached += view.size
    if (reached > MOST_REACHED)
      throw new Refused(place, `lamps that reach at most ${MOST_REACHED} cells together`, 'more')
    view.each((u, v) => {
      const cell = map.lattice.cell(u, v)
      const { x, y } = lie.middle(cell)
      if (Math.hypot(x - from.x, y - from.y) <= range) lit.set(map.index(cell), cell)
    })
  }
  return [...lit.values()]
}
