import { describe, expect, it } from 'vitest'
import { given } from './given.ts'
import { drawFaces, drawTotal, groupSize, type Source } from './source.ts'

/** Remembers how dice were asked for. */
function recorded(faces: readonly number[]): { readonly source: Source; readonly asked: [number, number][] } {
  const dice = given(faces)
  const asked: [number, number][] = []
  const draw = (sides: number, count: number): number => {
    asked.push([sides, count])
    return dice.draw(sides, count)
  }
  return { source: { draw }, asked }
}

describe('groupSize', () => {
  it('keeps a group within the outcomes of six six-sided dice', () => {
    for (let sides = 2; sides <= 300; sides++) {
      const size = groupSize(sides)
      expect(size === 1 || sides ** size <= 46656).toBe(true)
      expect(sides ** (size + 1)).toBeGreaterThan(46656)
    }
    expect([1, 2, 6, 10, 216, 217, 1_000_000].map(groupSize)).toEqual([15, 15, 6, 4, 2, 1, 1])
  })
})

describe('drawFaces and drawTotal', () => {
  it('ask for the same groups and agree', () => {
    for (const [sides, count] of [
      [6, 3],
      [6, 6],
      [6, 8],
      [6, 13],
      [2, 40],
      [1, 20],
      [100, 5],
      [1000, 3],
    ] as const) {
      const faces = Array.from({ length: count }, (_, i) => ((i * 7) % sides) + 1)
      const forFaces = recorded(faces)
      const forTotal = recorded(faces)
      expect(drawFaces(forFaces.source, sides, count)).toEqual(faces)
      expect(drawTotal(forTotal.source, sides, count)).toBe(faces.reduce((sum, face) => sum + face, 0))
      expect(forTotal.asked).toEqual(forFaces.asked)
    }
  })

  it('spend one draw on 3d6 and two on 8d6', () => {
    const three = recorded([1, 2, 3])
    drawFaces(three.source, 6, 3)
    expect(three.asked).toEqual([[6, 3]])
    const eight = recorded([1, 2, 3, 4, 5, 6, 1, 2])
    drawFaces(eight.source, 6, 8)
    expect(eight.asked).toEqual([
      [6, 6],
      [6, 2],
    ])
  })
})
