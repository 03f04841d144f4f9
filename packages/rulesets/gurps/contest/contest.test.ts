import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { success } from '../roll/success.ts'
import { contestOptions, quickContest, regularContest, shorten, unqualifiedContest } from './contest.ts'

const why = compose({ options: [] }).silent
const score = fc.integer({ min: -5, max: 30 })
const roll = fc.integer({ min: 3, max: 18 })
const turned = { a: 'b', b: 'a', none: 'none' }

test('gurps.contest.quick: whoever alone succeeds wins, and turning the sides turns the winner', () => {
  fc.assert(
    fc.property(score, roll, score, roll, (scoreA, rollA, scoreB, rollB) => {
      const [a, b] = [
        { effective: scoreA, roll: rollA },
        { effective: scoreB, roll: rollB },
      ]
      const { winner } = quickContest({ a, b }, why)
      const [madeA, madeB] = [success(a, why).success, success(b, why).success]
      if (madeA !== madeB) expect(winner).toBe(madeA ? 'a' : 'b')
      expect(quickContest({ a: b, b: a }, why).winner).toBe(turned[winner])
    }),
  )
})

test('gurps.contest.shorten: the better of two above 14 rolls against 14, and the distance stays', () => {
  fc.assert(
    fc.property(score, score, (a, b) => {
      const { a_used, b_used } = shorten({ a: { effective: a }, b: { effective: b } }, why)
      expect(a_used - b_used).toBe(a - b)
      expect(Math.max(a_used, b_used)).toBe(Math.min(a, b) > 14 ? 14 : Math.max(a, b))
    }),
  )
})

test('gurps.contest.regular: rounds in which both or neither succeed decide nothing', () => {
  const even = fc.array(fc.constantFrom([8, 8], [15, 16], [3, 4], [17, 18]), { maxLength: 20 })
  fc.assert(
    fc.property(even, drawn => {
      const rolls = drawn.map(([a = 0, b = 0]): readonly [number, number] => [a, b])
      const sides = { a: { effective: 10 }, b: { effective: 10 } }
      expect(regularContest({ ...sides, rolls }, why)).toEqual({ rounds: rolls.length, winner: 'none' })
      expect(regularContest({ ...sides, rolls: [...rolls, [11, 10]] }, why)).toEqual({
        rounds: rolls.length + 1,
        winner: 'b',
      })
    }),
  )
})

test('gurps.contest.unqualified: a campaign may have it quick', () => {
  const quick = compose({ options: contestOptions }, { options: ['quick-contests'] })
  expect(unqualifiedContest({ skill: 'Interrogation' }, quick.silent)).toBe('quick')
})
