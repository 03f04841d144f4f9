import { whole } from '../check/whole.ts'
import { type Directions, isDiagonal } from '../grid/lattice.ts'

const LONGEST_SIDE = 1000

/** Leaving is shut in every direction. */
const EVERY_DIRECTION = 255

/** In `dark`, the cover stands above the bits of the directions. */
export const COVER = 8

/** In `dark`, the directions with a low wall stand above the cover. */
export const LOW = 16

/**
 * The map as the searches see it: flat arrays over cell numbers. Cell (u, v) has the number `origin + v * stride + u`,
 * so that a step in a direction adds the same number everywhere. Rows of a hex map begin further left by half a hex
 * each, and with a stride two longer than a row they still never meet: at least one number between two rows, and two rows
 * above and below, belong to no cell. These are blocked and opaque, so nothing leaves the map and no loop asks for its
 * edges.
 *
 * Walls are a bit for each direction. `shut` and `veil` are derived from what is painted: all directions in which one
 * cannot step, or see, from the cell to its neighbour. A diagonal step between squares touches four squares in their
 * common corner; it is shut when both ways around the corner are.
 */
export class Ground {
  readonly directions: Directions
  readonly width: number
  readonly height: number
  readonly size: number
  readonly stride: number
  readonly origin: number
  /** How much a step in each direction adds to a cell's number. */
  readonly steps: Int32Array
  /** The v of each number; -1 where there is no cell. */
  readonly row: Int16Array
  readonly blocked: Uint8Array
  readonly opaque: Uint8Array
  readonly cover: Uint8Array
  readonly toll: Uint8Array
  readonly elevation: Int8Array
  readonly movementWalls: Uint8Array
  readonly sightWalls: Uint8Array
  /** Directions in which nobody can step: a wall, a blocked cell, the edge of the map. */
  readonly shut: Uint8Array
  /** Directions in which nobody can look to the neighbour. */
  readonly veil: Uint8Array
  /**
   * What a line of sight meets that comes from elsewhere: the directions in which it ends here (`veil`, or every
   * direction of an opaque cell), above them the cover, and above it the directions in which a low wall gives cover.
   * Nothing is 0, so that one look is enough on open ground.
   */
  readonly dark: Int32Array
  /** The cover of low walls by `number * 8 + direction`, on both of their sides. There are few. */
  readonly lowWalls = new Map<number, number>()

  /** The highest toll there has been on the map. */
  highestToll = 0

  constructor(directions: Directions, width: unknown, height: unknown) {
    this.directions = directions
    this.width = whole('width of the map', width, LONGEST_SIDE, 1)
    this.height = whole('height of the map', height, LONGEST_SIDE, 1)
    this.stride = this.width + 2
    this.origin = 2 * this.stride
    this.size = this.stride * (this.height + 4)
    this.steps = Int32Array.from(directions.du, (du, d) => du + (directions.dv[d] ?? 0) * this.stride)
    this.row = new Int16Array(this.size).fill(-1)
    this.blocked = new Uint8Array(this.size).fill(1)
    this.opaque = new Uint8Array(this.size).fill(1)
    this.cover = new Uint8Array(this.size)
    this.toll = new Uint8Array(this.size)
    this.elevation = new Int8Array(this.size)
    this.movementWalls = new Uint8Array(this.size)
    this.sightWalls = new Uint8Array(this.size)
    this.shut = new Uint8Array(this.size).fill(EVERY_DIRECTION)
    this.veil = new Uint8Array(this.size).fill(EVERY_DIRECTION)
    this.dark = new Int32Array(this.size).fill(EVERY_DIRECTION)
    for (let v = 0; v < this.height; v++) {
      const start = this.at(0, v)
      const end = start + this.width
      this.row.fill(v, start, end)
      this.blocked.fill(0, start, end)
      this.opaque.fill(0, start, end)
    }
  }

  /** The number of the cell in a column and row of the rectangle. */
  at(column: number, row: number): number {
    return this.number(column - ((row * this.directions.lean) >> 1), row)
  }

  number(u: number, v: number): number {
    return this.origin + v * this.stride + u
  }

  u(number: number): number {
    return number - this.origin - this.v(number) * this.stride
  }

  v(number: number): number {
    return this.row[number] ?? -1
  }

  contains(u: number, v: number): boolean {
    if (!Number.isInteger(u) || !Number.isInteger(v) || v < 0 || v >= this.height) return false
    const column = u + ((v * this.directions.lean) >> 1)
    return column >= 0 && column < this.width
  }

  deriveAll(): void {
    for (let number = 0; number < this.size; number++) this.#derive(number)
  }

  /** Brings what is derived up to date after a cell or one of its walls was painted. */
  deriveAround(number: number): void {
    this.#derive(number)
    for (const step of this.steps) this.#derive(number + step)
  }

  #derive(number: number): void {
    if (this.v(number) < 0) return
    let shut = 0
    let veil = 0
    let low = 0
    // Most of a map is open ground, which needs no closer look.
    const circle = this.#isPlain(number) ? 0 : this.steps.length
    for (let d = 0; d < circle; d++) {
      const to = number + (this.steps[d] ?? 0)
      if (this.blocked[to] === 1 || this.#walled(this.movementWalls, this.blocked, number, d)) shut |= 1 << d
      if (this.#walled(this.sightWalls, this.opaque, number, d)) veil |= 1 << d
      if (this.lowWalls.size > 0 && this.coverBetween(number, d) > 0) low |= 1 << d
    }
    this.highestToll = Math.max(this.highestToll, this.toll[number] ?? 0)
    this.shut[number] = shut
    this.veil[number] = veil
    const directions = this.opaque[number] === 1 ? EVERY_DIRECTION : veil
    this.dark[number] = directions | ((this.cover[number] ?? 0) << COVER) | (low << LOW)
  }

  /** What a line of sight meets that begins here, as in `dark`. */
  veilFrom(number: number): number {
    return (this.veil[number] ?? 0) | (((this.dark[number] ?? 0) >> LOW) << LOW)
  }

  /**
   * The cover of what stands between a cell and its neighbour. A line through a corner of squares passes it on the side
   * that is open and has the lower walls.
   */
  coverBetween(number: number, direction: number): number {
    if (!isDiagonal(this.directions, direction)) return this.lowWalls.get(number * 8 + direction) ?? 0
    const left = direction - 1
    const right = (direction + 1) % this.steps.length
    const around = (first: number, second: number): number => {
      if (this.#closedAround(this.sightWalls, this.opaque, number, first, second)) return Infinity
      const corner = number + (this.steps[first] ?? 0)
      return Math.max(this.lowWalls.get(number * 8 + first) ?? 0, this.lowWalls.get(corner * 8 + second) ?? 0)
    }
    const least = Math.min(around(left, right), around(right, left))
    return least === Infinity ? 0 : least
  }

  /** Whether nothing is in the way on a cell and all around it. */
  #isPlain(number: number): boolean {
    if (this.lowWalls.size > 0 || this.#fullness(number) !== 0) return false
    for (let d = 0; d < this.steps.length; d++) {
      if (this.#fullness(number + (this.steps[d] ?? 0)) !== 0) return false
    }
    return true
  }

  #fullness(number: number): number {
    const walls = (this.movementWalls[number] ?? 0) | (this.sightWalls[number] ?? 0)
    return walls | (this.blocked[number] ?? 0) | (this.opaque[number] ?? 0)
  }

  #walled(walls: Uint8Array, full: Uint8Array, number: number, direction: number): boolean {
    if (!isDiagonal(this.directions, direction)) return (((walls[number] ?? 0) >> direction) & 1) === 1
    const circle = this.steps.length
    const left = direction - 1
    const right = (direction + 1) % circle
    return this.#closedAround(walls, full, number, left, right) && this.#closedAround(walls, full, number, right, left)
  }

  /** Whether one of the ways around a corner is closed: first to one side, then on to the other. */
  #closedAround(walls: Uint8Array, full: Uint8Array, number: number, first: number, second: number): boolean {
    const corner = number + (this.steps[first] ?? 0)
    const closed = ((walls[number] ?? 0) >> first) | ((walls[corner] ?? 0) >> second) | (full[corner] ?? 0)
    return (closed & 1) === 1
  }
}
