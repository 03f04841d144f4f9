import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { cellsOf, maps, pick } from '../../naive/maps.ts'
import { type Hex, hexes } from '../grid/hex.ts'
import { type Lattice, neighbour, stepsTo } from '../grid/lattice.ts'
import { squares } from '../grid/square.ts'
import { blankMap, type GridMap } from '../map/map.ts'

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
        { numRuns: 300 * inject('times') },
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
    expect(() => view.has({ q: 99, r: 0 })).toThrow(/expected one of its 21 × 21 hexes/)
    const handed: Hex[] = []
    view.each((q, r) => handed.push({ q, r }))
    expect(handed).toEqual(view.cells())
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

  it('is so where more free ranges stand side by side than the radius has steps', () => {
    // Found by trying: these walls, given as q, r and direction, leave 33 ranges free at a distance below 24.
    const walls = [
      '0,9,0 0,10,0 0,13,0 0,19,0 0,21,0 0,22,1 0,23,0 1,12,0 1,17,0 1,19,0 1,20,0 1,21,0 2,14,1 2,19,0',
      '2,20,0 3,9,0 3,13,0 3,17,0 3,18,0 3,19,0 3,20,1 4,12,0 4,17,0 4,19,0 5,4,0 5,6,0 5,10,0 5,16,0',
      '5,18,0 6,10,0 6,14,1 6,15,0 7,7,1 7,10,0 7,14,0 7,16,0 8,0,1 8,10,1 8,14,0 9,0,1 9,2,1 9,6,1 9,9,1',
      '9,12,0 9,13,1 10,6,0 10,11,0 10,11,1 10,12,1 10,13,0 11,0,1 11,1,1 11,4,1 11,7,1 11,9,1 11,11,0',
      '11,12,0 12,2,1 12,5,1 12,6,0 12,6,1 12,7,0 12,8,1 12,9,0 13,0,1 13,7,1 14,1,1 14,7,0 15,0,1 15,1,1',
      '15,2,1 15,5,1 15,6,0 16,1,1 16,7,1 17,1,1 17,3,1 17,4,0 17,5,1 17,6,1 18,2,1 18,3,0 19,1,1 21,0,0',
      '21,1,1 22,0,1 23,0,1',
    ].join(' ')
    const map = blankMap(hexes, 50, 26)
    for (const wall of walls.split(' ')) {
      const [q = 0, r = 0, direction = 0] = wall.split(',').map(Number)
      map.build({ q, r }, neighbour(hexes, { q, r }, direction), { sight: true, movement: false })
    }
    const from = { q: 0, r: 0 }
    const order = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q
    expect(map.fieldOfView(from, 24).cells().sort(order)).toEqual(seenOneByOne(map, from, 24).sort(order))
  })
})
