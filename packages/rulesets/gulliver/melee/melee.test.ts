import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf } from '../size/choose.ts'
import { closeCalls, hugeWeapons, targetDimensions } from './huge-weapons.ts'
import {
  gettingClose,
  maxBonus,
  meleeAiming,
  rangeSpeed,
  simpleRange,
  sizeDifference,
  sprintActions,
} from './to-hit.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const sizes = fc.integer({ min: -15, max: 15 })

test('gulliver.melee.sprint-actions: who does not sprint fights as usual', () => {
  expect(asked(sprintActions, { sprinting: false })).toMatchObject({ active_defense: 'as usual', attack: 'as usual' })
  expect(asked(sprintActions, { sprinting: true })).toMatchObject({ missile: 'as on the run' })
})

test('gulliver.melee.size-difference: what one gains the other loses, and both growing changes nothing', () => {
  fc.assert(
    fc.property(sizes, sizes, sizes, (a, b, more) => {
      const th = (attacker: number, target: number): number =>
        sizeDifference({ attacker_size: attacker, target_size: target, location_modifier: 0 }, why)
      expect(th(a, b) + th(b, a)).toBe(0)
      expect(th(a + more, b + more)).toBe(th(a, b))
    }),
  )
})

test('gulliver.melee.range-speed: at the range of its own Size it is the difference of Sizes', () => {
  for (const [attacker, yards] of [2, 3, 4.5, 7, 10, 15, 20, 30, 50].entries()) {
    for (let target_size = -8; target_size <= 8; target_size++) {
      const came = asked(rangeSpeed, { attacker_dimension_yd: yards, target_size })
      expect(came['th']).toBe(target_size - attacker)
    }
  }
  expect(asked(rangeSpeed, {})).toEqual({ speed_range: 0, th: 0 })
})

test('gulliver.melee.range-speed: a faster target is never easier to hit', () => {
  const yards = fc.double({ min: 0, max: 200, noNaN: true })
  fc.assert(
    fc.property(yards, yards, (speed, more) => {
      const th = (target_speed: number): number =>
        rangeSpeed({ attacker_dimension_yd: 2, target_speed, target_size: 0 }, why).th
      expect(th(speed + more)).toBeLessThanOrEqual(th(speed))
    }),
  )
})

test('gulliver.melee.max-bonus: never more than +2, with a long weapon +3, and penalties untouched', () => {
  fc.assert(
    fc.property(
      sizes,
      sizes,
      fc.integer({ min: -10, max: 3 }),
      fc.boolean(),
      (a, b, location_modifier, long_weapon) => {
        const given = { attacker_size: a, target_size: b, location_modifier }
        expect(maxBonus({ ...given, long_weapon }, why)).toBe(Math.min(long_weapon ? 3 : 2, b - a + location_modifier))
      },
    ),
  )
})

test('gulliver.melee.aiming: one for each turn up to three, nothing once spoiled or out of reach', () => {
  const bonus = (aim_turns: number, more = {}) => asked(meleeAiming, { aim_turns, ...more })['bonus']
  expect([0, 1, 2, 3, 4, 100].map(turns => bonus(turns))).toEqual([0, 1, 2, 3, 3, 3])
  expect([bonus(3, { spoiled: true }), bonus(3, { out_of_reach: true })]).toEqual([0, 0])
  expect(() => bonus(-1)).toThrow('aim_turns: expected a whole number')
})

test('gulliver.melee.getting-close: nobody comes nearer than the target and its speed allow', () => {
  const near = asked(gettingClose, { target_in: 1, target_speed_in: 6, weapon_length_in: 12, close_range_in: 3 })
  expect(near).toMatchObject({ min_range_in: 18, damage_factor: 0.25, speed_range: 3 })
  const thrust = asked(gettingClose, { target_in: 1, target_speed_in: 6, weapon_length_in: 12, attack: 'thrust' })
  expect(thrust['min_range_in']).toBe(6)
  const large = asked(gettingClose, { target_in: 100, weapon_length_in: 12 })
  expect(large).toMatchObject({ gains: false, damage_factor: 1, speed_range: 0 })
})

test('gulliver.melee.getting-close: a thrust loses a third of what a swing loses, at every range', () => {
  for (let close_range_in = 0; close_range_in <= 100; close_range_in++) {
    const factor = (attack: string): number => Number(asked(gettingClose, { close_range_in, attack })['damage_factor'])
    expect(factor('swing')).toBeCloseTo(Math.min(1, close_range_in / 72), 12)
    expect(1 - factor('thrust')).toBeCloseTo((1 - factor('swing')) / 3, 12)
  }
})

test('gulliver.melee.simple-range: half of every penalty, towards nothing', () => {
  for (let size_penalty = -40; size_penalty <= 0; size_penalty++) {
    expect(simpleRange({ size_penalty, ready: true }, why)).toBe(-Math.floor(-size_penalty / 2) + 0)
    expect(simpleRange({ size_penalty, ready: false }, why)).toBe(size_penalty)
  }
  expect(() => simpleRange.answer({ size_penalty: 2 }, why)).toThrow('size_penalty')
})

test('gulliver.melee.huge-weapons: a wider weapon hits no worse and is no easier to dodge', () => {
  fc.assert(
    fc.property(sizes, sizes, (weapon_size, target_size) => {
      const [one, wider] = [weapon_size, weapon_size + 1].map(width =>
        hugeWeapons({ weapon_size: width, target_size }, why),
      )
      if (one === undefined || wider === undefined) throw new Error('no answer')
      expect(wider.effective_size).toBeGreaterThanOrEqual(one.effective_size)
      expect(wider.dodge_penalty).toBeLessThanOrEqual(one.dodge_penalty)
      expect(one.effective_size).toBeGreaterThanOrEqual(target_size)
    }),
  )
})

test('gulliver.melee.huge-weapons: exactly where both lengths are known, and no width does nothing', () => {
  for (const target_in of [1, 3, 6, 24, 72]) {
    for (const weapon_width_in of [0.5, 4, 36, 200]) {
      const came = asked(hugeWeapons, { weapon_width_in, target_in })
      expect(came['effective_size']).toBe(sizeOf((target_in + weapon_width_in) / 36))
    }
  }
  expect(asked(hugeWeapons, { target_size: -3 })).toEqual({ effective_in: null, effective_size: -3, dodge_penalty: 0 })
})

test('gulliver.melee.target-dimensions: shapes by their sides, each with its own modifier', () => {
  const shape = (longer_in: number, shorter_in: number, attack: string): Json[] => {
    const came = asked(targetDimensions, { longer_in, shorter_in, attack })
    return [came['shape'] ?? null, came['effective_in'] ?? null, came['shape_modifier'] ?? null]
  }
  expect(shape(72, 24, 'swing')).toEqual(['ordinary', 72, 0])
  expect(shape(72, 23, 'swing')).toEqual(['long and thin', 72, -1])
  expect(shape(72, 23, 'thrust')).toEqual(['long and thin', 23, 2])
  expect(shape(36, 36, 'missile')).toEqual(['blocky', 36, 1])
})

test('gulliver.melee.target-dimensions: a swing at a rope goes by its length, not by its thickness', () => {
  expect(asked(targetDimensions, { rope_in: 0.25, longer_in: 72, attack: 'swing' })).toMatchObject({ size: 0, th: -1 })
  expect(asked(targetDimensions, { rope_in: 0.25, size: 1, attack: 'swing' })).toMatchObject({ size: 1, th: 0 })
})

test('gulliver.melee.close-calls: every roll; a hit without the width costs the target the whole penalty', () => {
  for (let roll = 3; roll <= 18; roll++) {
    const given = { skill: 12, th_without: -4, th_with: 0, roll, weapon_size: 0, target_size: -4 }
    const came = closeCalls(given, why)
    const missed = Math.max(0, roll - 8)
    expect(came).toMatchObject({ would_miss_by: missed, dodge_weapon_size: 0 - missed, hits: roll <= 12 })
    const wider = 4 - missed
    expect(came.dodge_penalty).toBe(wider <= -3 ? 0 : -6 - 2 * wider)
  }
  expect(() => closeCalls.answer({ skill: 12, roll: 2, weapon_size: 0, target_size: 0 }, why)).toThrow('from 3 to 18')
})
