import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { down, exact, nearest, nearestHalvesDown, up } from './exact.ts'

const why = compose({ options: [] }).silent

test('gulliver.size.rounding: noise in the last digit never decides', () => {
  expect(0.1 + 0.2).not.toBe(0.3)
  expect(exact(0.1 + 0.2)).toBe(0.3)
  // 35 × 0.07 and 1.1 × 3 come out a hair above and below what was meant.
  for (const noisy of [2.4999999999999996, 2.5000000000000004]) expect(nearest(why, 'x', noisy)).toBe(3)
  expect(up(why, 'x', 3.0000000000000004)).toBe(3)
  expect(down(why, 'x', 2.9999999999999996)).toBe(3)
})

test('gulliver.size.rounding: each way of rounding goes its own way with halves, and none answers a negative nothing', () => {
  const of = (value: number) => [down, nearestHalvesDown, nearest, up].map(way => way(why, 'x', value))
  expect(of(22.5)).toEqual([22, 22, 23, 23])
  expect(of(-1.5)).toEqual([-2, -2, -1, -1])
  expect(of(-6.2)).toEqual([-7, -6, -6, -6])
  expect(of(-0.4)).toEqual([-1, 0, 0, 0])
  expect(Object.is(up(why, 'x', -0.4), 0)).toBe(true)
})

test('gulliver.size.rounding: what is whole stays, and halves of whole numbers are kept exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 500 }), (whole, over) => {
      expect(exact(whole)).toBe(whole)
      expect(exact((whole / over) * over)).toBe(whole)
      expect(nearest(why, 'x', whole / 2)).toBe(Math.floor((whole + 1) / 2))
    }),
  )
})
