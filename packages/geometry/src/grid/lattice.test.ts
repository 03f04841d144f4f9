import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactLine, stepsBetween } from '../../naive/sight.ts'
import { arcOf } from './arc.ts'
import { hexes } from './hex.ts'
import {
  bearing,
  directionTo,
  inCone,
  isOnLine,
  type Lattice,
  line,
  neighbour,
  neighbours,
  stepsTo,
  turned,
} from './lattice.ts'
import { squares } from './square.ts'

const near = fc.integer({ min: -9, max: 9 })

function holdsFor<Cell>(lattice: Lattice<Cell>): void {
  const cells = fc.tuple(near, near).map(([u, v]) => lattice.cell(u, v))
  const circle = lattice.du.length
  const half = circle / 2

  describe(lattice.name, () => {
    it('has opposite directions half a circle apart', () => {
      for (let d = 0; d < circle; d++) {
        const there = neighbour(lattice, lattice.cell(3, 4), d)
        expect(neighbour(lattice, there, turned(lattice, d, half))).toEqual(lattice.cell(3, 4))
      }
    })

    it('counts steps as going from neighbour to neighbour does', () => {
      const small = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }))
      fc.assert(
        fc.property(small, ([u, v]) => {
          expect(stepsTo(lattice.lean, u, v)).toBe(stepsBetween(lattice, lattice.cell(0, 0), lattice.cell(u, v)))
        }),
        { numRuns: 30 },
      )
    })

    it('draws lines of neighbours, one longer than the distance', () => {
      fc.assert(
        fc.property(cells, cells, (from, to) => {
          const way = line(lattice, from, to)
          const steps = stepsTo(lattice.lean, lattice.u(to) - lattice.u(from), lattice.v(to) - lattice.v(from))
          expect(way.length).toBe(steps + 1)
          expect([way[0], way.at(-1)]).toEqual([from, to])
          way.slice(1).forEach((cell, at) => {
            expect(neighbours(lattice, way[at] ?? from)).toContainEqual(cell)
          })
        }),
      )
    })

    it('draws the same line back', () => {
      fc.assert(
        fc.property(cells, cells, (from, to) => {
          expect(line(lattice, from, to)).toEqual(line(lattice, to, from).reverse())
        }),
      )
    })

    it('knows the cells of a line without drawing it', () => {
      fc.assert(
        fc.property(cells, cells, (from, to) => {
          const way = line(lattice, from, to)
          const drawn = new Set(way.map(cell => `${lattice.u(cell)},${lattice.v(cell)}`))
          for (let u = -10; u <= 10; u++) {
            for (let v = -10; v <= 10; v++) {
              expect(isOnLine(lattice, from, to, lattice.cell(u, v))).toBe(drawn.has(`${u},${v}`))
            }
          }
        }),
        { numRuns: 60 },
      )
    })

    it('draws the line of exact geometry, rounded right in the lower half of the directions', () => {
      const small = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }))
      fc.assert(
        fc.property(small, ([u, v]) => {
          const from = lattice.cell(1, -2)
          const to = lattice.cell(1 + u, v - 2)
          // Between direction 0 and the opposite one, turning right, is the lower half.
          const side = v > 0 || (v === 0 && u > 0) ? 'right' : 'left'
          expect(line(lattice, from, to)).toEqual(exactLine(lattice, from, to, side))
        }),
      )
    })

    it('gives a neighbour the bearing of its direction', () => {
      const origin = lattice.cell(0, 0)
      for (let facing = 0; facing < circle; facing++) {
        for (let by = 1 - half; by <= half; by++) {
          const cell = neighbour(lattice, origin, facing + by)
          expect(bearing(lattice, origin, facing, cell)).toBe(2 * by)
          expect(directionTo(lattice, origin, cell)).toBe(turned(lattice, facing, by))
        }
      }
    })

    it('gives a cell exactly between two directions an odd bearing, and the first of the two as its direction', () => {
      const origin = lattice.cell(0, 0)
      for (let d = 0; d < circle; d++) {
        const between = neighbour(lattice, neighbour(lattice, origin, d), d + 1)
        expect(bearing(lattice, origin, d, between)).toBe(1)
        expect(directionTo(lattice, origin, between)).toBe(d)
      }
    })

    it('has no bearing or direction to the same cell', () => {
      expect(bearing(lattice, lattice.cell(2, 2), 0, lattice.cell(2, 2))).toBeUndefined()
      expect(directionTo(lattice, lattice.cell(2, 2), lattice.cell(2, 2))).toBeUndefined()
    })

    it('refuses cells that are none', () => {
      const origin = lattice.cell(0, 0)
      for (const broken of [Number.NaN, 2.5, Infinity, 2 ** 60]) {
        expect(() => line(lattice, origin, lattice.cell(broken, 1))).toThrow(/whole coordinates/)
        expect(() => line(lattice, lattice.cell(broken, 1), lattice.cell(broken, 1))).toThrow(/whole coordinates/)
        expect(() => bearing(lattice, origin, 0, lattice.cell(0, broken))).toThrow(/whole coordinates/)
        expect(() => inCone(lattice, origin, 0, 1, lattice.cell(broken, 0))).toThrow(/whole coordinates/)
      }
    })

    it('refuses a line too long to be drawn', () => {
      expect(line(lattice, lattice.cell(0, 0), lattice.cell(2000, 0))).toHaveLength(2001)
      expect(() => line(lattice, lattice.cell(0, 0), lattice.cell(2001, 0))).toThrow(
        'line: expected whole coordinates at most 2000 steps apart, got 0,0 and 2001,0',
      )
    })

    it('takes any whole number as a facing, and no other', () => {
      const origin = lattice.cell(0, 0)
      const to = lattice.cell(3, 1)
      expect(bearing(lattice, origin, circle + 1, to)).toBe(bearing(lattice, origin, 1, to))
      expect(neighbour(lattice, origin, -1)).toEqual(neighbour(lattice, origin, circle - 1))
      for (const broken of [Number.NaN, 0.5, Infinity]) {
        const message = `facing: expected a whole number, got ${broken}`
        expect(() => turned(lattice, broken, 0)).toThrow(message)
        expect(() => neighbour(lattice, origin, broken)).toThrow(message)
        expect(() => arcOf(lattice, origin, broken, to)).toThrow(message)
        expect(() => arcOf(lattice, origin, broken, origin)).toThrow(message)
        expect(() => inCone(lattice, origin, broken, 1, to)).toThrow(message)
        expect(() => inCone(lattice, origin, broken, 1, origin)).toThrow(message)
        expect(() => inCone(lattice, origin, 0, broken, to)).toThrow(/^spread of a cone: expected a whole number/)
        expect(() => lattice.rotated(to, broken)).toThrow(/expected a whole number/)
      }
    })
  })
}

holdsFor(hexes)
holdsFor(squares)
