import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beyond } from './extent.ts'
import { LIMITS } from './limits.ts'

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('the extent of JSON', () => {
  test('of any reasonable value is fine, whatever its texts hold', () => {
    fc.assert(fc.property(fc.jsonValue(), value => beyond(JSON.stringify(value), LIMITS) === undefined))
    expect(beyond(JSON.stringify({ text: '[{,"\\'.repeat(100_000) }), LIMITS)).toBe(undefined)
  })
  test('ends at so many levels', () => {
    expect(beyond(nested(64), LIMITS)).toBe(undefined)
    expect(beyond(nested(65), LIMITS)).toBe('at most 64 levels of lists and objects')
    expect(beyond('[[]]', { depth: 1, values: 9 })).toBe('at most 1 level of lists and objects')
  })
  test('ends at so many values', () => {
    expect(beyond(`[${'1,'.repeat(99_997)}1]`, LIMITS)).toBe(undefined)
    expect(beyond(`[${'1,'.repeat(100_000)}1]`, LIMITS)).toBe('at most 100000 values')
  })
  test('of what is no JSON is left to the parser', () => {
    fc.assert(fc.property(fc.string(), text => void beyond(text, LIMITS)))
  })
})
