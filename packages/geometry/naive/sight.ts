import { type GridMap, type Lattice, neighbour, neighbours } from '../src/index.ts'
import { isClosed } from './maps.ts'

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

/** What a person sees who follows both lines cell by cell. */
export function naiveSight<Cell>(
  map: GridMap<Cell>,
  from: Cell,
  to: Cell,
): { total: number; most: number } | undefined {
  const { lattice } = map
  const seen = (['right', 'left'] as const).flatMap(side => {
    const line = exactLine(lattice, from, to, side)
    const between = line.slice(1, -1)
    const open = line.slice(1).every((cell, at) => {
      const before = line[at] ?? from
      const direction = lattice.du.findIndex((_, d) => {
        const next = neighbour(lattice, before, d)
        return lattice.u(next) === lattice.u(cell) && lattice.v(next) === lattice.v(cell)
      })
      return !isClosed(map, before, direction, 'sight')
    })
    const clear = between.every(cell => map.contains(cell) && !map.terrain(cell).opaque)
    if (!open || !clear) return []
    const cover = between.map(cell => map.terrain(cell).cover)
    return [{ total: cover.reduce((a, b) => a + b, 0), most: Math.max(0, ...cover) }]
  })
  return seen.sort((a, b) => a.total - b.total || a.most - b.most)[0]
}
