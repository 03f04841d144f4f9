import { describe, expect, it } from 'vitest'
import { Distribution } from './distribution.ts'
import { pools } from './pools.ts'

describe('pools', () => {
  it('are all throws without their order', () => {
    for (const [count, sides] of [
      [0, 6],
      [1, 6],
      [2, 6],
      [3, 6],
      [4, 4],
      [6, 2],
      [5, 1],
    ] as const) {
      const orders = new Map<string, number>()
      const walk = (faces: readonly number[]): void => {
        if (faces.length === count) {
          const key = faces.toSorted((a, b) => a - b).join()
          orders.set(key, (orders.get(key) ?? 0) + 1)
          return
        }
        for (let face = 1; face <= sides; face++) walk([...faces, face])
      }
      walk([])
      expect(new Map(Array.from(pools(count, sides), ({ faces, ways }) => [faces.join(), ways]))).toEqual(orders)
    }
  })

  it('come one by one', () => {
    const first = pools(20, 6).next().value
    expect(first).toEqual({ faces: new Array(20).fill(1), ways: 1 })
  })

  it('add up to the odds of the sum', () => {
    const sums = Distribution.of(
      Array.from(pools(5, 6), ({ faces, ways }) => [faces.reduce((sum, face) => sum + face, 0), ways] as const),
    )
    expect([...sums]).toEqual([...Distribution.dice(5, 6)])
  })

  it('refuse what they cannot count exactly', () => {
    expect(() => pools(100, 6).next()).toThrow('Expected dice with at most 2 ** 53 - 1 throws, found 100d6')
    expect(() => pools(1.5, 6).next()).toThrow(RangeError)
    expect(() => pools(-1, 6).next()).toThrow(RangeError)
  })
})
