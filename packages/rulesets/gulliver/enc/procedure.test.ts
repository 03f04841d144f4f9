import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Level, levelField } from './level.ts'
import { mediumMultipliers, waterWeight } from './medium.ts'
import { encumbrance, shortcut, simpleEncumbrance } from './procedure.ts'
import { ratios } from './ratios.ts'

const why = compose({ options: [] }).silent
const place = (key: string): Level => levelField.read(key, 'level')
const finalOf = (wsr: number, msr: number, extra_encumbrance = 0): Level =>
  place(encumbrance({ wsr, msr, extra_encumbrance }, why).level)

test('gulliver.enc.procedure: on land at 1 g it is the row of the weight, all the way up', () => {
  for (let tenths = 0; tenths <= 2000; tenths++) {
    const ratio = tenths / 10
    const { level } = encumbrance({ wsr: ratio, msr: ratio, extra_encumbrance: 0 }, why)
    expect(level).toBe(shortcut({ wsr: ratio, msr: ratio, extra_encumbrance: 0, g: 1 }, why).level)
  }
})

test('gulliver.enc.shortcut: only between 13.89 and 14 do factor and shortcut differ', () => {
  for (let hundredths = 1; hundredths <= 4500; hundredths++) {
    const ratio = hundredths / 100
    // A hair less weight than mass goes by the factor.
    const byFactor = finalOf(ratio - 1e-9, ratio)
    const byRow = finalOf(ratio, ratio)
    if (ratio > 25 / 1.8 && ratio <= 14) expect([byFactor, byRow]).toEqual([0, -1])
    else expect(byFactor).toBe(byRow)
  }
})

test('gulliver.enc.procedure: never better with more mass, with less strength, or in more gravity', () => {
  const masses = fc.integer({ min: 1, max: 100_000 })
  const levelOfBody = (
    body_mass: number,
    gear: number,
    load_st: number,
    g: number,
    extra_encumbrance: number,
  ): Level => {
    const { wsr, msr } = ratios({ body_mass, gear, load_st, g }, why)
    return finalOf(wsr, msr, extra_encumbrance)
  }
  const strengths = fc.integer({ min: 1, max: 5000 })
  const gravities = fc.constantFrom(0, 0.25, 0.5, 1, 2, 5)
  const extras = fc.integer({ min: 0, max: 6 })
  fc.assert(
    fc.property(masses, masses, strengths, gravities, extras, (body, gear, st, g, extra) => {
      const level = levelOfBody(body, gear, st, g, extra)
      expect(levelOfBody(body, gear + 7, st, g, extra)).toBeGreaterThanOrEqual(level)
      expect(levelOfBody(body, gear, st + 3, g, extra)).toBeLessThanOrEqual(level)
      // Where weight and mass are the same, the row of the weight may be one better than the factor.
      if (extra > 0 || (g !== 1 && g !== 0.5)) {
        expect(levelOfBody(body, gear, st, g * 2, extra)).toBeGreaterThanOrEqual(level)
      }
    }),
  )
})

test('gulliver.enc.procedure: a burden beyond bearing is the level, unless the mass is worse', () => {
  for (let wsr = 46; wsr < 300; wsr += 3) {
    const { burden, level, enc_factor, effective_msr } = encumbrance({ wsr, msr: 1, extra_encumbrance: 0 }, why)
    expect([level, enc_factor, effective_msr]).toEqual([burden, 'inf', 'inf'])
  }
  expect(encumbrance({ wsr: 50, msr: 100_000, extra_encumbrance: 0 }, why).level).toBe('extreme5')
})

test('gulliver.enc.procedure: no weight has the factor 1', () => {
  for (const msr of [0.01, 1, 15, 44, 5000]) {
    expect(encumbrance({ wsr: 0, msr, extra_encumbrance: 3 }, why)).toMatchObject({ enc_factor: 1, effective_msr: msr })
  }
})

test('gulliver.enc.simple: the worse of two look-ups, never worse than the procedure by the factor', () => {
  const some = fc.double({ min: 0, max: 300, noNaN: true })
  fc.assert(
    fc.property(some, some, fc.integer({ min: 0, max: 5 }), (wsr, msr, extra_encumbrance) => {
      const simple = simpleEncumbrance({ wsr, msr, extra_encumbrance }, why)
      expect(place(simple.level)).toBeGreaterThanOrEqual(place(simple.burden))
      expect(simple.burden).toBe(encumbrance({ wsr, msr, extra_encumbrance }, why).burden)
    }),
  )
})

const AFLOAT = { g: 1, density: 1, wsr_multiplier: 5 } as const

test('gulliver.enc.medium-multipliers: what floats is as hard to press down as what sinks is to lift', () => {
  const amounts = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1, max: 100 }), (mass, pull, thrust) => {
      const of = (weight_in_water: number, direction: 'up' | 'down' | 'level') =>
        mediumMultipliers({ ...AFLOAT, medium: 'water', mass, weight_in_water, thrust, direction }, why)
      expect(of(pull, 'up')).toEqual(of(-pull, 'down'))
      expect(of(pull, 'level')).toEqual(of(-pull, 'level'))
      expect(of(pull, 'down').effective_wsr).toBe(0)
      expect(of(-pull, 'up').effective_wsr).toBe(0)
    }),
  )
})

test('gulliver.enc.free-drift: the surface carries what floats, and is level water for what sinks', () => {
  const at = (weight_in_water: number, direction: 'surface' | 'level') =>
    mediumMultipliers({ ...AFLOAT, medium: 'water', mass: 100, weight_in_water, thrust: 10, direction }, why)
  expect(at(-5, 'surface').effective_wsr).toBe(0)
  expect(at(5, 'surface')).toEqual(at(5, 'level'))
})

test('gulliver.enc.water-weight: nothing at the density of water, and found by itself where it is not given', () => {
  expect(waterWeight({ weight: 570, density: 1 }, why)).toEqual({ weight_in_water: 0, floats: false })
  const hound = { ...AFLOAT, medium: 'water', mass: 570, thrust: 26, direction: 'level' } as const
  expect(mediumMultipliers(hound, why)).toMatchObject({ effective_wsr: 0, enc_factor: 1, level: 'light' })
  expect(mediumMultipliers({ ...hound, density: 2 }, why).burden).toBe('extreme1')
})
