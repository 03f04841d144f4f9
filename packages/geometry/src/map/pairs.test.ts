import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../naive/maps.ts'
import { hexes } from '../grid/hex.ts'
import { blankMap } from './map.ts'
import { Pairs } from './pairs.ts'

describe('pairs of cells', () => {
  const map = blankMap(hexes, 6, 5)
  const cells = cellsOf(map)

  it('keep each its own number', () => {
    const pairs = new Pairs(map)
    const numberOf = (a: number, b: number): number => 1 + ((a * 31 + b * 7) % 255)
    for (const [a, from] of cells.entries()) for (const [b, to] of cells.entries()) pairs.keep(from, to, numberOf(a, b))
    for (const [a, from] of cells.entries()) {
      for (const [b, to] of cells.entries()) expect(pairs.at(from, to)).toBe(numberOf(a, b))
    }
  })

  it('begin with nothing, and forget before they take too much room', () => {
    const pairs = new Pairs(map, 3 * 30)
    const [a, b, c, d] = cells
    if (a === undefined || b === undefined || c === undefined || d === undefined)
      throw new Error('the map is too small')
    expect(pairs.at(a, b)).toBe(0)
    for (const from of [a, b, c]) pairs.keep(from, d, 7)
    expect([a, b, c, d].map(from => pairs.at(from, d))).toEqual([7, 7, 7, 0])
    pairs.keep(d, a, 8)
    expect([a, b, c].map(from => pairs.at(from, d))).toEqual([0, 0, 0])
    expect(pairs.at(d, a)).toBe(8)
  })

  it('off the map are refused', () => {
    expect(() => new Pairs(map).at({ q: -9, r: 0 }, { q: 0, r: 0 })).toThrow('map: expected one of its')
  })
})
