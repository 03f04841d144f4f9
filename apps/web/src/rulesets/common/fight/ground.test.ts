import { drawnMap, hexes, squares } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { hexLayout, squareLayout } from '../../../map/ground/layout.ts'
import { drawnSheet, sheetAround } from './ground.ts'

const HEXES = { lattice: hexes, layout: hexLayout }
const SQUARES = { lattice: squares, layout: squareLayout }

test('a map that was drawn is shown as it is', () => {
  const sheet = drawnSheet(HEXES, drawnMap(hexes, ['. # .', '. . .']).map.toData())
  expect(sheet?.layout).toMatchObject({ columns: 3, rows: 2 })
  expect(sheet?.shown({ q: 1, r: 0 })).toEqual({ q: 1, r: 0 })
  expect(drawnSheet(HEXES, { version: 7 })).toBeUndefined()
  expect(drawnSheet(SQUARES, null)).toBeUndefined()
})

describe('open ground is shown around everybody, wherever they are', () => {
  test('on hexes, whose odd rows stay odd, so that neighbours stay neighbours', () => {
    const people = [
      { q: 0, r: 0 },
      { q: 20, r: -3 },
      { q: -7, r: 9 },
    ]
    const sheet = sheetAround(HEXES, people)
    if (sheet === undefined) throw new Error('there is a sheet')
    for (const cell of people) {
      const shown = sheet.shown(cell)
      expect(sheet.map.contains(shown)).toBe(true)
      expect(sheet.meant(shown)).toEqual(cell)
      expect((shown.r - cell.r) % 2).toBe(0)
    }
    expect(sheetAround(HEXES, [{ q: 900, r: 0 }])).toBeUndefined()
  })
  test('on squares', () => {
    const people = [
      { x: -10, y: 0 },
      { x: 10, y: 3 },
    ]
    const sheet = sheetAround(SQUARES, people)
    if (sheet === undefined) throw new Error('there is a sheet')
    for (const cell of people) {
      expect(sheet.map.contains(sheet.shown(cell))).toBe(true)
      expect(sheet.meant(sheet.shown(cell))).toEqual(cell)
    }
  })
})
