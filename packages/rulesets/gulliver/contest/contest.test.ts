import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { easy, fix, fixedScores } from './fix.ts'
import { contestLimbs, contestSize, preparation } from './strength.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const strength = fc.double({ min: 0.001, max: 1e6, noNaN: true })
const ROLLS = Array.from({ length: 16 }, (_, index) => index + 3)

test('gulliver.contest.fix: the lower becomes 10, the higher keeps its proportion, whatever the scale', () => {
  fc.assert(
    fc.property(strength, strength, fc.double({ min: 0.01, max: 100, noNaN: true }), (a, b, times) => {
      const fixed = fixedScores(a, b, why)
      if (fixed === null) throw new Error('cannot be fixed')
      expect(Math.min(...fixed)).toBe(10)
      expect(Math.abs(Math.max(...fixed) - (10 * Math.max(a, b)) / Math.min(a, b))).toBeLessThanOrEqual(
        0.5 + 1e-6 * Math.max(...fixed),
      )
      expect(fixedScores(b, a, why)).toEqual([fixed[1], fixed[0]])
      const scaled = fixedScores(a * times, b * times, why)
      expect(Math.abs(Math.max(...(scaled ?? [])) - Math.max(...fixed))).toBeLessThanOrEqual(1)
    }),
  )
})

test('gulliver.contest.fix: every pair of rolls, by plain arithmetic', () => {
  for (const one of ROLLS) {
    for (const other of ROLLS) {
      const came = asked(fix, { a: { load_st: 10, roll: one, after: 4 }, b: { load_st: 17.5, roll: other } })
      const by = 10 + 4 - one - (18 - other)
      expect(came).toMatchObject({ fixed: [10, 18], effective: [14, 18], margin: Math.abs(by) })
      expect(came['winner']).toBe(by === 0 ? 'none' : by > 0 ? 'a' : 'b')
    }
  }
})

test('gulliver.contest.fix: nothing at all loses without a roll, by a hundred', () => {
  expect(asked(fix, { a: { load_st: 0 }, b: { load_st: 3 } })).toMatchObject({ fixed: null, winner: 'b', margin: 100 })
  expect(asked(fix, { a: { load_st: 0 }, b: { load_st: 0 } })).toMatchObject({ winner: 'none', margin: 0 })
  expect(asked(fix, { a: { load_st: 3 }, b: { load_st: 4 } })).toMatchObject({ winner: null, margin: null })
  expect(() => asked(fix, { a: { load_st: -1 }, b: { load_st: 3 } })).toThrow('a.load_st: expected a number')
})

test('gulliver.contest.easy: every pair of rolls; the margin is in full tenths', () => {
  for (const one of ROLLS) {
    for (const other of ROLLS) {
      const came = asked(easy, { a: { load_st: 10, roll: one }, b: { load_st: 12, roll: other } })
      const [first, second] = [10 * one, 12 * other]
      expect(came['products']).toEqual([first, second])
      const [more, less] = [Math.max(first, second), Math.min(first, second)]
      // In whole numbers: how many tenths of the less the difference holds.
      expect(came['margin']).toBe(Math.floor((10 * (more - less)) / less))
    }
  }
})

test('gulliver.contest.easy: a point after fixing is a tenth of Load ST', () => {
  expect(asked(easy, { a: { load_st: 10, roll: 10, after: 4 }, b: { load_st: 14, roll: 10 } })).toMatchObject({
    products: [140, 140],
    winner: 'none',
  })
  expect(asked(easy, { a: { load_st: 10, roll: 10, after: -20 }, b: { load_st: 1, roll: 3 } })).toMatchObject({
    winner: 'b',
    margin: 100,
  })
})

test('gulliver.contest.preparation: any reason will do, and two are no worse than one', () => {
  for (const given of [{ stunned: true }, { surprised: true }, { unready: true }, { stunned: true, surprised: true }]) {
    expect(asked(preparation, { load_st: 11, ...given })).toEqual({ load_st: 5.5, skill_modifier: -4 })
  }
  expect(asked(preparation, { load_st: 11 })).toEqual({ load_st: 11, skill_modifier: 0 })
})

test('gulliver.contest.size: the larger is reduced where only part of it reaches, the smaller only at a thick neck', () => {
  const actions = ['takedown', 'pin', 'throw', 'hold', 'choke', 'break free', 'slam', 'push']
  const share = (own: number, foe: number) =>
    actions.map(
      action => asked(contestSize, { load_st: 100, own_dimension_yd: own, foe_dimension_yd: foe, action })['load_st'],
    )
  expect(share(10, 2)).toEqual([20, 20, 20, 20, 100, 100, 100, 100])
  expect(share(2, 10)).toEqual([100, 100, 100, 100, 20, 100, 100, 100])
  expect(share(2, 2)).toEqual(actions.map(() => 100))
})

test('gulliver.contest.size: weight shrinks alike, unless he sits on the foe', () => {
  const given = { load_st: 100, own_dimension_yd: 10, foe_dimension_yd: 2, weight_bonus: 30 }
  expect(asked(contestSize, given)['weight_bonus']).toBe(6)
  expect(asked(contestSize, { ...given, sits_on_foe: true })['weight_bonus']).toBe(30)
})

test('gulliver.contest.limbs: percentages of hands and legs add before they multiply', () => {
  const both = asked(contestLimbs, { load_st: 30, hands: 1, legs: 4, action: 'pin' })['load_st']
  expect(both).toBeCloseTo(30 * (1 - 1 / 3 + 0.1), 9)
  // Hands do not count in a slam.
  expect(asked(contestLimbs, { load_st: 30, hands: 0, legs: 2, action: 'slam' })['load_st']).toBe(30)
  expect(() => asked(contestLimbs, { load_st: 30, legs: 2.5 })).toThrow('legs: expected a whole number')
})
