import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from '../common/scale.ts'
import { crippling, devastating, heart, injuryKnockdown } from './blows.ts'
import { exposure, injuryRecovery } from './healing.ts'
import { knockoutDeath, principle, slowdown } from './thresholds.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
/** Rolls that neither always succeed nor always fail. */
const ROLLS = Array.from({ length: 12 }, (_, index) => index + 5)
const LIMBS = { arm: 2, leg: 2, hand: 3, foot: 3 } as const

test('gulliver.injury.principle: shares of every number of hit points', () => {
  const over = { HP: 1, 'HP/2': 2, 'HP/3': 3, 'HP/10': 10 }
  for (let hp = 1; hp <= 60; hp++) {
    for (const [threshold, by] of Object.entries(over))
      expect(asked(principle, { hp, threshold })['points']).toBeCloseTo(hp / by, 9)
    expect(asked(principle, { hp, threshold: '2/3 HP' })['points']).toBeCloseTo((2 * hp) / 3, 9)
  }
  expect(() => asked(principle, { hp: 10, threshold: 'HP/4' })).toThrow('threshold: expected one of HP')
})

test('gulliver.injury.slowdown: strictly under a third, for every body and every wound', () => {
  for (let hp = 1; hp <= 60; hp++) {
    for (let current = -hp; current <= hp; current++) {
      const came = asked(slowdown, { hp, current, move: 5, dodge: 5 })
      const halved = 3 * current < hp
      expect(came).toEqual({ halved, move: halved ? 2.5 : 5, dodge: halved ? 2 : 5 })
    }
  }
  // A third of a body that is not whole.
  expect(asked(slowdown, { hp: 0.3, current: 0.1 })['halved']).toBe(false)
})

test('gulliver.injury.knockdown: more than half, and a failed HT roll', () => {
  for (let hp = 1; hp <= 30; hp++) {
    for (let injury = 0; injury <= 30; injury++) {
      for (const roll of ROLLS) {
        const came = asked(injuryKnockdown, { hp, injury, ht: 11, roll })
        expect(came).toEqual({ roll_needed: 2 * injury > hp, knocked_down: 2 * injury > hp && roll > 11 })
      }
    }
  }
  expect(asked(injuryKnockdown, { hp: 10, injury: 6 })['knocked_down']).toBeNull()
})

test('gulliver.injury.crippling: over the threshold and never more than the first point over it', () => {
  for (const [location, over] of Object.entries(LIMBS)) {
    for (let hp = 1; hp <= 40; hp++) {
      for (let injury = 0; injury <= 45; injury++) {
        const crippled = over * injury > hp
        const hp_lost = crippled ? Math.min(injury, Math.floor(hp / over) + 1) : injury
        expect(asked(crippling, { hp, location, injury })).toMatchObject({
          crippled,
          hp_lost,
          shock_factor: crippled ? 2 : 1,
        })
      }
    }
  }
})

test('gulliver.injury.crippling: necks and bodies only by choice, and nothing of the wound is lost there', () => {
  const of = (given: { readonly [name: string]: Json }) => asked(crippling, { hp: 10, injury: 12, ...given })
  expect(of({ location: 'neck' })).toMatchObject({ crippled: false, hp_lost: 12 })
  expect(of({ location: 'neck', paralysis: true })).toMatchObject({ effect: 'paralysed', hp_lost: 12 })
  expect(of({ location: 'body', paralysis: true })).toMatchObject({ effect: 'paralysed' })
  expect(of({ location: 'body', paralysis: true, doubled: true })).toMatchObject({ crippled: false })
  // Of a body that is not whole, the threshold is the limit.
  expect(asked(crippling, { hp: 0.5, location: 'arm', injury: 0.4 })['hp_lost']).toBe(0.25)
})

test('gulliver.injury.devastating: over twice with a failed roll, over four times without one', () => {
  for (const [location, over] of Object.entries(LIMBS)) {
    for (let injury = 0; injury <= 45; injury++) {
      for (const roll of ROLLS) {
        const came = asked(devastating, { hp: 10, location, injury, ht: 11, roll })
        const [sure, maybe] = [over * injury > 40, over * injury > 20]
        expect(came).toMatchObject({ devastated: sure || (maybe && roll > 11), roll_needed: maybe && !sure })
        expect(Number(came['hp_lost'])).toBeLessThanOrEqual(Math.floor(10 / over) + 1)
      }
    }
  }
})

test('gulliver.injury.devastating: what is left by edge, by tearing and by weight', () => {
  const effect = (location: string, type: string, more = {}) =>
    asked(devastating, { hp: 10, location, injury: 50, type, ...more })['effect']
  expect([effect('arm', 'cutting'), effect('arm', 'rending'), effect('arm', 'crushing')]).toEqual([
    'off',
    'off',
    'pulverised',
  ])
  expect([effect('neck', 'cutting'), effect('body', 'cutting'), effect('body', 'crushing')]).toEqual([
    'beheaded',
    'cleft',
    'spine snapped',
  ])
  expect([effect('body', 'cutting', { long_blade: false }), effect('body', 'crushing', { long_blade: false })]).toEqual(
    [null, 'spine snapped'],
  )
})

test('gulliver.injury.knockout-death: half a body apart, to the end at five bodies below', () => {
  for (let hp = 1; hp <= 50; hp++) {
    const came = asked(knockoutDeath, { hp })
    expect(came['death_rolls_at']).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map(halves => (-hp * halves) / 2))
    expect(came['auto_death']).toBe(-5 * hp)
    for (const [share, dead, rolls] of [
      [-1, false, 1],
      [-4.5, false, 8],
      [-5, true, 8],
    ] as const) {
      expect(asked(knockoutDeath, { hp, current: share * hp })).toMatchObject({
        consciousness_rolls: true,
        dead,
        death_rolls: rolls,
      })
    }
  }
  expect(asked(knockoutDeath, { hp: 10, current: 1 })).toMatchObject({ consciousness_rolls: false, death_rolls: 0 })
})

test('gulliver.injury.recovery: a tenth, twice by ten, thrice by twenty, nothing on a failure', () => {
  for (let ht = 5; ht <= 35; ht++) {
    for (const roll of ROLLS) {
      const by = ht - roll
      const times = by < 0 ? 0 : by >= 20 ? 3 : by >= 10 ? 2 : 1
      expect(asked(injuryRecovery, { hp: 8, ht, roll })['healed']).toBeCloseTo(0.8 * times, 12)
      const left = asked(injuryRecovery, { ht, roll, shock_penalty: -5 })['shock_penalty']
      expect(left).toBe(by < 0 ? -5 : Math.min(0, -5 + by))
    }
  }
})

test('gulliver.injury.heart: every roll at every measure of harm', () => {
  for (const [damage, worse] of [
    [10, 0],
    [19, 0],
    [20, -4],
    [29, -4],
    [30, -8],
    [99, -8],
  ] as const) {
    for (const roll of ROLLS) {
      const came = asked(heart, { hp: 10, heart_damage: damage, ht: 12, roll })
      const by = roll - (12 + worse)
      const failed = by >= 8 ? 'fatal' : by >= 4 ? 'major' : 'minor'
      expect(came['effective']).toBe(12 + worse)
      // Ten over the number is a critical failure, but that is fatal already.
      expect(came['result']).toBe(by <= 0 ? 'none' : failed)
    }
  }
  expect(asked(heart, { hp: 10, heart_damage: 5, ht: 12, weak_heart: 'weak' })['roll_needed']).toBe(true)
  expect(asked(heart, { hp: 10, heart_damage: 10, ht: 12, weak_heart: 'very weak' })['effective']).toBe(4)
  expect(asked(heart, { hp: 10, heart_damage: 10, ht: 12, roll: 14, size: 3 })['harm']).toMatchObject({
    dice: '2d',
    times: 3,
  })
})

test('gulliver.injury.exposure: by the root of the scale, and half the Size on HT, down', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 100 }), (size, rolled) => {
      const came = asked(exposure, { rolled, ht: 11, size })
      expect(came['basic']).toBeCloseTo(rolled * Math.sqrt(linearScale(size)), 9)
      expect(came['effective']).toBe(11 + Math.floor(size / 2))
    }),
  )
})
