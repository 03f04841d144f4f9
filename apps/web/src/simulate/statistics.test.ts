import { expect, test } from 'vitest'
import {
  changeTexts,
  differenceText,
  digitsOf,
  isStatistics,
  lengthsOf,
  meanTexts,
  notablesOf,
  shareTexts,
} from './statistics.ts'

const share = (middle: number, reach: number) => ({
  share: middle,
  margin: { low: middle - reach, high: middle + reach },
})

test('a share has no more digits than its margin allows', () => {
  expect(shareTexts(share(0.77193, 0.0082))).toEqual({ percent: '77.2', margin: '0.8' })
  expect(shareTexts(share(0.7719, 0.026))).toEqual({ percent: '77', margin: '3' })
  expect(digitsOf(share(0.5, 0.0004))).toBe(2)
})

test('a change has the margin of both', () => {
  expect(changeTexts(share(0.772, 0.008), share(0.342, 0.009))).toEqual({ change: '−43.0', margin: '1.2' })
  expect(changeTexts(share(0.1, 0.008), share(0.2, 0.02))).toEqual({ change: '+10', margin: '2' })
})

test('a difference has a sign, unless it is none', () => {
  expect([0.42, -0.42, 0.001, -0.001].map(one => differenceText(one, 2))).toEqual(['+0.42', '−0.42', '0.00', '0.00'])
})

test('what is no result is none', () => {
  expect(isStatistics(null)).toBe(false)
  expect(isStatistics({ sides: 3 })).toBe(false)
  expect(
    isStatistics({ fights: 1, sides: [], neither: { fights: 0, ...share(0, 0) }, rounds: { mean: 1, spread: 0 } }),
  ).toBe(true)
})

const fought = (rounds: { mean: number; spread: number; lengths?: readonly number[] }, fights: number) => ({
  fights,
  sides: [],
  neither: { fights: 0, ...share(0, 0) },
  rounds,
})

test('a mean has its margin, too', () => {
  expect(meanTexts(fought({ mean: 5.312, spread: 2 }, 10_000))).toEqual({ mean: '5.31', margin: '0.04' })
  expect(meanTexts(fought({ mean: 5.312, spread: 2 }, 100))).toEqual({ mean: '5.3', margin: '0.4' })
})

test('lengths go from the shortest fight to the longest', () => {
  expect(lengthsOf(fought({ mean: 3, spread: 1, lengths: [0, 0, 1, 0, 3] }, 4))).toEqual([
    { rounds: 2, share: 0.25 },
    { rounds: 3, share: 0 },
    { rounds: 4, share: 0.75 },
  ])
  expect(lengthsOf(fought({ mean: 3, spread: 1 }, 4))).toEqual([])
})

test('fights worth looking at', () => {
  const side = (name: string, wins: number, firstWin: number | null) => ({
    ...share(wins / 10, 0),
    name,
    size: 2,
    wins,
    standing: 1,
    down: 0,
    dead: 1,
    fled: 0,
    firstWin,
  })
  const statistics = {
    fights: 10,
    sides: [side('us', 8, 0), side('them', 2, 7)],
    neither: { fights: 0, ...share(0, 0) },
    rounds: { mean: 3, spread: 1, lengths: [0, 2, 6, 0, 2], firsts: [null, 3, 1, null, 5] },
    bloodiest: { run: 9, dead: 3 },
  }
  expect(notablesOf(statistics)).toEqual([
    { kind: 'typical', run: 1, rounds: 2 },
    { kind: 'longest', run: 5, rounds: 4 },
    { kind: 'upset', run: 7, side: 'them' },
    { kind: 'bloodiest', run: 9, dead: 3 },
  ])
  const { bloodiest: _none, ...before } = statistics
  expect(notablesOf({ ...before, sides: [side('us', 10, 0), side('them', 0, null)] })).toHaveLength(2)
})
