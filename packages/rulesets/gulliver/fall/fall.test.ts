import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sandwich } from '../collision/damage.ts'
import { fallBreaking, fallObjects, fallRule, fallSpeed, trip } from './fall.ts'
import { fallTable } from './table.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const yards = fc.double({ min: 0, max: 5000, noNaN: true })
const pull = fc.double({ min: 0.01, max: 10, noNaN: true })

test('gulliver.fall.speed: by distance and by time it is the same fall', () => {
  fc.assert(
    fc.property(yards, pull, (far, g) => {
      const fallen = asked(fallSpeed, { yards: far, g })
      const timed = asked(fallSpeed, { seconds: fallen['seconds'] ?? 0, g })
      expect(Number(timed['speed'])).toBeCloseTo(Number(fallen['speed']), 6)
      expect(fallen['mph']).toBe(2 * Number(fallen['speed']))
    }),
  )
})

test('gulliver.fall.speed: no faster than the air allows, and a clear refusal without any measure', () => {
  expect([1, 5, 100].map(far => asked(fallSpeed, { yards: far, tv: 10 })['speed'])).toEqual([
    expect.closeTo(4.472, 3),
    10,
    10,
  ])
  expect(asked(fallSpeed, { seconds: 60, tv: 50 })['speed']).toBe(50)
  expect(asked(fallSpeed, { yards: 5, g: 0 })).toMatchObject({ speed: 0, seconds: null })
  expect(() => asked(fallSpeed, {})).toThrow('given: expected yards or seconds, got "neither"')
})

test('gulliver.fall.rule: farther and heavier is worse, softer is better, a dive halves water', () => {
  fc.assert(
    fc.property(yards, fc.double({ min: 0.01, max: 1e5, noNaN: true }), (far, mass) => {
      const dice = (given: { readonly [name: string]: Json }): number =>
        Number(asked(fallRule, { yards: far, mass, ...given })['dice'])
      const hard = dice({})
      expect(dice({ yards: 4 * far })).toBeCloseTo(2 * hard, 6)
      expect(dice({ mass: 4 * mass })).toBeCloseTo(2 * hard, 6)
      expect(dice({ surface: 'water' })).toBeCloseTo(hard / 3, 6)
      expect(dice({ surface: 'liquid', diving_roll: true })).toBeCloseTo(hard / 6, 6)
      expect(dice({ diving_roll: true })).toBe(hard)
    }),
  )
  expect(asked(fallRule, { yards: 5, mass: 150, rocky: true, broken_mph: 30 })).toMatchObject({
    mph: 0,
    damage: 'none',
    impact: 'localised',
  })
})

test('gulliver.fall.table: the printed dice are those of the formula, for a man, to the nearest roll but a few', () => {
  for (const far of [5, 20, 45, 80, 125, 180, 245]) {
    const [row, reckoned] = [asked(fallTable, { yards: far }), asked(fallRule, { yards: far, mass: 150 })]
    expect(row['damage']).toBe(reckoned['damage'])
  }
  expect(asked(fallTable, { yards: 0 })).toMatchObject({ speed: 0, damage: 'none' })
})

test('gulliver.fall.breaking: the best roll, Catfall and the legs add up, never below standing still', () => {
  const flags = fc.boolean()
  fc.assert(
    fc.property(
      flags,
      flags,
      flags,
      flags,
      fc.option(fc.integer({ min: 0, max: 10 })),
      (acrobatics, catfall, rolled_with_it, landed_on_feet, by) => {
        const skill = by === null ? {} : { breakfall_skill_success: by }
        const given = { acrobatics, catfall, rolled_with_it, landed_on_feet, jd: 2.5, ...skill }
        const best = Math.max(by === null ? 0 : 20 + 2 * by, acrobatics ? 20 : 0, rolled_with_it ? 10 : 0)
        const off = best + (catfall ? 20 : 0) + (landed_on_feet ? 10 : 0)
        for (const mph of [0, 15, 40, 100])
          expect(asked(fallBreaking, { mph, ...given })['mph']).toBeCloseTo(Math.max(0, mph - off), 9)
      },
    ),
  )
})

test('gulliver.fall.objects: a thing from above is a body between it and the ground; a good catch takes off its speed', () => {
  const came = asked(fallObjects, { object_mass: 300, yards: 20, surface: 'soft' })
  const between = asked(sandwich, { object_speed_yd_s: 20, object_effective_mass: 300, surface: 'soft' })
  expect(came).toEqual({ mph: 40, ...between })
  expect(asked(fallObjects, { object_mass: 300, yards: 20, catcher_ts: 30 })).toMatchObject({ mph: 0, dice: 0 })
})

test('gulliver.fall.trip: posture, stance and a roll multiply; a critical failure strikes one part', () => {
  const far = (given: { readonly [name: string]: Json }) => asked(trip, { dimension_yd: 9, ...given })['yards']
  expect([far({}), far({ roll_made: true }), far({ posture: 'semi-upright' }), far({ posture: 'horizontal' })]).toEqual(
    [9, 4.5, 6, 4.5],
  )
  expect([
    far({ stance: 'low' }),
    far({ stance: 'very low' }),
    far({ stance: 'low', posture: 'semi-upright' }),
  ]).toEqual([6, 4.5, 4])
  expect(asked(trip, { critical_failure: true })).toEqual({ yards: 2, impact: 'very localised' })
})
