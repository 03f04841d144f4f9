import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Hex, hexDistance, hexes, hexSum, reflectedHex, rotatedHex, roundedHex } from './hex.ts'
import { neighbour, neighbours, turned } from './lattice.ts'

const whole = fc.integer({ min: -50, max: 50 })
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: whole, r: whole })
const origin: Hex = { q: 0, r: 0 }

describe('distance', () => {
  it('is what the examples say', () => {
    expect(hexDistance(origin, { q: 3, r: -1 })).toBe(3)
    expect(hexDistance({ q: 1, r: 1 }, { q: 3, r: 2 })).toBe(3)
  })

  it('is a distance', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a))
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c))
        expect(hexDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r)
      }),
    )
  })

  it('is kept when both hexes are shifted, turned or mirrored', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, fc.nat(5), (a, b, by, turns) => {
        const far = hexDistance(a, b)
        expect(hexDistance(hexSum(a, by), hexSum(b, by))).toBe(far)
        expect(hexDistance(rotatedHex(a, turns), rotatedHex(b, turns))).toBe(far)
        expect(hexDistance(reflectedHex(a, turns), reflectedHex(b, turns))).toBe(far)
      }),
    )
  })
})

describe('turning and mirroring', () => {
  it('takes each direction to the next', () => {
    for (let d = 0; d < 6; d++) {
      expect(rotatedHex(neighbour(hexes, origin, d), 1)).toEqual(neighbour(hexes, origin, d + 1))
    }
  })

  it('is back after six sixths, and by turning the other way', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: -20, max: 20 }), (hex, turns) => {
        expect(rotatedHex(hex, 6)).toEqual(hex)
        expect(rotatedHex(rotatedHex(hex, turns), -turns)).toEqual(hex)
      }),
    )
  })

  it('mirrors directions left and right of the axis into each other', () => {
    for (let axis = 0; axis < 6; axis++) {
      for (let by = 0; by < 6; by++) {
        const right = neighbour(hexes, origin, turned(hexes, axis, by))
        expect(reflectedHex(right, axis)).toEqual(neighbour(hexes, origin, turned(hexes, axis, -by)))
      }
    }
  })
})

describe('rounding', () => {
  it('finds a hex whose centre no other is nearer to', () => {
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 1, max: 12 }), (q, r, unit) => {
        const away = (hex: Hex): number => {
          const [u, v] = [hex.q * unit - q, hex.r * unit - r]
          return u * u + u * v + v * v
        }
        const found = roundedHex(q, r, unit)
        for (const other of neighbours(hexes, found)) expect(away(found)).toBeLessThanOrEqual(away(other))
      }),
    )
  })

  it('is what the example says', () => {
    expect(roundedHex(19, -4, 10)).toEqual({ q: 2, r: 0 })
  })
})
