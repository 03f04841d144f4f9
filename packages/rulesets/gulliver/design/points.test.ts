import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitations, overlap, ruleOfFive } from './points.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.design.rule-of-five: five levels and no sixth, the fifth with what it brings', () => {
  const fifths = {
    'Poor Jumper': 'No Jump',
    'Poor Kicker': 'No Kick',
    'Poor Climber': 'No Climbing',
    'Reduced Move': 'a tenth of Move',
  }
  for (const [trait, brings] of Object.entries(fifths)) {
    for (let levels = 0; levels <= 8; levels++) {
      const came = asked(ruleOfFive, { trait, levels })
      expect(came).toMatchObject({ allowed: levels <= 5, max: 5, brings: levels === 5 ? brings : null })
    }
  }
})

test('gulliver.design.limitations: never less than a fifth of the price, unless nothing is left', () => {
  const percent = fc.integer({ min: -100, max: 0 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.array(percent, { maxLength: 5 }), (cost, list) => {
      const came = asked(limitations, { cost, limitations: list })['cost']
      const whole =
        cost *
        (100 +
          Math.max(
            -80,
            list.reduce((sum, one) => sum + one, 0),
          ))
      expect(came).toBe(Math.ceil(whole / 100))
      expect(asked(limitations, { cost, limitations: list, removes_all: true })['cost']).toBe(0)
    }),
  )
})

test('gulliver.design.overlap: largest first in any order, half of each next, up; and whole points at the cap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: -1 }), { minLength: 1, maxLength: 6 }), group => {
      const sorted = group.toSorted((a, b) => a - b)
      const sum = sorted.reduce((total, one, place) => total + one / 2 ** place, 0)
      const total = Number(asked(overlap, { group })['total'])
      expect(total).toBe(Math.ceil(sum) + 0)
      expect(asked(overlap, { group: group.toReversed() })['total']).toBe(total)
      const capped = Number(asked(overlap, { group, worst: -33 })['total'])
      expect(Number.isInteger(capped)).toBe(true)
      expect(capped).toBe(Math.max(total, -26))
    }),
  )
  expect(() => asked(overlap, { group: -10 })).toThrow('group: expected a list')
})
