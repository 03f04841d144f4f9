import { describe, expect, it } from 'vitest'
import { inCone } from './lattice.ts'
import { type DiagonalRule, type Square, squareDistance, squares } from './square.ts'
import { squareCone, squareDisc } from './square-areas.ts'

const center: Square = { x: 7, y: 7 }

describe('disc', () => {
  const rules: readonly DiagonalRule[] = [
    'chebyshev',
    'alternating',
    'manhattan',
    'euclid-down',
    'euclid-nearest',
    'euclid-up',
  ]
  it.each(rules)('by %s has all squares up to the distance', rule => {
    const disc = squareDisc(center, 3, rule)
    const expected: Square[] = []
    for (let y = 0; y < 15; y++) {
      for (let x = 0; x < 15; x++) if (squareDistance(center, { x, y }, rule) <= 3) expected.push({ x, y })
    }
    expect(disc).toEqual(expected)
  })

  it('refuses a radius that is none', () => {
    expect(() => squareDisc(center, -1, 'chebyshev')).toThrow(
      'radius of a disc: expected a whole number from 0 to 2000, got -1',
    )
  })

  it('by euclid-up is the circle', () => {
    const circle = squareDisc(center, 5, 'euclid-up')
    expect(circle).toContainEqual({ x: 10, y: 11 })
    expect(circle).not.toContainEqual({ x: 11, y: 11 })
    expect(circle).toHaveLength(81)
  })
})

describe('cone', () => {
  it.each(['chebyshev', 'alternating', 'euclid-up'] as const)(
    'has the squares of the disc by %s that are in it',
    rule => {
      for (let facing = 0; facing < 8; facing++) {
        for (let spread = 0; spread <= 8; spread++) {
          const inside = squareDisc(center, 5, rule).filter(square => inCone(squares, center, facing, spread, square))
          expect(squareCone(center, facing, 5, spread, rule)).toEqual(inside)
        }
      }
    },
  )

  it('and disc are refused when there are too many', () => {
    expect(squareCone(center, 0, 2000, 0, 'chebyshev')).toHaveLength(2000)
    expect(() => squareCone(center, 0, 2000, 2, 'manhattan')).toThrow('area: expected at most 100000 cells around it')
    expect(() => squareDisc(center, 2000, 'chebyshev')).toThrow(
      'area: expected at most 100000 cells around it, got 16008001',
    )
  })

  it('of one half direction is an eighth with its edges', () => {
    expect(squareCone({ x: 0, y: 0 }, 0, 2, 1, 'chebyshev')).toEqual([
      { x: 2, y: -1 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 1 },
    ])
  })

  it('of two is a quarter with the diagonals', () => {
    const quarter = squareCone({ x: 0, y: 0 }, 2, 3, 2, 'chebyshev')
    expect(quarter).toHaveLength(3 + 5 + 7)
    expect(quarter.every(({ x, y }) => y > 0 && Math.abs(x) <= y)).toBe(true)
  })
})
