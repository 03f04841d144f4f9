import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf, statisticsOf } from './statistics.ts'
import { addEnd, addSums, noFights } from './sums.ts'

/** A fight of two sides of three, by who won it and how many rounds it took. */
const end = (winner: string | null, rounds: number) => ({
  winner,
  how: '',
  rounds,
  sides: [
    { name: 'us', size: 3, standing: 2, down: 1, dead: 0, fled: 0 },
    { name: 'them', size: 3, standing: 0, down: 0, dead: 1, fled: 1, surrendered: 1 },
  ],
})
const sumsOf = (ends: readonly ReturnType<typeof end>[], from = 0) => {
  const sums = noFights()
  for (const [index, one] of ends.entries()) addEnd(sums, one, from + index)
  return sums
}

describe("Wilson's interval", () => {
  // Newcombe (1998), table I: the score method without continuity correction.
  const published = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const
  for (const [count, of, low, high] of published) {
    test(`of ${count} in ${of}`, () => {
      const { share, margin } = shareOf(count, of)
      expect(share).toBe(count / of)
      expect(margin.low).toBeCloseTo(low, 4)
      expect(margin.high).toBeCloseTo(high, 4)
    })
  }
  test('holds the share, stays within 0 and 1, and is the same from the other side', () => {
    const counts = fc
      .integer({ min: 1, max: 1_000_000 })
      .chain(of => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)))
    fc.assert(
      fc.property(counts, ([count, of]) => {
        const { share, margin } = shareOf(count, of)
        expect(margin.low).toBeLessThanOrEqual(share)
        expect(margin.high).toBeGreaterThanOrEqual(share)
        expect(margin.low).toBeGreaterThanOrEqual(0)
        expect(margin.high).toBeLessThanOrEqual(1)
        expect(shareOf(of - count, of).margin.low).toBeCloseTo(1 - margin.high, 12)
      }),
    )
  })
  test('of nothing says nothing', () => expect(shareOf(0, 0)).toEqual({ share: 0, margin: { low: 0, high: 1 } }))
})

describe('statistics', () => {
  test('of a few fights', () => {
    const fights = [
      end('us', 2),
      end('us', 4),
      end('them', 4),
      end(null, 4),
      end('us', 5),
      end('us', 5),
      end(null, 7),
      end('us', 9),
    ]
    expect(statisticsOf(sumsOf(fights))).toEqual({
      fights: 8,
      sides: [
        {
          name: 'us',
          size: 3,
          wins: 5,
          ...shareOf(5, 8),
          standing: 2,
          down: 1,
          dead: 0,
          fled: 0,
          surrendered: 0,
          firstWin: 0,
        },
        {
          name: 'them',
          size: 3,
          wins: 1,
          ...shareOf(1, 8),
          standing: 0,
          down: 0,
          dead: 1,
          fled: 1,
          surrendered: 1,
          firstWin: 2,
        },
      ],
      neither: { fights: 2, ...shareOf(2, 8) },
      rounds: {
        mean: 5,
        spread: Math.sqrt(32 / 7),
        lengths: [0, 0, 1, 0, 3, 2, 0, 1, 0, 1],
        firsts: [null, null, 0, null, 1, 4, null, 6, null, 7],
      },
      bloodiest: { run: 0, dead: 1 },
    })
  })
  test('of none and of one', () => {
    expect(statisticsOf(noFights())).toMatchObject({ fights: 0, sides: [], rounds: { mean: 0, spread: 0 } })
    expect(statisticsOf(sumsOf([end('us', 3)]))).toMatchObject({ fights: 1, rounds: { mean: 3, spread: 0 } })
  })
  test('do not hang on how the fights were shared out', () => {
    const fight = fc.tuple(fc.constantFrom('us', 'them', null), fc.integer({ min: 0, max: 1000 }))
    fc.assert(
      fc.property(fc.array(fight, { maxLength: 50 }), fc.nat(50), (told, cut) => {
        const fights = told.map(([winner, rounds]) => end(winner, rounds))
        const later = sumsOf(fights.slice(cut), cut)
        addSums(later, sumsOf(fights.slice(0, cut)))
        expect(later).toEqual(sumsOf(fights))
      }),
    )
  })
  test('a winner that is no side is an error', () => {
    expect(() => addEnd(noFights(), end('nobody', 1), 0)).toThrow('the winner: expected one of us, them, got nobody')
  })
})
