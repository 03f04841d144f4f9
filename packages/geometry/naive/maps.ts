import fc from 'fast-check'
import { blankMap, type GridMap, type Lattice, neighbour, type Terrain } from '../src/index.ts'

/** Small maps with everything painted on them, for tests that hold for all maps. */
export function maps<Cell>(lattice: Lattice<Cell>): fc.Arbitrary<GridMap<Cell>> {
  const place = { column: fc.nat(8), row: fc.nat(8) }
  const traits: fc.Arbitrary<Partial<Terrain>> = fc.oneof(
    fc.constant({ blocked: true }),
    fc.constant({ opaque: true }),
    fc.record({ cover: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ toll: fc.integer({ min: 1, max: 3 }) }),
  )
  const size = fc.integer({ min: 1, max: 9 })
  const paints = fc.array(fc.record({ ...place, traits }), { maxLength: 30 })
  const wall = { direction: fc.nat(7), sight: fc.boolean(), movement: fc.boolean(), cover: fc.nat(3) }
  const walls = fc.array(fc.record({ ...place, ...wall }), { maxLength: 30 })
  return fc.tuple(size, size, paints, walls).map(([width, height, painted, built]) => {
    const map = blankMap(lattice, width, height)
    for (const { column, row, traits } of painted) {
      const cell = cellAt(lattice, column, row)
      if (map.contains(cell)) map.paint(cell, traits)
    }
    for (const { column, row, direction, sight, movement, cover } of built) {
      const cell = cellAt(lattice, column, row)
      const side = lattice.name === 'squares' ? direction - (direction % 2) : direction
      const beyond = neighbour(lattice, cell, side)
      if (map.contains(cell) && map.contains(beyond))
        map.build(cell, beyond, { sight: sight && cover !== 3, movement, cover })
    }
    return map
  })
}

const cellAt = <Cell>(lattice: Lattice<Cell>, column: number, row: number): Cell =>
  lattice.cell(column - Math.floor((row * lattice.lean) / 2), row)

export function cellsOf<Cell>(map: GridMap<Cell>): Cell[] {
  return Array.from({ length: map.width * map.height }, (_, at) =>
    cellAt(map.lattice, at % map.width, Math.floor(at / map.width)),
  )
}

/** One of the map's cells, by any number. */
export function pick<Cell>(map: GridMap<Cell>, number: number): Cell {
  return cellAt(map.lattice, number % map.width, Math.floor(number / map.width) % map.height)
}

/** Whether the step to a neighbour is closed, by the walls and by what is full around a corner. */
export function isClosed<Cell>(map: GridMap<Cell>, cell: Cell, direction: number, kind: 'sight' | 'movement'): boolean {
  const { lattice } = map
  const to = neighbour(lattice, cell, direction)
  if (lattice.name === 'hexes' || direction % 2 === 0) return isWalled(map, cell, to, kind)
  return [direction - 1, direction + 1].every(first => isClosedAround(map, cell, first, to, kind))
}

/** Whether the way from a square to one across its corner is closed on the side of a direction. */
export function isClosedAround<Cell>(
  map: GridMap<Cell>,
  cell: Cell,
  first: number,
  to: Cell,
  kind: 'sight' | 'movement',
): boolean {
  const full = (at: Cell): boolean => !map.contains(at) || map.terrain(at)[kind === 'sight' ? 'opaque' : 'blocked']
  const corner = neighbour(map.lattice, cell, first)
  return full(corner) || isWalled(map, cell, corner, kind) || isWalled(map, corner, to, kind)
}

const isWalled = <Cell>(map: GridMap<Cell>, a: Cell, b: Cell, kind: 'sight' | 'movement'): boolean =>
  map.contains(a) && map.contains(b) && map.wall(a, b)[kind]
