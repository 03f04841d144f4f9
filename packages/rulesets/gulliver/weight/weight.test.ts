import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damageLimit, doubleWeight, trample, weightedBlow } from './weight.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const pounds = fc.double({ min: 0, max: 1e6, noNaN: true })

test('gulliver.weight.trample: every halving halves, and four times the weight tramples twice as hard', () => {
  fc.assert(
    fc.property(pounds, weight => {
      const dice = (given: { readonly [name: string]: Json }): number =>
        Number(asked(trample, { weight, feet: 'hooves', ...given })['dice'])
      const full = dice({})
      expect(dice({ weight: 4 * weight })).toBeCloseTo(2 * full, 6)
      for (const half of [{ overrun: true }, { annoyed: true }, { feet: 'shoes' }])
        expect(dice(half)).toBeCloseTo(full / 2, 9)
      for (const feet of ['bare', 'paws']) expect(dice({ feet })).toBeCloseTo(full / 4, 9)
    }),
  )
})

test('gulliver.weight.trample: who may overrun whom', () => {
  const may = (size_advantage: number): Json[] => {
    const came = asked(trample, { weight: 1000, size_advantage })
    return [came['may_overrun'] ?? null, came['knockdown_first'] ?? null]
  }
  expect([-1, 0, 2, 3].map(may)).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ])
})

test('gulliver.weight.weighted-blow: the bonus is the whole part of the root, for every mass', () => {
  for (let mass = 0; mass <= 10_000; mass += 7) {
    expect(asked(weightedBlow, { mass })['damage_bonus']).toBe(Math.floor(Math.sqrt(mass) / 10))
    expect(asked(weightedBlow, { mass, downward: true })['damage_bonus']).toBe(Math.floor(Math.sqrt(mass) / 7))
  }
})

test('gulliver.weight.weighted-blow: downward halves every penalty, a miss doubles those of the body', () => {
  const of = (given: { readonly [name: string]: Json }): Json[] => {
    const came = asked(weightedBlow, given)
    return [came['th'] ?? null, came['balance'] ?? null, came['active_defense'] ?? null]
  }
  expect(of({})).toEqual([-4, -2, -1])
  expect(of({ missed: true })).toEqual([-4, -4, -2])
  expect(of({ downward: true })).toEqual([-2, -1, -0.5])
  expect(of({ downward: true, missed: true })).toEqual([-2, -2, -1])
  expect(of({ stomp: true })).toEqual([-1, 0, 0])
})

test('gulliver.weight.weighted-blow: training takes off at most half, of a stomp all', () => {
  const th = (maneuver: number, more = {}) => asked(weightedBlow, { maneuver, ...more })['th']
  expect([0, 1, 2, 3, 9].map(points => th(points))).toEqual([-4, -3, -2, -2, -2])
  expect([0, 1, 2].map(points => th(points, { downward: true }))).toEqual([-2, -1, -1])
  expect([0, 1, 5].map(points => th(points, { stomp: true }))).toEqual([-1, 0, 0])
  expect(asked(weightedBlow, { maneuver: 2 })['balance']).toBe(-1)
})

test('gulliver.weight.weighted-blow: the check for every DX, asked for up to 14', () => {
  for (let dx = 3; dx <= 20; dx++) {
    const hit = asked(weightedBlow, { dx, missed: false })
    expect(hit).toMatchObject({ effective: dx + 6, roll_needed: dx + 6 <= 14 })
    expect(asked(weightedBlow, { dx, missed: true })).toMatchObject({ effective: dx + 2, roll_needed: dx + 2 <= 14 })
    // Half of what a heavy blow takes off.
    expect(asked(weightedBlow, { dx, missed: true, downward: true })['effective']).toBe(dx + 4)
  }
})

test('gulliver.weight.damage-limit, gulliver.weight.double: by the root, and twice of everything', () => {
  fc.assert(
    fc.property(pounds, weight => {
      expect(asked(damageLimit, { mass: weight })['max_dice']).toBeCloseTo(Math.sqrt(weight) / 2, 9)
      const twice = asked(doubleWeight, { weight, damage_bonus: 3 })
      expect(twice['dice']).toBeCloseTo(2 * Number(asked(trample, { weight })['dice']), 9)
      expect(twice['damage_bonus']).toBe(6)
    }),
  )
  expect(() => asked(trample, { weight: -1 })).toThrow('weight: expected a number')
})
