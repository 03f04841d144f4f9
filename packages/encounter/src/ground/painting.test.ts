import { int, type Json } from '@umpire/engine'
import { hexes, importMap, squares } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { HEXES, SQUARES } from './grid.ts'
import { fogOn, type Laid, NOTHING_LAID } from './laid.ts'
import { groundOf, mapData } from './map.ts'
import { maskedMap, painted } from './painting.ts'

const light = int({ min: -10, max: 0 })
const map = mapData(groundOf(HEXES, { map: ['. . . .', '. . . .', '. . . .'] }, 'file'))
const GROUND: { readonly map: Json | null; readonly laid: Laid<number> } = { map, laid: NOTHING_LAID }
const paint = (stroke: Json, ground = GROUND, taken: readonly { q: number; r: number }[] = []) =>
  painted({ grid: HEXES, light }, ground, stroke, taken, 'paint')

describe('a stroke', () => {
  test('paints traits of the cells that it names, and leaves the rest', () => {
    const walls = paint({ cells: ['1,0', '1,1'], terrain: { blocked: true, opaque: true } })
    const raised = paint({ cells: ['1,0'], terrain: { elevation: 2 } }, { ...GROUND, map: walls.map })
    const made = importMap(hexes, raised.map)
    expect(made.terrain({ q: 1, r: 0 })).toEqual({ blocked: true, opaque: true, cover: 0, toll: 0, elevation: 2 })
    expect(made.terrain({ q: 1, r: 1 })).toMatchObject({ blocked: true, elevation: 0 })
    expect(made.terrain({ q: 0, r: 0 })).toMatchObject({ blocked: false })
    expect(GROUND.map).toEqual(map)
  })
  test('tears down the walls around what it clears, of squares on their four sides', () => {
    const drawn = importMap(squares, mapData(groundOf(SQUARES, { map: ['...', '...', '...'] }, 'file')))
    drawn.build({ x: 1, y: 1 }, { x: 1, y: 0 }, { sight: true, movement: true })
    const walled: Json = JSON.parse(JSON.stringify(drawn.toData()))
    const ground = { map: walled, laid: NOTHING_LAID }
    const cleared = painted({ grid: SQUARES, light }, ground, { cells: ['1,1'], clears: true }, [], 'paint')
    expect(importMap(squares, walled).sight({ x: 1, y: 1 }, { x: 1, y: 0 }).seen).toBe(false)
    expect(importMap(squares, cleared.map).sight({ x: 1, y: 1 }, { x: 1, y: 0 }).seen).toBe(true)
  })
  test('lays light and names, and takes them away', () => {
    const { laid } = paint({ cells: ['1,0', '2,0'], light: -5, name: ' The mill ' })
    expect(laid).toMatchObject({ lights: { '1,0': -5, '2,0': -5 }, names: { '1,0': 'The mill' } })
    const after = paint({ cells: ['1,0'], light: null, name: '' }, { map, laid })
    expect(after.laid).toMatchObject({ lights: { '2,0': -5 }, names: {} })
  })
  test('reveals and hides, the last word counting', () => {
    const shown = paint({ cells: ['1,0', '2,0'], fog: 'shown', foggy: true })
    const { fog } = paint({ cells: ['1,0'], fog: 'hidden' }, { map, laid: shown.laid }).laid
    expect(fog.on).toBe(true)
    expect(['1,0', '2,0', '3,0'].map(cell => fogOn(fog, cell))).toEqual(['hidden', 'shown', 'sight'])
    expect(paint({ cells: ['1,0', '2,0'], fog: 'sight' }, { map, laid: { ...shown.laid, fog } }).laid.fog).toEqual({
      on: true,
      shown: [],
      hidden: [],
    })
  })
  test('is refused with its place: beside the map, on somebody, on no map, and what is none at all', () => {
    const wall = { blocked: true }
    const refused: readonly (readonly [() => unknown, string])[] = [
      [() => paint({ cells: ['9,9'], terrain: wall }), 'paint.cells: expected a hex of the map, got "9,9"'],
      [() => paint({ cells: ['1,0'], terrain: wall }, GROUND, [{ q: 1, r: 0 }]), 'where nobody stands'],
      [() => paint({ cells: ['1,0'], terrain: wall }, { ...GROUND, map: null }), 'a fight on a map to paint on'],
      [() => paint({ cells: ['here'] }), 'a cell such as "3,-1"'],
      [() => paint({ cells: ['01,0'] }), 'a cell such as "3,-1", got "01,0"'],
      [() => paint({ cells: ['1,-0'] }), 'a cell such as "3,-1", got "1,-0"'],
      [() => paint({ cells: ['1,0'], light: 4 }), 'paint.light'],
      [() => paint({ cells: ['1,0'], terrain: { cover: 300 } }), 'paint.terrain.cover'],
      [() => paint({ colour: 'red' }), 'only the fields'],
      [() => paint(null), 'an object'],
    ]
    for (const [act, message] of refused) expect(act).toThrow(message)
  })
})

test('of what is hidden from players only that it cannot be looked into leaves', () => {
  const rich = paint({ cells: ['1,0'], terrain: { cover: 2, toll: 1, elevation: 3, blocked: true } }).map
  const masked = maskedMap(HEXES, rich, { on: true, shown: [], hidden: ['1,0'] })
  expect(importMap(hexes, masked).terrain({ q: 1, r: 0 })).toEqual({
    blocked: false,
    opaque: true,
    cover: 0,
    toll: 0,
    elevation: 0,
  })
  expect(maskedMap(HEXES, rich, { on: false, shown: [], hidden: ['1,0'] })).toBe(rich)
})
