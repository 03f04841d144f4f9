import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airBrakes, dragged, dragWater, ftv, mar, rootShortcut, slowFall, tv } from './drag.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const some = fc.double({ min: 0.001, max: 1e4, noNaN: true })

test('gulliver.drag.tv: by the root of weight over area, slower in thicker air', () => {
  fc.assert(
    fc.property(some, some, (war, density) => {
      const speed = (given: { readonly [name: string]: Json }): number =>
        Number(asked(tv, { war, density, ...given })['tv'])
      expect(speed({})).toBeCloseTo(50 * Math.sqrt(war / density), 4)
      expect(speed({ war: 4 * war })).toBeCloseTo(2 * speed({}), 4)
      expect(speed({ density: 4 * density })).toBeCloseTo(speed({}) / 2, 4)
      expect(speed({ slow_fall: '1/50' })).toBeCloseTo(speed({}) / 50, 4)
    }),
  )
  expect(() => asked(tv, { war: 1, density: 0 })).toThrow('density: expected a number')
})

test('gulliver.drag.air-brakes: held up to 45, then ever less of them', () => {
  let before = 0
  for (let tenths = 0; tenths <= 6000; tenths++) {
    const { falls, factor } = asked(airBrakes, { wsr: tenths / 10 })
    expect(falls).toBe(tenths > 450)
    expect(Number(factor)).toBeGreaterThanOrEqual(before)
    before = Number(factor)
  }
  expect(before).toBe(1)
})

test('gulliver.drag.ftv: nobody is made faster, and too fast is half-way back', () => {
  fc.assert(
    fc.property(some, some, (mass, move) => {
      const came = asked(ftv, { mar: mass, move })
      const limit = 10 * Math.sqrt(mass)
      expect(came['ftv']).toBeCloseTo(limit, 6)
      expect(came['actual_move']).toBeCloseTo(move > limit ? (move + limit) / 2 : move, 6)
      expect(dragged(move, limit)).toBeLessThanOrEqual(move)
    }),
  )
})

test('gulliver.drag.water: by density or by a thirtieth, nearly the same', () => {
  const came = asked(dragWater, { tv_in_air: 60, ftv_in_air: 30 })
  expect(came).toMatchObject({ tv_in_water_quick: 2, ftv_in_water_quick: 1 })
  expect(Number(came['tv_in_water']) / 2).toBeCloseTo(30 / Math.sqrt(800), 9)
  expect(asked(dragWater, { tv_in_air: 60 })['ftv_in_water']).toBeNull()
})

test('gulliver.drag.mar: every shape and pose, with limbs and wings', () => {
  const area = (given: { readonly [name: string]: Json }): Json | undefined => asked(mar, given)['area']
  const shapes = { human: [150, 75], blocky: [100, 100], streamlined: [225, 50], 'sleek fish': [225, 30] }
  for (const [body, [flat, forward]] of Object.entries(shapes)) {
    expect([area({ body }), area({ body, pose: 'forward' })]).toEqual([
      expect.closeTo(flat ?? 0, 9),
      expect.closeTo(forward ?? 0, 9),
    ])
  }
  expect([area({ wings: true }), area({ wings: true, pose: 'forward' })]).toEqual([600, 150])
  expect([area({ extra_arms: 2 }), area({ few_limbs: true }), area({ wings: true, wings_area_scale: 2 })]).toEqual([
    195, 100, 1050,
  ])
  expect(asked(mar, { mass: 300, weight: 150 })).toMatchObject({ mar: 2, war: 1 })
  expect(asked(mar, { extra_arms: 2, wings: true })).toMatchObject({ mass_factor: 1.2, target_size_bonus: 1 })
})

test('gulliver.drag.mar: the quick figure and the reckoned one agree for people and giants', () => {
  for (const [size, mass] of [150, 500, 1500, 5000, 15000, 50000, 150000].entries()) {
    const came = asked(mar, { mass, size })
    expect(Number(came['mar']) / Number(came['quick_mar'])).toBeGreaterThan(0.6)
    expect(Number(came['mar']) / Number(came['quick_mar'])).toBeLessThan(1.7)
  }
})

test('gulliver.drag.slow-fall: weight and area by the square, what is carried in full', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), some, some, (x, body_weight, carried) => {
      const came = asked(slowFall, { x, body_weight, carried })
      expect(came['weight']).toBeCloseTo(body_weight * x * x + carried, 6)
      expect(Number(came['area_factor']) * x * x).toBeCloseTo(1, 9)
    }),
  )
})

test('gulliver.drag.root-shortcut: within a row of the exact root, for people of every Size', () => {
  for (const [size, mass] of [
    [-6, 0.15],
    [-4, 1.5],
    [-2, 15],
    [0, 150],
    [2, 1500],
    [4, 15000],
    [6, 150000],
  ] as const) {
    const exactly = Math.sqrt(Number(asked(mar, { mass, size })['mar']))
    const quick = Number(asked(rootShortcut, { mass, size })['root'])
    expect(quick / exactly).toBeGreaterThan(0.6)
    expect(quick / exactly).toBeLessThan(1.6)
  }
})

test('gulliver.drag.root-shortcut: each thing moves the row as the list says', () => {
  const root = (given: { readonly [name: string]: Json }): Json | undefined =>
    asked(rootShortcut, { mass: 150, ...given })['root']
  expect([
    root({}),
    root({ body: 'blocky' }),
    root({ body: 'streamlined', pose: 'forward' }),
    root({ body: 'streamlined' }),
  ]).toEqual([1, 1.5, 2, 2 / 3])
  expect(['small', 'default', 'large'].map(wings => root({ wings }))).toEqual([2 / 3, 1 / 2, 1 / 3])
  expect(['small', 'default', 'large'].map(wings => root({ wings, pose: 'forward' }))).toEqual([1.5, 1.5, 1])
  expect(root({ slow_fall: 10 })).toBe(1 / 50)
})
