import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, maps, pick } from '../naive/maps.ts'
import { type Hex, hexes } from './hex.ts'
import { type Lattice, neighbour, stepsTo } from './lattice.ts'
import { blankMap, type GridMap } from './map.ts'
import { squares } from './square.ts'

/** Every cell within the radius, asked one by one. */
function seenOneByOne<Cell>(map: GridMap<Cell>, from: Cell, radius: number): Cell[] {
  const { lattice } = map
  return cellsOf(map).filter(cell => {
    const steps = stepsTo(lattice.lean, lattice.u(cell) - lattice.u(from), lattice.v(cell) - lattice.v(from))
    return steps <= radius && map.sight(from, cell).seen
  })
}

function holdsFor<Cell>(lattice: Lattice<Cell>): void {
  const order = (a: Cell, b: Cell): number => lattice.v(a) - lattice.v(b) || lattice.u(a) - lattice.u(b)

  describe(`field of view on ${lattice.name}`, () => {
    it('is what sight shows for each cell, on any map', () => {
      fc.assert(
        fc.property(maps(lattice), fc.nat(80), fc.nat(10), (map, a, radius) => {
          const from = pick(map, a)
          const view = map.fieldOfView(from, radius)
          expect(view.cells().sort(order)).toEqual(seenOneByOne(map, from, radius).sort(order))
        }),
        { numRuns: 2000 },
      )
    })

    it('is so on large maps too', () => {
      const holes = fc.array(fc.nat(40 * 40 - 1), { minLength: 50, maxLength: 300 })
      fc.assert(
        fc.property(holes, fc.nat(40 * 40 - 1), (opaque, a) => {
          const map = blankMap(lattice, 40, 40)
          for (const number of opaque) map.paint(pick(map, number), { opaque: true })
          const from = pick(map, a)
          const view = map.fieldOfView(from, 30)
          expect(view.cells().sort(order)).toEqual(seenOneByOne(map, from, 30).sort(order))
        }),
        { numRuns: 50 },
      )
    })
  })
}

holdsFor(hexes)
holdsFor(squares)

describe('field of view', () => {
  it('of open ground is the disc, and knows what is in it', () => {
    const map = blankMap(hexes, 21, 21)
    const from = { q: 5, r: 10 }
    const view = map.fieldOfView(from, 4)
    expect(view.size).toBe(61)
    expect(view.has(from)).toBe(true)
    expect(view.has({ q: 9, r: 10 })).toBe(true)
    expect(view.has({ q: 10, r: 10 })).toBe(false)
  })

  it('keeps what it has seen when the map is painted afterwards', () => {
    const map = blankMap(squares, 5, 1)
    const view = map.fieldOfView({ x: 0, y: 0 }, 4)
    map.paint({ x: 2, y: 0 }, { opaque: true })
    expect(view.size).toBe(5)
    expect(map.fieldOfView({ x: 0, y: 0 }, 4).size).toBe(3)
  })

  it('refuses a radius that is none', () => {
    const map = blankMap(hexes, 3, 3)
    expect(() => map.fieldOfView({ q: 0, r: 0 }, 1.5)).toThrow(/whole number from 0/)
  })
})

describe('field of view through a maze of walls', () => {
  it('is what sight shows for each hex, however many slits there are', () => {
    const map = blankMap(hexes, 70, 70)
    // Walls across every other gap, so that the free lines fall into as many narrow ranges as possible.
    for (const cell of cellsOf(map)) {
      const across = neighbour(hexes, cell, 1)
      const wall = { sight: true, movement: false }
      if (map.contains(across) && (cell.q + cell.r) % 2 === 0 && cell.r < 12) map.build(cell, across, wall)
    }
    const from = { q: 0, r: 0 }
    const order = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q
    expect(map.fieldOfView(from, 65).cells().sort(order)).toEqual(seenOneByOne(map, from, 65).sort(order))
  })
})
