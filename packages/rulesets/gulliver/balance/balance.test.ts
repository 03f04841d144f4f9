import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceModifier, balanceModifiers, STEADY } from './modifiers.ts'
import { balanceResult, balanceWhen, balancing, offBalance, recovery } from './rolling.ts'

const why = compose({ options: [] }).silent

test('gulliver.balance.modifiers: each by itself', () => {
  const of = (change: Partial<typeof STEADY>) => balanceModifier({ ...STEADY, ...change }, why)
  expect(of({})).toBe(0)
  expect([
    of({ poor_footing: true }),
    of({ legs_hampered: true }),
    of({ poor_footing: true, legs_hampered: true }),
  ]).toEqual([-2, -2, -2])
  expect([of({ legs_stuck: true }), of({ surprised: true }), of({ stunned: true, surprised: true })]).toEqual([
    -4, -4, -4,
  ])
  expect([
    of({ moved: 'half' }),
    of({ moved: 'full' }),
    of({ sprinting: true }),
    of({ moved: 'full', sprinting: true }),
  ]).toEqual([-1, -2, -4, -4])
  expect([of({ improved_balance: 2 }), of({ poor_balance: 3 }), of({ off_balance: true })]).toEqual([2, -6, -10])
  expect([of({ legs: 1 }), of({ legs: 4 }), of({ level: 3 }), of({ level: -3 })]).toEqual([-6, 2, -3, 1])
})

test('gulliver.balance.modifiers: a miss doubles what the attack costs, of balance and of defense', () => {
  const heavy = { ...STEADY, dx: 12, attacked: true, aoa: true, weighted: true, too_big_weapon: true }
  expect(balanceModifiers(heavy, why)).toMatchObject({ modifier: -8, active_defense_modifier: -3 })
  expect(balanceModifiers({ ...heavy, missed: true }, why)).toMatchObject({
    modifier: -16,
    active_defense_modifier: -6,
  })
})

test('gulliver.balance.when: what a rule demands is always rolled, ordinary doings at 14 and less', () => {
  const at = (dx: number, peril: 'demanded' | 'lesser' | 'ordinary') =>
    balanceWhen({ dx, kick: 'none', balance_modifiers: 0, peril }, why)
  expect([at(18, 'demanded'), at(18, 'lesser')]).toEqual([
    { effective: 18, roll_needed: true },
    { effective: 22, roll_needed: true },
  ])
  expect([4, 5].map(dx => at(dx, 'ordinary').roll_needed)).toEqual([true, false])
})

test('gulliver.balance.result: falling by three, and dice that never succeed', () => {
  const results = Array.from(
    { length: 16 },
    (_, index) => balanceResult({ effective: 12, roll: index + 3 }, why).result,
  )
  expect(results).toEqual([
    ...Array.from({ length: 10 }, () => 'balanced'),
    'off-balance',
    'off-balance',
    ...Array.from({ length: 4 }, () => 'fall'),
  ])
  expect(balanceResult({ effective: 20, roll: 17 }, why).result).toBe('off-balance')
})

test('gulliver.balance.off-balance: success alone changes nothing', () => {
  const x = { dx: 14, balance_modifiers: 0, action: 'move', missed: false } as const
  expect([4, 9, 14, 16, 17].map(roll => offBalance({ ...x, roll }, why).result)).toEqual([
    'balanced',
    'off-balance',
    'off-balance',
    'off-balance',
    'fall',
  ])
})

test('gulliver.balance.recovery: never worse for a step, a better roll or better balance', () => {
  const value = (result: string): number => ['fall', 'off-balance', 'recovered'].indexOf(result)
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 20 }), fc.integer({ min: 4, max: 18 }), (dx, roll) => {
      const of = (step: 'none' | 'front' | 'rear', dice: number) =>
        value(recovery({ dx, balance_modifiers: 0, step, roll: dice }, why).result)
      expect(of('front', roll)).toBeGreaterThanOrEqual(of('rear', roll))
      expect(of('rear', roll)).toBeGreaterThanOrEqual(of('none', roll))
      expect(of('none', roll - 1)).toBeGreaterThanOrEqual(of('none', roll))
    }),
  )
})

test('gulliver.balance.skill: the best of what was learned, and never worse than DX', () => {
  expect(balancing({ dx: 11 }, why)).toBe(11)
  expect(balancing({ dx: 11, acrobatics: 12 }, why)).toBe(11)
  expect(balancing({ dx: 11, acrobatics: 15, body_sense: 17, balancing: 14 }, why)).toBe(15)
})
