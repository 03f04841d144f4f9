import { expect, test } from 'vitest'
import { clockText, secondsLeft } from './seconds.ts'

test('seconds run out and stay out', () => {
  expect(secondsLeft(10_000, 0)).toBe(10)
  expect(secondsLeft(10_000, 9_001)).toBe(1)
  expect(secondsLeft(10_000, 10_000)).toBe(0)
  expect(secondsLeft(10_000, 20_000)).toBe(0)
})

test('a clock has two figures for its seconds', () => {
  expect([0, 14, 60, 725].map(clockText)).toEqual(['0:00', '0:14', '1:00', '12:05'])
})
