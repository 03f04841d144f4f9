import { expect, test } from 'vitest'
import { GivenError, givenFrom } from './given-lines.ts'

test('given lines: names and values', () => {
  expect(givenFrom('days: 3\n\nwho : Ada Lovelace\nrested: yes\nof: ["a", "b"]')).toEqual({
    days: 3,
    who: 'Ada Lovelace',
    rested: true,
    of: ['a', 'b'],
  })
  expect(givenFrom('  ')).toEqual({})
})

test('given lines: JSON, for who writes that', () => {
  expect(givenFrom('{"a": [1]}')).toEqual({ a: [1] })
  expect(() => givenFrom('{"a": ')).toThrow(GivenError)
})

test('given lines: a line that is neither says which', () => {
  expect(() => givenFrom('days: 3\nnonsense')).toThrow('line 2: expected “name: value”, got “nonsense”')
})
