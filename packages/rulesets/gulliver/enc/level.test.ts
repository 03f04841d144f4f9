import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  extremeOf,
  HEAVIEST,
  LIGHTEST,
  levelField,
  levelKey,
  levelOf,
  levelOfMsr,
  levelOfWsr,
  levelRow,
  wsrLimit,
} from './level.ts'

const why = compose({ options: [] }).silent

test('gulliver.enc.table: goes on in both directions as the rows before', () => {
  expect([-11, -12, -13, -14].map(level => levelRow(level).wsr_max)).toEqual([0.03, 0.015, 0.007, 0.003])
  expect([-11, -12, -13].map(level => levelRow(level).point_cost)).toEqual([215, 245, 260])
  expect([10, 11, 12].map(level => levelRow(level).msr_max)).toEqual([150_000, 300_000, 700_000])
  for (let level = LIGHTEST; level < 60; level++) {
    const [row, worse] = [levelRow(level), levelRow(level + 1)]
    expect(row.half_mod).toBe(Math.floor(row.full_mod / 2))
    expect(worse.wsr_max).toBeGreaterThan(row.wsr_max)
    expect(worse.msr_max).toBeGreaterThan(row.msr_max)
    expect(worse.full_mod).toBeLessThan(row.full_mod)
    expect(worse.move_mod).toBeLessThan(row.move_mod)
    expect(worse.point_cost).toBeLessThan(row.point_cost)
  }
})

test('gulliver.enc.table: a limit still belongs to its level, a hair more does not', () => {
  for (let level = LIGHTEST; level <= 200; level++) {
    const { wsr_max } = levelRow(level)
    expect(levelOfWsr(wsr_max, why)).toBe(level)
    expect(levelOfWsr(wsr_max * 1.000001, why)).toBe(level + 1)
  }
  for (let level = LIGHTEST; level <= 60; level++) {
    const { msr_max } = levelRow(level)
    expect(levelOfMsr(msr_max, why)).toBe(level)
    expect(levelOfMsr(msr_max * 1.000001, why)).toBe(level + 1)
  }
})

test('gulliver.enc.table: what weighs nothing and what nobody can move have the last levels', () => {
  expect(levelOfWsr(0, why)).toBe(LIGHTEST)
  expect(levelOfMsr(0, why)).toBe(LIGHTEST)
  expect(levelOfWsr(1e27, why)).toBe(HEAVIEST)
  expect(levelOfMsr(1e27, why)).toBeLessThan(HEAVIEST)
})

test('gulliver.enc.table: keys and places name each other', () => {
  for (let level = LIGHTEST; level <= 500; level++) expect(levelOf(levelKey(level))).toBe(level)
  for (const key of ['neg0', 'neg41', 'extreme0', 'extreme99999', 'None', '', 'heavy ', '3'] as const) {
    expect(levelOf(key)).toBeUndefined()
    expect(() => levelField.read(key, 'level')).toThrow('level')
  }
  expect([4, 5, 6, 9].map(extremeOf)).toEqual([0, 0, 1, 4])
})

test('gulliver.enc.extra-encumbrance: no trait is the Encumbrance Table, and more of it never burdens more', () => {
  for (let level = LIGHTEST; level <= 60; level++) expect(wsrLimit(level)).toBe(levelRow(level).wsr_max)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), fc.integer({ min: 0, max: 20 }), (wsr, levels) => {
      expect(levelOfWsr(wsr, why, levels + 1)).toBeLessThanOrEqual(levelOfWsr(wsr, why, levels))
      expect(wsr).toBeLessThanOrEqual(wsrLimit(levelOfWsr(wsr, why, levels), levels) * 1.000001)
    }),
  )
})
