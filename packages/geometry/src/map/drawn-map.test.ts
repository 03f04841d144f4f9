import { expect, test } from 'vitest'
import { hexes } from '../grid/hex.ts'
import { squares } from '../grid/square.ts'
import { drawnMap } from './drawn-map.ts'
import { tiledMap } from './tiled-map.ts'

test('a drawn map of hexes has its terrain and marks where they were drawn', () => {
  const { map, marks } = drawnMap(hexes, ['. . A .', ' . # : .', '. ~ . b'])
  expect([map.width, map.height]).toEqual([4, 3])
  expect(marks.get('A')).toEqual({ q: 2, r: 0 })
  expect(marks.get('b')).toEqual({ q: 2, r: 2 })
  expect(map.terrain({ q: 1, r: 1 })).toMatchObject({ blocked: true, opaque: true })
  expect(map.terrain({ q: 2, r: 1 }).cover).toBe(1)
  expect(map.terrain({ q: 0, r: 2 }).toll).toBe(1)
})

test('a drawn map of squares starts every row in the same column', () => {
  const { marks } = drawnMap(squares, ['...', '..A'])
  expect(marks.get('A')).toEqual({ x: 2, y: 1 })
})

test('a bad drawing is refused with the place', () => {
  expect(() => drawnMap(hexes, ['...', '..'])).toThrow('map row 2: expected 3 hexes as in the first row, got 2')
  expect(() => drawnMap(hexes, ['.?.'])).toThrow('map row 1, column 2: expected one of')
  expect(() => drawnMap(hexes, ['A.', '.A'])).toThrow('map row 2, column 2: expected the mark A once, got it again')
  expect(() => drawnMap(hexes, [])).toThrow()
})

const tiled = (change: object = {}): object => ({
  orientation: 'hexagonal',
  staggeraxis: 'y',
  staggerindex: 'odd',
  width: 3,
  height: 2,
  tilewidth: 32,
  tileheight: 32,
  hexsidelength: 16,
  tilesets: [{ firstgid: 5, tiles: [{ id: 1, properties: [{ name: 'cover', type: 'int', value: 2 }] }] }],
  layers: [
    { type: 'tilelayer', data: [5, 5, 5, 5, 6, 5] },
    {
      type: 'tilelayer',
      properties: [{ name: 'blocked', type: 'bool', value: true }],
      data: [0, 0, 5, 0, 0, 0],
    },
    { type: 'objectgroup', objects: [{ name: 'Ada', x: 60, y: 30 }] },
  ],
  ...change,
})

test('a map of Tiled has the terrain of its tiles and layers, and its points as marks', () => {
  const { map, marks } = tiledMap(hexes, tiled())
  expect(map.terrain({ q: 1, r: 1 }).cover).toBe(2)
  expect(map.terrain({ q: 2, r: 0 }).blocked).toBe(true)
  expect(marks.get('Ada')).toEqual({ q: 1, r: 1 })
})

test.each([
  [{ orientation: 'isometric' }, 'orientation: expected "hexagonal", got "isometric"'],
  [{ staggeraxis: 'x' }, 'staggeraxis: expected "y"'],
  [{ staggerindex: 'even' }, 'staggerindex: expected "odd"'],
  [{ infinite: true }, 'infinite: expected a map of a fixed size'],
  [{ tilesets: [{ firstgid: 1, source: 'a.tsx' }] }, 'tilesets[0]: expected a tileset embedded in the map'],
  [{ layers: [{ type: 'tilelayer', data: 'AAAA' }] }, 'layers[0].data: expected tiles saved as CSV'],
  [{ layers: [{ type: 'tilelayer', data: [1] }] }, 'layers[0].data: expected 6 tiles, got 1'],
  [{ width: 0 }, 'width'],
  [
    { layers: [{ type: 'objectgroup', objects: [{ name: 'B', x: 999, y: 0 }] }] },
    'object "B": expected a place on the map',
  ],
])('a map of Tiled that cannot be read is refused: %j', (change, message) => {
  expect(() => tiledMap(hexes, tiled(change))).toThrow(message)
})
