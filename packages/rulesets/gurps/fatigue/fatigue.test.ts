import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearersOf } from '../catalog/take-all.ts'
import { marchingFatigue, overexertion, runningFatigue } from './exertion.ts'
import { battleFatigue, fatigue } from './general.ts'
import { dehydration, lostSleep, starvation, weather } from './needs.ts'
import { fatigueRecovery } from './recovery.ts'

const why = compose({ options: [] }).silent
const load = fc.integer({ min: 0, max: 4 })

test('gurps.fatigue.general: ST never below 0, Move halved at 3 and never under 1', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(40), fc.nat(9), (st, lost, move) => {
      const left = Math.max(0, st - lost)
      const half = Math.min(move, Math.max(1, Math.floor(move / 2)))
      expect(fatigue({ st, fatigue: lost, move, dodge: move }, why)).toEqual({
        current_st: left,
        fatigue: Math.min(st, lost),
        weapon_damage_st: st,
        unconscious: left === 0,
        move: left <= 3 ? half : move,
        dodge: left <= 3 ? half : move,
      })
    }),
  )
})

test('gurps.fatigue.battle: and marching, by load and time', () => {
  fc.assert(
    fc.property(fc.nat(40), load, fc.boolean(), (time, encumbrance_level, hot) => {
      expect(battleFatigue({ seconds: time, encumbrance_level }, why)).toBe(time > 10 ? encumbrance_level + 1 : 0)
      const hours = time / 4
      expect(marchingFatigue({ hours, encumbrance_level, hot }, why)).toBe(
        Math.floor(hours) * (encumbrance_level + (hot ? 2 : 1)),
      )
    }),
  )
})

test('gurps.fatigue.running-swimming: a roll for each full hundred yards, and no more', () => {
  const all = { ht: 10, bearers: [], rolls: Array.from({ length: 50 }, () => 11) }
  for (let yards = 0; yards <= 1000; yards += 25) {
    const due = Math.floor(yards / 100)
    expect(runningFatigue({ ...all, yards }, why)).toEqual({ rolls_due: due, effective: 10, fatigue: due })
  }
  const fit = bearersOf([{ trait: 'Fit' }], why)
  expect(runningFatigue({ ...all, bearers: fit, yards: 1000 }, why)).toMatchObject({ effective: 11, fatigue: 0 })
})

test('gurps.fatigue.overexertion: by load or by effort', () => {
  const given = { st: 10, seconds: 6 }
  expect(overexertion({ ...given, carried_lb: 200, heavy_effort: false }, why)).toBe(0)
  expect(overexertion({ ...given, carried_lb: 200, heavy_effort: true }, why)).toBe(6)
})

test('gurps.fatigue.sleep: hours slept, for whoever needs less', () => {
  for (const level of [0, 1, 2, 3]) {
    const bearers = level === 0 ? [] : bearersOf([{ trait: 'Less Sleep', level }], why)
    for (let slept_hours = 0; slept_hours <= 9; slept_hours++) {
      const full = 8 - level
      const lost = slept_hours === 0 ? 5 : slept_hours <= full / 2 ? 2 : 0
      expect(lostSleep({ nights_missed: 0, half_nights_missed: 0, slept_hours, bearers }, why)).toEqual({
        fatigue: lost,
        full_night: slept_hours >= full,
      })
    }
  }
})

const DAY = { ht: 10, clothing_modifier: 0, bearers: [], st: 10, fatigue: 0 }

test('gurps.fatigue.weather: every degree, by hand', () => {
  for (let fahrenheit = -60; fahrenheit <= 130; fahrenheit++) {
    const came = weather({ ...DAY, fahrenheit }, why)
    if (fahrenheit >= 32 && fahrenheit <= 80) expect(came).toEqual({ roll_needed: false })
    else {
      const beyond = fahrenheit > 80 ? fahrenheit - 90 : -fahrenheit
      expect(came).toMatchObject({ effective: 10 - Math.max(0, Math.floor(beyond / 5)), every_minutes: 30 })
    }
  }
})

test('gurps.fatigue.weather: the better of HT and Survival, clothes in the cold only', () => {
  const skilled = { ...DAY, survival_desert: 13, survival_arctic: 8, clothing_modifier: -3 }
  expect(weather({ ...skilled, fahrenheit: 85 }, why).effective).toBe(13)
  expect(weather({ ...skilled, fahrenheit: 20 }, why).effective).toBe(7)
})

test('gurps.fatigue.weather: at ST 3 it takes hit points', () => {
  for (let lost = 0; lost <= 10; lost++) {
    const came = weather({ ...DAY, fahrenheit: 85, fatigue: lost, roll: 15 }, why)
    const spent = 10 - lost <= 3
    expect(came).toMatchObject({ fatigue: spent ? lost : lost + 1, hp_lost: spent ? 1 : 0 })
    expect(weather({ ...DAY, fahrenheit: 85, fatigue: lost, roll: 9 }, why)).toMatchObject({
      fatigue: lost,
      hp_lost: 0,
    })
  }
})

test('gurps.fatigue.starvation: meal by meal comes to the same as all at once', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.nat(20), (st, missed_meals) => {
      const whole = starvation({ st, missed_meals, rest_day: false, hunger: 0 }, why)
      let [tired, hurt] = [0, 0]
      for (let meal = 0; meal < missed_meals; meal++) {
        const one = starvation({ st: st - tired, missed_meals: 1, rest_day: false, hunger: 0 }, why)
        tired += one.fatigue
        hurt += one.hp_lost
      }
      expect([whole.fatigue, whole.hp_lost]).toEqual([tired, hurt])
      expect(tired + hurt).toBe(missed_meals)
    }),
  )
  const rest = { st: 8, missed_meals: 0, rest_day: true }
  expect([0, 2, 5].map(hunger => starvation({ ...rest, hunger }, why).restored)).toEqual([0, 2, 3])
  expect(starvation({ ...rest, missed_meals: 1, hunger: 5 }, why).restored).toBe(0)
})

test('gurps.fatigue.dehydration: every ration in every climate', () => {
  const NEED = { temperate: 2, hot: 3, desert: 5 }
  for (const climate of ['temperate', 'hot', 'desert'] as const) {
    for (let quarts = 0; quarts <= 6; quarts += 0.25) {
      const cost = quarts >= NEED[climate] ? 0 : quarts * 2 < NEED[climate] ? 2 : 1
      const came = dehydration({ climate, quarts, rest_day: true, thirst: 4, st: 2, hp: 3 }, why)
      expect(came).toEqual({
        needed_quarts: NEED[climate],
        fatigue: cost,
        hp_lost: cost,
        restored: cost === 0 ? 4 : 0,
        delirious: cost === 2,
      })
    }
  }
})

test('gurps.fatigue.recovery: each pool in its own way', () => {
  const nat = fc.nat(12)
  fc.assert(
    fc.property(nat, nat, nat, nat, fc.nat(300), fc.boolean(), (ordinary, sleep, hunger, thirst, minutes, night) => {
      const given = { fatigue: { ordinary, sleep, hunger, thirst }, full_night: night }
      const rested = fatigueRecovery({ ...given, rest_minutes: minutes, bearers: [] }, why).fatigue
      const left = Math.max(0, ordinary - Math.floor(minutes / 10))
      expect(rested).toEqual({ ordinary: left, sleep: night ? 0 : sleep, hunger, thirst })
      const fit = fatigueRecovery({ ...given, rest_minutes: minutes, bearers: bearersOf([{ trait: 'Fit' }], why) }, why)
      expect(fit.fatigue.ordinary).toBe(Math.max(0, ordinary - Math.floor(minutes / 5)))
    }),
  )
})
