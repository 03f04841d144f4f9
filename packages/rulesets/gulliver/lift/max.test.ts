import { compose, type Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { maxLift } from './max.ts'

const why = compose({ options: [] }).silent
const asked = (given: { readonly [name: string]: Json }) => maxLift.answer(given, why).answer

test('gulliver.lift.max: every number of arms and every level of skill', () => {
  for (let arms = 1; arms <= 8; arms++) {
    for (let lifting = 5; lifting <= 25; lifting++) {
      const percent = 10 * Math.max(0, arms - 2) + 5 * Math.max(0, Math.floor((lifting - 10) / 2))
      const plain = 10 * (arms === 1 ? 6 : 25)
      expect(asked({ load_st: 10, arms, lifting })['max_lift']).toBeCloseTo((plain * (100 + percent)) / 100, 9)
    }
  }
})

test('gulliver.lift.max: by a roll at least five percent, nothing on a failure, and harm at its worst', () => {
  for (let roll = 5; roll <= 16; roll++) {
    const percent = roll > 12 ? 0 : 5 * Math.max(1, Math.floor((12 - roll) / 2))
    expect(asked({ load_st: 10, lifting: 12, roll })).toMatchObject({ bonus_percent: percent, mishap: false })
  }
  expect(asked({ load_st: 10, lifting: 12, roll: 18 })).toMatchObject({ bonus_percent: 0, mishap: true })
  expect(() => asked({ load_st: 10, arms: 0 })).toThrow('arms: expected a whole number')
})
