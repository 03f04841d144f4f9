import { FARTHEST, whole } from '../check/whole.ts'
import type { Footprint } from '../grid/footprint.ts'
import { isDiagonal, type Lattice, turned } from '../grid/lattice.ts'
import { Ground } from '../ground/ground.ts'
import { type MapData, readGround, writeGround } from '../ground/map-data.ts'
import { buildAt, paintAt, type Terrain, terrainAt, type Wall, wallAt } from '../ground/paint.ts'
import type { Gait } from '../movement/gait.ts'
import type { Query } from '../movement/query.ts'
import { type Numbering, Reach, type Stop, stopAt } from '../movement/reach.ts'
import { Search } from '../movement/search.ts'
import { fits, type Shape, shapesOn } from '../movement/shape.ts'
import { FieldOfView } from '../sight/field-of-view.ts'
import { better, cellsInSight, type Trace, traceSight } from '../sight/sight.ts'
import { View } from './view.ts'

/** What is seen along a line: the cover between the two ends, or where the line is stopped. */
export type Sight<Cell> =
  | { readonly seen: true; readonly totalCover: number; readonly mostCover: number }
  | {
      readonly seen: false
      /** The opaque cell, or the last cell before the wall or corner. */
      readonly at: Cell
      /** A corner of squares stops sight where both ways around it are closed, by opaque squares or walls. */
      readonly by: 'opaque' | 'wall' | 'corner'
    }

/** How a figure sets out. */
export interface Moving<Cell> {
  /** Its facing at the start; 0 if none is given. */
  readonly facing?: number
  /** The cells it fills, if more than one. It pays for the dearest ground under it. */
  readonly footprint?: Footprint<Cell>
  /** What one unit of painted toll costs: 1 if none is given, 0 for a flier, more where a point is split. */
  readonly tollUnit?: number
  /** Cells it cannot enter; those under itself at the start are passed over. */
  readonly barred?: readonly Cell[]
  /** Cells it can pass, but where it cannot stop; those under itself at the start are passed over. */
  readonly occupied?: readonly Cell[]
  /** How many diagonal steps it has taken before, where these cost differently by turns; see `Stop.diagonals`. */
  readonly diagonals?: number
}

const MOST_DIAGONALS = 1_000_000
const DEAREST_WAY = 1_000_000
const DEAREST_TOLL_UNIT = 100

/**
 * A rectangular map of hexes or squares. Painting changes the map; nothing else does. Its first row has the cells 0,0
 * to width - 1,0. Each second row of a hex map starts one q further left, so that its sides are upright. All questions
 * about cells off the map are errors, except `contains`.
 */
export class GridMap<Cell> {
  readonly lattice: Lattice<Cell>
  readonly width: number
  readonly height: number
  readonly #ground: Ground
  readonly #numbering: Numbering<Cell>
  readonly #fieldOfView: FieldOfView
  readonly #search: Search
  readonly #shapes = new WeakMap<Footprint<Cell>, Shape[]>()

  constructor(lattice: Lattice<Cell>, ground: Ground) {
    this.lattice = lattice
    this.width = ground.width
    this.height = ground.height
    this.#ground = ground
    this.#fieldOfView = new FieldOfView(ground)
    this.#search = new Search(ground)
    this.#numbering = {
      cell: number => lattice.cell(ground.u(number), ground.v(number)),
      number: cell => this.#number(cell),
    }
  }

  contains(cell: Cell): boolean {
    return this.#ground.contains(this.lattice.u(cell), this.lattice.v(cell))
  }

  /** The place of a cell among all of them, row by row from 0 on: for whoever keeps something for each. */
  index(cell: Cell): number {
    const v = this.lattice.v(cell)
    const column = this.lattice.u(cell) + ((v * this.lattice.lean) >> 1)
    // Off the map, an error says so.
    return this.contains(cell) ? v * this.width + column : this.#number(cell)
  }

  terrain(cell: Cell): Terrain {
    return terrainAt(this.#ground, this.#number(cell))
  }

  /** Paints the given traits of a cell and leaves the others. */
  paint(cell: Cell, traits: Partial<Terrain>): void {
    paintAt(this.#ground, this.#number(cell), traits)
  }

  wall(a: Cell, b: Cell): Wall {
    return wallAt(this.#ground, this.#number(a), this.#sideTowards(a, b))
  }

  /** Builds a wall between two neighbours, changes it, or tears it down. Squares have walls on their four sides. */
  build(a: Cell, b: Cell, wall: Wall): void {
    buildAt(this.#ground, this.#number(a), this.#sideTowards(a, b), wall)
  }

  /**
   * Whether one cell is seen from another, along the straight line between their centres. Walls and opaque cells between
   * them stop it, cover between them is counted; the two cells themselves do neither. Where the line passes exactly
   * between two cells, it is enough that one side is free, and the side with less cover counts. So sight is mutual.
   */
  sight(from: Cell, to: Cell): Sight<Cell> {
    return this.#sight(traceSight(this.#ground, this.#number(from), this.#number(to)))
  }

  /**
   * The cells between the two ends along which `sight` looks, of the two sides that count if the line passes exactly
   * between cells. Where sight is stopped, they end with the cell where it is.
   */
  lineOfSight(from: Cell, to: Cell): Cell[] {
    return cellsInSight(this.#ground, this.#number(from), this.#number(to)).map(this.#numbering.cell)
  }

  /** The best sight from any cell of one group to any of another: with less cover, or else blocked last. */
  sightBetween(froms: readonly Cell[], tos: readonly Cell[]): Sight<Cell> {
    const traces = froms.flatMap(from => tos.map(to => traceSight(this.#ground, this.#number(from), this.#number(to))))
    if (traces.length === 0) throw new RangeError('sight: expected at least one cell on either side, got none')
    return this.#sight(traces.reduce(better))
  }

  /** All cells that `sight` sees from this one at most so many steps away (diagonal ones count as one). */
  fieldOfView(from: Cell, radius: number): View<Cell> {
    whole('a radius', radius, FARTHEST)
    return new View(this.#numbering, this.#ground, this.#fieldOfView.from(this.#number(from), radius))
  }

  /** Whether a figure can be there: on the map, nowhere blocked, no wall through it and none of the cells taken. */
  fits(footprint: Footprint<Cell>, place: Cell, facing: number, taken: readonly Cell[] = []): boolean {
    const shape = this.#shapesOf(footprint)[turned(this.lattice, facing, 0)]
    const number = this.#number(place)
    const filled = new Set(taken.map(cell => this.#number(cell)))
    return (
      shape !== undefined && fits(this.#ground, shape, number) && !shape.parts.some(part => filled.has(number + part))
    )
  }

  /** Everywhere a figure can get with so many points of movement. */
  reach(gait: Gait, from: Cell, budget: number, moving: Moving<Cell> = {}): Reach<Cell> {
    const query = this.#query(gait, from, budget, moving)
    return new Reach(this.#numbering, query, this.#search.reach(query))
  }

  /**
   * The cheapest way, both ends included; a turn is a stop of its own. Undefined where there is none that costs at most
   * `budget`, 1,000,000 if none is given. Of several equally cheap ways it is always the same one. Any facing at the end will do if none is given.
   */
  path(
    gait: Gait,
    from: Cell,
    to: Cell,
    moving: Moving<Cell> & { readonly endFacing?: number; readonly budget?: number } = {},
  ): Stop<Cell>[] | undefined {
    const { endFacing, budget = DEAREST_WAY } = moving
    const facing = endFacing === undefined ? undefined : turned(this.lattice, endFacing, 0)
    const query = this.#query(gait, from, budget, moving)
    const found = this.#search.path(query, { number: this.#number(to), facing })
    return found?.way.map(at => stopAt(this.#numbering, query, found.settled, at))
  }

  /** The map as plain data, to be stored and given to `importMap`. */
  toData(): MapData {
    return writeGround(this.#ground)
  }

  #number(cell: Cell): number {
    const u = this.lattice.u(cell)
    const v = this.lattice.v(cell)
    if (this.#ground.contains(u, v)) return this.#ground.number(u, v)
    const { name } = this.lattice
    throw new RangeError(`map: expected one of its ${this.width} × ${this.height} ${name}, got ${JSON.stringify(cell)}`)
  }

  #sideTowards(a: Cell, b: Cell): number {
    const number = this.#number(b) - this.#number(a)
    const direction = this.#ground.steps.indexOf(number)
    if (direction >= 0 && !isDiagonal(this.lattice, direction)) return direction
    throw new RangeError(`wall: expected two ${this.lattice.name} side by side, got ${JSON.stringify([a, b])}`)
  }

  #sight({ seen, totalCover, mostCover, end, steps, way }: Trace): Sight<Cell> {
    if (seen) return { seen, totalCover, mostCover }
    const at = this.#numbering.cell(end)
    // One sees out of an opaque cell, so at the start it must be something else.
    if (steps > 0 && this.#ground.opaque[end] === 1) return { seen, at, by: 'opaque' }
    return { seen, at, by: isDiagonal(this.lattice, way) ? 'corner' : 'wall' }
  }

  #shapesOf(footprint: Footprint<Cell>): Shape[] {
    const known = this.#shapes.get(footprint)
    if (known !== undefined) return known
    const shapes = shapesOn(this.#ground, this.lattice, footprint)
    this.#shapes.set(footprint, shapes)
    return shapes
  }

  #query(gait: Gait, from: Cell, limit: number, moving: Moving<Cell>): Query {
    const { tollUnit = 1, diagonals = 0, footprint, barred = [], occupied = [] } = moving
    if (gait.directions !== this.lattice) {
      throw new RangeError(`movement: expected a gait for ${this.lattice.name}, got one for ${gait.directions.name}`)
    }
    const facing = turned(this.lattice, moving.facing ?? 0, 0)
    whole('a budget', limit, DEAREST_WAY)
    whole('a toll unit', tollUnit, DEAREST_TOLL_UNIT)
    whole('diagonal steps taken', diagonals, MOST_DIAGONALS)
    const start = this.#number(from)
    const shapes = footprint && this.#shapesOf(footprint)
    const shape = shapes?.[facing]
    const stands = shape === undefined ? this.#ground.blocked[start] === 0 : fits(this.#ground, shape, start)
    if (!stands) throw new RangeError(`movement: expected a start where the figure fits, got ${JSON.stringify(from)}`)
    /** Cells are often listed for all figures, the moving one among them. */
    const others = (cells: readonly Cell[]): number[] => {
      const numbers = cells.map(cell => this.#number(cell))
      if (shape === undefined) return numbers.filter(number => number !== start)
      return numbers.filter(number => !shape.parts.includes(number - start))
    }
    return {
      gait,
      start,
      facing,
      diagonals: diagonals % gait.turns,
      limit,
      tollUnit,
      barred: others(barred),
      occupied: others(occupied),
      shapes,
    }
  }
}

/**
 * A map of open ground.
 * @example blankMap(hexes, 100, 80)
 */
export function blankMap<Cell>(lattice: Lattice<Cell>, width: number, height: number): GridMap<Cell> {
  const ground = new Ground(lattice, width, height)
  ground.deriveAll()
  return new GridMap(lattice, ground)
}

/**
 * The map that `toData` wrote; anything else is refused with the reason.
 * @example importMap(hexes, JSON.parse(text))
 */
export function importMap<Cell>(lattice: Lattice<Cell>, data: unknown): GridMap<Cell> {
  return new GridMap(lattice, readGround(lattice, data))
}
