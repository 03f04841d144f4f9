import { describe, expect, test } from 'vitest'
import {
  firstGiven,
  firstValue,
  formFields,
  parsedText,
  textOf,
  withoutRolls,
  withValue,
  wrongIn,
} from './given-form.ts'

const fields = formFields({
  weapon: { kind: 'text', most: 100 },
  level: { kind: 'default', of: { kind: 'nullable', of: { kind: 'int', min: 0 } }, value: null },
  range: { kind: 'oneOf', values: ['close', 'short'] },
  evading: { kind: 'default', of: { kind: 'flag' }, value: false },
  roll: { kind: 'optional', of: { kind: 'rolled', dice: '2d6', min: 2, max: 12 } },
  dms: { kind: 'list', of: { kind: 'int' }, most: 20 },
  nonsense: { kind: 'no such kind' },
})
const field = (name: string) => {
  const found = fields.find(one => one.name === name)
  if (found === undefined) throw new Error(`expected a field ${name}`)
  return found
}

describe('the fields of a calculator', () => {
  test('are what is left when optional, nullable and default are taken off', () => {
    expect(fields.map(({ name, spec: { kind }, optional, nullable }) => [name, kind, optional, nullable])).toEqual([
      ['weapon', 'text', false, false],
      ['level', 'int', true, true],
      ['range', 'oneOf', false, false],
      ['evading', 'flag', true, false],
      ['roll', 'rolled', true, false],
      ['dms', 'list', false, false],
    ])
  })
  test('begin with the first example, or with something for what must be said', () => {
    expect(firstGiven(fields, { weapon: 'Rifle' })).toEqual({ weapon: 'Rifle' })
    expect(firstGiven(fields, undefined)).toEqual({ weapon: '', range: 'close', dms: [] })
    expect(firstValue(field('level'))).toBe(null)
    expect(firstValue(formFields({ a: { kind: 'int', min: 3 } })[0] ?? field('dms'))).toBe(3)
    expect(firstValue(formFields({ a: { kind: 'int', max: -1 } })[0] ?? field('dms'))).toBe(-1)
  })
})

describe('what is given', () => {
  test('changes in its place, or is left out', () => {
    const given = { a: 1, b: 2 }
    expect(Object.entries(withValue(given, 'a', 3))).toEqual([
      ['a', 3],
      ['b', 2],
    ])
    expect(withValue(given, 'a', undefined)).toEqual({ b: 2 })
    expect(withValue(given, 'c', null)).toEqual({ a: 1, b: 2, c: null })
    expect(withoutRolls(fields, { weapon: 'Rifle', roll: 7 })).toEqual({ weapon: 'Rifle' })
  })
  test('may be written as JSON, and lists with commas alone', () => {
    const { spec } = field('dms')
    expect(parsedText(spec, '3, -1')).toEqual([3, -1])
    expect(parsedText(spec, '')).toEqual([])
    expect(parsedText(spec, 'jack, mesh')).toEqual(['jack', 'mesh'])
    expect(parsedText(spec, '[{"a": 1}]')).toEqual([{ a: 1 }])
    expect(parsedText(spec, '[1,')).toBeUndefined()
    expect(parsedText({ kind: 'json' }, 'jack, mesh')).toBeUndefined()
    expect(textOf('jack')).toBe('jack')
    for (const value of [[3, -1], ['jack', 'mesh'], [], [{ a: 1 }]])
      expect(parsedText(spec, textOf(value))).toEqual(value)
  })
})

describe('what is wrong with a value', () => {
  test('is told before it is sent, with what would be allowed', () => {
    expect(wrongIn(field('roll'), 99)).toBe('From 2 to 12, please.')
    expect(wrongIn(field('level'), -1)).toBe('0 or more, please.')
    expect(wrongIn(field('weapon'), 'x'.repeat(10_000))).toBe('At most 100 characters, please; this has 10,000.')
    for (const [name, value] of [
      ['roll', 12],
      ['level', null],
      ['weapon', 'Blade'],
      ['roll', undefined],
    ] as const)
      expect(wrongIn(field(name), value)).toBeUndefined()
  })
})

describe('a list of words', () => {
  const skills = { kind: 'list', of: { kind: 'text', most: 100 }, most: 10 } as const
  test('is whatever stands between the commas', () => {
    expect(parsedText(skills, ' Brawling, 5, "quoted", <b> ,')).toEqual(['Brawling', '5', '"quoted"', '<b>'])
    expect(parsedText(skills, '["Gun Combat", "Vacc Suit"]')).toEqual(['Gun Combat', 'Vacc Suit'])
    expect(parsedText(skills, '[half')).toEqual(['[half'])
    expect(parsedText(skills, '')).toEqual([])
  })
  test('is a list, also of one number', () => {
    expect(parsedText(field('dms').spec, '5')).toEqual([5])
  })
})
