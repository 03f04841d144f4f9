import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../naive/maps.ts'
import { NaiveMover, stopKey } from '../../naive/movement.ts'
import { hexes } from '../grid/hex.ts'
import { squareDistance, squares } from '../grid/square.ts'
import { blankMap } from '../map/map.ts'
import { gait } from './gait.ts'

describe('settling', () => {
  it('is not misled by earlier searches, however many', () => {
    const map = blankMap(hexes, 6, 6)
    const walk = gait(hexes, { step: 1 })
    const alone = map.reach(walk, { q: 2, r: 2 }, 2).stops()
    // Each of these uses up a million of the marks, so that they have to be wiped several times.
    for (let search = 0; search < 9000; search++) {
      const way = map.path(walk, { q: 0, r: 0 }, { q: search % 6, r: 0 })
      if (way?.length !== 1 + (search % 6)) throw new Error(`search ${search}: got a way of ${way?.length} stops`)
    }
    expect(map.reach(walk, { q: 2, r: 2 }, 2).stops()).toEqual(alone)
  })

  it('has room for states that wait many times because ever cheaper ways to them are found', () => {
    const map = blankMap(hexes, 10, 10)
    for (const cell of cellsOf(map)) map.paint(cell, { toll: (cell.r * 37 + (cell.q + (cell.r >> 1)) * 61) % 89 })
    const pace = { step: [9, 50, 7, 80], turn: 2 }
    const stops = map.reach(gait(hexes, pace), { q: 0, r: 0 }, 1000).stops()
    const found = new Map(stops.map(stop => [stopKey(map, stop), stop.cost]))
    expect(found).toEqual(new NaiveMover(map, pace).costs({ q: 0, r: 0 }, 1000))
  })

  it('has queues for the dearest tolls', () => {
    const map = blankMap(squares, 2, 2)
    // With fewer queues, the dear way over 0,1 would be taken up before the cheap one over 1,0.
    map.paint({ x: 1, y: 0 }, { toll: 5 })
    map.paint({ x: 0, y: 1 }, { toll: 255 })
    const walk = gait(squares, { step: 1, diagonal: null })
    const reach = map.reach(walk, { x: 0, y: 0 }, 1_000_000, { tollUnit: 100 })
    expect(reach.stops().map(stop => stop.cost)).toEqual([0, 501, 502, 25_501])
  })

  it('grows with what a search finds', () => {
    const map = blankMap(squares, 400, 400)
    const walk = gait(squares, { step: 1 })
    const reach = map.reach(walk, { x: 0, y: 0 }, 399)
    expect(reach.stops()).toHaveLength(160_000)
    expect(reach.path({ x: 399, y: 7 })).toHaveLength(400)
    expect(map.path(walk, { x: 0, y: 0 }, { x: 399, y: 399 })).toHaveLength(400)
    expect(map.reach(walk, { x: 0, y: 0 }, 1).stops()).toHaveLength(4)
  })

  it('costs on open ground what the distance says', () => {
    const map = blankMap(squares, 15, 15)
    const from = { x: 7, y: 7 }
    const byTurns = map.reach(gait(squares, { step: 1, diagonal: [0, 1] }), from, 30)
    const never = map.reach(gait(squares, { step: 1, diagonal: null }), from, 30)
    for (let y = 0; y < 15; y++) {
      for (let x = 0; x < 15; x++) {
        expect(byTurns.cost({ x, y })).toBe(squareDistance(from, { x, y }, 'alternating'))
        expect(never.cost({ x, y })).toBe(squareDistance(from, { x, y }, 'manhattan'))
      }
    }
  })
})
