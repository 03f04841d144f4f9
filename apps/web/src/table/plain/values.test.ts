import { expect, test } from 'vitest'
import { apart, factText, pairText, partOf, valuesOf } from './values.ts'

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

test('values: what is known of an actor', () => {
  expect(partOf(DATA, 'Bram')).toEqual({ hit_points: 14, out: false })
  expect(partOf(DATA, 'Oskar')).toEqual({ id: 'Oskar', rounds: 6 })
  expect(partOf(DATA, 'Nobody')).toBeUndefined()
})

test('values: a fact says what it says, and seconds are a span of time', () => {
  expect(factText({ seconds: 183_900, asleep: [], exerting: ['Ada'], care: null })).toBe(
    'time 2 days 3 h, exerting Ada',
  )
  expect(pairText('rest_seconds', 60)).toEqual({ label: 'rest', value: '1 min' })
  expect(pairText('cash_change', -100)).toEqual({ label: 'cash change', value: '−100' })
})

test('values: the people of a scene apart from the rest', () => {
  expect(apart(DATA, ['Ada', 'Bram'])).toEqual({
    people: Object.entries(DATA.fighters),
    others: { light: DATA.light, roster: DATA.roster },
  })
  expect(apart(DATA, ['Nobody'])).toEqual({ people: [], others: DATA })
})
