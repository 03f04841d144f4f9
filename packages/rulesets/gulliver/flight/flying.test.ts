import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import {
  descentDetailed,
  descentSimple,
  flightDodge,
  flightWeapons,
  hover,
  landing,
  soaring,
  takeOff,
} from './flying.ts'

const why = compose({ options: [] }).silent

test('gulliver.flight.hover: backward only for whoever hovers', () => {
  const x = { hexes_forward: 3, hexes_sideways: 1, hexes_backward: 1 }
  expect(hover({ ...x, can_hover: false }, why)).toEqual({ allowed: false, movement_cost: 7 })
  expect(hover({ ...x, can_hover: true }, why).allowed).toBe(true)
})

test('gulliver.flight.descent-simple: heavier is faster, from weight and Load ST alone', () => {
  const rates = [50, 100, 170, 190, 270].map(weight => Number(descentSimple({ weight, load_st: 10 }, why)))
  expect(rates).toEqual([...rates].sort((a, b) => a - b))
  expect(rates.at(-1)).toBe(2.5)
})

test('gulliver.flight.descent-detailed: a man flat in the air falls at terminal velocity, four times the weight twice as fast', () => {
  const at = (weight_after_slow_fall: number, density = 1) =>
    descentDetailed({ weight_after_slow_fall, flat_area: 150, density }, why)
  expect([at(150), at(600), at(150, 0.25)]).toEqual([50, 100, 100])
})

test('gulliver.flight.soaring: the whole updraft for whoever is made for it', () => {
  expect(soaring({ updraft: 3, descent: 1, soaring: true }, why)).toBe(2)
})

test('gulliver.flight.takeoff: by aerial encumbrance', () => {
  expect(takeOff({ maneuver: 'take off', dx: 11, level: 3 }, why).effective).toBe(8)
  expect(takeOff({ maneuver: 'take off', dx: 11, acrobatics: 13, level: -2 }, why).effective).toBe(18)
})

test('gulliver.flight.landing: −2 for each full running Move, Flight makes up for it', () => {
  const at = (landing_speed: number, flight_success = 0) =>
    landing({ landing_speed, running_move: 5, flight_success }, why).balance_modifier
  expect([4.9, 5, 9.9, 10, 25].map(speed => at(speed))).toEqual([0, -2, -2, -4, -10])
  expect(at(10, 3)).toBe(-1)
})

test('gulliver.flight.dodge: from nothing to three', () => {
  expect([0, 7, 8, 15, 16, 23, 24, 40].map(flight => flightDodge({ flight, full_mod: 0 }, why))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ])
})

test('gulliver.flight.weapons: half of the skill where it is stricter, penalties only with a device', () => {
  const x = { acc: 11, flight: 9, penalty: -2 }
  expect(flightWeapons({ ...x, strict: true, device: true }, why)).toEqual({ acc_bonus: 4, penalty: -2 })
  expect(flightWeapons({ ...x, strict: false, device: false }, why)).toEqual({ acc_bonus: 9, penalty: 0 })
})
