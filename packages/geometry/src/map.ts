import { FieldOfView } from './field-of-view.ts'
import type { Footprint } from './footprint.ts'
import type { Gait } from './gait.ts'
import { Ground } from './ground.ts'
import { isDiagonal, type Lattice } from './lattice.ts'
import { type MapData, readGround, writeGround } from './map-data.ts'
import { buildAt, paintAt, type Terrain, terrainAt, type Wall, wallAt } from './paint.ts'
import type { Query } from './query.ts'
import { type Numbering, Reach, type Stop, stopAt } from './reach.ts'
import { Search } from './search.ts'
import { fits, type Shape, shapesOn } from './shape.ts'
import { better, type Trace, traceSight } from './sight.ts'
import { View } from './view.ts'
import { FARTHEST, whole } from './whole.ts'

/** What is seen along a line: the cover between the two ends, or where the line is stopped. */
export type Sight<Cell> =
  | { readonly seen: true; readonly totalCover: number; readonly mostCover: number }
  | { readonly seen: false; readonly at: Cell; readonly by: 'opaque' | 'wall' }

/** How a figure sets out. */
export interface Moving<Cell> {
  /** Its facing at the start; 0 if none is given. */
  readonly facing?: number
  /** The cells it fills, if more than one. It pays for the dearest ground under it. */
  readonly footprint?: Footprint<Cell>
  /** What one unit of painted toll costs: 1 if none is given, 0 for a flier, more where a point is split. */
  readonly tollUnit?: number
  /** Cells it cannot enter. */
  readonly barred?: readonly Cell[]
  /** Cells it can pass, but where it cannot stop. */
  readonly occupied?: readonly Cell[]
}

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

  /** The best sight from any cell of one group to any of another: with less cover, or else blocked last. */
  sightBetween(froms: readonly Cell[], tos: readonly Cell[]): Sight<Cell> {
    const traces = froms.flatMap(from => tos.map(to => traceSight(this.#ground, this.#number(from), this.#number(to))))
    if (traces.length === 0) throw new RangeError('sight: expected at least one cell on either side, got none')
    return this.#sight(traces.reduce(better))
  }

  /** All cells that `sight` sees from this one at most so many steps away (diagonal ones count as one). */
  fieldOfView(from: Cell, radius: number): View<Cell> {
    whole('a radius', radius, FARTHEST)
    return new View(this.#numbering, this.#fieldOfView.from(this.#number(from), radius))
  }

  /** Whether a figure can be there: on the map, nowhere blocked, no wall through it and none of the cells taken. */
  fits(footprint: Footprint<Cell>, place: Cell, facing: number, taken: readonly Cell[] = []): boolean {
    whole('a facing', facing, this.lattice.du.length - 1)
    const shape = this.#shapesOf(footprint)[facing]
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
   * `budget`. Of several equally cheap ways it is always the same one. Any facing at the end will do if none is given.
   */
  path(
    gait: Gait,
    from: Cell,
    to: Cell,
    moving: Moving<Cell> & { readonly endFacing?: number; readonly budget?: number } = {},
  ): Stop<Cell>[] | undefined {
    const { endFacing: facing, budget = DEAREST_WAY } = moving
    if (facing !== undefined) whole('a facing', facing, this.lattice.du.length - 1)
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

  #sight({ seen, totalCover, mostCover, end, steps }: Trace): Sight<Cell> {
    if (seen) return { seen, totalCover, mostCover }
    const by = steps > 0 && this.#ground.opaque[end] === 1 ? 'opaque' : 'wall'
    return { seen, at: this.#numbering.cell(end), by }
  }

  #shapesOf(footprint: Footprint<Cell>): Shape[] {
    const known = this.#shapes.get(footprint)
    if (known !== undefined) return known
    const shapes = shapesOn(this.#ground, this.lattice, footprint)
    this.#shapes.set(footprint, shapes)
    return shapes
  }

  #query(gait: Gait, from: Cell, limit: number, moving: Moving<Cell>): Query {
    const { facing = 0, tollUnit = 1, footprint, barred = [], occupied = [] } = moving
    if (gait.directions !== this.lattice) {
      throw new RangeError(`movement: expected a gait for ${this.lattice.name}, got one for ${gait.directions.name}`)
    }
    whole('a facing', facing, this.lattice.du.length - 1)
    whole('a budget', limit, DEAREST_WAY)
    whole('a toll unit', tollUnit, DEAREST_TOLL_UNIT)
    if (footprint !== undefined && !this.fits(footprint, from, facing)) {
      throw new RangeError(`movement: expected a start where the figure fits, got ${JSON.stringify(from)}`)
    }
    return {
      gait,
      start: this.#number(from),
      facing,
      limit,
      tollUnit,
      barred: barred.map(cell => this.#number(cell)),
      occupied: occupied.map(cell => this.#number(cell)),
      shapes: footprint && this.#shapesOf(footprint),
    }
  }
}

/**
 * A map of open ground.
 * @example blankMap(hexes, 100, 80)
 */
export function blankMap<Cell>(lattice: Lattice<Cell>, width: number, height: number): GridMap<Cell> {
  return new GridMap(lattice, new Ground(lattice, width, height))
}

/**
 * The map that `toData` wrote; anything else is refused with the reason.
 * @example importMap(hexes, JSON.parse(text))
 */
export function importMap<Cell>(lattice: Lattice<Cell>, data: unknown): GridMap<Cell> {
  return new GridMap(lattice, readGround(lattice, data))
}
