import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from '../common/scale.ts'
import { blowthrough, jets, partSizes } from './body.ts'
import { bites, punches } from './strikes.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.combat.part-sizes: the target’s Size and a crouch move every part alike', () => {
  for (const location of ['head', 'eye', 'jaw', 'torso', 'vitals', 'open mouth', 'closed mouth']) {
    const th = Number(asked(partSizes, { location })['th'])
    for (let size = -6; size <= 6; size++) {
      expect(asked(partSizes, { location, size })['th']).toBe(th + size)
      expect(asked(partSizes, { location, size, crouching: true })['th']).toBe(th + size - 1)
    }
  }
})

test('gulliver.combat.part-sizes: near misses of a mouth, the vitals on a die, teeth by Size', () => {
  const hit = (location: string, miss_by: number) => asked(partSizes, { location, miss_by })['hits_instead']
  expect([0, 1, 2, 3].map(by => hit('open mouth', by))).toEqual([null, 'head or jaw', null, null])
  expect([0, 1, 2, 3].map(by => hit('closed mouth', by))).toEqual([null, 'head or jaw', 'head or jaw', null])
  expect(hit('eye', 1)).toBeNull()
  const vitals = [1, 2, 3, 4, 5, 6].map(
    vitals_roll => asked(partSizes, { location: 'torso', vitals_roll })['strikes_vitals'],
  )
  expect(vitals).toEqual([true, true, true, false, false, false])
  expect(asked(partSizes, { location: 'closed mouth', size: 3 })['through_teeth']).toEqual({ dr: 6, hp: 3 })
  expect(asked(partSizes, { location: 'open mouth' })['dr_factor']).toBe(0.5)
})

test('gulliver.combat.jets: never more than all of it, and a cone that is nearer is no wider', () => {
  const yards = fc.double({ min: 0.01, max: 100, noNaN: true })
  fc.assert(
    fc.property(yards, yards, (jet_width_yd, target_yd) => {
      expect(asked(jets, { jet_width_yd, target_yd })['damage_factor']).toBe(Math.min(1, target_yd / jet_width_yd))
    }),
  )
  const widths = [0, 4.9, 5, 7, 10, 10.1, 20].map(
    distance => asked(jets, { basic_width_ft: 2, max_range: 20, distance })['width_ft'],
  )
  expect(widths).toEqual([1, 1, 2, 2, 2, 4, 4])
})

test('gulliver.combat.jets: a dragon’s breath by its Size, and what of it strikes a man', () => {
  expect(asked(jets, { breather_size: 4, target_yd: 2 })).toEqual({
    width_ft: 10,
    damage_factor: expect.closeTo(0.6, 12),
  })
  expect(asked(jets, { target_yd: 2 })).toEqual({ width_ft: null, damage_factor: null })
})

test('gulliver.combat.blowthrough: every place and attack, exactly', () => {
  const shares = { torso: 1, arm: 1 / 2, leg: 1 / 2, hand: 1 / 3, foot: 1 / 3, vitals: 3, head: 3 }
  for (const [location, share] of Object.entries(shares)) {
    for (const attack of ['bullet', 'impaling', 'beam', 'fireball', 'lightning']) {
      for (let size = -6; size <= 6; size++) {
        const doubled =
          ['beam', 'fireball', 'lightning'].includes(attack) && ['torso', 'head', 'vitals'].includes(location)
        const limit = 10 * linearScale(size) * share * (doubled ? 2 : 1)
        expect(asked(blowthrough, { size, location, attack })['limit']).toBeCloseTo(limit, 9)
      }
    }
  }
  expect(asked(blowthrough, { size: -1, location: 'vitals' })['limit']).toBe(20)
  expect(asked(blowthrough, { location: 'brain' })).toEqual({ limit: null, capped: false })
})

test('gulliver.combat.punches: two thirds of Combat ST, rounded down once, for every ST', () => {
  for (let combat_st = 8; combat_st <= 60; combat_st++) {
    expect(asked(punches, { combat_st })['punch_st']).toBe(Math.floor((2 * combat_st) / 3))
    // Half as strong again by skill makes up for it.
    expect(asked(punches, { combat_st, karate: 15 })['punch_st']).toBe(combat_st)
  }
  expect(asked(punches, { combat_st: 3 })).toMatchObject({ punch_st: 2, punch: '1d-2', divide_by: 5 })
})

test('gulliver.combat.bites: twice the ST has twice the dice', () => {
  for (let combat_st = 1; combat_st <= 100; combat_st++) {
    for (const teeth of ['sharp', 'claws', 'large', 'human']) {
      const dice = (st: number): number => Number(asked(bites, { combat_st: st, teeth })['dice'])
      expect(dice(2 * combat_st)).toBeCloseTo(2 * dice(combat_st), 12)
    }
  }
  expect(() => asked(bites, { combat_st: 10, teeth: 'gold' })).toThrow('teeth: expected one of sharp')
})
