import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from '../common/scale.ts'
import { flyingTackle, push, pushAdvanced, slamBasics } from './slam.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const MAN = { mass: 150, load_st: 10 }

test('gulliver.slam.basics: from behind half the strength, unaware none of it; the mass is always there', () => {
  const score = (target: { readonly [name: string]: Json }) =>
    asked(slamBasics, { attacker: MAN, target: { ...MAN, ...target } })['target_score']
  expect([
    score({}),
    score({ hit_from: 'rear' }),
    score({ hit_from: 'rear', aware: false }),
    score({ aware: false }),
  ]).toEqual([25, 20, 15, 25])
})

test('gulliver.slam.basics: both speeds count together, shields after fixing', () => {
  const came = asked(slamBasics, { attacker: { ...MAN, speed: 4, shield: 2 }, target: { ...MAN, speed: 3 } })
  expect(came).toMatchObject({ combined_speed: 7, after_fixing: [2, 0], fixed: [10, 10] })
  expect(() => asked(slamBasics, { attacker: MAN, target: { mass: 150 } })).toThrow('target.load_st')
})

test('gulliver.slam.flying-tackle: low halves mass and change and takes the legs; hit by four is held', () => {
  const given = { attacker_dimension_yd: 3, target_effective_mass: 300, target_change: 6 }
  expect(asked(flyingTackle, given)).toMatchObject({
    extra_reach_yd: 1.5,
    effective_mass: 300,
    change: 6,
    attacker_falls: true,
    balance: 0,
  })
  expect(asked(flyingTackle, { ...given, low: true, flying: false })).toMatchObject({
    extra_reach_yd: 0,
    effective_mass: 150,
    change: 3,
    attacker_falls: false,
    balance: -2,
  })
  expect([3, 4, 5].map(hit_by => asked(flyingTackle, { hit_by })['grapples'])).toEqual([false, true, true])
})

test('gulliver.slam.push: two and the Steps of both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (pusher_step, target_step) => {
      expect(asked(push, { pusher_step, target_step })['combined_speed']).toBe(2 + pusher_step + target_step)
    }),
  )
})

test('gulliver.slam.push-advanced: the lower of strength and speed, at every Size', () => {
  for (let size = -6; size <= 6; size++) {
    for (const load_st of [1, 10, 200]) {
      const came = asked(pushAdvanced, { load_st, size, lighter_effective_mass: 250, basic_speed: 5, pusher_step: 1 })
      const scale = linearScale(size)
      const ps = Math.min(Math.sqrt((load_st * scale * 100) / 250), Math.sqrt(5 * scale * 10))
      expect(came['ps']).toBeCloseTo(ps, 9)
      expect(came['combined_speed']).toBeCloseTo(ps + 1, 9)
    }
  }
})
