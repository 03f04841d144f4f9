import { type Callable, compose, type Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { areaScale, linearScale } from '../common/scale.ts'
import { lifespan, sustenance } from './upkeep.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.upkeep.sustenance: by area at every Size; quick beasts eat more, quick people by the root', () => {
  for (let size = -8; size <= 8; size++) {
    expect(asked(sustenance, { size })['factor']).toBe(areaScale(size))
    expect(asked(sustenance, { size, basic_speed: 10 })['factor']).toBeCloseTo(2 * areaScale(size), 9)
    expect(asked(sustenance, { size, basic_speed: 20, metabolism: 'humanoid' })['factor']).toBeCloseTo(
      2 * areaScale(size),
      9,
    )
  }
  expect(asked(sustenance, { variant: 'advanced', mass: 150 * 16 })['factor']).toBeCloseTo(8, 9)
  expect(() => asked(sustenance, { diet: 'stones' })).toThrow('diet: expected one of omnivore')
})

test('gulliver.upkeep.lifespan: everything that shortens or lengthens a life, each on its own', () => {
  const years = (given: { readonly [name: string]: Json }): number =>
    Number(asked(lifespan, { milestone: 50, ...given })['years'])
  expect(years({})).toBe(50)
  expect(['humanoid', 'bird', 'mammal', 'other'].map(kind => years({ kind }))).toEqual([50, 50, 20, 20])
  expect(years({ basic_speed: 20 })).toBe(25)
  expect(['cool', 'temperate', 'hot'].map(cold_blooded => years({ cold_blooded }))).toEqual([100, 75, 50])
  expect(years({ variant: 'advanced', mass: 150 * 32 })).toBeCloseTo(100, 9)
  for (let size = -8; size <= 8; size++) expect(years({ size })).toBeCloseTo(50 * Math.sqrt(linearScale(size)), 9)
})

test('gulliver.upkeep.lifespan: what age takes, by Size: strength by the one, hit points by the other', () => {
  const came = asked(lifespan, { size: 2, lost_st_points: 2, lost_ht_points: 3 })
  expect(came).toEqual({ years: null, combat_st_lost: 4, load_st_lost: 10, hp_lost: 6 })
  expect(() => asked(lifespan, { milestone: 50, basic_speed: 0 })).toThrow('basic_speed')
})
