import type { Ground } from '../ground/ground.ts'

/** Four numbers for each range of slopes: its lower end as a fraction, top and bottom, then its upper end. */
const RANGE = 4

/**
 * Finds all cells in sight. Within the wedge between two neighbouring directions, the cell `aside` steps off the first
 * direction at a distance is met by all lines of a slope (aside per distance) between (2 aside - 1) / (2 distance) and
 * (2 aside + 1) / (2 distance). So from distance to distance we keep the ranges of slopes that nothing has stopped yet.
 * A slope on the boundary of two cells is a line exactly between them, free if it is so on either side: ranges include
 * their ends, but a range of one slope is none. All in whole numbers, so the answer is exactly that of `traceSight` for
 * each cell.
 */
export class FieldOfView {
  readonly #ground: Ground
  readonly #seen: Int32Array
  #count = 0
  /** In one half the ranges that are free before a distance, in the other those beyond it; then they change places. */
  #ranges = new Int32Array(0)

  constructor(ground: Ground) {
    this.#ground = ground
    this.#seen = new Int32Array(ground.size)
  }

  /** The numbers of the cells in sight up to a distance, itself included, each once. */
  from(start: number, radius: number): Int32Array {
    // Something that stops lines from a slope on stops them up to a slope higher by at least 1 / radius of it. So of
    // those that come across, radius * log(radius) fit side by side, and as many of those that come ahead.
    const room = RANGE * (2 * (radius + 1) * Math.ceil(Math.log2(2 * radius + 2)) + 2)
    if (this.#ranges.length < 2 * room) this.#ranges = new Int32Array(2 * room)
    this.#seen[0] = start
    this.#count = 1
    for (let direction = 0; direction < this.#ground.steps.length; direction++) this.#sweep(start, radius, direction)
    return this.#seen.slice(0, this.#count)
  }

  /** Goes through the wedge between a direction and the next. */
  #sweep(start: number, radius: number, direction: number): void {
    const { steps, opaque, row, veil, dark } = this.#ground
    const ranges = this.#ranges
    const seen = this.#seen
    const half = ranges.length / 2
    const other = direction + 1 === steps.length ? 0 : direction + 1
    const ahead = steps[direction] ?? 0
    const across = steps[other] ?? 0
    let count = this.#count
    let before = 0
    let beforeEnd = setRange(ranges, 0, 0, 1, 1, 1)
    for (let distance = 1; distance <= radius && beforeEnd > before; distance++) {
      const shut = distance === 1 ? veil : dark
      const twice = 2 * distance
      let beyond = before === 0 ? half : 0
      for (let range = before; range < beforeEnd; range += RANGE) {
        const lowTop = ranges[range] ?? 0
        const lowBottom = ranges[range + 1] ?? 1
        const highTop = ranges[range + 2] ?? 0
        const highBottom = ranges[range + 3] ?? 1
        const first = ((twice * lowTop + lowBottom) / (2 * lowBottom)) | 0
        const last = ((twice * highTop + highBottom - 1) / (2 * highBottom)) | 0
        let cell = start + distance * ahead + first * (across - ahead)
        let behind = shut[cell - across] ?? 0
        /** Where the free range began that is being followed, if there is one. */
        let beganTop = 0
        let beganBottom = 0
        for (let aside = first; aside <= last; aside++) {
          const edge = 2 * aside - 1
          const acrossBehind = behind
          // The cell straight behind this one is the one across behind the next.
          behind = shut[cell - ahead] ?? 0
          let freeAcross = true
          let freeAhead = true
          if ((acrossBehind | behind) !== 0) {
            freeAcross = ((acrossBehind >> other) & 1) === 0
            freeAhead = ((behind >> direction) & 1) === 0
            // Lines below the slope edge / (twice - 2) come across into this cell, those above it straight ahead. If
            // there are none of the one kind in the range, the other kind decides.
            if (lowTop * (twice - 2) >= edge * lowBottom) freeAcross = freeAhead
            else if (edge * highBottom >= highTop * (twice - 2)) freeAhead = freeAcross
          }
          // The line to the cell itself; cells along the second direction belong to the next wedge.
          const split = freeAcross !== freeAhead
          const reached = split ? (freeAcross ? 2 * aside >= distance : 2 * aside <= distance) : freeAcross
          const inRange = lowTop * distance <= aside * lowBottom && aside * highBottom <= highTop * distance
          const clear = opaque[cell] === 0
          // Off the map all is opaque.
          if (reached && inRange && aside < distance && (clear || (row[cell] ?? -1) >= 0)) seen[count++] = cell

          if (clear && freeAcross) {
            if (beganBottom === 0) {
              const inside = lowTop * twice < edge * lowBottom
              beganTop = inside ? edge : lowTop
              beganBottom = inside ? twice : lowBottom
            }
          } else if (beganBottom > 0) {
            beyond = setRange(ranges, beyond, beganTop, beganBottom, edge, twice)
            beganBottom = 0
          }
          if (clear && split) {
            if (freeAcross) beyond = setRange(ranges, beyond, beganTop, beganBottom, edge, twice - 2)
            beganTop = edge
            beganBottom = freeAcross ? 0 : twice - 2
          }
          cell += across - ahead
        }
        if (beganBottom > 0) beyond = setRange(ranges, beyond, beganTop, beganBottom, highTop, highBottom)
      }
      before = before === 0 ? half : 0
      beforeEnd = beyond
    }
    this.#count = count
  }
}

/** Writes a range and returns the place after it. */
function setRange(
  ranges: Int32Array,
  at: number,
  lowTop: number,
  lowBottom: number,
  top: number,
  bottom: number,
): number {
  ranges[at] = lowTop
  ranges[at + 1] = lowBottom
  ranges[at + 2] = top
  ranges[at + 3] = bottom
  return at + RANGE
}
