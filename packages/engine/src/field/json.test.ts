import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brief, keyOf, sameJson, stateKey } from './json.ts'

test('stateKey is keyOf, also where parts are shared between states', () => {
  const shared = { b: [1, { c: null }], a: 'x' }
  const states = [{ shared, n: 1 }, { n: 2, shared }, [shared, shared], 7, null, 'x']
  for (const state of states) expect(stateKey(state)).toBe(keyOf(state))
  for (const state of states) expect(stateKey(state)).toBe(keyOf(state))
})

describe('keyOf', () => {
  test('equal values have one key, whatever the order of their names', () => {
    expect(keyOf({ b: 1, a: [2, null] })).toBe(keyOf({ a: [2, null], b: 1 }))
    expect(keyOf({ a: 1, b: undefined })).toBe(keyOf({ a: 1 }))
  })
  test('different values have different keys', () => {
    const different = [
      1,
      '1',
      true,
      'true',
      null,
      'null',
      [1],
      ['1'],
      [],
      {},
      { a: 1 },
      { a: '1' },
      [[1], 2],
      [1, [2]],
      'a,b',
    ]
    expect(new Set(different.map(keyOf)).size).toBe(different.length)
  })
  test('two plain values are the same exactly when they print the same with sorted names', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const copy: unknown = JSON.parse(JSON.stringify(a))
        expect(sameJson(a, copy)).toBe(true)
        expect(sameJson(a, [a])).toBe(false)
        if (JSON.stringify(a) === JSON.stringify(b)) expect(sameJson(a, b)).toBe(true)
      }),
    )
  })
})

test('what is not plain data is not told apart, and says so', () => {
  for (const odd of [new Map([[1, 2]]), new Set([1]), new Date(0), { inner: new Map() }]) {
    expect(() => keyOf(odd)).toThrow('only plain data')
  }
})

test('brief keeps a message to one short line', () => {
  expect(brief('x'.repeat(500)).length).toBeLessThanOrEqual(60)
  expect(brief(undefined)).toBe('nothing')
  expect(brief({ a: 1, b: [true, 'x', null] })).toBe('{"a":1,"b":[true,"x",null]}')
  let deep: unknown = 1
  for (let level = 0; level < 100_000; level++) deep = [deep]
  expect(brief(deep).length).toBeLessThanOrEqual(60)
  expect(brief(Array.from({ length: 1_000_000 }, () => 'x')).length).toBeLessThanOrEqual(60)
})
