import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buoyancyRolls, fat } from './buoyancy.ts'
import { burden, crush, extreme } from './crushing.ts'
import { sign, skillModifiers } from './effects.ts'
import { extraEncumbranceGuide } from './extra.ts'
import { levelKey, levelRow } from './level.ts'

const why = compose({ options: [] }).silent

test('gulliver.enc.sign: rules for positive encumbrance never give a bonus, and no less of a penalty', () => {
  for (let level = -15; level <= 15; level++) {
    const only = sign({ level, rule: 'positive only' }, why)
    const { half_mod, full_mod } = levelRow(level)
    expect([only.half_mod, only.full_mod]).toEqual([Math.min(0, half_mod), Math.min(0, full_mod)])
    expect(sign({ level, rule: 'both' }, why)).toEqual({
      level: levelKey(level),
      positive: level >= 0,
      half_mod,
      full_mod,
    })
  }
})

test('gulliver.enc.skill-modifiers: the head is not encumbered, and Move formulas are not slowed twice', () => {
  for (const [skill_name, effective] of [
    ['Physics', 12],
    ['Stealth', 9],
    ['Swimming', 6],
  ] as const) {
    const answer = skillModifiers({ level: 3, skill_name, skill: 12 }, why)
    expect([answer.effective, answer.skill_in_move_formula]).toEqual([effective, 12])
  }
})

test('gulliver.enc.buoyancy-rolls: the borders, and never both bonuses', () => {
  const floats = [0.5, 0.85, 0.86, 0.9, 0.91, 0.94, 0.95, 0.97, 0.98, 0.99, 0.999, 1]
  expect(floats.map(density => buoyancyRolls({ density }, why).float_bonus)).toEqual([
    6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0,
  ])
  const holds = [1, 1.04, 1.05, 1.09, 1.1, 1.29, 1.3, 8]
  expect(holds.map(density => buoyancyRolls({ density }, why).hold_bottom_bonus)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 3, noNaN: true }), density => {
      const { float_bonus, hold_bottom_bonus, cost } = buoyancyRolls({ density }, why)
      expect(float_bonus * hold_bottom_bonus).toBe(0)
      expect(cost).toBe(float_bonus)
    }),
  )
  expect(fat({ trait: 'Fat', density: 0.93 }, why).floating_bonus).toBe(4)
})

test('gulliver.enc.burden: mass alone never crushes, weight does from Extreme on', () => {
  for (const msr of [1, 5000, 1e9]) expect(burden({ wsr: 0, msr, extra_encumbrance: 0 }, why).crushed).toBe(false)
  expect(burden({ wsr: 45, msr: 45, extra_encumbrance: 0 }, why)).toMatchObject({ super_heavy: true, crushed: false })
  expect(burden({ wsr: 46, msr: 46, extra_encumbrance: 0 }, why)).toMatchObject({ extreme_level: 1, crushed: true })
  expect(burden({ wsr: 46, msr: 46, extra_encumbrance: 1 }, why).crushed).toBe(false)
})

test('gulliver.enc.extreme: what becomes of it where it is', () => {
  const of = (environment: 'land' | 'water' | 'air', buoyant = false) =>
    extreme({ environment, burden: 6, buoyant }, why)
  expect([of('land'), of('air'), of('water'), of('water', true)].map(({ outcome }) => outcome)).toEqual([
    'collapses',
    'falls',
    'sinks',
    'rises',
  ])
  expect([of('land').crushed, of('air').crushed, of('water').crushed]).toEqual([true, false, false])
  expect(extreme({ environment: 'air', burden: 5, buoyant: false }, why)).toMatchObject({
    can_fly: true,
    outcome: 'none',
  })
})

test('gulliver.enc.crush: never less for a worse roll, never more on a softer bed', () => {
  const levels = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(
      levels,
      fc.integer({ min: 3, max: 17 }),
      fc.integer({ min: 0, max: 5 }),
      (extreme_level, roll, soft) => {
        const x = { ht: 12, extreme_level, support: soft / 10, toughness: 2, roll }
        const { injury } = crush(x, why)
        expect(crush({ ...x, roll: roll + 1 }, why).injury).toBeGreaterThanOrEqual(injury)
        expect(crush({ ...x, support: 0 }, why).injury).toBeGreaterThanOrEqual(injury)
        expect(injury).toBeGreaterThanOrEqual(0)
      },
    ),
  )
  expect(() => crush.answer({ ht: 12, extreme_level: 1, support: 0.6, roll: 9 }, why)).toThrow('0.5')
})

test('gulliver.enc.extra-encumbrance-guide: legs, Size and stance add up', () => {
  const NORMAL = { size: 0, efficient: false, stance: 'normal', legless_levels: 3, other: 0 } as const
  const legs = Array.from({ length: 10 }, (_, count) => extraEncumbranceGuide({ ...NORMAL, legs: count }, why))
  expect(legs).toEqual([3, 0, 0, 1, 1, 1, 2, 2, 3, 3])
  const sizes = Array.from({ length: 10 }, (_, size) => extraEncumbranceGuide({ ...NORMAL, legs: 2, size }, why))
  expect(sizes).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  expect(extraEncumbranceGuide({ ...NORMAL, legs: 4, size: 2, efficient: true, other: 2 }, why)).toBe(5)
})
