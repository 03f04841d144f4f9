import { compose } from '@umpire/engine'
import { attributeCost } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quad } from '../st/split.ts'
import { attributes, hpDr, naturalEncumbranceCost, newCosts, scoreCost, sizeTrait } from './paying.ts'

const why = compose({ options: [] }).silent
const scores = fc.integer({ min: 1, max: 800 }).map(eighths => eighths / 8)

test('gulliver.cost.attributes: whole scores cost what GURPS says', () => {
  for (let value = 1; value <= 100; value++) expect(scoreCost(value, why)).toBe(attributeCost({ value }, why))
  expect(scoreCost(0, why)).toBe(-90)
})

test('gulliver.cost.attributes: a fraction costs between its neighbours', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 80 }), (value, more) => {
      expect(scoreCost(value + more / 8, why)).toBeGreaterThan(scoreCost(value, why))
      const halfWay = (scoreCost(Math.floor(value), why) + scoreCost(Math.floor(value) + 1, why)) / 2
      expect(scoreCost(Math.floor(value) + 0.5, why)).toBe(halfWay)
    }),
  )
})

test('gulliver.cost.attributes: Load ST like Combat ST is free, and so it is from Quad ST', () => {
  fc.assert(
    fc.property(scores, st => {
      expect(attributes({ combat_st: st, load_st: st, quad_st: false }, why).load_cost).toBe(0)
      expect(
        attributes({ combat_st: st, load_st: quad({ combat_st: st }, why).load_st, quad_st: true }, why).load_cost,
      ).toBe(0)
    }),
  )
})

test('gulliver.cost.hp-dr: what is left out is not priced', () => {
  expect(hpDr({}, why)).toEqual({ hp_cost: null, dr_cost: null, cost: 0 })
  expect(hpDr({ ht: 12, base_hp: 14, hp: 14, dr: 1.5 }, why)).toEqual({ hp_cost: 0, dr_cost: 5, cost: 5 })
})

test('gulliver.cost.new-costs: whole levels as listed, fractions in between, fewer hit points as ever', () => {
  expect([0, 1, 2, 3, 4, 20].map(dr => newCosts({ dr }, why).cost)).toEqual([0, 10, 25, 28, 31, 79])
  expect([0, 1, 2, 3, 12].map(extra_hp => newCosts({ extra_hp }, why).cost)).toEqual([0, 5, 10, 12, 30])
  expect(newCosts({ extra_hp: -8.5 }, why).cost).toBe(-42)
  expect(newCosts({ dr: 1.5, toughness: 0.25, extra_hp: 2.5 }, why)).toEqual({
    hp_cost: 11,
    dr_cost: 18,
    toughness_cost: 3,
    cost: 32,
  })
})

test('gulliver.cost.size-trait: only larger ones pay', () => {
  for (let size = -36; size <= 36; size++) expect(sizeTrait({ size }, why)).toBe(Math.max(0, 10 * size))
})

test('gulliver.cost.natural-encumbrance: the worse the cheaper, whatever the burden', () => {
  for (let level = -30; level < 30; level++) {
    expect(naturalEncumbranceCost({ level }, why)).toBeGreaterThan(naturalEncumbranceCost({ level: level + 1 }, why))
    expect(naturalEncumbranceCost({ level, burden: 9 }, why)).toBe(naturalEncumbranceCost({ level }, why))
  }
})
