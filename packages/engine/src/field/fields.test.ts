import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  flag,
  int,
  json,
  jsonOfStates,
  list,
  map,
  nullable,
  num,
  oneOf,
  optional,
  or,
  text,
  type ValueOf,
} from './fields.ts'
import { record } from './record.ts'
import { rolled } from './rolled.ts'

const attack = record({
  skill: int({ min: 0 }),
  light: oneOf('day', 'dusk'),
  aimed: or(flag(), false),
  level: nullable(int()),
  note: optional(text(5)),
})

describe('record', () => {
  test('reads what fits and fills in what may be left out', () => {
    expect(attack.read({ skill: 12, light: 'day', level: null }, 'given')).toEqual({
      skill: 12,
      light: 'day',
      aimed: false,
      level: null,
    })
  })
  test('its type is what it reads', () => {
    expectTypeOf<ValueOf<typeof attack>['light']>().toEqualTypeOf<'day' | 'dusk'>()
    expectTypeOf<ValueOf<typeof attack>['level']>().toEqualTypeOf<number | null>()
    expectTypeOf<ValueOf<typeof attack>['note']>().toEqualTypeOf<string | undefined>()
  })

  const refusals: readonly (readonly [unknown, string])[] = [
    [7, 'given: expected an object with the fields skill, light, aimed, level, note, got 7'],
    [{ skill: 'x', light: 'day', level: 1 }, 'given.skill: expected a whole number of 0 or more, got "x"'],
    [{ skill: -1, light: 'day', level: 1 }, 'given.skill: expected a whole number of 0 or more, got -1'],
    [{ skill: 1.5, light: 'day', level: 1 }, 'given.skill: expected a whole number of 0 or more, got 1.5'],
    [{ skill: 1, light: 'night', level: 1 }, 'given.light: expected one of day, dusk, got "night"'],
    [{ skill: 1, light: 'day' }, 'given.level: expected a whole number, got nothing'],
    [{ skill: 1, light: 'day', level: 1, aimed: 'no' }, 'given.aimed: expected true or false, got "no"'],
    [
      { skill: 1, light: 'day', level: 1, note: 'too long' },
      'given.note: expected text of at most 5 characters, got "too long"',
    ],
    [
      { skil: 1, light: 'day', level: 1 },
      'given: expected only the fields skill, light, aimed, level, note (perhaps skill), got "skil"',
    ],
    [
      { skill: 1, light: 'day', level: 1, toString: 1 },
      'given: expected only the fields skill, light, aimed, level, note, got "toString"',
    ],
  ]
  for (const [value, message] of refusals) {
    test(`refuses ${JSON.stringify(value)} in one line`, () => {
      expect(() => attack.read(value, 'given')).toThrow(expect.objectContaining({ message }))
    })
  }
  test('a field is never read from the prototype', () => {
    expect(() => record({ constructor: optional(int()), toString: int() }).read({}, 'given')).toThrow('given.toString')
  })
})

describe('the other fields', () => {
  test('lists and maps tell the place', () => {
    expect(() => list(int()).read([1, 'x'], 'dice')).toThrow('dice[1]: expected a whole number, got "x"')
    expect(() => map(int()).read({ Pilot: null }, 'skills')).toThrow('skills.Pilot: expected a whole number, got null')
    expect(() => list(int(), 2).read([1, 2, 3], 'dice')).toThrow('a list of at most 2')
  })
  test('a rolled field is a total the dice can show', () => {
    expect(rolled('2d6').read(12, 'roll')).toBe(12)
    expect(() => rolled('2d6').read(13, 'roll')).toThrow(
      'roll: expected a roll of 2d6, a whole number from 2 to 12, got 13',
    )
  })
  test('numbers are finite', () => {
    expect(() => num().read(Number.NaN, 'x')).toThrow('a number')
    expect(() => num().read(Number.POSITIVE_INFINITY, 'x')).toThrow('a number')
  })
  test('plain data is plain to the bottom, and not bottomless', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 10 }), value => json().read(value, 'x') === value))
    let deep: unknown = 1
    for (let level = 0; level < 80; level++) deep = [deep]
    expect(() => json().read(deep, 'x')).toThrow('64 levels')
    expect(() =>
      json().read(
        Array.from({ length: 200_000 }, () => 1),
        'x',
      ),
    ).toThrow('100000 values')
    expect(() => json().read(new Map(), 'x')).toThrow('plain data')
    expect(() => json().read({ a: undefined }, 'x')).toThrow('plain data')
    expect(() => json().read(() => 1, 'x')).toThrow('plain data')
  })
})

describe('plain data of states', () => {
  const [once, again] = [json(), jsonOfStates()]
  const accepts = (field: typeof once, value: unknown): boolean => {
    try {
      return field.read(value, 'state') === value
    } catch {
      return false
    }
  }
  const anything = fc.anything({ maxDepth: 4, withNullPrototype: true, withMap: true })

  test('is what plain data is, also where parts of it were looked through before', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), anything, (part, other) => {
        for (const value of [part, [part, other], { part, other }, [[part, part], other], part]) {
          expect(accepts(again, value)).toBe(accepts(once, value))
        }
      }),
    )
  })
  test('is bounded in breadth and depth by the whole', () => {
    const field = jsonOfStates()
    const wide = Array.from({ length: 40_000 }, () => 1)
    expect(accepts(field, wide)).toBe(true)
    expect(accepts(field, [wide, wide])).toBe(true)
    expect(accepts(field, [wide, wide, wide])).toBe(false)
    const nest = (value: unknown, times: number): unknown => (times === 0 ? value : [nest(value, times - 1)])
    expect(accepts(field, nest(wide, 63))).toBe(true)
    expect(accepts(field, nest(wide, 64))).toBe(false)
  })
})
