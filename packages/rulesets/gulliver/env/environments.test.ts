import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelKey, levelRow } from '../enc/level.ts'
import { encumbranceCost, envTypes, mobilityCap, traitCosts } from './environments.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.env.types: every primary environment with every set of others', () => {
  for (const [pe, first] of [
    ['land', 0],
    ['water', 0],
    ['air', 35],
  ] as const) {
    for (const he of [[], ['land'], ['water'], ['air'], ['land', 'water'], ['land', 'water', 'air']]) {
      const others = he.filter(one => one !== pe)
      const flies = pe !== 'air' && others.includes('air') ? 45 : 0
      const cost = first + flies + 10 * others.filter(one => one !== 'air').length
      expect(asked(envTypes, { pe, he, flight_cost: 45 })).toEqual({ cost, air_may_be_primary: true })
    }
  }
  expect(asked(envTypes, { pe: 'land', flight_cost: 44 })['air_may_be_primary']).toBe(false)
  expect(() => asked(envTypes, { pe: 'fire' })).toThrow('pe: expected one of land, water, air')
})

test('gulliver.env.trait-costs: rounded up to plus infinity, for every price', () => {
  for (let cost = -60; cost <= 60; cost++) {
    const share = (kind: string, where: string) => asked(traitCosts, { cost, kind, where })['cost']
    expect(share('disadvantage one environment', 'other')).toBe(Math.ceil(cost / 5) + 0)
    expect(share('advantage all environments', 'two_others_only')).toBe(Math.ceil((2 * cost) / 3) + 0)
    expect(share('disadvantage all environments', 'two_others_only')).toBe(Math.ceil((2 * cost) / 5) + 0)
  }
})

test('gulliver.env.encumbrance-cost: every pair of levels by plain arithmetic', () => {
  for (let pe = -6; pe <= 6; pe++) {
    for (let other = -6; other <= 6; other++) {
      const differ = levelRow(other).point_cost - levelRow(pe).point_cost
      const came = asked(encumbranceCost, { pe: levelKey(pe), other: levelKey(other) })
      const alone = Math.ceil(differ > 0 ? differ / 2 : differ / 5) + 0
      expect(came).toEqual({ pe_cost: levelRow(pe).point_cost, other_cost: alone })
      const both = asked(encumbranceCost, { pe: levelKey(pe), others: [levelKey(other), levelKey(other)] })
      expect(both['other_cost']).toBe(Math.ceil(differ > 0 ? (2 * differ) / 3 : (2 * differ) / 5) + 0)
      const away = asked(encumbranceCost, { pe: levelKey(pe), other: levelKey(other), other_is_home: false })
      expect(away['other_cost']).toBe(Math.min(0, alone))
    }
  }
  const apart = asked(encumbranceCost, { pe: 'medium', others: ['light', 'extreme1'] })
  expect(apart['other_cost']).toBe(5 - 6)
})

test('gulliver.env.mobility-cap: never past the cap, always whole points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -300, max: 0 }),
      fc.integer({ min: 0, max: 99 }),
      fc.boolean(),
      (disadvantages, flight_cost, immobile) => {
        const value = (environment: string, pe = 'land'): number =>
          Number(asked(mobilityCap, { environment, pe, disadvantages, flight_cost, immobile })['value'])
        expect(value('pe')).toBe(Math.max(disadvantages, immobile ? -50 : -40))
        expect(value('other')).toBe(Math.max(Math.ceil(disadvantages / 5) + 0, immobile ? -10 : -8))
        expect(value('air', 'air')).toBe(value('pe'))
        const most = immobile ? -flight_cost : Math.ceil((-4 * flight_cost) / 5)
        expect(value('air')).toBe(Math.max(Math.ceil(disadvantages / 5), most) + 0)
      },
    ),
  )
})
