import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Level, levelField } from '../enc/level.ts'
import { addedWeight, detailedAirfoils, gliders, loadRating, simpleAirfoils, takeoff } from './airfoils.ts'

const why = compose({ options: [] }).silent
const place = (key: string): Level => levelField.read(key, 'level')

test('gulliver.airfoils.simple: exactly half Move still flies', () => {
  const at = (current_move: number) => simpleAirfoils({ wsr_multiplier: 1, full_move: 9, current_move }, why).flying
  expect([4.49, 4.5, 9].map(at)).toEqual([false, true, true])
  expect(simpleAirfoils({ wsr_multiplier: 1, wsr: 15, msr: 15 }, why).flying).toBeNull()
})

test('gulliver.airfoils.detailed: the borders of the bands take the better one', () => {
  const lost = (current_move: number) =>
    detailedAirfoils(
      { g: 1, gear: 0, thrust: 8, lift: 0.8, full_move: 9, current_move, best_level: -2, levels_better: 8 },
      why,
    ).levels_lost
  expect([9, 8.1, 8.09, 6, 5.99, 3, 2.99, 0].map(lost)).toEqual([0, 0, 4, 4, 6, 6, 8, 8])
})

test('gulliver.airfoils.detailed: lift never makes it worse, and without any there is nothing to lose', () => {
  const masses = fc.integer({ min: 1, max: 2000 })
  fc.assert(
    fc.property(
      masses,
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 10 }),
      (body_weight, thrust, tenths) => {
        const x = { body_weight, thrust, g: 1, gear: 0, lift: tenths / 10 }
        const winged = detailedAirfoils(x, why)
        expect(winged.levels_better).toBeGreaterThanOrEqual(0)
        expect(place(winged.level) + winged.levels_better).toBe(place(winged.level_without_lift ?? ''))
        expect(detailedAirfoils({ ...x, full_move: 9, current_move: 0 }, why).level).toBe(winged.level_without_lift)
        expect(detailedAirfoils({ ...x, lift: 0 }, why).levels_better).toBe(0)
      },
    ),
  )
})

test('gulliver.airfoils.added-weight: half as many again, rounded down, and no gain from throwing things away', () => {
  for (let unloaded = -10; unloaded <= 6; unloaded++) {
    for (let loaded = -10; loaded <= 6; loaded++) {
      const { levels_lost, extra, final } = addedWeight({ unloaded, loaded }, why)
      expect(levels_lost).toBe(Math.max(0, loaded - unloaded))
      expect(extra).toBe(Math.floor(levels_lost / 2))
      expect(place(final)).toBe(loaded + extra)
    }
  }
})

test('gulliver.airfoils.takeoff: a head wind is as good as running', () => {
  const x = { full_move: 9, best_level: -2, levels_better: 8 }
  const run = (current_move: number, head_wind: number) => takeoff({ ...x, current_move, head_wind }, why)
  expect(run(3, 6).level).toBe(run(9, 0).level)
  expect(run(9, -7)).toMatchObject({ air_speed: 2, can_fly: false })
})

test('gulliver.airfoils.gliders: a third of full Move still glides', () => {
  const left = (fraction_of_move: number) => gliders({ slow_fall_levels: 8, fraction_of_move }, why)
  expect([1, 0.9, 2 / 3, 0.5, 1 / 3].map(share => left(share).slow_fall_levels_left)).toEqual([8, 8, 4, 2, 2])
  expect(left(1 / 3).gliding).toBe(true)
  expect(left(0.33)).toEqual({ levels_lost: 8, slow_fall_levels_left: 0, gliding: false })
})

test('gulliver.airfoils.load-rating: tired above 35 pounds for each ST, folded above 45', () => {
  const at = (total_weight: number) => loadRating({ load_st: 10, total_weight }, why)
  expect([350, 351, 450, 451].map(weight => [at(weight).tires, at(weight).collapses])).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, true],
  ])
})
