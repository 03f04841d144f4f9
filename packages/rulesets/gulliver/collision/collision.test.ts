import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absorption, collisionDamage, collisionHardness, sandwich } from './damage.ts'
import { impactDice, SURFACES } from './impact.ts'
import { collisionMass, torque, traction } from './mass.ts'
import { collisionSpeed, splitContest, splitMechanistic } from './speed.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const some = fc.double({ min: 0.1, max: 1e5, noNaN: true })

test('gulliver.collision.mass: every push adds its own, and nothing adds nothing', () => {
  expect(asked(collisionMass, { mass: 100 })['effective_mass']).toBe(100)
  expect(asked(collisionMass, { mass: 100, thrust: 10, medium: 'water' })['effective_mass']).toBe(150)
  expect(asked(collisionMass, { mass: 100, thrust: 10, medium: 'air' })['effective_mass']).toBe(105)
  expect(asked(collisionMass, { mass: 100, kw: 2, load_st: 3 })['effective_mass']).toBe(230)
})

test('gulliver.collision.speed: head-on the sum, from behind the difference whoever is faster', () => {
  fc.assert(
    fc.property(some, some, (speed_a, speed_b) => {
      const speed = (type: string, a = speed_a, b = speed_b): number =>
        Number(asked(collisionSpeed, { type, speed_a: a, speed_b: b })['combined_speed'])
      expect(speed('head-on')).toBe(speed_a + speed_b)
      expect(speed('rear-end')).toBe(speed('rear-end', speed_b, speed_a))
      expect(speed('side')).toBe(speed_a)
      expect(2 * speed('both sides')).toBeCloseTo(speed('head-on'), 6)
    }),
  )
})

test('gulliver.collision.split-mechanistic: nothing of the speed is lost, and the lighter takes more', () => {
  fc.assert(
    fc.property(some, some, some, (combined_speed, a, b) => {
      const came = asked(splitMechanistic, { combined_speed, effective_mass_a: a, effective_mass_b: b })
      const [one, other] = [Number(came['change_a']), Number(came['change_b'])]
      expect((one + other) / combined_speed).toBeCloseTo(1, 9)
      expect(Math.sign(one - other)).toBe(Math.sign(Number((b - a).toPrecision(9))) || Math.sign(one - other))
    }),
  )
  expect(() => asked(splitMechanistic, { combined_speed: 1, effective_mass_a: 0, effective_mass_b: 1 })).toThrow(
    'effective_mass_a',
  )
})

test('gulliver.collision.split-contest: loser and winner share the whole speed, at every margin', () => {
  for (let margin = 0; margin <= 150; margin++) {
    const came = asked(splitContest, { combined_speed: 7, margin })
    const [loser, winner] = [Number(came['loser_change']), Number(came['winner_change'])]
    expect(loser + winner).toBeCloseTo(7, 9)
    expect(loser).toBeGreaterThanOrEqual(winner)
  }
  expect(asked(splitContest, { combined_speed: 7, margin: 9.5 })['loser_change']).toBe(3.5)
  expect(asked(splitContest, { combined_speed: 7 })).toMatchObject({ margin: null, loser_change: null })
})

test('gulliver.collision.split-contest: two men of a size, every pair of rolls', () => {
  for (let one = 3; one <= 18; one++) {
    for (let other = 3; other <= 18; other++) {
      const came = asked(splitContest, {
        combined_speed: 6,
        a: { effective_mass: 250, roll: one },
        b: { effective_mass: 250, roll: other },
      })
      expect(came).toMatchObject({ fixed: [10, 10], margin: Math.abs(one - other) })
      expect(came['loser_change']).toBe(Math.abs(one - other) >= 10 ? 4 : 3)
    }
  }
})

test('gulliver.collision.damage: the higher figure for both, each by the hardness of the other; sides may be swapped', () => {
  fc.assert(
    fc.property(some, some, fc.constantFrom(...SURFACES), fc.constantFrom(...SURFACES), (one, other, hard, soft) => {
      const a = { change: 3, effective_mass: one, hardness: hard }
      const b = { change: 5, effective_mass: other, hardness: soft }
      const [came, swapped] = [asked(collisionDamage, { a, b }), asked(collisionDamage, { a: b, b: a })]
      expect(came['dice']).toBe(Math.max(impactDice(3, one), impactDice(5, other)))
      expect([came['damage_a'], came['damage_b']]).toEqual([swapped['damage_b'], swapped['damage_a']])
    }),
  )
})

test('gulliver.collision.absorption: never more than there is, half of odd hit points rounded down', () => {
  for (let hp = 0; hp <= 40; hp++) {
    for (let rolled = 0; rolled <= 50; rolled += 5) {
      const left = (impact: string, rigid = false) => asked(absorption, { rolled, hp, impact, rigid })['basic']
      expect(left('full-body')).toBe(Math.max(0, rolled - hp))
      expect(left('localised')).toBe(Math.max(0, rolled - Math.floor(hp / 2)))
      expect(left('very localised')).toBe(rolled)
      expect(left('full-body', true)).toBe(left('localised'))
    }
  }
  expect(asked(absorption, { rolled: 1, hp: 0.5, impact: 'localised' })['basic']).toBe(0.75)
})

test('gulliver.collision.sandwich: the other side’s speed and mass, times the ground', () => {
  expect(asked(sandwich, { object_speed_yd_s: 5, object_effective_mass: 150, surface: 'very hard' })).toEqual({
    dice: 3,
    damage: '3d',
  })
  expect(() => asked(collisionHardness, { dice: 4, surface: 'jelly' })).toThrow('surface: expected one of very hard')
})

test('gulliver.collision.torque: double when slow, half when fast, borders belonging to the middle', () => {
  const bonus = (speed: number) => asked(torque, { kw: 10, speed, top_speed: 40 })['bonus']
  expect([0, 9.9, 10, 20, 20.1, 40].map(bonus)).toEqual([1000, 1000, 500, 500, 250, 250])
  expect(() => asked(torque, { kw: 10, speed: 1, top_speed: 0 })).toThrow('top_speed')
})

test('gulliver.collision.traction: by weight, so less on the moon; a vehicle by its wheels besides', () => {
  const given = { mass: 300, load_st: 100, traction: 'excellent' }
  expect([1, 0.5].map(g => asked(traction, { ...given, g })['bonus'])).toEqual([300, 150])
  expect(asked(traction, { ...given, off_road: '1/2' })['bonus']).toBe(150)
})
