import { drawnMap, hexes } from '@umpire/geometry'
import { expect, test } from 'vitest'
import { readFight } from '../views/fight-view.ts'
import { openSheet, sheetOf } from './ground.ts'

const at = (places: readonly (readonly [number, number])[]) =>
  readFight({
    roster: places.map((_, index) => ({ id: `${index}`, name: 'Somebody', side: index % 2 })),
    standing: places.map(([q, r], index) => ({ id: `${index}`, q, r })),
  }).figures

test('a map that was drawn is shown as it is', () => {
  const sheet = sheetOf(drawnMap(hexes, ['. # .', '. . .']).map.toData())
  expect(sheet?.layout).toMatchObject({ columns: 3, rows: 2 })
  expect(sheet?.shown({ q: 1, r: 0 })).toEqual({ q: 1, r: 0 })
  expect(sheetOf({ version: 7 })).toBeUndefined()
  expect(sheetOf(null)).toBeUndefined()
})

test('open ground is shown around everybody, wherever they are', () => {
  const figures = at([
    [0, 0],
    [20, -3],
    [-7, 9],
  ])
  const sheet = openSheet(figures)
  if (sheet === undefined) throw new Error('there is a sheet')
  for (const { q, r } of figures) {
    const shown = sheet.shown({ q, r })
    expect(sheet.map.contains(shown)).toBe(true)
    expect(sheet.meant(shown)).toEqual({ q, r })
    // Odd rows stay odd, so that neighbours stay neighbours on the sheet.
    expect((shown.r - r) % 2).toBe(0)
  }
  expect(openSheet(at([[900, 0]]))).toBeUndefined()
})
