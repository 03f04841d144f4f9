/** What is said of a map that cannot be drawn: always where in the file, what was expected and what came. */
import { BadInput, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEXES } from './grid.ts'
import { groundOf } from './map.ts'

const refusal = (draw: () => unknown): string => {
  try {
    draw()
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return ''
}

test('a drawn map is refused with its row and column', () => {
  const said = (...map: readonly string[]) => refusal(() => groundOf(HEXES, { map }, 'file'))
  expect(said('. . .', '. .')).toBe('file.map, row 2: expected 3 hexes as in the first row, got 2')
  expect(said('. ? .')).toMatch(/^file\.map, row 1, column 2: expected one of .*, a letter or a digit, got "\?"$/)
  expect(said('A A')).toBe('file.map, row 1, column 2: expected the mark A once, got "it again"')
})

test('a map of Tiled is refused with the place in it, even where what came reads like a refusal', () => {
  const said = (tiled: Json) => refusal(() => groundOf(HEXES, { tiled }, 'file'))
  expect(said({ orientation: 'x: expected y, got z' })).toBe(
    'file.tiled, orientation: expected "hexagonal", got "x: expected y, got z"',
  )
  expect(said(7)).toBe('file.tiled, map: expected an object, got 7')
})

test('whatever is given for a map of Tiled, it is drawn or refused as input', () => {
  const fine = { orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', width: 2, height: 1 }
  const part = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined))
  const odd = fc.record({ width: part, height: part, layers: part, tilesets: part }, { requiredKeys: [] })
  fc.assert(
    fc.property(odd, more => {
      const tiled = JSON.parse(JSON.stringify({ ...fine, ...more }))
      expect(typeof refusal(() => groundOf(HEXES, { tiled }, 'file'))).toBe('string')
    }),
  )
})
