import { setImmediate } from 'node:timers/promises'
import type { Source } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { inChunks, type Lane } from './chunks.ts'
import { type Chunk, fight } from './fights.ts'

/** Three runs of this fight fail. */
const fragile = {
  run: (source: Source) => {
    if (source.draw(100, 1) === 0) throw new RangeError('a die fell off the table')
    return { winner: null, how: '', rounds: 1, sides: [] }
  },
}

/** Lanes of which each is slower than the one before, so that they finish out of order. */
const lanesOf = (count: number, given: Chunk[] = []): Lane[] =>
  Array.from({ length: count }, (_, index) => async (chunk: Chunk) => {
    given.push(chunk)
    for (let wait = 0; wait < index * 5; wait++) await setImmediate()
    return fight(fragile, 'fragile', chunk)
  })

const failing = Array.from({ length: 2000 }, (_, run) => run).filter(
  run => 'failure' in fight(fragile, 'fragile', { from: run, to: run + 1 }),
)

describe('a fight that throws an error', () => {
  for (const count of [1, 2, 5]) {
    test(`is told with its run and seed, the first of them, over ${count} lanes`, async () => {
      expect(failing.length).toBeGreaterThan(5)
      await expect(inChunks(2000, lanesOf(count), 'fragile', {})).rejects.toMatchObject({
        name: 'FightError',
        message: `run ${failing[0]} of seed "fragile": a die fell off the table`,
        run: failing[0],
        seed: 'fragile',
        cause: expect.any(RangeError),
      })
    })
  }
  test('even if it is no Error', () => {
    const rude = {
      run: () => {
        throw 'up'
      },
    }
    expect(fight(rude, 's', { from: 3, to: 4 })).toEqual({ failure: { run: 3, error: new Error('up') } })
  })
})

describe('chunks', () => {
  test('are every run once, in order', async () => {
    const given: Chunk[] = []
    const first = failing[0] ?? 0
    const { fights } = await inChunks(first, lanesOf(3, given), 'fragile', {})
    expect(fights).toBe(first)
    expect(given[0]?.from).toBe(0)
    expect(given.at(-1)?.to).toBe(first)
    for (const [index, { from }] of given.entries()) if (index > 0) expect(from).toBe(given[index - 1]?.to)
  })
  test('get smaller toward the end, where several lanes share them', async () => {
    const given: Chunk[] = []
    const first = failing[0] ?? 0
    await inChunks(first, lanesOf(2, given), 'fragile', {})
    const sizes = given.map(({ from, to }) => to - from)
    for (const [index, size] of sizes.entries()) {
      expect(size).toBeLessThanOrEqual(Math.ceil((first - (given[index]?.from ?? 0)) / 4))
    }
    expect(sizes.at(-1)).toBe(1)
  })
  test('a lane that breaks is an error of its own', async () => {
    const broken: Lane = () => Promise.reject(new Error('the worker is gone'))
    await expect(inChunks(10, [broken, broken], 's', {})).rejects.toThrow('the worker is gone')
  })
})
