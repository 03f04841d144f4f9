import { headingTo } from '../grid/lattice.ts'
import { COVER, type Ground, LOW } from '../ground/ground.ts'

/** How far a line of sight came, in cell numbers. */
export interface Trace {
  /** The target, or where the line was stopped: the opaque cell, or the cell before the wall or corner. */
  readonly end: number
  /** How many steps `end` is from the start; -1 if it is off the map. */
  readonly steps: number
  readonly seen: boolean
  readonly totalCover: number
  readonly mostCover: number
  /** The direction of the step after `end`, if the line was stopped. */
  readonly way: number
  /** Which rounding it is: its length for that to the right, one less for that to the left. */
  readonly rest: number
}

/**
 * Follows the straight line, rounded to the right (`rest` = length) or to the left (`rest` = length - 1) where it
 * passes exactly between two cells.
 */
function follow(ground: Ground, from: number, direction: number, length: number, second: number, rest: number): Trace {
  const { dark, row, steps } = ground
  const next = direction + 1 === steps.length ? 0 : direction + 1
  const ahead = steps[direction] ?? 0
  const aside = steps[next] ?? 0
  const twice = 2 * second
  const full = 2 * length
  let number = from
  // The start itself neither hides nor covers, but the walls around it do.
  let here = ground.veilFrom(from)
  let left = rest
  let totalCover = 0
  let mostCover = 0
  for (let step = 1; ; step++) {
    if (here !== 0) {
      const way = left + twice >= full ? next : direction
      const cover = (here >> COVER) & 255
      const low = here >> LOW === 0 ? 0 : ground.coverBetween(number, way)
      totalCover += cover + low
      mostCover = Math.max(mostCover, cover, low)
      if (((here >> way) & 1) === 1) {
        // A line along the edge of the map may be rounded off it; then its other rounding tells where it ends.
        const came = row[number] === -1 ? -1 : step - 1
        return { end: number, steps: came, seen: false, totalCover, mostCover, way, rest }
      }
    }
    left += twice
    if (left >= full) {
      left -= full
      number += aside
    } else number += ahead
    if (step === length) return { end: number, steps: length, seen: true, totalCover, mostCover, way: 0, rest }
    here = dark[number] ?? 0
  }
}

/** Whether the straight line passes exactly between two cells within so many steps; else its roundings are the same. */
function tiesWithin(steps: number, length: number, second: number): boolean {
  let left = length
  for (let step = 1; step <= steps; step++) {
    left += 2 * second
    if (left >= 2 * length) left -= 2 * length
    if (left === 0) return true
  }
  return false
}

/** The one that is seen, else the one that came farther; of two that are seen, the one with less cover. */
export function better(a: Trace, b: Trace): Trace {
  if (a.seen !== b.seen) return a.seen ? a : b
  if (!a.seen) return b.steps > a.steps ? b : a
  const less = b.totalCover - a.totalCover || b.mostCover - a.mostCover
  return less < 0 ? b : a
}

/**
 * The line of sight between two cell numbers. Where the straight line passes exactly between two cells there are two
 * roundings of it, and one free of obstacles is enough; so sight is the same in both directions, and a map seen in a
 * mirror or turned around gives the same answers. The cells at both ends neither hide nor cover.
 */
export function traceSight(ground: Ground, from: number, to: number): Trace {
  if (from === to) return { end: to, steps: 0, seen: true, totalCover: 0, mostCover: 0, way: 0, rest: 0 }
  const u = ground.u(to) - ground.u(from)
  const { direction, first, second } = headingTo(ground.directions, u, ground.v(to) - ground.v(from))
  const length = first + second
  const trace = follow(ground, from, direction, length, second, length)
  const decided = trace.seen && trace.totalCover === 0
  // Only a line of even length can pass exactly between two cells.
  if (decided || second === 0 || length % 2 === 1) return trace
  if (trace.steps >= 0 && !tiesWithin(trace.steps + 1, length, second)) return trace
  return better(trace, follow(ground, from, direction, length, second, length - 1))
}

/** The cells between the two ends along the line of sight that counts, up to where it is stopped. */
export function cellsInSight(ground: Ground, from: number, to: number): number[] {
  const cells: number[] = []
  if (from === to) return cells
  const { steps, rest } = traceSight(ground, from, to)
  const u = ground.u(to) - ground.u(from)
  const { direction, first, second } = headingTo(ground.directions, u, ground.v(to) - ground.v(from))
  const length = first + second
  const ahead = ground.steps[direction] ?? 0
  const aside = ground.steps[(direction + 1) % ground.steps.length] ?? 0
  const asideBy = (step: number): number => Math.floor((rest + 2 * second * step) / (2 * length))
  for (let step = 1; step <= Math.min(steps, length - 1); step++) {
    cells.push(from + step * ahead + asideBy(step) * (aside - ahead))
  }
  return cells
}
