import { readFileSync } from 'node:fs'
import { type Callable, compose, isObject, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { linearScale } from '../common/scale.ts'
import { tablesOf } from '../test/inventory-fixture.ts'
import { body } from './body.ts'
import { flight } from './flight.ts'
import { balanceTraits, legs } from './legs.ts'
import { asFullPrice, extraLegs, manipulatorSt, manipulators } from './limbs.ts'
import { other } from './other.ts'

const why = compose({ options: [] }).silent
const tables = tablesOf(parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')))
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const cost = (rule: Callable, given: { readonly [name: string]: Json }): Json | undefined => asked(rule, given)['cost']

test('gulliver.trait.body: Modified TH costs what the other way gives back', () => {
  const th = (modifier: number, more = {}): number => Number(cost(body, { trait: 'Modified TH', modifier, ...more }))
  for (let levels = 1; levels <= 10; levels++) {
    const price = 10 * Math.min(2, levels) + 5 * Math.max(0, levels - 2)
    expect([th(-levels), th(levels)]).toEqual([price, -price])
    expect([th(-levels, { only: 'swings' }), th(levels, { only: 'swings' })]).toEqual([
      Math.ceil(price / 2),
      Math.ceil(-price / 2),
    ])
  }
})

test('gulliver.trait.body: fixed prices, and what bends', () => {
  const rows = tables.data('gulliver.trait.body')
  const fixed = Array.isArray(rows) ? rows.filter(isObject).filter(row => typeof row['cost'] === 'number') : []
  expect(fixed.map(row => row['trait'])).toEqual([
    'Posture',
    'Invertebrate',
    'Double-Jointed',
    'Flexibility',
    'Squishy',
  ])
  for (const row of fixed) expect(cost(body, { trait: String(row['trait']) })).toBe(row['cost'])
  const flexible = ['Extra Flexibility, one limb', 'Extra Flexibility'].map(trait => cost(body, { trait }))
  const fat = ['Overweight', 'Fat', 'Obese'].map(trait => cost(body, { trait }))
  expect([flexible, fat]).toEqual([
    [5, 10],
    [0, -5, -10],
  ])
  const bends = (trait: string) => asked(body, { trait })['bends']
  expect(bends('Extra Flexibility, one limb')).toEqual(bends('Double-Jointed'))
  expect(bends('Flexibility')).toMatchObject({ pin: 2, lock: 4, cramped: 5, neck: 360 })
  expect(bends('Squishy')).toMatchObject({ pin: 1, lock: 1, escape: 2 })
  expect(asked(body, { trait: 'Squishy', ht: 12 })['squeezes']).toMatchObject({ stretch_percent: 24, minutes: 2 })
  expect(asked(body, { trait: 'Invertebrate' })['wounds']).toMatchObject({ amputation_ht: -2, skull_dr: 0 })
})

test('gulliver.trait.body: inconvenient in form and size gives back at most 15 together', () => {
  const form = (given: { readonly [name: string]: Json }) => cost(body, { trait: 'Inconvenient Form', ...given })
  expect([form({}), form({ cost: -15 }), form({ cost: -15, inconvenient_already: -10 })]).toEqual([-5, -15, -5])
  expect(() => form({ cost: -20 })).toThrow('cost: expected a whole number')
  expect(cost(body, { trait: 'Dwarfism' })).toBeNull()
})

test('gulliver.trait.extra-legs: limbs beyond all printed rows are cheaper still, and never free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), count => {
      expect(asFullPrice(count + 1)).toBeGreaterThan(asFullPrice(count))
      expect(asFullPrice(count)).toBeLessThan(6)
    }),
  )
  expect(asked(extraLegs, { extra: 2, type: 'back legs' })['rears']).toBeNull()
  expect(asked(extraLegs, { extra: 2, type: 'horizontal' })['rears']).toEqual({ move: 1 / 5, poor_balance: 3 })
})

test('gulliver.trait.legs: levels of every trait, and halves only where there are halves', () => {
  const factors = [1, 2 / 3, 1 / 2, 1 / 3, 1 / 5, 0]
  for (let levels = 0; levels <= 5; levels++) {
    expect(asked(legs, { trait: 'Poor Jumper', levels })).toMatchObject({
      jd_factor: factors[levels] ?? 0,
      cost: 0 - levels,
      allowed: true,
    })
    expect(asked(legs, { trait: 'Poor Kicker', levels, combat_st: 10 })).toMatchObject({
      kick_st: 10 - 2 * levels,
      th: 0 - levels,
      th_high: 0 - 2 * levels,
      may_kick: levels < 5,
    })
    expect(asked(legs, { trait: 'Enhanced Jump', levels: levels + 0.5 })).toMatchObject({
      jd_factor: levels + 1.5,
      cost: 5 * levels + 3,
    })
  }
  expect(asked(legs, { trait: 'Poor Jumper', levels: 6 })['allowed']).toBe(false)
  expect(() => asked(legs, { trait: 'Poor Jumper', levels: 1.5 })).toThrow('levels: expected whole levels, got 1.5')
  expect(() => asked(legs, { trait: 'Enhanced Jump', levels: 1.2 })).toThrow(
    'levels: expected levels in halves, got 1.2',
  )
})

test('gulliver.trait.legs: how legs stand and how long they are', () => {
  const stances = ['high', 'low', 'very low'].map(stance => asked(legs, { trait: 'Stance', stance }))
  expect(stances.map(one => [one['balance'], one['narrow_perch'], one['extra_encumbrance']])).toEqual([
    [0, 0, 0],
    [1, -1, 0],
    [2, -2, -1],
  ])
  expect(asked(legs, { trait: 'Single Leg' })['leg_hp_share']).toBe(2 / 3)
  expect(asked(legs, { trait: 'Long Legs', levels: 3, pairs: 2 })).toMatchObject({ leg_sizes: 3, cost: 15 })
  expect(asked(legs, { trait: 'Short Legs' })).toMatchObject({ leg_sizes: -1, poor_jumper: 2, cost: -1 })
  expect(asked(legs, { trait: 'Very Short Legs', pairs: 2 })).toMatchObject({ leg_sizes: -2, poor_jumper: 4, cost: -5 })
})

test('gulliver.trait.flight: Slow Fall by its progression, for every level', () => {
  for (let levels = 1; levels <= 20; levels++) {
    const came = asked(flight, { trait: 'Slow Fall', levels })
    expect(came).toMatchObject({ cost: Math.ceil(5 + 1.5 * levels), factor: 1 / linearScale(levels) })
    expect(cost(flight, { trait: 'Parachuting', levels })).toBe(came['cost'])
  }
})

test('gulliver.trait.flight: packages, limits, and wings that cannot be cut off', () => {
  expect(asked(flight, { trait: 'Powered Flight', with: 'standard Gliding' })).toMatchObject({
    cost: 40,
    factor: 1 / 50,
  })
  expect([cost(flight, { trait: 'Powered Flight' }), cost(flight, { trait: 'Soaring' })]).toEqual([30, 5])
  expect(cost(flight, { trait: 'Powered Flight', cannot_hover: true })).toBe(24)
  // The limitation is on flight, not on what hides its means.
  expect(cost(flight, { trait: 'Powered Flight', cannot_hover: true, wingless: true })).toBe(34)
})

test('gulliver.trait.manipulators: arms by number, length and lack', () => {
  for (let levels = 0; levels <= 8; levels++) {
    expect(asked(manipulators, { trait: 'Long Arms', levels, arms: 3 })).toMatchObject({
      cost: 15 * levels,
      grapple: Math.min(4, levels),
      swing_combat_st_percent: Math.min(40, 10 * levels),
    })
  }
  expect(asked(manipulators, { trait: 'Short Arms' })).toMatchObject({
    grapple: -1,
    td_factor: 1 / 2,
    swing_factor: 1 / 2,
  })
  expect(asked(manipulators, { trait: 'Very Short Arms' })).toMatchObject({
    grapple: -2,
    td_factor: 1 / 5,
    swing_factor: 0,
  })
  expect(() => asked(manipulators, { trait: 'Three Arms' })).toThrow('trait: expected one of No Manipulators')
})

test('gulliver.trait.manipulator-st: a percent for each point, and only on a price', () => {
  for (let st_cost = -40; st_cost <= 200; st_cost++) {
    const limited = asked(manipulatorSt, { st_cost, disadvantage: 'One Hand' })['st_cost']
    expect(limited).toBe(st_cost <= 0 ? st_cost : Math.ceil((st_cost * 85) / 100))
  }
})

test('gulliver.trait.other: climbing, tails and hearts', () => {
  const factors = [1, 2 / 3, 1 / 2, 1 / 3, 1 / 5]
  for (const [levels, factor] of factors.entries()) {
    expect(asked(other, { trait: 'Poor Climber', levels })).toMatchObject({
      climb_move_factor: factor,
      climbing_skill: 0 - 2 * levels,
      climbs: true,
    })
  }
  expect(asked(other, { trait: 'Poor Climber', levels: 5 })).toMatchObject({ climbs: false, allowed: true })
  expect(asked(other, { trait: 'Poor Climber', levels: 6 })['allowed']).toBe(false)
  expect(cost(other, { trait: 'Enhanced Move (climbing)', levels: 2, only_brachiating: true })).toBe(4)
  expect(['weak', 'very weak'].map(heart => cost(other, { trait: 'weak heart', heart }))).toEqual([-10, -15])
  expect([false, true].map(wholly => cost(other, { trait: 'Inaccessible Propulsion', wholly }))).toEqual([5, 10])
  expect(asked(other, { trait: 'Tail', tail: 'large' })['tail']).toEqual({ th: -2, hp_share: 1 / 2 })
})

test('gulliver.trait.balance: each effect halved on the knees, none of it lying', () => {
  for (let levels = 0; levels <= 5; levels++) {
    const of = (position: string) => asked(balanceTraits, { trait: 'Poor Balance', levels, position })
    expect(of('standing')).toMatchObject({
      athletic_dx: 0 - levels,
      defenses: 0 - Math.floor(levels / 2),
      balance: 0 - 2 * levels,
    })
    expect(of('kneeling')).toMatchObject({
      athletic_dx: 0 - Math.floor(levels / 2),
      defenses: 0 - Math.floor(levels / 4),
      balance: 0 - levels,
    })
    for (const position of ['sitting', 'lying'])
      expect(of(position)).toMatchObject({ athletic_dx: 0, defenses: 0, balance: 0 })
  }
})

test('gulliver.trait.balance: what is improved helps less in the air and with hampered limbs, unless it is inside', () => {
  const steady = (situation: string, internal: boolean) =>
    asked(balanceTraits, { trait: 'Improved Balance', levels: 5, situation, internal })['balance']
  expect(['usual', 'off the ground', 'hampered'].map(one => steady(one, false))).toEqual([5, 2, 0])
  expect(['usual', 'off the ground', 'hampered'].map(one => steady(one, true))).toEqual([5, 5, 5])
})
