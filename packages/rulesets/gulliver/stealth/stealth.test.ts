import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { lightWalk, shadowingTracking, stealthModifiers, weightModifier } from './stealth.ts'

const why = compose({ options: [] }).silent
const CALM = {
  stealth: 10,
  vs: 'H',
  fraction_of_move: 0.5,
  sprinting: false,
  unadapted: false,
  watchers_modifier: 0,
  size: 0,
  hiding_places: 0,
  level: 0,
  weight: 150,
  armor: 'none',
  gear_modifier: 0,
  feet: 'bare',
  ground: 'quiet',
  ground_modifier: 0,
  dogs: false,
  geese: 0,
} as const

test('gulliver.stealth.modifiers: weight by full factors of ten', () => {
  const pounds = [0, 0.0001, 0.0015, 0.015, 0.15, 1.5, 15, 15.1, 149, 150, 1499, 1500, 15_000, 1.5e9]
  expect(pounds.map(weight => weightModifier(weight, why))).toEqual([5, 5, 5, 4, 3, 2, 1, 0, 0, 0, 0, -1, -2, -7])
})

test('gulliver.stealth.modifiers: how fast, how far, how loud', () => {
  const of = (change: Partial<Parameters<typeof stealthModifiers>[0]>) =>
    stealthModifiers({ ...CALM, ...change }, why).effective
  expect([0, 0.1, 0.2, 0.5, 0.51, 1, 1.01].map(fraction_of_move => of({ fraction_of_move }))).toEqual([
    14, 14, 12, 10, 6, 6, 4,
  ])
  expect(of({ sprinting: true })).toBe(4)
  expect([2, 10, 100].map(range_yards => of({ range_yards }))).toEqual([10, 14, 20])
  expect(of({ armor: 'plate', feet: 'hooves', ground: 'leaves', dogs: true })).toBe(-5)
  expect([0, 1, 6, 40].map(geese => of({ geese }))).toEqual([10, 9, 4, 4])
})

test('gulliver.stealth.modifiers: Size is seen, weight and encumbrance are heard', () => {
  const giant = { ...CALM, size: 4, weight: 15_000, level: 4 }
  const { vision_modifier, hearing_modifier } = stealthModifiers(giant, why)
  expect([vision_modifier, hearing_modifier]).toEqual([-4, -6])
  expect(stealthModifiers({ ...giant, light_walk: 20 }, why).hearing_modifier).toBe(-4)
})

test('gulliver.stealth.light-walk: a fifth, and never a penalty', () => {
  expect(lightWalk({ light_walk: 4, level: 5, weight: 1500 }, why)).toEqual({ effective: -7, stealth_bonus: 0 })
})

test('gulliver.stealth.shadowing-tracking: two Sizes over the crowd cannot be overlooked', () => {
  const x = { quarry_size: 0, quarry_level: 0, quarry_weight: 150, shadowing: 14 } as const
  const of = (size_over_crowd: number, shadower: 'usual' | 'largish' | 'gigantism') =>
    shadowingTracking({ ...x, shadower, size_over_crowd }, why).shadowing_effective
  expect([of(0, 'usual'), of(0, 'largish'), of(0, 'gigantism'), of(1, 'usual'), of(2, 'usual')]).toEqual([
    14,
    12,
    10,
    6,
    null,
  ])
})
