/** What is said of a map that cannot be drawn: always where in the file, what was expected and what came. */
import { BadInput, int, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEXES, SQUARES } from './grid.ts'
import { laidField } from './laid.ts'
import { groundOf, laidOn, mapData } from './map.ts'
import { painted } from './painting.ts'

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

test('whatever is given for a map of Universal VTT or one that was saved, it is read or refused as input', () => {
  const part = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant({ map_size: { x: 4, y: 4 } }))
  const keys = { resolution: part, line_of_sight: part, portals: part, lights: part, map: part, fog: part, names: part }
  fc.assert(
    fc.property(fc.record(keys, { requiredKeys: [] }), more => {
      const given: Json = JSON.parse(JSON.stringify(more))
      for (const written of [{ uvtt: given }, { ground: given }]) {
        expect(typeof refusal(() => groundOf(SQUARES, written, 'file'))).toBe('string')
        expect(typeof refusal(() => laidOn(HEXES, written, LIGHTING, 'file'))).toBe('string')
      }
    }),
  )
})

const LIGHTING = { field: int({ min: -10, max: 0 }), lit: 0, dark: true }

test('a map that was painted and saved comes back with everything', () => {
  const map = mapData(groundOf(HEXES, { map: ['. . . .', '. : # .', '. . = .'] }, 'file'))
  const laid = laidOn(HEXES, {}, LIGHTING, 'file')
  const strokes: readonly Json[] = [
    { cells: ['1,0'], terrain: { blocked: true, opaque: true, elevation: 3 } },
    { cells: ['2,0', '3,0'], light: -5, name: 'The mill' },
    { cells: ['0,0'], fog: 'hidden', foggy: true },
  ]
  const brush = { grid: HEXES, light: LIGHTING.field }
  const ground = strokes.reduce((all, stroke) => painted(brush, all, stroke, [], 'paint'), { map, laid })
  const saved: Json = JSON.parse(JSON.stringify({ map: ground.map, ...ground.laid }))
  expect(mapData(groundOf(HEXES, { ground: saved }, 'file'))).toEqual(ground.map)
  expect(laidOn(HEXES, { ground: saved }, LIGHTING, 'file')).toEqual(ground.laid)
})

test('lamps light what they reach where it is dark, and a door has its name', () => {
  const uvtt = {
    resolution: { map_size: { x: 4, y: 4 } },
    lights: [{ position: { x: 2, y: 2 }, range: 1 }],
    portals: [{ position: { x: 1.5, y: 1.5 }, bounds: [] }],
  }
  expect(laidOn(SQUARES, { uvtt }, LIGHTING, 'file')).toEqual({
    fog: { on: false, shown: [], hidden: [] },
    lights: { '1,1': 0, '2,1': 0, '1,2': 0, '2,2': 0 },
    names: { '1,1': 'door' },
  })
  expect(laidOn(SQUARES, { uvtt }, { ...LIGHTING, dark: false }, 'file').lights).toEqual({})
})

test('what lies over a map of Universal VTT is no more than a fight can keep', () => {
  const map_size = { x: 300, y: 300 }
  const row = (nth: number) => ({ x: (nth % 50) + 0.5, y: Math.floor(nth / 50) + 0.5 })
  const portals = Array.from({ length: 600 }, (_, nth) => ({ position: row(nth), bounds: [] }))
  const laid = laidOn(SQUARES, { uvtt: { resolution: { map_size }, portals } }, LIGHTING, 'file')
  expect(laidField(LIGHTING.field).read(laid, 'laid')).toEqual(laid)
  expect(Object.keys(laid.names).length).toBe(500)
  const uvtt = { resolution: { map_size }, lights: [{ position: { x: 150, y: 150 }, range: 200 }] }
  expect(refusal(() => laidOn(SQUARES, { uvtt }, LIGHTING, 'file'))).toMatch(
    'file.uvtt, lights: expected at most 40000 lit cells',
  )
})

test('a map comes from one place', () => {
  expect(refusal(() => groundOf(HEXES, { map: ['.'], uvtt: {} }, 'file'))).toBe(
    'file.uvtt: expected nothing beside a map, got "another map"',
  )
})
