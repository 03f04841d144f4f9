import { expect, test } from 'vitest'
import { PIPS, sidesOf } from './die-faces.ts'

test('every face has as many pips as it is worth', () => {
  for (const [face, pips] of Object.entries(PIPS)) expect(new Set(pips.map(String)).size).toBe(Number(face))
})

test('a notation tells the sides of its dice', () => {
  expect(['2d6+1', '2d', 'd10', 'd%', '8+', '3D6'].map(sidesOf)).toEqual([6, 6, 10, 100, 6, 6])
})
