import { describe, expect, it } from 'vitest'
import { gait } from './gait.ts'
import { hexes } from './hex.ts'
import { blankMap } from './map.ts'
import { squareDistance, squares } from './square.ts'

describe('settling', () => {
  it('is not misled by earlier searches, however many', () => {
    const map = blankMap(hexes, 6, 6)
    const walk = gait(hexes, { step: 1 })
    const alone = map.reach(walk, { q: 2, r: 2 }, 2).stops()
    // Each of these uses up a million of the marks, so that they have to be wiped several times.
    for (let search = 0; search < 9000; search++) map.path(walk, { q: 0, r: 0 }, { q: search % 6, r: 0 })
    expect(map.reach(walk, { q: 2, r: 2 }, 2).stops()).toEqual(alone)
  })

  it('has room for states that wait many times because ever cheaper ways to them are found', () => {
    const map = blankMap(squares, 3, 40)
    for (let y = 0; y < 40; y++) {
      map.paint({ x: 0, y }, { toll: 0 })
      map.paint({ x: 1, y }, { toll: (y * 37) % 101 })
      map.paint({ x: 2, y }, { toll: (y * 61) % 89 })
    }
    const walk = gait(squares, { step: [9, 50, 7, 80, 3], turn: 2, diagonal: [5, 0, 90] })
    const fresh = blankMap(squares, 3, 40)
    expect(map.reach(walk, { x: 0, y: 0 }, 5000).stops().length).toBe(
      fresh.reach(walk, { x: 0, y: 0 }, 5000).stops().length,
    )
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
