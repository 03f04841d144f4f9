import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelKey, levelOfWsr, levelRow } from '../enc/level.ts'
import {
  airWater,
  extraHeat,
  fatigueEncumbrance,
  fatigueGeneral,
  fatigueSleep,
  moveTable,
  superHeavy,
} from './exertion.ts'
import { fatiguePowers, fatigueRecovery, fromHt, fromSt } from './pool.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const ROLLS = Array.from({ length: 16 }, (_, index) => index + 3)

test('gulliver.fatigue.general: what is lost is lost, and damage stays', () => {
  expect(asked(fatigueGeneral, { fatigue_full: 12 })).toMatchObject({ fatigue_left: 12, damage_recomputed: false })
})

test('gulliver.fatigue.move-table: who stands still is not tired by it, who glides is slow however fast', () => {
  expect(asked(moveTable, { fraction_of_move: 0 })).toEqual({ type: 'none', interval_seconds: null })
  for (const way of ['gliding', 'soaring']) expect(asked(moveTable, { fraction_of_move: 1, way })['type']).toBe('slow')
  expect(() => asked(moveTable, { fraction_of_move: 'half' })).toThrow('a fraction such as 2/3')
})

test('gulliver.fatigue.extra-heat: heat adds to a loss, never makes one', () => {
  const lost = (given: { readonly [name: string]: Json }): Json | undefined => asked(extraHeat, given)['fatigue']
  expect([
    lost({ heat: 'very hot' }),
    lost({ fatigue: 1, heat: 'hot' }),
    lost({ fatigue: 1, extra_effort_turns: 3 }),
  ]).toEqual([0, 2, 4])
})

test('gulliver.fatigue.sleep: three for a night, one for half of it', () => {
  for (let halves = 0; halves <= 14; halves++) {
    const points = 3 * Math.floor(halves / 2) + (halves % 2)
    expect(asked(fatigueSleep, { nights_lost: halves / 2 })).toMatchObject({ fatigue: points, iq_dx: 0 - points })
  }
})

test('gulliver.fatigue.recovery: every roll against every HT', () => {
  for (let ht = 5; ht <= 20; ht++) {
    for (const roll of ROLLS) {
      const by = ht - roll
      const rate = by >= 0 ? 2 ** Math.floor(by / 5) : 2 ** -Math.ceil(-by / 5)
      const given = { fatigue_full: 20, minutes: 35, ht, roll }
      expect(asked(fatigueRecovery, given)['recovered']).toBeCloseTo(2 * 3 * rate, 12)
      expect(asked(fatigueRecovery, { ...given, fit: true })['recovered']).toBeCloseTo(2 * 2 * 3 * rate, 12)
    }
  }
})

test('gulliver.fatigue.encumbrance: less loss or longer time, whichever, comes to the same', () => {
  for (let level = -8; level <= 5; level++) {
    const came = asked(fatigueEncumbrance, { fatigue: 1, interval_seconds: 60, level: levelKey(level) })
    expect(Number(came['fatigue']) * Number(came['interval_seconds'])).toBeCloseTo(60, 9)
    expect(came['fatigue']).toBeCloseTo(1 / levelRow(level).move_mod, 9)
    expect(asked(fatigueEncumbrance, { after_battle: true, level: levelKey(level) })['fatigue']).toBe(came['fatigue'])
  }
})

test('gulliver.fatigue.air-water: the burden is read from the ratio where it is not said', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 44, noNaN: true }), wsr => {
      const burden = levelKey(levelOfWsr(wsr, why))
      expect(asked(airWater, { effective_wsr: wsr })).toEqual(asked(airWater, { burden }))
    }),
  )
  expect(asked(airWater, { burden: 'heavy', minutes: 10 })['weight_fatigue']).toBeCloseTo(5, 9)
})

test('gulliver.fatigue.super-heavy: only by weight, only upright', () => {
  const lost = (given: { readonly [name: string]: Json }) => asked(superHeavy, { turns: 3, ...given })['extra_fatigue']
  expect([
    lost({ burden: 'x-heavy' }),
    lost({ burden: 's-heavy' }),
    lost({ burden: 'extreme2' }),
    lost({ burden: 's-heavy', resting: true }),
  ]).toEqual([0, 3, 3, 0])
})

test('gulliver.fatigue.from-st: every roll; the large tire by tenths of what they have', () => {
  for (const roll of ROLLS) {
    const by = 11 - roll
    const times = by >= 0 ? 2 ** -(1 + Math.floor(by / 5)) : 2 ** Math.floor(-by / 5)
    for (const combat_st of [5, 10, 42]) {
      expect(asked(fromSt, { combat_st, events: 2, ht: 11, roll })['fatigue']).toBeCloseTo((combat_st / 5) * times, 9)
    }
  }
  expect(asked(fromSt, { combat_st: 20, load_st: 40, fatigue_left: 15 })).toMatchObject({ combat_st: 15, load_st: 30 })
  expect(asked(fromSt, { combat_st: 3, events: 1 })['fatigue']).toBe(0.3)
})

test('gulliver.fatigue.from-ht: strength falls with Fatigue, borders do not move', () => {
  for (let left = 0; left <= 12; left++) {
    expect(asked(fromHt, { ht: 12, fatigue_left: left, combat_st: 24 })).toMatchObject({
      combat_st: 2 * left,
      slowed_at: 3,
      collapse_at: 1,
    })
  }
  expect(asked(fromHt, { ht: 11, hp: 14 })['extra_hp']).toBe(3)
})

test('gulliver.fatigue.powers: of both pools, each pays its own', () => {
  expect(asked(fatiguePowers, { mode: 'both', combat_st: 40, spell_fatigue: 2, physical: 5 })).toEqual({
    lost: 2,
    from: 'ht',
    physical: 5,
  })
  expect(asked(fatiguePowers, { mode: 'body-energy', combat_st: 40, spell_fatigue: 2 })).toMatchObject({
    lost: 2,
    from: 'st',
  })
  expect(() => asked(fatiguePowers, { mode: 'prayer', spell_fatigue: 1 })).toThrow('mode: expected one of body-energy')
})
