import { describe, expect, it } from 'vitest'
import { remainder, scaled } from './unbiased.ts'

/** How many words of a size go to each index, and how many to none. */
function counted(
  map: typeof scaled,
  n: number,
  size: number,
): { readonly each: Set<number>; readonly refused: number } {
  const counts = new Array<number>(n).fill(0)
  let refused = 0
  for (let word = 0; word < size; word++) {
    const index = map(word, n, size)
    if (index === -1) refused++
    else counts[index] = (counts[index] ?? Number.NaN) + 1
  }
  return { each: new Set(counts), refused }
}

describe.each([
  ['scaled', scaled],
  ['remainder', remainder],
])('%s', (_, map) => {
  it('gives every index the same number of words, for every n and all words of 8 bits', () => {
    for (let n = 1; n <= 256; n++) {
      expect(counted(map, n, 2 ** 8)).toEqual({ each: new Set([Math.floor(256 / n)]), refused: 256 % n })
    }
  })

  it.each([2, 6, 10, 20, 100, 216, 1000, 7776, 46656, 65535, 65536])(
    'gives every index below %i the same number of words of 16 bits',
    n => {
      expect(counted(map, n, 2 ** 16)).toEqual({ each: new Set([Math.floor(65536 / n)]), refused: 65536 % n })
    },
  )
})

describe('with words of 32 bits', () => {
  const SIZE = 2 ** 32

  it.each([6, 216, 46656, 1_000_000, 2 ** 20 - 1, 2 ** 21 - 1])(
    'scaled holds at the ends of each index below %i',
    n => {
      // Index i has the words w with i·2³² ≤ w·n < (i+1)·2³², without those whose low part is below 2³² mod n.
      const refusedBelow = BigInt(SIZE % n)
      for (const index of [0, 1, Math.floor(n / 2), n - 2, n - 1]) {
        const start = BigInt(index) * BigInt(SIZE)
        const first = (start + refusedBelow + BigInt(n) - 1n) / BigInt(n)
        const last = (start + BigInt(SIZE) - 1n) / BigInt(n)
        expect(last - first + 1n).toBe(BigInt(Math.floor(SIZE / n)))
        expect(scaled(Number(first), n, SIZE)).toBe(index)
        expect(scaled(Number(last), n, SIZE)).toBe(index)
        expect(scaled(Number(first) - 1, n, SIZE)).not.toBe(index)
      }
    },
  )

  it('remainder refuses exactly the last words', () => {
    for (const n of [6, 10, 100, 1_000_000]) {
      const accepted = Math.floor(SIZE / n) * n
      expect(remainder(accepted - 1, n, SIZE)).toBe(n - 1)
      if (accepted < SIZE) expect(remainder(accepted, n, SIZE)).toBe(-1)
      expect(remainder(0, n, SIZE)).toBe(0)
    }
  })
})
