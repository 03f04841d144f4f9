import { readFileSync } from 'node:fs'
import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { tablesOf } from '../test/inventory-fixture.ts'
import { penalty, shockKnockout, shockMeasure, shockStun } from './shock.ts'

const why = compose({ options: [] }).silent
const tables = tablesOf(parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')))
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const shock = (given: { readonly [name: string]: Json }): number =>
  Number(asked(shockMeasure, { injury: 1, ...given })['shock'])

test('gulliver.shock.measure: every printed multiplier', () => {
  const given: { readonly [row: string]: readonly { readonly [name: string]: Json }[] } = {
    'crushing to vitals or kidneys': [
      { location: 'vitals', type: 'crushing' },
      { location: 'kidneys', type: 'crushing' },
    ],
    'crushing to nose or jaw': [
      { location: 'nose', type: 'crushing' },
      { location: 'jaw', type: 'crushing' },
    ],
    'any to brain': [{ location: 'brain' }, { location: 'brain', type: 'crushing' }],
    'other to head': [{ location: 'head' }, { location: 'jaw', type: 'cutting' }],
    'any to eyes': [{ location: 'eye' }, { location: 'eye', type: 'impaling' }],
    'any to groin (male)': [{ location: 'groin' }],
    'cripples or amputates': [{ crippled: true }],
    whip: [{ weapon: 'whip' }],
    'whip against a limb': [
      { weapon: 'whip', location: 'arm' },
      { weapon: 'whip', location: 'foot' },
    ],
    'fire or electricity': [{ weapon: 'fire' }, { weapon: 'electricity' }],
    'surprised or not in combat': [{ surprised: true }],
    'braced (Concentrate and Will roll)': [{ braced: true }],
    'Low Pain Threshold': [{ low_pain_threshold: true }],
    'High Pain Threshold': [{ high_pain_threshold: true }],
  }
  const printed = ['body', 'weapon', 'condition'].flatMap(part => tables.entries('gulliver.shock.measure', part))
  for (const [row, times] of printed) {
    if (row === 'aggravates a wound') expect(shock({ old_wound: 3 })).toBe(4)
    else expect((given[row] ?? []).map(shock)).toEqual((given[row] ?? [{}]).map(() => times))
  }
})

test('gulliver.shock.measure: multipliers multiply, the place counts once, and some blows are only blows', () => {
  expect(shock({ injury: 2, location: 'eye', surprised: true, low_pain_threshold: true, braced: true })).toBe(12)
  expect([
    shock({}),
    shock({ location: 'vitals', type: 'impaling' }),
    shock({ location: 'groin', male: false }),
  ]).toEqual([1, 1, 1])
  expect(shock({ injury: 0, pain: 4 })).toBe(4)
  expect(() => shock({ location: 'soul' })).toThrow('location: expected one of torso')
})

test('gulliver.shock.penalty: more pain is never less, a larger body never feels it more', () => {
  const points = fc.integer({ min: 0, max: 100 })
  const body = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(points, points, body, body, (less, more, small, large) => {
      const off = (hp: number, pain: number): number => Number(asked(penalty, { hp, shock: pain })['penalty'])
      expect(off(small, less + more)).toBeLessThanOrEqual(off(small, less))
      expect(off(Math.max(small, large), more)).toBeGreaterThanOrEqual(off(Math.min(small, large), more))
    }),
  )
})

test('gulliver.shock.penalty: large bodies by tenths, halves up; bodies that are not whole exactly', () => {
  for (let hp = 8; hp <= 200; hp++) {
    for (const pain of [1, 7, 30])
      expect(asked(penalty, { hp, shock: pain })['penalty']).toBe(0 - Math.floor(pain / Math.floor((hp + 5) / 10)))
  }
  expect(asked(penalty, { hp: 0.3, shock: 0.09 })['penalty']).toBe(-3)
})

test('gulliver.shock.stun: every shock on every body, both versions', () => {
  for (let hp = 1; hp <= 30; hp++) {
    for (let pain = 0; pain <= 40; pain++) {
      expect(asked(shockStun, { hp, shock: pain })['stunned']).toBe(2 * pain > hp)
      const gentle = asked(shockStun, { hp, shock: pain, variant: 'optional', ht: 11, roll: 12 })
      expect(gentle).toMatchObject({ automatic: 3 * pain > 2 * hp, stunned: 3 * pain > hp })
      for (const [location, over] of [
        ['arm', 2],
        ['leg', 2],
        ['hand', 3],
        ['foot', 3],
        ['torso', 0],
      ] as const) {
        const came = asked(shockStun, { hp, shock: pain, location })
        const stunned = over * pain > hp && over > 0
        expect(came['limb_stunned']).toBe(stunned)
        expect(came['drops_held']).toBe(stunned && (location === 'arm' || location === 'hand'))
        expect(came['may_roll_to_hold']).toBe(came['drops_held'] === true && pain <= Math.floor(hp / over) + 1)
      }
    }
  }
})

test('gulliver.shock.knockout: over all hit points with Will, over twice them surely', () => {
  for (let pain = 0; pain <= 30; pain++) {
    for (let roll = 5; roll <= 16; roll++) {
      const came = asked(shockKnockout, { hp: 10, shock: pain, ht: 10, strong_will: -2, roll })
      expect(came).toMatchObject({ effective: 8, roll_needed: pain > 10 && pain <= 20 })
      expect(came['knocked_out']).toBe(pain > 20 || (pain > 10 && roll > 8))
    }
  }
})
