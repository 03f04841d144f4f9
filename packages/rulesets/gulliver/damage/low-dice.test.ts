import { type Callable, compose, type Json } from '@umpire/engine'
import { basicDamage, readDiceAdds } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damageAoa, lowDice, rollFor, whichSt } from './low-dice.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

const mean = (text: string): number => {
  const { dice, adds } = readDiceAdds(text, 'roll')
  return 3.5 * dice + adds
}

test('gulliver.damage.low-dice: from one die on no other roll comes nearer, a tie going to the larger', () => {
  for (let hundredths = 100; hundredths <= 1200; hundredths++) {
    const dice = hundredths / 100
    const whole = Math.floor(dice)
    const choices = [`${whole}d`, `${whole}d+1`, `${whole}d+2`, `${whole + 1}d-1`, `${whole + 1}d`]
    const off = (text: string): number => Math.abs(mean(text) - 3.5 * dice)
    const least = Math.min(...choices.map(off))
    const best = choices.filter(text => off(text) < least + 1e-9)
    expect(rollFor(dice, why)).toBe(best.at(-1))
  }
})

test('gulliver.damage.low-dice: exact borders that a machine cannot write', () => {
  expect([8 / 7, 10 / 7, 23 / 14, 13 / 7].map(dice => rollFor(dice, why))).toEqual(['1d+1', '1d+2', '2d-1', '2d'])
  expect(rollFor(0.1 + 0.2 + 0.1, why)).toBe('1d-3')
  expect(rollFor(0.3 - 0.1, why)).toBe('1d-4')
})

test('gulliver.damage.low-dice: more dice never do less', () => {
  const dice = fc.double({ min: 0.1, max: 200, noNaN: true })
  fc.assert(
    fc.property(dice, dice, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]
      expect(mean(rollFor(less, why))).toBeLessThanOrEqual(mean(rollFor(more, why)))
    }),
  )
})

test('gulliver.damage.which-st: as GURPS from ST 5 on, by a divided roll of ST 10 below', () => {
  for (let combat_st = 5; combat_st <= 40; combat_st++) {
    expect(asked(whichSt, { combat_st, load_st: 99 })).toEqual({ ...basicDamage({ st: combat_st }, why), divide_by: 1 })
  }
  for (const combat_st of [0.5, 1, 2, 4, 4.5]) {
    expect(asked(whichSt, { combat_st })).toEqual({
      ...basicDamage({ st: 10 }, why),
      divide_by: expect.closeTo(10 / combat_st, 9),
    })
    expect(asked(lowDice, { combat_st })['instead']).toEqual({
      roll_st: 10,
      divide_by: expect.closeTo(10 / combat_st, 9),
    })
  }
  expect(asked(whichSt, { combat_st: 0 })).toEqual({ thrust: 'none', swing: 'none', divide_by: 1 })
})

test('gulliver.damage.aoa: a third more, up, for every roll', () => {
  for (let rolled = 0; rolled <= 100; rolled++) {
    expect(asked(damageAoa, { rolled })['basic']).toBe(rolled + Math.floor((rolled + 2) / 3))
    expect(asked(damageAoa, { rolled, target_fractional_hp: true })['basic']).toBeCloseTo((4 * rolled) / 3, 9)
  }
})
