import { type Callable, compose, type Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { areaScale, linearScale } from '../common/scale.ts'
import { fallRule } from '../fall/fall.ts'
import { baseScale, combatScale, playPowers, playUnits, playWorlds } from './scale.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.play.units: there and back again, and roots before units', () => {
  const ounces = asked(playUnits, { unit: 'ounces', load_st: 7, weight_lbs: 9 })
  expect(ounces).toMatchObject({ load_st: 112, value: 48 })
  expect(asked(playUnits, { unit: 'inches', move: 2 })['move']).toBe(72)
  expect(asked(playUnits, { unit: 'tons', load_st: 4000 })['load_st']).toBe(2)
  expect(() => asked(playUnits, { unit: 'stone' })).toThrow('unit: expected one of pounds')
})

test('gulliver.play.base-scale: the heroes are 10 in everything, whatever their Size', () => {
  for (let base_size = -12; base_size <= 12; base_size++) {
    expect(asked(baseScale, { base_size, creature_size: base_size })).toMatchObject({
      size: 0,
      combat_st: 10,
      hp: 10,
      load_st: 10,
    })
    for (let creature_size = -12; creature_size <= 12; creature_size++) {
      const came = asked(baseScale, { base_size, creature_size })
      const size = creature_size - base_size
      expect(came['size']).toBe(size)
      expect(came['combat_st']).toBeCloseTo(10 * linearScale(size), 9)
      expect(came['load_st']).toBeCloseTo(10 * areaScale(size), 6)
    }
  }
})

test('gulliver.play.combat-scale: yards and hexes of the game say the same', () => {
  const tiny = { target_in: 2, base_size: -9, hex_in: 1 }
  expect(asked(combatScale, { ...tiny, range_yards: 1 })).toEqual(asked(combatScale, { ...tiny, range_hexes: 36 }))
  for (const yards of [1, 2, 3, 5, 7, 10, 20, 50, 100]) {
    const plain = asked(combatScale, { target_in: 72, range_yards: yards })
    expect(plain['th']).toBe(Number(plain['speed_range']))
  }
})

test('gulliver.play.powers: only the larger resist better', () => {
  for (let target_size = -10; target_size <= 10; target_size++) {
    expect(asked(playPowers, { caster_size: 2, target_size })['resistance_bonus']).toBe(Math.max(0, target_size - 2))
  }
})

test('gulliver.play.worlds: the same fall as anybody’s', () => {
  for (const mass of [0.005, 1, 150, 15_000]) {
    expect(asked(playWorlds, { mass, fall_yards: 5 })['dice']).toBe(asked(fallRule, { mass, yards: 5 })['dice'])
  }
})
