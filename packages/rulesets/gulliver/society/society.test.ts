import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { influence, intimidation, largeAnimals } from './beasts-and-people.ts'
import { tasks, vehicles } from './tools.ts'

const why = compose({ options: [] }).silent
const ALIKE = { thief_size: 0, victim_size: 0, hider_size: 0, item_size_class: 0, worker_size: 0, task_size: 0 }

test('gulliver.society.intimidation: never less with more size or strength', () => {
  let before = Number.NEGATIVE_INFINITY
  for (let size_advantage = -9; size_advantage <= 9; size_advantage++) {
    const { modifier } = intimidation({ size_advantage, height: 'alike' }, why)
    expect(modifier).toBeGreaterThan(before)
    before = modifier
  }
  const shows = [0.5, 1, 1.5, 2, 3, 4, 8, 16].map(
    st_ratio => intimidation({ size_advantage: 0, height: 'alike', st_ratio }, why).max_modifier,
  )
  expect(shows).toEqual([0, 0, 5, 5, 5, 7, 9, 11])
})

test('gulliver.society.large-animals: Beast-Kin is never worse off', () => {
  for (let size_difference = 0; size_difference <= 20; size_difference++) {
    const [plain, kin] = [false, true].map(beast_kin => largeAnimals({ size_difference, beast_kin }, why))
    expect(kin?.animal_handling).toBeGreaterThanOrEqual(plain?.animal_handling ?? 0)
    expect(kin?.riding).toBeGreaterThanOrEqual(plain?.riding ?? 0)
  }
})

test('gulliver.society.tasks: nobody gains where all are of one size', () => {
  for (const task of ['pickpocket', 'holdout', 'manual'] as const) expect(tasks({ ...ALIKE, task }, why)).toBe(0)
})

test('gulliver.society.vehicles: cramped cabins are worse, and there is an end to it', () => {
  for (const sizes_too_large of [0, 1, 2, 3]) {
    const [typical, cramped] = (['typical', 'cramped'] as const).map(cabin =>
      vehicles({ cabin, sizes_too_large, build: 'usual' }, why),
    )
    if (cramped?.possible) expect(cramped.modifier).toBeLessThanOrEqual(typical?.modifier ?? 0)
  }
  expect(vehicles({ cabin: 'typical', sizes_too_large: 3, build: 'usual' }, why).possible).toBe(false)
})

test('gulliver.society.vehicles: every printed cabin', () => {
  const of = (cabin: string, sizes_too_large: number, build = 'usual') =>
    vehicles.answer({ cabin, sizes_too_large, build }, why).answer['modifier']
  expect([0, 1, 2, 3].map(large => of('typical', large))).toEqual([0, -3, -6, null])
  expect([of('cramped', 0, 'tall'), of('cramped', 0, 'gigantism'), of('cramped', 1), of('cramped', 2)]).toEqual([
    -2,
    -4,
    -8,
    null,
  ])
})

test('gulliver.society.influence: strength never counts', () => {
  for (const st of [1, 10, 100]) {
    const came = influence({ skill_name: 'Leadership', iq: 12, st, will: 1, charisma: 2, reaction: -1 }, why)
    expect(came).toEqual({ based_on: 'iq', effective: 14 })
  }
})
