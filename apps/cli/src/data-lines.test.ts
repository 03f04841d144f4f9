import { expect, test } from 'vitest'
import { dataLines } from './data-lines.ts'

test('records are rows below a header', () => {
  const rows = [
    { location: 'eye', cutting: { health: 'vital', effects: [{ 'blind-forever': 50 }, { 'knocked-out': 75 }] } },
    { location: 'temple', cutting: {}, limb_of: null },
  ]
  expect(dataLines(rows)).toEqual([
    'Table:',
    '  location  cutting                                         limb of',
    '  eye       health vital, blind-forever 50, knocked-out 75',
    '  temple',
  ])
})
test('anything else is told as it is written', () => {
  expect(dataLines({ good: 1 })).toEqual(['Table: {"good":1}'])
  expect(dataLines([1, 2])).toEqual(['Table: [1,2]'])
  expect(dataLines([])).toEqual(['Table: []'])
  expect(dataLines([{ a: 1 }, { b: 1 }, { c: 1 }])).toEqual(['Table: [{"a":1},{"b":1},{"c":1}]'])
})
