import type { Json } from '@umpire/engine'
import { drawnMap, type GridMap, type Hex, hexes } from '@umpire/geometry'
import { expect, test } from 'vitest'
import { HEXES } from './grid.ts'
import { mapData } from './map.ts'
import { isOpenOn, mapReader, memoLook } from './map-in-play.ts'

const hex = (q: number): Hex => ({ q, r: 0 })
const row = (signs: string): Json | null => mapData(drawnMap(hexes, [signs]))

test('a map in play: one for the same data, prepared once, another one for other data, none on open ground', () => {
  let prepared = 0
  const mapOf = mapReader(HEXES, map => {
    prepared++
    map.paint(hex(0), { cover: 3 })
  })
  const [drawn, painted] = [row('. . #'), row('. . .')]
  const map = mapOf({ map: drawn })
  expect(map?.terrain(hex(0)).cover).toBe(3)
  expect(mapOf({ map: drawn })).toBe(map)
  expect(prepared).toBe(1)
  expect(mapOf({ map: painted })).not.toBe(map)
  expect(mapOf({ map: null })).toBeUndefined()
})

test('a map in play: one can stand wherever it is not blocked, and anywhere on open ground', () => {
  const map = mapReader(HEXES)({ map: row('. . #') })
  expect([0, 1, 2, 3].map(q => isOpenOn(map, hex(q)))).toEqual([true, true, false, false])
  expect(isOpenOn(undefined, hex(3))).toBe(true)
})

test('a map in play: looked at once for each pair of hexes of each map, also where nothing is seen', () => {
  const looked: string[] = []
  const isSeen = memoLook([true, false], (map: GridMap<Hex>, from, to) => {
    looked.push(`${from.q} to ${to.q}`)
    return map.sight(from, to).seen
  })
  const [walled, free] = [drawnMap(hexes, ['. # .']).map, drawnMap(hexes, ['. . .']).map]
  for (let times = 0; times < 2; times++) {
    expect(isSeen(walled, hex(0), hex(2))).toBe(false)
    expect(isSeen(walled, hex(0), hex(1))).toBe(true)
    expect(isSeen(free, hex(0), hex(2))).toBe(true)
  }
  expect(looked).toEqual(['0 to 2', '0 to 1', '0 to 2'])
})
