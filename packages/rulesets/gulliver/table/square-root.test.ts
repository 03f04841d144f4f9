import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extension } from './extension.ts'
import { roughRoot, roughRootOver150, squareRoot } from './square-root.ts'

const why = compose({ options: [] }).silent

test('gulliver.table.square-root: goes on in both directions', () => {
  expect([3e6, 7e6, 1.5e7, 3e7, 7e7, 1.5e8].map(value => roughRoot(value, why))).toEqual([
    1800, 2500, 4000, 5000, 8000, 12000,
  ])
  expect([0.007, 0.003, 0.0015, 0.0007].map(value => roughRoot(value, why))).toEqual([0.08, 0.05, 0.04, 0.025])
  expect(squareRoot({ value: 0 }, why)).toEqual({ col1: 0, col2: 0 })
})

test('gulliver.table.square-root: never far from the root, and never less for more', () => {
  const values = fc.double({ min: 1e-4, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(values, value => {
      for (const [rough, root] of [
        [roughRoot(value, why), Math.sqrt(value)],
        [roughRootOver150(value, why), Math.sqrt(value / 150)],
      ] as const) {
        expect(rough / root).toBeGreaterThan(0.6)
        expect(rough / root).toBeLessThan(1.6)
      }
      expect(roughRoot(value * 1.3, why)).toBeGreaterThanOrEqual(roughRoot(value, why))
    }),
  )
})

test('gulliver.table.extension: names the table and what to look up', () => {
  expect(extension({ table: 'scale', size: 20, msr: 0 }, why)).toMatchObject({ linear: 2000, volume: 1e10 })
  expect(extension({ table: 'encumbrance', size: 0, msr: 0, wsr: 105 }, why)).toMatchObject({ level: 'extreme6' })
  expect(extension({ table: 'encumbrance', size: 0, msr: 0.02 }, why)).toMatchObject({ level: 'neg11' })
  expect(extension({ table: 'square-root', size: 0, msr: 0, value: 3e6 }, why)).toEqual({ col1: 1800, col2: 150 })
  expect(extension({ table: 'parry-block', size: 0, msr: 0, ratio: 1 }, why)).toEqual({ penalty: 0 })
  expect(() => extension({ table: 'parry-block', size: 0, msr: 0 }, why)).toThrow('ratio')
})
