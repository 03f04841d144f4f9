import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exact } from '../common/exact.ts'
import { areaScale, atSize, byScale, dimension, dimensionText, linearScale, volumeScale } from '../common/scale.ts'
import { choose, sizeOf, speedRangeOf } from './choose.ts'

const why = compose({ options: [] }).silent
const sizes = fc.integer({ min: -36, max: 36 })
const scales = fc.constantFrom('linear' as const, 'area' as const, 'volume' as const)

test('gulliver.size.scale-table: the progressions have their periods, and lengths only grow', () => {
  for (let size = -36; size <= 30; size++) {
    // The reciprocals of small Sizes run backwards, so a period does not cross human size.
    if (size >= 0 || size <= -6) {
      expect(exact(linearScale(size + 6))).toBe(exact(linearScale(size) * 10))
      expect(exact(areaScale(size + 3))).toBe(exact(areaScale(size) * 10))
      expect(exact(volumeScale(size + 2))).toBe(exact(volumeScale(size) * 10))
    }
    expect(dimension(size + 1)).toBeGreaterThan(dimension(size))
    if (size <= -12 || size >= 5) expect(exact(dimension(size + 6))).toBe(exact(dimension(size) * 10))
  }
  expect([-11, -12, -13, -17, -18].map(dimensionText)).toEqual(['1 in', '0.8 in', '0.5 in', '0.1 in', '0.08 in'])
  expect([11, 12, 13, 14, 15, 16, 17].map(dimension)).toEqual([150, 200, 300, 500, 700, 1000, 1500])
})

test('gulliver.size.scale-table: scaling up and down again is the identity', () => {
  fc.assert(
    fc.property(scales, sizes, fc.integer({ min: 1, max: 100_000 }), (scale, size, value) => {
      expect(exact(byScale(scale, byScale(scale, value, size), -size))).toBe(value)
      expect(atSize(why, 'x', scale, value, size)).toBe(byScale(scale, value, size))
    }),
  )
})

test('gulliver.size.scale-table: halves stay halves when they are scaled down', () => {
  for (const value of [13.5, 19.5, 7.5]) expect((byScale('linear', value, -1) * 2) % 1).toBe(0)
  expect(byScale('linear', 15, -9)).toBe(0.5)
})

test('gulliver.size.choose: every length of the table is its own Size', () => {
  for (let size = -36; size <= 36; size++) {
    expect(sizeOf(dimension(size))).toBe(size)
    expect(speedRangeOf(dimension(size))).toBe(0 - size)
  }
})

test('gulliver.size.choose: no other row is nearer by ratio', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-5, max: 1e6, noNaN: true }), yards => {
      const off = (size: number): number => Math.abs(Math.log(dimension(size) / yards))
      const chosen = sizeOf(yards)
      for (let size = -36; size <= 36; size++) expect(off(size)).toBeGreaterThanOrEqual(off(chosen) - 1e-9)
    }),
  )
})

test('gulliver.size.choose: in the middle between two rows the larger one', () => {
  // 3 is the mean of 2 and 4.5 by ratio; between neighbours 30 and 50 it is the root of 1500.
  expect(sizeOf(Math.sqrt(6))).toBe(1)
  expect(sizeOf(Math.sqrt(1500))).toBe(8)
  expect(sizeOf(Math.sqrt(1500) - 0.001)).toBe(7)
})

test('gulliver.size.choose: range and speed count together, and something must be measured', () => {
  expect(choose({ range_yards: 20, speed: 16 }, why).speed_range).toBe(-7)
  expect(choose({ feet: 1 }, why).size).toBe(-5)
  expect(choose({ yards: 0 }, why).size).toBe(-36)
  expect(() => choose({}, why)).toThrow('a length, a range or a speed')
})
