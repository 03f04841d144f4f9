import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knockbackDistance, knockbackFall, knockbackFliers, knockbackMax, knockbackSpeed } from './knockback.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.knockback.speed: a man goes a yard a second for every full eight hits', () => {
  for (let hits = 0; hits <= 100; hits++) {
    const ks = (given: { readonly [name: string]: Json }): Json | undefined =>
      asked(knockbackSpeed, { hits, mass: 150, ...given })['ks']
    const plain = Math.floor(hits / 8)
    expect(ks({})).toBe(plain)
    expect(ks({ exact_roots: true })).toBe(plain)
    expect(ks({ type: 'cutting' })).toBe(plain)
    expect(ks({ type: 'cutting', penetrated: true })).toBe(Math.floor(plain / 2))
    expect(ks({ type: 'impaling', penetrated: true })).toBe(0)
    expect(ks({ penetrated: true })).toBe(plain)
    expect(ks({ type: 'flame' })).toBe(0)
    expect(['none', 'full', 'double'].map(bullets => ks({ type: 'bullet', bullets }))).toEqual([0, plain, 2 * plain])
  }
})

test('gulliver.knockback.speed: heavier goes no faster, harder no slower', () => {
  const mass = fc.double({ min: 0.01, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(mass, mass, fc.integer({ min: 0, max: 200 }), fc.boolean(), (a, b, hits, exact_roots) => {
      const ks = (pounds: number, hard: number): number =>
        Number(asked(knockbackSpeed, { hits: hard, mass: pounds, exact_roots })['ks'])
      expect(ks(Math.max(a, b), hits)).toBeLessThanOrEqual(ks(Math.min(a, b), hits))
      expect(ks(a, hits + 5)).toBeGreaterThanOrEqual(ks(a, hits))
    }),
  )
  expect(() => asked(knockbackSpeed, { hits: 8, mass: 0 })).toThrow('mass: expected a number')
})

test('gulliver.knockback.distance: on the ground as far as fast, in the air by the square, farther on the moon', () => {
  for (let ks = 0; ks <= 40; ks++) {
    expect(asked(knockbackDistance, { ks })).toMatchObject({ distance: ks, goes_on: false })
    expect(asked(knockbackDistance, { ks, surface: 'ice' })['goes_on']).toBe(true)
    expect(asked(knockbackDistance, { ks, angle: 45 })['distance']).toBeCloseTo((ks * ks) / 10, 9)
    expect(asked(knockbackDistance, { ks, angle: 45, g: 0.5 })['distance']).toBeCloseTo((ks * ks) / 5, 9)
    expect(asked(knockbackDistance, { ks, angle: 90 })['height']).toBeCloseTo((ks * ks) / 20, 9)
  }
})

test('gulliver.knockback.fall: one Step backward or two any other way; less only if asked, at +4', () => {
  for (const step of [1, 2, 3]) {
    for (let ks = 0; ks <= 10; ks++) {
      const given = { move: 10, step, ks }
      for (const [direction, needed] of [
        ['backward', step],
        ['forward', 2 * step],
        ['sideways', 2 * step],
      ] as const) {
        expect(asked(knockbackFall, { ...given, direction })['check_needed']).toBe(ks >= needed)
        const lesser = asked(knockbackFall, { ...given, direction, asked: true })
        const usual = asked(knockbackFall, { ...given, direction })
        expect(lesser['check_needed']).toBe(true)
        expect(Number(lesser['modifier']) - Number(usual['modifier'])).toBe(ks >= needed ? 0 : 4)
      }
    }
  }
})

test('gulliver.knockback.fall: every penalty on its own', () => {
  const still = { move: 5, step: 1, ks: 0 }
  const modifier = (given: { readonly [name: string]: Json }): Json | undefined =>
    asked(knockbackFall, { ...still, ...given })['modifier']
  expect(modifier({})).toBe(0)
  expect([modifier({ struck: 'legs' }), modifier({ struck: 'below the knees' }), modifier({ loser: true })]).toEqual([
    -2, -4, -4,
  ])
  expect([modifier({ shock: 3 }), modifier({ shock: -3 })]).toEqual([-3, -3])
  expect(modifier({ ks: 10, new_speed: 0 })).toBe(-4)
  expect(modifier({ new_speed: 5, direction: 'forward' })).toBe(-2)
  expect(modifier({ new_speed: 5, direction: 'backward' })).toBe(-4)
})

test('gulliver.knockback.fliers: lose control only where they cannot go backward', () => {
  for (const can_move_backward of [true, false]) {
    for (const ks_significant of [true, false]) {
      const came = asked(knockbackFliers, { can_move_backward, ks_significant })
      expect(came['in_control']).toBe(can_move_backward || !ks_significant)
    }
  }
})

test('gulliver.knockback.max: no limit for what pierces or for who is pressed against a wall', () => {
  for (const type of ['crushing', 'cutting', 'impaling', 'bullet', 'flame']) {
    const came = asked(knockbackMax, { attack: 'thrust', mass: 150, type })
    const limit = type === 'impaling' || type === 'bullet' ? 'inf' : type === 'cutting' ? 16 : 8
    expect(came['max_dice']).toBe(limit)
    expect(asked(knockbackMax, { attack: 'thrust', mass: 150, type, sandwiched: true })['max_dice']).toBe('inf')
  }
  expect([5, 20, 50].map(ks => asked(knockbackMax, { attack: 'thrust', mass: 1, ks })['ks'])).toEqual([5, 20, 20])
})
