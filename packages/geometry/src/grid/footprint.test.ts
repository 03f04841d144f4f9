import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankMap } from '../map/map.ts'
import { gait } from '../movement/gait.ts'
import { footprint, footprintCells, gapBetween } from './footprint.ts'
import { type Hex, hexDistance, hexes, hexSum, rotatedHex } from './hex.ts'
import { hexDisc } from './hex-areas.ts'
import { neighbour } from './lattice.ts'

const at: Hex = { q: 5, r: 5 }
const lying = footprint(hexes, [
  { q: 0, r: 0 },
  { q: -1, r: 0 },
])

describe('footprint', () => {
  it('turns about its place', () => {
    for (let facing = 0; facing < 6; facing++) {
      expect(footprintCells(hexes, lying, at, facing)).toEqual([at, neighbour(hexes, at, facing + 3)])
    }
  })

  it('takes any whole number as a facing', () => {
    expect(footprintCells(hexes, lying, at, 6)).toEqual(footprintCells(hexes, lying, at, 0))
    expect(footprintCells(hexes, lying, at, -1)).toEqual(footprintCells(hexes, lying, at, 5))
    expect(() => footprintCells(hexes, lying, at, Number.NaN)).toThrow('facing: expected a whole number, got NaN')
  })

  it('turned is each of its offsets turned', () => {
    const offset = fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) })
    fc.assert(
      fc.property(
        fc.uniqueArray(offset, { selector: ({ q, r }) => `${q},${r}`, minLength: 1 }),
        fc.nat(5),
        (offsets, facing) => {
          const all = [{ q: 0, r: 0 }, ...offsets.filter(({ q, r }) => q !== 0 || r !== 0)]
          const cells = footprintCells(hexes, footprint(hexes, all), at, facing)
          expect(cells).toEqual(all.map(each => hexSum(at, rotatedHex(each, facing))))
        },
      ),
    )
  })

  it('refuses what is no shape', () => {
    expect(() => footprint(hexes, [])).toThrow(/expected 1 to 1000 different offsets with 0,0/)
    expect(() => footprint(hexes, [{ q: 1, r: 0 }])).toThrow(/got 1,0/)
    expect(() => footprint(hexes, [at, at])).toThrow(/different/)
    expect(() => footprint(hexes, [{ q: 0.5, r: 0 }])).toThrow(
      'offset of a footprint: expected a whole number from -1000 to 1000, got 0.5',
    )
  })
})

describe('fitting in', () => {
  const map = blankMap(hexes, 12, 12)
  map.paint({ q: 3, r: 3 }, { blocked: true })
  map.build({ q: 6, r: 2 }, { q: 7, r: 2 }, { sight: false, movement: true })

  it('needs all cells on the map, free, and no wall between them', () => {
    expect(map.fits(lying, { q: 5, r: 3 }, 0)).toBe(true)
    expect(map.fits(lying, { q: 4, r: 3 }, 0)).toBe(false)
    expect(map.fits(lying, { q: 0, r: 0 }, 0)).toBe(false)
    expect(map.fits(lying, { q: 0, r: 0 }, 3)).toBe(true)
    expect(map.fits(lying, { q: 7, r: 2 }, 0)).toBe(false)
    expect(map.fits(lying, { q: 8, r: 2 }, 0)).toBe(true)
    expect(map.fits(lying, at, 0, [{ q: 4, r: 5 }])).toBe(false)
    expect(map.fits(lying, at, 1, [{ q: 4, r: 5 }])).toBe(true)
  })

  it('is asked before a larger figure sets out', () => {
    const walk = gait(hexes, { step: 1 })
    expect(() => map.reach(walk, { q: 0, r: 0 }, 3, { footprint: lying })).toThrow(
      /expected a start where the figure fits/,
    )
    expect(() => map.fits(lying, at, 0.5)).toThrow('facing: expected a whole number, got 0.5')
    expect(map.fits(lying, { q: 0, r: 0 }, 6)).toBe(false)
    expect(map.fits(lying, { q: 0, r: 0 }, -3)).toBe(true)
  })
})

describe('movement of a large figure', () => {
  it('needs a gap as wide as itself', () => {
    const map = blankMap(hexes, 12, 12)
    for (let r = 0; r < 12; r++) {
      if (r !== 6) map.paint({ q: 8 - Math.floor(r / 2), r }, { blocked: true })
    }
    const giant = footprint(hexes, hexDisc({ q: 0, r: 0 }, 1))
    const walk = gait(hexes, { step: 1 })
    const start = { q: 0, r: 6 }
    expect(map.path(walk, start, { q: 8, r: 6 })).toBeDefined()
    expect(map.path(walk, start, { q: 7, r: 6 }, { footprint: giant })).toBeUndefined()
    map.paint({ q: 6, r: 5 }, { blocked: false })
    map.paint({ q: 5, r: 7 }, { blocked: false })
    expect(map.path(walk, start, { q: 7, r: 6 }, { footprint: giant })?.at(-1)?.cost).toBe(7)
  })
})

describe('gap between groups', () => {
  it('is the least distance of two of their cells', () => {
    const a = footprintCells(hexes, lying, at, 0)
    const b = footprintCells(hexes, lying, { q: 10, r: 5 }, 0)
    expect(gapBetween(a, b, hexDistance)).toEqual({ distance: 4, from: at, to: { q: 9, r: 5 } })
    expect(gapBetween(a, [], hexDistance)).toBeUndefined()
  })
})
