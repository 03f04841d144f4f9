import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../naive/maps.ts'
import { hexes } from '../grid/hex.ts'
import { squares } from '../grid/square.ts'
import { gait } from '../movement/gait.ts'
import { blankMap } from './map.ts'

describe('a map', () => {
  it('is a rectangle of so many cells', () => {
    const map = blankMap(hexes, 7, 5)
    let inside = 0
    for (let q = -20; q < 20; q++) for (let r = -20; r < 20; r++) if (map.contains({ q, r })) inside++
    expect(inside).toBe(35)
    expect(cellsOf(map).every(cell => map.contains(cell))).toBe(true)
    expect([map.contains({ q: -2, r: 4 }), map.contains({ q: -3, r: 4 })]).toEqual([true, false])
    expect([map.contains({ q: 4, r: 4 }), map.contains({ q: 5, r: 4 })]).toEqual([true, false])
    expect(map.contains({ q: 0.5, r: 0 })).toBe(false)
  })

  it('counts its cells row by row, and none beside them', () => {
    for (const map of [blankMap(hexes, 7, 5), blankMap(hexes, 4, 9)]) {
      const places = cellsOf(map).map(cell => map.index(cell))
      expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: map.width * map.height }, (_, at) => at))
      expect(map.index({ q: 0, r: 1 })).toBe(map.width)
      expect(() => map.index({ q: -1, r: 0 })).toThrow('map: expected one of its')
    }
    expect(blankMap(squares, 3, 3).index({ x: 2, y: 1 })).toBe(5)
  })

  it('keeps what is painted on each cell apart', () => {
    const map = blankMap(hexes, 7, 5)
    cellsOf(map).forEach((cell, at) => {
      map.paint(cell, { cover: at, toll: 200 - at, elevation: at - 20, blocked: at % 2 === 0, opaque: at % 3 === 0 })
    })
    cellsOf(map).forEach((cell, at) => {
      const blocked = at % 2 === 0
      const opaque = at % 3 === 0
      expect(map.terrain(cell)).toEqual({ cover: at, toll: 200 - at, elevation: at - 20, blocked, opaque })
    })
  })

  it('leaves the traits that are not painted', () => {
    const map = blankMap(squares, 3, 3)
    map.paint({ x: 1, y: 1 }, { cover: 2 })
    map.paint({ x: 1, y: 1 }, { toll: 3 })
    expect(map.terrain({ x: 1, y: 1 })).toEqual({ blocked: false, opaque: false, cover: 2, toll: 3, elevation: 0 })
  })

  it('leaves traits that are there but undefined', () => {
    const map = blankMap(squares, 3, 3)
    map.paint({ x: 1, y: 1 }, { blocked: true, opaque: true, cover: 2, toll: 3, elevation: 4 })
    const nothing = undefined
    Reflect.apply(map.paint, map, [
      { x: 1, y: 1 },
      { blocked: nothing, opaque: nothing, cover: nothing, toll: nothing, elevation: nothing },
    ])
    expect(map.terrain({ x: 1, y: 1 })).toEqual({ blocked: true, opaque: true, cover: 2, toll: 3, elevation: 4 })
  })

  it('has a wall on both of its sides, until it is torn down', () => {
    const map = blankMap(hexes, 5, 5)
    const [a, b] = [
      { q: 1, r: 1 },
      { q: 0, r: 2 },
    ]
    map.build(a, b, { sight: true, movement: true })
    expect(map.wall(b, a)).toEqual({ sight: true, movement: true })
    map.build(b, a, { sight: false, movement: true })
    expect(map.wall(a, b)).toEqual({ sight: false, movement: true })
    expect(map.wall(a, { q: 2, r: 1 })).toEqual({ sight: false, movement: false })
  })

  it('does not let anything out over its edges', () => {
    const map = blankMap(squares, 4, 3)
    const reach = map.reach(gait(squares, { step: 1 }), { x: 0, y: 0 }, 50)
    expect(reach.stops()).toHaveLength(12)
    expect(map.fieldOfView({ x: 3, y: 2 }, 50).size).toBe(12)
  })

  it('keeps a reach as it was when it is painted afterwards', () => {
    const map = blankMap(squares, 5, 1)
    const reach = map.reach(gait(squares, { step: 1 }), { x: 0, y: 0 }, 4)
    map.paint({ x: 2, y: 0 }, { blocked: true })
    map.reach(gait(squares, { step: 1 }), { x: 4, y: 0 }, 1)
    expect(reach.path({ x: 3, y: 0 })?.map(stop => stop.cell.x)).toEqual([0, 1, 2, 3])
    expect(map.reach(gait(squares, { step: 1 }), { x: 0, y: 0 }, 4).cost({ x: 3, y: 0 })).toBeUndefined()
  })

  it('lets figures pass where they cannot stop', () => {
    const map = blankMap(squares, 5, 1)
    const walk = gait(squares, { step: 1 })
    const friend = { occupied: [{ x: 1, y: 0 }] }
    const reach = map.reach(walk, { x: 0, y: 0 }, 3, friend)
    expect(reach.stops().map(stop => stop.cell.x)).toEqual([0, 2, 3])
    expect(reach.path({ x: 1, y: 0 })).toBeUndefined()
    expect(map.path(walk, { x: 0, y: 0 }, { x: 1, y: 0 }, friend)).toBeUndefined()
    expect(map.path(walk, { x: 0, y: 0 }, { x: 2, y: 0 }, friend)).toHaveLength(3)
    expect(map.path(walk, { x: 0, y: 0 }, { x: 2, y: 0 }, { barred: [{ x: 1, y: 0 }] })).toBeUndefined()
  })
})

describe('a map refuses', () => {
  const map = blankMap(hexes, 4, 4)
  const off = { q: 9, r: 0 }
  const on = { q: 1, r: 1 }

  it.each([
    ['a side of none', () => blankMap(hexes, 0, 4), 'width of the map: expected a whole number from 1 to 1000, got 0'],
    [
      'a side too long',
      () => blankMap(hexes, 4, 1001),
      'height of the map: expected a whole number from 1 to 1000, got 1001',
    ],
    ['cells off the map', () => map.sight(on, off), 'map: expected one of its 4 × 4 hexes, got {"q":9,"r":0}'],
    [
      'painting off the map',
      () => map.paint(off, { cover: 1 }),
      'map: expected one of its 4 × 4 hexes, got {"q":9,"r":0}',
    ],
    [
      'cover out of bounds',
      () => map.paint(on, { cover: 256 }),
      'cover: expected a whole number from 0 to 255, got 256',
    ],
    [
      'walls between others',
      () => map.build(on, { q: 1, r: 3 }, { sight: true, movement: true }),
      /wall: expected two hexes side by side/,
    ],
    [
      'the gait of another grid',
      () => map.reach(gait(squares, { step: 1 }), on, 3),
      'movement: expected a gait for hexes, got one for squares',
    ],
    [
      'a budget of halves',
      () => map.reach(gait(hexes, { step: 1 }), on, 1.5),
      'a budget: expected a whole number from 0 to 1000000, got 1.5',
    ],
  ])('%s', (_, ask, message) => {
    expect(ask).toThrow(message)
  })

  it('walls across the corner of squares', () => {
    const board = blankMap(squares, 4, 4)
    const build = (): void => board.build({ x: 1, y: 1 }, { x: 2, y: 2 }, { sight: true, movement: true })
    expect(build).toThrow('wall: expected two squares side by side, got [{"x":1,"y":1},{"x":2,"y":2}]')
  })
})
