import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { maps, pick } from '../../naive/maps.ts'
import { naiveSight } from '../../naive/sight.ts'
import { type Hex, hexes, rotatedHex } from '../grid/hex.ts'
import type { Lattice } from '../grid/lattice.ts'
import { squares } from '../grid/square.ts'
import { blankMap } from '../map/map.ts'

function holdsFor<Cell>(lattice: Lattice<Cell>): void {
  describe(`sight on ${lattice.name}`, () => {
    it('is what following both exact lines shows, and the same in both directions', () => {
      fc.assert(
        fc.property(maps(lattice), fc.nat(80), fc.nat(80), (map, a, b) => {
          const [from, to] = [pick(map, a), pick(map, b)]
          const naive = naiveSight(map, from, to)
          const sight = map.sight(from, to)
          expect(sight).toEqual(naive.sight)
          expect(map.lineOfSight(from, to)).toEqual(naive.between)
          const back = map.sight(to, from)
          if (sight.seen) expect(back).toEqual(sight)
          else expect(back.seen).toBe(false)
        }),
        { numRuns: 300 * inject('times') },
      )
    })
  })
}

holdsFor(hexes)
holdsFor(squares)

describe('sight', () => {
  const eye: Hex = { q: 4, r: 4 }
  const hex = (q: number, r: number): Hex => ({ q: eye.q + q, r: eye.r + r })

  it('is stopped at the first opaque hex, which itself is seen', () => {
    const map = blankMap(hexes, 12, 12)
    map.paint(hex(2, 0), { opaque: true })
    map.paint(hex(3, 0), { opaque: true })
    expect(map.sight(eye, hex(2, 0)).seen).toBe(true)
    expect(map.sight(eye, hex(4, 0))).toEqual({ seen: false, at: hex(2, 0), by: 'opaque' })
  })

  it('is stopped before a wall that blocks sight, but not by one that only blocks movement', () => {
    const map = blankMap(hexes, 12, 12)
    map.build(hex(1, 0), hex(2, 0), { sight: false, movement: true })
    expect(map.sight(eye, hex(3, 0)).seen).toBe(true)
    map.build(hex(2, 0), hex(1, 0), { sight: true, movement: false })
    expect(map.sight(eye, hex(3, 0))).toEqual({ seen: false, at: hex(1, 0), by: 'wall' })
  })

  it('along the edge of the map ends on the map', () => {
    const map = blankMap(hexes, 3, 3)
    map.paint({ q: 0, r: 1 }, { opaque: true })
    map.paint({ q: 2, r: 1 }, { opaque: true })
    expect(map.sight({ q: 0, r: 0 }, { q: -1, r: 2 })).toEqual({ seen: false, at: { q: 0, r: 1 }, by: 'opaque' })
    expect(map.sight({ q: -1, r: 2 }, { q: 0, r: 0 })).toEqual({ seen: false, at: { q: 0, r: 1 }, by: 'opaque' })
  })

  it('out of an opaque hex is stopped by a wall at once', () => {
    const map = blankMap(hexes, 12, 12)
    map.paint(eye, { opaque: true })
    map.build(eye, hex(1, 0), { sight: true, movement: false })
    expect(map.sight(eye, hex(3, 0))).toEqual({ seen: false, at: eye, by: 'wall' })
    expect(map.lineOfSight(eye, hex(3, 0))).toEqual([])
  })

  it('goes out of and into opaque hexes', () => {
    const map = blankMap(hexes, 12, 12)
    map.paint(eye, { opaque: true })
    map.paint(hex(3, 0), { opaque: true })
    expect(map.sight(eye, hex(3, 0)).seen).toBe(true)
  })

  it.each([0, 1, 2, 3, 4, 5])(
    'exactly between two hexes needs one side free, in every direction: turned by %i',
    turns => {
      const map = blankMap(hexes, 12, 12)
      const at = (q: number, r: number): Hex => {
        const turned = rotatedHex({ q, r }, turns)
        return hex(turned.q, turned.r)
      }
      for (const side of [at(1, 0), at(0, 1)]) {
        map.paint(side, { opaque: true })
        const other = side.q === at(1, 0).q && side.r === at(1, 0).r ? at(0, 1) : at(1, 0)
        expect(map.sight(eye, at(1, 1)).seen).toBe(true)
        map.paint(other, { opaque: true })
        expect(map.sight(eye, at(1, 1)).seen).toBe(false)
        map.paint(other, { opaque: false, cover: 2 })
        expect(map.sight(eye, at(1, 1))).toEqual({ seen: true, totalCover: 2, mostCover: 2 })
        map.paint(side, { opaque: false })
        map.paint(other, { cover: 0 })
      }
    },
  )

  it('adds up cover between the ends, and tells the highest', () => {
    const map = blankMap(hexes, 12, 12)
    const levels = [9, 1, 3, 2, 9]
    levels.forEach((cover, q) => {
      map.paint(hex(q, 0), { cover })
    })
    expect(map.sight(eye, hex(4, 0))).toEqual({ seen: true, totalCover: 6, mostCover: 3 })
  })

  it.each([0, 1, 2, 3, 4, 5])('of two sides with as much cover takes that with the lower: turned by %i', turns => {
    for (const high of [1, 0]) {
      const map = blankMap(hexes, 12, 12)
      const at = (q: number, r: number): Hex => {
        const turned = rotatedHex({ q, r }, turns)
        return hex(turned.q, turned.r)
      }
      // The line passes exactly between two hexes twice; 4 stands once on one side, 2 twice on the other.
      map.paint(at(high, 1 - high), { cover: 4 })
      map.paint(at(1 - high, high), { cover: 2 })
      map.paint(at(2 - high, 1 + high), { cover: 2 })
      expect(map.sight(eye, at(2, 2))).toEqual({ seen: true, totalCover: 4, mostCover: 2 })
      expect(map.lineOfSight(eye, at(2, 2))).toEqual([at(1 - high, high), at(1, 1), at(2 - high, 1 + high)])
    }
  })

  it('counts the cover of low walls, also of those at the two ends', () => {
    const map = blankMap(hexes, 12, 12)
    const low = (cover: number) => ({ sight: false, movement: false, cover })
    map.build(eye, hex(1, 0), low(3))
    map.build(hex(3, 0), hex(2, 0), low(2))
    map.paint(hex(1, 0), { cover: 1 })
    expect(map.wall(hex(1, 0), eye)).toEqual(low(3))
    expect(map.sight(eye, hex(3, 0))).toEqual({ seen: true, totalCover: 6, mostCover: 3 })
    expect(map.sight(hex(3, 0), eye)).toEqual({ seen: true, totalCover: 6, mostCover: 3 })
    expect(map.fieldOfView(eye, 3).has(hex(3, 0))).toBe(true)
    map.build(eye, hex(1, 0), { sight: false, movement: false })
    expect(map.sight(eye, hex(3, 0))).toEqual({ seen: true, totalCover: 3, mostCover: 2 })
    expect(() => map.build(eye, hex(1, 0), low(256))).toThrow('cover of a wall: expected a whole number from 0 to 255')
  })

  it('is stopped at a corner between two opaque squares, where no wall stands', () => {
    const map = blankMap(squares, 4, 4)
    map.paint({ x: 2, y: 1 }, { opaque: true })
    map.paint({ x: 1, y: 2 }, { opaque: true })
    expect(map.sight({ x: 0, y: 0 }, { x: 3, y: 3 })).toEqual({ seen: false, at: { x: 1, y: 1 }, by: 'corner' })
  })

  it('passes a corner of squares unless both ways around it are closed', () => {
    const map = blankMap(squares, 4, 4)
    const sees = (): boolean => map.sight({ x: 1, y: 1 }, { x: 2, y: 2 }).seen
    map.paint({ x: 2, y: 1 }, { opaque: true })
    expect(sees()).toBe(true)
    map.build({ x: 1, y: 2 }, { x: 2, y: 2 }, { sight: true, movement: false })
    expect(sees()).toBe(false)
  })

  it('between groups is the best between any two of their cells', () => {
    const map = blankMap(hexes, 12, 12)
    map.paint(hex(1, 0), { cover: 3 })
    map.paint(hex(1, 1), { cover: 1 })
    const long = [eye, hex(0, 1)]
    expect(map.sightBetween(long, [hex(2, 0)])).toEqual({ seen: true, totalCover: 1, mostCover: 1 })
    expect(map.sightBetween([eye], [hex(2, 0)])).toEqual({ seen: true, totalCover: 3, mostCover: 3 })
    expect(() => map.sightBetween([], long)).toThrow(/at least one cell/)
  })
})
