import { expect, test } from 'vitest'
import { found, partOf, pathText, valuesOf } from './values.ts'

const DATA = {
  light: 'dusk',
  fighters: { Ada: { hit_points: 12, out: false }, Bram: { hit_points: 14, out: false } },
  roster: [{ id: 'Oskar', rounds: 6 }, { rounds: 2 }],
}

test('values: every simple one, with the way to it', () => {
  expect(valuesOf(DATA).map(({ at }) => at.join('.'))).toEqual([
    'light',
    'fighters.Ada.hit_points',
    'fighters.Ada.out',
    'fighters.Bram.hit_points',
    'fighters.Bram.out',
    'roster.0.id',
    'roster.0.rounds',
    'roster.1.rounds',
  ])
})

test('values: the way in words, items by their name where they have one', () => {
  expect(pathText(DATA, ['fighters', 'Ada', 'hit_points'])).toBe('fighters · Ada · hit points')
  expect(pathText(DATA, ['roster', 0, 'rounds'])).toBe('roster · Oskar · rounds')
  expect(pathText(DATA, ['roster', 1, 'rounds'])).toBe('roster · 2 · rounds')
})

test('values: found by words of the way and the value, in any order', () => {
  const at = (search: string) => found(DATA, valuesOf(DATA), search).map(value => value.at.join('.'))
  expect(at('points ada')).toEqual(['fighters.Ada.hit_points'])
  expect(at('oskar 6')).toEqual(['roster.0.rounds'])
  expect(at('')).toHaveLength(8)
  expect(at('nothing')).toEqual([])
})

test('values: what is known of an actor', () => {
  expect(partOf(DATA, 'Bram')).toEqual({ hit_points: 14, out: false })
  expect(partOf(DATA, 'Oskar')).toEqual({ id: 'Oskar', rounds: 6 })
  expect(partOf(DATA, 'Nobody')).toBeUndefined()
})
