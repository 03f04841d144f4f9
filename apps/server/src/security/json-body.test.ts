import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkExtent } from './json-body.ts'

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('the extent of JSON', () => {
  test('of any reasonable value is fine, whatever its texts hold', () => {
    fc.assert(fc.property(fc.jsonValue(), value => checkExtent(JSON.stringify(value))))
    expect(() => checkExtent(JSON.stringify({ text: '[{,"\\'.repeat(100_000) }))).not.toThrow()
  })
  test('ends at 64 levels', () => {
    expect(() => checkExtent(nested(64))).not.toThrow()
    expect(() => checkExtent(nested(65))).toThrow('body: expected at most 64 levels of lists and objects, got more')
  })
  test('ends at 200,000 values', () => {
    expect(() => checkExtent(`[${'1,'.repeat(199_997)}1]`)).not.toThrow()
    expect(() => checkExtent(`[${'1,'.repeat(200_000)}1]`)).toThrow('body: expected at most 200000 values, got more')
  })
  test('of what is no JSON is left to the parser', () => {
    fc.assert(fc.property(fc.string(), text => checkExtent(text)))
  })
})
