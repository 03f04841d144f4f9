import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noSkillFromSt, quad, split } from './split.ts'

const why = compose({ options: [] }).silent

test('gulliver.st.quad: whole from 2 on, halves down, and never less for more Combat ST', () => {
  for (let combat_st = 0; combat_st <= 300; combat_st++) {
    const { load_st, load_st_exact } = quad({ combat_st }, why)
    expect(load_st_exact).toBe((combat_st * combat_st) / 10)
    expect(load_st).toBe(load_st_exact < 2 ? load_st_exact : Math.ceil(load_st_exact - 0.5))
  }
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), combat_st => {
      expect(quad({ combat_st: combat_st + 0.5 }, why).load_st).toBeGreaterThanOrEqual(quad({ combat_st }, why).load_st)
    }),
  )
})

test('gulliver.st.split: answers the strength that is used, if it is known', () => {
  expect(split({ purpose: 'swing damage', combat_st: 12, load_st: 20 }, why).st).toBe(12)
  expect(split({ purpose: 'pin', combat_st: 12, load_st: 20 }, why).st).toBe(20)
  expect(split({ purpose: 'pin' }, why)).toEqual({ uses: 'load_st', st: null })
  expect(() => split.answer({ purpose: 'poetry' }, why)).toThrow('thrust damage')
})

test('gulliver.st.no-skill-from-st: whichever skill', () => {
  for (const skill_name of ['Climbing', 'Swimming', 'Leadership', 'Intimidation']) {
    expect(noSkillFromSt({ skill_name, st: 20 }, why).st_default_allowed).toBe(false)
  }
})
