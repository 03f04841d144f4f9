import { type GridMap, type Lattice, neighbour, neighbours, type Sight } from '../src/index.ts'
import { isClosed, isClosedAround } from './maps.ts'

/** Twice the area between the way to `to` and the way to `at`: positive on the right of the line. */
function aside<Cell>(lattice: Lattice<Cell>, from: Cell, to: Cell, at: Cell): number {
  const u = lattice.u(to) - lattice.u(from)
  const v = lattice.v(to) - lattice.v(from)
  return u * (lattice.v(at) - lattice.v(from)) - v * (lattice.u(at) - lattice.u(from))
}

/** The square of the true distance of (u, v) from the origin. */
const squared = (lean: number, u: number, v: number): number => u * u + lean * u * v + v * v

/** The smallest number of steps, by going outwards from neighbour to neighbour. */
export function stepsBetween<Cell>(lattice: Lattice<Cell>, from: Cell, to: Cell): number {
  const name = (cell: Cell): string => `${lattice.u(cell)},${lattice.v(cell)}`
  const known = new Map([[name(from), { cell: from, steps: 0 }]])
  for (const { cell, steps } of known.values()) {
    if (name(cell) === name(to)) return steps
    for (const next of neighbours(lattice, cell)) {
      if (!known.has(name(next))) known.set(name(next), { cell: next, steps: steps + 1 })
    }
  }
  return Infinity
}

/**
 * The straight line by exact geometry: at each of the equal parts of the true line the cell whose centre is nearest, by
 * comparing squared distances; of two equally near ones that on the right, or that on the left.
 */
export function exactLine<Cell>(lattice: Lattice<Cell>, from: Cell, to: Cell, side: 'right' | 'left'): Cell[] {
  const { u, v } = lattice
  const length = stepsBetween(lattice, from, to)
  return Array.from({ length: length + 1 }, (_, step) => {
    if (length === 0) return from
    const pointU = u(from) * length + (u(to) - u(from)) * step
    const pointV = v(from) * length + (v(to) - v(from)) * step
    const roughly = lattice.cell(Math.round(pointU / length) + 0, Math.round(pointV / length) + 0)
    const away = (cell: Cell): number => squared(lattice.lean, u(cell) * length - pointU, v(cell) * length - pointV)
    const around = [roughly, ...neighbours(lattice, roughly)]
    const least = Math.min(...around.map(away))
    const nearest = around.filter(cell => away(cell) === least)
    nearest.sort((a, b) => aside(lattice, from, to, b) - aside(lattice, from, to, a))
    return nearest.at(side === 'right' ? 0 : -1) ?? from
  })
}

/** What a person sees who follows a line cell by cell. */
export interface NaiveSight<Cell> {
  readonly sight: Sight<Cell>
  /** The cells between the ends, up to the one where the line is stopped. */
  readonly between: readonly Cell[]
}

/** What is seen along the better of the two lines; of two that are as good, along that on the right. */
export function naiveSight<Cell>(map: GridMap<Cell>, from: Cell, to: Cell): NaiveSight<Cell> {
  const right = alongLine(map, exactLine(map.lattice, from, to, 'right'))
  const left = alongLine(map, exactLine(map.lattice, from, to, 'left'))
  if (right.sight.seen && left.sight.seen) {
    const { totalCover, mostCover } = left.sight
    const more = right.sight.totalCover - totalCover || right.sight.mostCover - mostCover
    return more > 0 ? left : right
  }
  if (right.sight.seen || left.sight.seen) return right.sight.seen ? right : left
  const isOff = !map.contains(right.sight.at)
  return isOff || (map.contains(left.sight.at) && left.between.length > right.between.length) ? left : right
}

function alongLine<Cell>(map: GridMap<Cell>, line: readonly Cell[]): NaiveSight<Cell> {
  const { lattice } = map
  const covers: number[] = []
  for (const [at, cell] of line.entries()) {
    const next = line[at + 1]
    if (next === undefined) break
    const between = line.slice(1, at + 1)
    const stopped = (by: 'opaque' | 'wall' | 'corner'): NaiveSight<Cell> => ({
      sight: { seen: false, at: cell, by },
      between,
    })
    if (at > 0 && (!map.contains(cell) || map.terrain(cell).opaque)) return stopped('opaque')
    const direction = lattice.du.findIndex((_, d) => {
      const beside = neighbour(lattice, cell, d)
      return lattice.u(beside) === lattice.u(next) && lattice.v(beside) === lattice.v(next)
    })
    const aslant = lattice.name === 'squares' && direction % 2 === 1
    if (isClosed(map, cell, direction, 'sight')) return stopped(aslant ? 'corner' : 'wall')
    if (at > 0) covers.push(map.terrain(cell).cover)
    const low = (a: Cell, b: Cell): number => (map.contains(a) && map.contains(b) ? (map.wall(a, b).cover ?? 0) : 0)
    if (!aslant) {
      covers.push(low(cell, next))
      continue
    }
    const ways = [direction - 1, direction + 1].filter(first => !isClosedAround(map, cell, first, next, 'sight'))
    const around = ways.map(first => {
      const corner = neighbour(lattice, cell, first)
      return Math.max(low(cell, corner), low(corner, next))
    })
    covers.push(Math.min(...around))
  }
  const totalCover = covers.reduce((a, b) => a + b, 0)
  return { sight: { seen: true, totalCover, mostCover: Math.max(0, ...covers) }, between: line.slice(1, -1) }
}
