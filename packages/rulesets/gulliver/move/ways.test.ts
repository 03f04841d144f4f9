import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceleration, spaceAcceleration } from './acceleration.ts'
import { crawl, currentWind, shareWithoutLegs, waterNonnative } from './strange.ts'
import { airPowered, airUnpowered, land, waterNative } from './ways.ts'

const why = compose({ options: [] }).silent
const BODY = {
  dx: 11,
  ht: 12,
  enhanced_move: 0,
  super_move: 0,
  reduced_move: 0,
  level: 0,
  size: 0,
  substitution: false,
}
const levels = fc.integer({ min: -12, max: 12 })

test('gulliver.move.land: the hound of the notes, on land and in water', () => {
  const hound = { ...BODY, size: 1 }
  expect(land({ ...hound, level: 2, enhanced_move: 1, legs: 4 }, why)).toMatchObject({
    move: 10.35,
    control_modifier: 0,
    control: 11,
  })
  expect(waterNative({ ...hound, level: 1, swimming_limbs: 4 }, why)).toMatchObject({
    move: 6.9,
    combat_move: 6,
    step: 1,
    control_modifier: 0,
  })
})

test('gulliver.move.land: never faster with worse encumbrance, and skills in it are never reduced by it', () => {
  fc.assert(
    fc.property(levels, fc.integer({ min: 0, max: 25 }), (level, running) => {
      const at = (own: number) => land({ ...BODY, legs: 2, running, level: own }, why).move
      expect(at(level)).toBeGreaterThan(at(level + 1))
      const skillAlone =
        land({ ...BODY, legs: 2, running, level }, why).move - land({ ...BODY, legs: 2, level }, why).move
      expect(skillAlone).toBeCloseTo((running / 8) * (at(level) / ((11 + 12) / 4 + running / 8)), 9)
    }),
  )
})

test('gulliver.move.air-powered: twice as fast as the same on land', () => {
  fc.assert(
    fc.property(levels, fc.integer({ min: -12, max: 12 }), (level, size) => {
      const x = { ...BODY, level, size }
      expect(airPowered({ ...x, wings: 2, not_of_a_flying_race: false }, why).move).toBeCloseTo(
        2 * land({ ...x, legs: 2 }, why).move,
        9,
      )
    }),
  )
  expect(airPowered({ ...BODY, wings: 4, not_of_a_flying_race: true }, why)).toMatchObject({
    control_modifier: 2,
    control: 9,
  })
})

test('gulliver.move.air-unpowered: neither skill nor encumbrance changes the Move, a parachute takes nine tenths', () => {
  const { dx, ht, enhanced_move, super_move, reduced_move, size } = BODY
  const x = { dx, ht, enhanced_move, super_move, reduced_move, size, parachuter: false, not_of_a_flying_race: false }
  expect(airUnpowered({ ...x, msr: 1 }, why).move).toBe(airUnpowered({ ...x, msr: 500 }, why).move)
  expect(airUnpowered({ ...x, parachuter: true, msr: 11 }, why)).toMatchObject({ move: 1.15, level: 'x-heavy' })
})

test('gulliver.move.crawl: without legs two arms carry two thirds, one or none a half', () => {
  expect([0, 1, 2, 8].map(arms => shareWithoutLegs(arms, 0))).toEqual([1 / 2, 1 / 2, 2 / 3, 2 / 3])
  expect(shareWithoutLegs(0, 1)).toBe(1)
  const fish = {
    dx: 10,
    ht: 10,
    reduced_move: 0,
    size: 0,
    mass: 150,
    load_st: 10,
    arms: 0,
    legs: 0,
    g: 1,
    extra_encumbrance: 0,
  }
  expect(crawl(fish, why)).toMatchObject({
    skill_name: 'Flopping',
    roll_every_turn: true,
    wsr: 30,
    athletics_modifier: -2,
  })
})

test('gulliver.move.water-nonnative: a tenth of a swimmer, and water acrobatics no better than Swimming', () => {
  const x = { ...BODY, swimming: 10 }
  expect(waterNonnative(x, why).move).toBeCloseTo(waterNative({ ...BODY, swimming_limbs: 2 }, why).move / 5, 9)
  expect(waterNonnative({ ...BODY }, why)).toMatchObject({ control: 6, water_acrobatics_at_most: 6 })
})

test('gulliver.move.current-wind: vectors add up, in height too', () => {
  expect(currentWind({ own_move: [1, 2, 3], current: [1] }, why)).toEqual([2, 2, 3])
})

test('gulliver.move.acceleration: what Enhanced and Super Move add is not there at once', () => {
  const x = { move: 40, enhanced_move: 1, super_move: 1 }
  expect(acceleration(x, why)).toEqual({ acceleration: 10, braking: 20, braking_control_modifier: 2 })
})

test('gulliver.move.space-acceleration: gravity that cannot be borne leaves nothing', () => {
  expect(spaceAcceleration({ acceleration: 5, wsr: 60 }, why)).toMatchObject({
    enc_factor: 'inf',
    acceleration_in_gravity: 0,
  })
  expect(spaceAcceleration({ acceleration: 5, wsr: 0 }, why).acceleration_in_gravity).toBe(5)
})
