import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knockoutDeath } from '../injury/thresholds.ts'
import { dieMonster, muscleToughness, stDamage } from './bodies.ts'
import { declaredDefenses, dodgeLimits, fastBlows, flatCriticals, separateAdPd } from './defenses.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.toys.fast-blows: two for one, and never below 12', () => {
  for (let effective = 3; effective <= 30; effective++) {
    for (let penalty_taken = -30; penalty_taken <= 0; penalty_taken++) {
      const came = asked(fastBlows, { effective, penalty_taken })
      const allowed = penalty_taken === 0 || effective + penalty_taken >= 12
      expect(came['allowed']).toBe(allowed)
      expect(came['foe_defense']).toBe(allowed ? 0 - Math.floor(-penalty_taken / 2) : 0)
    }
    const most = Math.max(0, Math.floor((effective - 12) / 2))
    expect(asked(fastBlows, { effective, max: true })['foe_defense']).toBe(0 - most)
  }
})

test('gulliver.toys.declared-defenses: a Feint that is seen wastes nothing, and who foresees needs not declare', () => {
  const given = { dodge: 9, attack: 'bullet' }
  expect(asked(declaredDefenses, { ...given, declared: true, feint_seen: true })).toMatchObject({ used_up: false })
  expect(asked(declaredDefenses, { ...given, declared: false, precognition: true })).toEqual({
    dodge: 9,
    used_up: false,
    panic_dodge: null,
  })
  expect(() => asked(declaredDefenses, { ...given, declared: 'yes' })).toThrow('declared: expected true or false')
})

test('gulliver.toys.dodge-limits: one less each time, and a Retreat by the Move that is left', () => {
  for (let dodges_before = 0; dodges_before <= 10; dodges_before++) {
    expect(asked(dodgeLimits, { dodges_before })['modifier']).toBe(0 - dodges_before)
  }
  for (let tenths = 0; tenths <= 60; tenths++) {
    const came = asked(dodgeLimits, { move: 6, used: tenths / 10 })
    expect(came['retreat_bonus']).toBe(tenths === 0 ? 3 : tenths <= 30 ? 2 : tenths < 60 ? 1 : null)
    expect(came['retreat_allowed']).toBe(tenths < 60)
    // Whoever only gave ground has all of it left.
    expect(asked(dodgeLimits, { move: 6, used: tenths / 10, backward: tenths / 10 })['retreat_bonus']).toBe(3)
  }
})

test('gulliver.toys.separate-ad-pd: a shield counts once, modifiers on the active roll, nothing against criticals', () => {
  const scores = { dodge: 6, parry: 7, block: 8, shield_pd: 3, armor_pd: 4 }
  const rolls = (defense: string, more = {}): Json[] => {
    const came = asked(separateAdPd, { ...scores, defense, ...more })
    return [came['ad_roll'] ?? null, came['pd_roll'] ?? null]
  }
  expect(['dodge', 'parry', 'block', 'none'].map(one => rolls(one))).toEqual([
    [8, 9],
    [9, 9],
    [13, 6],
    [null, 9],
  ])
  expect(rolls('dodge', { modifier: 3 })).toEqual([11, 9])
  expect(rolls('block', { critical_hit: true })).toEqual([null, null])
  expect(rolls('dodge', { shield_pd: 0, armor_pd: 0 })).toEqual([8, null])
})

test('gulliver.toys.flat-criticals: every roll, whatever the skill', () => {
  for (let roll = 3; roll <= 18; roll++) {
    for (const skill of [3, 15, 16, 30]) expect(asked(flatCriticals, { skill, roll })['critical']).toBe(roll <= 4)
  }
})

test('gulliver.toys.toughness: by Combat ST, half on thin places, none on bare ones', () => {
  for (let combat_st = 0; combat_st <= 60; combat_st++) {
    const at = (location: string): Json | undefined => asked(muscleToughness, { combat_st, location })['toughness']
    const whole = Math.floor(combat_st / 5)
    expect(at('torso')).toBe(whole)
    for (const thin of ['hand', 'foot', 'groin', 'nose', 'throat']) expect(at(thin)).toBe(Math.floor(whole / 2))
    for (const bare of ['eye', 'brain']) expect(at(bare)).toBe(0)
  }
})

test('gulliver.toys.toughness: takes off hits, never what a multiplier made of them, and never below nothing', () => {
  const hits = fc.integer({ min: 0, max: 40 })
  fc.assert(
    fc.property(hits, hits, hits, fc.constantFrom(0.5, 1, 1.5, 2, 3), (basic, dr, toughness, multiplier) => {
      const injury = Number(asked(muscleToughness, { basic, dr, toughness, multiplier })['injury'])
      const through = Math.max(0, basic - dr)
      const multiplied = Math.floor(through * multiplier)
      expect(injury).toBe(multiplied - Math.min(toughness, through, multiplied))
      expect(injury).toBeGreaterThanOrEqual(Math.max(0, multiplied - through))
    }),
  )
})

test('gulliver.toys.st-damage: a swing of every ST is the thrust of half as much again', () => {
  for (let combat_st = 10; combat_st <= 90; combat_st++) {
    const came = asked(stDamage, { combat_st })
    expect(came['swing_st']).toBe(Math.floor(1.5 * combat_st))
    expect(came['swing']).toBe(asked(stDamage, { combat_st: Math.floor(1.5 * combat_st) })['thrust'])
  }
  // The weak: ST 9 swings as ST 13.
  expect(asked(stDamage, { combat_st: 9 })).toMatchObject({ thrust: '1d', swing_st: 13, swing: '1d+1' })
  expect(asked(stDamage, { combat_st: 2 })).toMatchObject({ thrust: '1d-4', swing_st: 3, swing: '1d-3' })
})

test('gulliver.toys.st-damage: a light weapon adds no more dice than the root of its weight', () => {
  for (let combat_st = 10; combat_st <= 100; combat_st++) {
    for (const weapon_lbs of [0, 0.2, 1, 2, 4, 9, 30]) {
      const most = Math.floor(Math.sqrt(weapon_lbs) + 0.5)
      const came = asked(stDamage, { combat_st, weapon_lbs })
      expect(Number(came['extra_dice'])).toBeLessThanOrEqual(Math.max(most, 0))
      if (came['swing'] !== came['swing_uncapped']) expect(came['extra_dice']).toBe(most)
    }
  }
})

test('gulliver.toys.die-monster: people are as they were, and beasts die by their wits', () => {
  for (let iq = 0; iq <= 14; iq++) {
    const came = asked(dieMonster, { hp: 30, iq })
    expect(came['consciousness_bonus']).toBe(Math.max(0, 10 - iq))
    expect(came['effective_hp']).toBe(3 * Math.min(10, iq))
  }
  expect(asked(dieMonster, { hp: 30, iq: 10 })).toMatchObject({
    auto_death: asked(knockoutDeath, { hp: 30 })['auto_death'],
  })
  expect(() => asked(dieMonster, { hp: 30, iq: 2.5 })).toThrow('iq: expected a whole number')
})
