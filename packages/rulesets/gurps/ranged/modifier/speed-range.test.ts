import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TARGETS } from './fields.ts'
import { seriesMeasure, seriesStep } from './series.ts'
import { size, speedRange, speedRangeTable } from './speed-range.ts'

const why = compose({ options: [] }).silent

/** Modifier, yards and miles an hour as printed. */
const PRINTED: readonly (readonly [number, number, number])[] = [
  [2, 1, 2],
  [1, 1.5, 3],
  [0, 2, 4.5],
  [-1, 3, 7],
  [-2, 4.5, 10],
  [-3, 7, 15],
  [-4, 10, 20],
  [-5, 15, 30],
  [-6, 20, 45],
  [-7, 30, 70],
  [-8, 45, 100],
  [-9, 70, 150],
  [-10, 100, 200],
  [-11, 150, 300],
  [-12, 200, 450],
  [-13, 300, 700],
  [-14, 450, 1000],
  [-15, 700, 1500],
  [-16, 1000, 2000],
  [-17, 1500, 3000],
  [-18, 2000, 4500],
  [-19, 3000, 7000],
  [-20, 4500, 10_000],
]

test('gurps.ranged.speed-range-table: every printed line, found by yards, by miles an hour and by its modifier', () => {
  for (const [modifier, yards, mph] of PRINTED) {
    const line = { speed_range_modifier: modifier, size_modifier: modifier === 0 ? 0 : -modifier, yards, mph }
    expect(speedRangeTable({ yards }, why)).toEqual(line)
    expect(speedRangeTable({ mph }, why)).toEqual(line)
    expect(speedRangeTable({ modifier }, why)).toEqual(line)
  }
})

test('gurps.ranged.speed-range-table: between two lines it is the larger one', () => {
  for (const [index, [modifier, yards]] of PRINTED.entries()) {
    const before = PRINTED[index - 1]?.[1] ?? 0
    for (const part of [0.001, 0.5, 1]) {
      const between = before + (yards - before) * part
      expect(speedRangeTable({ yards: between }, why).speed_range_modifier).toBe(modifier)
    }
  }
  expect(speedRangeTable({ yards: 0 }, why).speed_range_modifier).toBe(2)
  expect(speedRangeTable({ mph: 0.1 }, why).speed_range_modifier).toBe(2)
  expect(speedRangeTable({ modifier: 9 }, why).yards).toBe(1)
  expect(speedRangeTable({ miles: 1 }, why)).toEqual(speedRangeTable({ yards: 1760 }, why))
})

test('gurps.ranged.speed-range-table: past the last line six steps are always a factor of ten', () => {
  for (let modifier = 2; modifier > -45; modifier--) {
    const [near, far] = [speedRangeTable({ modifier }, why), speedRangeTable({ modifier: modifier - 6 }, why)]
    expect(far.yards).toBe(near.yards * 10)
    expect(speedRangeTable({ yards: far.yards }, why)).toEqual(far)
    expect(speedRangeTable({ yards: far.yards * 1.0001 }, why).speed_range_modifier).toBe(modifier - 7)
  }
})

test('gurps.ranged.speed-range-table: the series goes on below 1 in the same steps, and finds what it measures', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 100 }), fc.double({ min: 0.001, max: 1, noNaN: true }), (step, part) => {
      const [below, at] = [seriesMeasure(step - 1), seriesMeasure(step)]
      expect(at).toBeGreaterThan(below)
      expect(seriesStep(at)).toBe(step)
      const between = below + (at - below) * part
      if (between > below) expect(seriesStep(between)).toBe(step)
    }),
  )
  expect([-1, -2, -3, -4, -5, -6].map(seriesMeasure)).toEqual([0.7, 0.45, 0.3, 0.2, 0.15, 0.1])
  expect(seriesStep(0)).toBeLessThan(-100)
})

test('gurps.ranged.speed-range-table: refuses to look up nothing', () => {
  expect(() => speedRangeTable({}, why)).toThrow('given: expected yards, miles, mph or a modifier')
})

const yards = fc.double({ min: 0, max: 1e6, noNaN: true })

test('gurps.ranged.speed-range: farther or faster is never easier, and nobody else than a man may outrun a bullet', () => {
  fc.assert(
    fc.property(yards, yards, yards, fc.constantFrom(...TARGETS), (range_yards, more, target_speed, target) => {
      const modifier = speedRange({ range_yards, target, target_speed }, why)
      expect(speedRange({ range_yards: range_yards + more, target, target_speed }, why)).toBeLessThanOrEqual(modifier)
      const still = speedRange({ range_yards, target }, why)
      if (target === 'human') expect(modifier).toBe(still)
      else expect(modifier).toBe(speedRange({ range_yards: range_yards + target_speed, target }, why))
      expect(speedRange({ range_yards, target, target_mph: target_speed * 2 }, why)).toBe(modifier)
    }),
  )
})

test('gurps.ranged.size: the opposite of the range at which it would be as hard to hit', () => {
  for (const [modifier, length_yards] of PRINTED) {
    expect(size({ target: 'vehicle', length_yards }, why) + modifier).toBe(0)
    expect(size({ target: 'human', length_yards }, why)).toBe(0)
  }
  expect(size({ target: 'vehicle' }, why)).toBe(0)
})
