import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, PRINTED } from '../catalogue.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { anyDesign } from '../test/any-design-fixture.ts'
import type { Design } from './design.ts'
import { sizeOfDesign } from './design.ts'
import { asStrongAt, resized, toldAt } from './rescale.ts'

const size = fc.integer({ min: -12, max: 12 })

function expectSame(one: Design, other: Design): void {
  const [a, b] = [sheetOf(one).stats, sheetOf(other).stats]
  for (const name of ['combat_st', 'load_st', 'hp', 'dr', 'toughness', 'weight'] as const) {
    expect([name, b[name].rounded]).toEqual([name, a[name].rounded])
    expect(b[name].exact).toBeCloseTo(a[name].exact, 6)
  }
}

describe('gulliver.size.rounding: brought to another Size and back', () => {
  test('every creature is the same', () => {
    for (const design of CATALOGUE)
      for (let to = -12; to <= 12; to++) {
        const back = resized(resized(design, to), sizeOfDesign(design))
        expect(back).toEqual({ ...design, size: sizeOfDesign(design), ...lengthOf(back) })
        expectSame(design, back)
        expectSame(design, asStrongAt(asStrongAt(design, to), sizeOfDesign(design)))
      }
  })
  test('any design is the same', () => {
    fc.assert(
      fc.property(anyDesign, size, (design, to) => {
        expectSame(design, resized(resized(design, to), sizeOfDesign(design)))
      }),
    )
  })
  const lengthOf = ({ length_yd }: Design) =>
    length_yd === undefined ? {} : { length_yd: expect.closeTo(length_yd, 9) }
})

test('gulliver.size.combat-st: larger is stronger, longer and heavier, and as quick of mind', () => {
  for (const design of PRINTED) {
    for (let to = -10; to < 10; to++) {
      const [small, large] = [sheetOf(resized(design, to)), sheetOf(resized(design, to + 1))]
      expect(large.stats.combat_st.exact).toBeGreaterThan(small.stats.combat_st.exact)
      expect(large.stats.load_st.exact).toBeGreaterThan(small.stats.load_st.exact)
      expect(large.stats.weight.exact).toBeGreaterThan(small.stats.weight.exact)
      expect(large.reach_yd).toBeGreaterThan(small.reach_yd)
      expect(large.length_yd).toBeGreaterThan(small.length_yd)
      expect(large.basic_speed).toBe(small.basic_speed)
    }
  }
})

test('gulliver.size.dr: Toughness grows and shrinks as DR does', () => {
  const giant = CATALOGUE.find(({ name }) => name === 'Giant')
  if (giant === undefined) throw new Error('there is a giant')
  const at = (to: number) => sheetOf(resized(giant, to)).stats
  expect([at(3), at(0), at(-6)].map(({ toughness }) => toughness.exact)).toEqual([3, 1, 0.1])
  // However small, it does not outlast its hit points.
  for (let to = -12; to <= 12; to++) {
    const { toughness, hp } = at(to)
    expect(toughness.exact / hp.exact).toBeCloseTo(3 / 42, 9)
  }
})

test('gulliver.size.load-st: as strong at another Size, the numbers stay and only the length changes', () => {
  for (const design of PRINTED) {
    const other = asStrongAt(design, 5)
    expectSame(design, other)
    expect(sheetOf(other).length_yd).toBe(15)
  }
})

test('gulliver.size.rounding: told at another Size, every creature is the same', () => {
  for (const design of CATALOGUE)
    for (let at = -12; at <= 12; at++) {
      const told = toldAt(design, at)
      expect(told.measured_at).toBe(at)
      expectSame(design, told)
    }
})
