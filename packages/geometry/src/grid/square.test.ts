import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbour } from './lattice.ts'
import { type DiagonalRule, rotatedSquare, type Square, squareDistance, squares } from './square.ts'

const whole = fc.integer({ min: -300, max: 300 })
const anySquare: fc.Arbitrary<Square> = fc.record({ x: whole, y: whole })
const origin: Square = { x: 0, y: 0 }

describe('distance', () => {
  const rows: readonly [DiagonalRule, number][] = [
    ['chebyshev', 5],
    ['alternating', 7],
    ['manhattan', 9],
    ['euclid-down', 6],
    ['euclid-nearest', 6],
    ['euclid-up', 7],
  ]
  it.each(rows)('by %s from 0,0 to 5,4 is %i', (rule, distance) => {
    expect(squareDistance(origin, { x: 5, y: 4 }, rule)).toBe(distance)
    expect(squareDistance({ x: 5, y: 4 }, origin, rule)).toBe(distance)
  })

  const oneAslant: readonly [DiagonalRule, number][] = [
    ['chebyshev', 1],
    ['alternating', 1],
    ['manhattan', 2],
    ['euclid-down', 1],
    ['euclid-nearest', 1],
    ['euclid-up', 2],
  ]
  it.each(oneAslant)('by %s from 0,0 to 1,1 is %i', (rule, distance) => {
    expect(squareDistance(origin, { x: 1, y: 1 }, rule)).toBe(distance)
  })

  it('by euclid is the true one rounded, for all near squares', () => {
    for (let x = 0; x <= 40; x++) {
      for (let y = 0; y <= 40; y++) {
        const root = Math.hypot(x, y)
        const found = (['euclid-down', 'euclid-nearest', 'euclid-up'] as const).map(rule =>
          squareDistance(origin, { x, y }, rule),
        )
        expect(found).toEqual([Math.floor(root + 1e-9), Math.round(root), Math.ceil(root - 1e-9) + 0])
      }
    }
  })

  it('by euclid is refused where it would not be exact', () => {
    expect(squareDistance(origin, { x: 2 ** 26 - 1, y: 0 }, 'euclid-up')).toBe(2 ** 26 - 1)
    expect(() => squareDistance(origin, { x: 2 ** 26, y: 0 }, 'euclid-up')).toThrow(
      'distance: expected whole coordinates less than 67108864 apart, got 67108864 and 0',
    )
    expect(() => squareDistance(origin, { x: 0.5, y: 0 }, 'euclid-down')).toThrow(/expected whole coordinates/)
  })

  it('counts diagonals by turns as 1, 2, 1, 2', () => {
    const diagonal = [1, 2, 3, 4].map(n => squareDistance(origin, { x: n, y: -n }, 'alternating'))
    expect(diagonal).toEqual([1, 3, 4, 6])
  })

  it('rounds the true distance as its name says', () => {
    fc.assert(
      fc.property(anySquare, anySquare, (a, b) => {
        const square = BigInt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
        const down = BigInt(squareDistance(a, b, 'euclid-down'))
        expect(down * down <= square && square < (down + 1n) * (down + 1n)).toBe(true)
        const up = BigInt(squareDistance(a, b, 'euclid-up'))
        expect(square <= up * up && (up === 0n || (up - 1n) * (up - 1n) < square)).toBe(true)
        const near = BigInt(squareDistance(a, b, 'euclid-nearest'))
        // (near - 1/2)² <= square < (near + 1/2)², times four.
        expect((2n * near - 1n) ** 2n <= 4n * square || near === 0n).toBe(true)
        expect(4n * square < (2n * near + 1n) ** 2n).toBe(true)
      }),
    )
  })

  it.each(['chebyshev', 'manhattan', 'euclid-up'] as const)('by %s takes no detour to be shorter', rule => {
    fc.assert(
      fc.property(anySquare, anySquare, anySquare, (a, b, c) => {
        expect(squareDistance(a, c, rule)).toBeLessThanOrEqual(squareDistance(a, b, rule) + squareDistance(b, c, rule))
      }),
    )
  })
})

describe('turning', () => {
  it('takes each direction two further in a quarter', () => {
    for (let d = 0; d < 8; d++) {
      expect(rotatedSquare(neighbour(squares, origin, d), 1)).toEqual(neighbour(squares, origin, d + 2))
    }
  })

  it('is back after four quarters', () => {
    fc.assert(
      fc.property(anySquare, fc.integer({ min: -9, max: 9 }), (square, turns) => {
        expect(rotatedSquare(square, 4)).toEqual(square)
        expect(rotatedSquare(rotatedSquare(square, turns), -turns)).toEqual(square)
      }),
    )
  })

  it('of a figure that faces a diagonal is that of the direction before', () => {
    expect(squares.rotated({ x: -1, y: 0 }, 3)).toEqual(squares.rotated({ x: -1, y: 0 }, 2))
  })
})
