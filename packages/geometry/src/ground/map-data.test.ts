import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, maps } from '../../naive/maps.ts'
import { hexes } from '../grid/hex.ts'
import { type Lattice, neighbour } from '../grid/lattice.ts'
import { squares } from '../grid/square.ts'
import { blankMap, importMap } from '../map/map.ts'
import type { MapData } from './map-data.ts'

function holdsFor<Cell>(lattice: Lattice<Cell>): void {
  it(`gives a map of ${lattice.name} back as it was, through JSON`, () => {
    fc.assert(
      fc.property(maps(lattice), map => {
        const data: unknown = JSON.parse(JSON.stringify(map.toData()))
        const copy = importMap(lattice, data)
        expect(copy.toData()).toEqual(map.toData())
        for (const cell of cellsOf(map)) {
          expect(copy.terrain(cell)).toEqual(map.terrain(cell))
          for (let direction = 0; direction < lattice.du.length; direction += 2) {
            const beside = neighbour(lattice, cell, direction)
            if (map.contains(beside)) expect(copy.wall(cell, beside)).toEqual(map.wall(cell, beside))
          }
          const view = (of: typeof map): string[] =>
            of
              .fieldOfView(cell, 4)
              .cells()
              .map(seen => JSON.stringify(seen))
          expect(view(copy)).toEqual(view(map))
        }
      }),
    )
  })
}

describe('map data', () => {
  holdsFor(hexes)
  holdsFor(squares)

  it('is short for plain ground', () => {
    expect(blankMap(hexes, 1000, 1000).toData().toll).toEqual([1_000_000, 0])
  })

  const good: MapData = blankMap(hexes, 3, 2).toData()
  const broken: readonly [string, unknown, string][] = [
    ['nothing', null, 'map: expected an object, got null'],
    ['a text', 'map', 'map: expected an object, got "map"'],
    ['another version', { ...good, version: 2 }, 'map version: expected a whole number from 1 to 1, got 2'],
    ['another grid', { ...good, cells: 'squares' }, 'map cells: expected "hexes", got "squares"'],
    ['a map too large', { ...good, width: 1001 }, 'width of the map: expected a whole number from 1 to 1000, got 1001'],
    ['a side in words', { ...good, height: '2' }, 'height of the map: expected a whole number from 1 to 1000, got "2"'],
    ['a missing layer', { ...good, cover: undefined }, 'map cover: expected a list, got undefined'],
    ['too few cells', { ...good, cover: [5, 0] }, 'map cover: expected values for 6 cells, got 5'],
    ['too many cells', { ...good, cover: [4, 0, 3, 1] }, 'map cover[2]: expected a whole number from 1 to 2, got 3'],
    ['half a pair', { ...good, cover: [6] }, 'map cover[1]: expected a whole number from 0 to 255, got undefined'],
    ['empty runs', { ...good, toll: [0, 1, 6, 0] }, 'map toll[0]: expected a whole number from 1 to 6, got 0'],
    ['values too high', { ...good, toll: [6, 256] }, 'map toll[1]: expected a whole number from 0 to 255, got 256'],
    [
      'values too low',
      { ...good, elevation: [6, -129] },
      'map elevation[1]: expected a whole number from -128 to 127, got -129',
    ],
    [
      'a list as value',
      { ...good, blocked: [6, [1]] },
      'map blocked[1]: expected a whole number from 0 to 1, got a list',
    ],
    [
      'a wall at the edge',
      { ...good, sightWalls: [6, 1] },
      'map sightWalls: expected walls between cells of the map, got one in direction 0 of column 2, row 0',
    ],
    [
      'surplus runs',
      { ...good, cover: [6, 0, 1, 1] },
      'map cover[2]: expected the end, as all 6 cells have a value, got a further run',
    ],
    ['no list of low walls', { ...good, lowWalls: 1 }, 'map lowWalls: expected a list, got 1'],
    [
      'a low wall off the map',
      { ...good, lowWalls: [0, 0, 0, 1, 3, 0, 0, 1] },
      'map lowWalls[4]: expected a whole number from 0 to 2, got 3',
    ],
    [
      'a low wall at the edge',
      { ...good, lowWalls: [0, 1, 1, 1] },
      'map lowWalls[0]: expected walls between cells of the map, got one in direction 1 of column 0, row 1',
    ],
    [
      'a low wall without cover',
      { ...good, lowWalls: [0, 0, 0, 0] },
      'map lowWalls[3]: expected a whole number from 1 to 255, got 0',
    ],
    [
      'a wall twice',
      { ...good, movementWalls: [6, 8] },
      'map movementWalls[1]: expected a whole number from 0 to 7, got 8',
    ],
  ]
  it.each(broken)('is refused: %s', (_, data, message) => {
    expect(() => importMap(hexes, data)).toThrow(message)
  })

  it('is refused with a wall across a corner of squares', () => {
    const data = { ...blankMap(squares, 2, 2).toData(), sightWalls: [1, 2, 3, 0] }
    expect(() => importMap(squares, data)).toThrow(
      'expected walls between cells of the map, got one in direction 1 of column 0, row 0',
    )
  })

  it('names a long text only by its beginning', () => {
    expect(() => importMap(hexes, { ...good, cells: 'x'.repeat(1000) })).toThrow(`got "${'x'.repeat(40)}…"`)
  })
})
