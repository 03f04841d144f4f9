import { COVER, type Ground } from './ground.ts'
import { headingTo } from './lattice.ts'

/** How far a line of sight came, in cell numbers. */
export interface Trace {
  /** The target, or where the line was stopped: the opaque cell, or the cell before the wall. */
  readonly end: number
  /** How many steps `end` is from the start. */
  readonly steps: number
  readonly seen: boolean
  readonly totalCover: number
  readonly mostCover: number
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
  let number = from
  let here = ground.veil[from] ?? 0
  let left = rest
  let totalCover = 0
  let mostCover = 0
  for (let step = 1; ; step++) {
    left += 2 * second
    const isAside = left >= 2 * length
    if (isAside) left -= 2 * length
    if (here !== 0) {
      totalCover += here >> COVER
      mostCover = Math.max(mostCover, here >> COVER)
      const shut = (here >> (isAside ? next : direction)) & 1
      // A line along the edge of the map may be rounded off it; then its other rounding tells where it ends.
      if (shut === 1)
        return { end: number, steps: row[number] === -1 ? -1 : step - 1, seen: false, totalCover, mostCover }
    }
    number += isAside ? aside : ahead
    if (step === length) return { end: number, steps: length, seen: true, totalCover, mostCover }
    here = dark[number] ?? 0
  }
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
  if (from === to) return { end: to, steps: 0, seen: true, totalCover: 0, mostCover: 0 }
  const u = ground.u(to) - ground.u(from)
  const { direction, first, second } = headingTo(ground.directions, u, ground.v(to) - ground.v(from))
  const length = first + second
  const trace = follow(ground, from, direction, length, second, length)
  const decided = trace.seen && trace.totalCover === 0
  // Only a line of even length can pass exactly between two cells.
  if (decided || second === 0 || length % 2 === 1) return trace
  return better(trace, follow(ground, from, direction, length, second, length - 1))
}
