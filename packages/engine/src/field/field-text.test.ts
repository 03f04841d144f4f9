import { expect, test } from 'vitest'
import { fieldText } from './field-text.ts'
import { flag, int, json, list, map, nullable, num, oneOf, optional, or, text } from './fields.ts'
import { record } from './record.ts'
import { rolled } from './rolled.ts'

test('what a field takes is told in words', () => {
  const told = record({
    a: int({ min: 1, max: 6 }),
    b: num({ max: 2 }),
    c: or(flag(), false),
    d: optional(oneOf('day', 'dusk')),
    e: nullable(int({ min: 0 })),
    f: list(text()),
    g: map(json()),
    h: rolled('2d6'),
    i: record({ x: int() }),
    j: int({ min: 1, max: 1 }),
  }).fields
  expect(Object.values(told).map(({ spec }) => fieldText(spec))).toEqual([
    'a whole number from 1 to 6',
    'a number of 2 or less',
    'true or false; false if left out',
    'one of day, dusk; may be left out',
    'a whole number of 0 or more, or null',
    'a list, each text',
    'names, each with anything',
    'a roll of 2d6, or dice to throw',
    'an object of x',
    'a whole number that is 1',
  ])
})
