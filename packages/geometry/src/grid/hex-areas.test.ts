import { describe, expect, it } from 'vitest'
import { type Hex, hexDistance, hexes } from './hex.ts'
import { hexCone, hexDisc, hexRing } from './hex-areas.ts'
import { inCone, neighbour, neighbours } from './lattice.ts'

const center: Hex = { q: 4, r: -3 }
const different = (cells: readonly Hex[]): number => new Set(cells.map(({ q, r }) => `${q},${r}`)).size

describe('ring', () => {
  it.each([1, 2, 3, 7])('has 6n hexes at distance n = %i, each beside the next', radius => {
    const ring = hexRing(center, radius)
    expect(different(ring)).toBe(6 * radius)
    ring.forEach((hex, at) => {
      expect(hexDistance(center, hex)).toBe(radius)
      expect(neighbours(hexes, hex)).toContainEqual(ring[(at + 1) % ring.length])
    })
  })

  it('begins in direction 0', () => {
    expect(hexRing(center, 1)[0]).toEqual(neighbour(hexes, center, 0))
    expect(hexRing(center, 1)[1]).toEqual(neighbour(hexes, center, 1))
    expect(hexRing(center, 0)).toEqual([center])
  })
})

describe('disc', () => {
  it.each([0, 1, 2, 3, 7])('has 1 + 3n(n + 1) hexes up to distance n = %i, from near to far', radius => {
    const disc = hexDisc(center, radius)
    expect(different(disc)).toBe(1 + 3 * radius * (radius + 1))
    const distances = disc.map(hex => hexDistance(center, hex))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBe(radius)
  })
})

describe('a radius that is none', () => {
  it.each([-1, 1.5, 2001, Number.NaN])('is refused: %s', radius => {
    expect(() => hexRing(center, radius)).toThrow(/radius of a ring: expected a whole number from 0 to 2000/)
    expect(() => hexDisc(center, radius)).toThrow(/radius of a disc: expected a whole number from 0 to 2000/)
  })
})

describe('cone', () => {
  it('has the hexes of the disc that are in it, in the same order', () => {
    for (let facing = 0; facing < 6; facing++) {
      for (let spread = 0; spread <= 6; spread++) {
        const inside = hexDisc(center, 5).filter(hex => inCone(hexes, center, facing, spread, hex))
        expect(hexCone(center, facing, 5, spread)).toEqual(inside)
      }
    }
  })

  it('is made for its own hexes alone, and refused when there are too many', () => {
    expect(hexCone(center, 0, 2000, 0)).toHaveLength(2000)
    expect(() => hexCone(center, 0, 2000, 1)).toThrow('area: expected at most 100000 cells around it, got 2002000')
    expect(() => hexDisc(center, 2000)).toThrow('area: expected at most 100000 cells around it, got 12006001')
    expect(hexDisc(center, 182)).toHaveLength(99_919)
    expect(() => hexCone(center, 0, 3, 1.5)).toThrow('spread of a cone: expected a whole number from 0 to 6, got 1.5')
    expect(() => hexCone(center, 0.5, 3, 1)).toThrow('facing: expected a whole number, got 0.5')
  })

  it('of one half direction is the wedge with its edges', () => {
    const wedge = hexCone({ q: 0, r: 0 }, 0, 2, 1)
    expect(wedge).toEqual([
      { q: 1, r: 0 },
      { q: 2, r: 0 },
      { q: 1, r: 1 },
      { q: 2, r: -1 },
    ])
  })

  it('of two half directions is bounded by the neighbouring directions', () => {
    const third = hexCone({ q: 0, r: 0 }, 0, 3, 2)
    expect(third).toHaveLength(3 + 5 + 7)
    expect(third.every(({ q, r }) => q >= 0 && q + r >= 0)).toBe(true)
  })

  it('of one half direction has as many hexes as its example says', () => {
    expect(hexCone({ q: 0, r: 0 }, 0, 3, 1)).toHaveLength(7)
  })

  it('of three half directions is the half circle with its edge', () => {
    const front = hexCone({ q: 0, r: 0 }, 1, 2, 3)
    expect(front).toHaveLength(3 + 7)
    expect(front).toContainEqual({ q: -2, r: 1 })
    expect(front).not.toContainEqual({ q: -2, r: 0 })
  })

  it('of six is everything but the point', () => {
    expect(hexCone(center, 3, 4, 6)).toHaveLength(3 * 4 * 5)
  })
})
