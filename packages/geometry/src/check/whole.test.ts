import { describe, expect, it } from 'vitest'
import { shown, whole } from './whole.ts'

describe('whole', () => {
  it('gives a whole number within its bounds back', () => {
    expect([whole('n', -2, 3, -2), whole('n', 3, 3)]).toEqual([-2, 3])
  })

  it.each([-1, 4, 0.5, Number.NaN, Infinity, '1', null, [1], {}, 1n])('refuses %s', value => {
    expect(() => whole('n', value, 3)).toThrow(/^n: expected a whole number from 0 to 3, got /)
  })
})

describe('shown', () => {
  it('is short whatever the value', () => {
    expect([shown(Number.NaN), shown('a'), shown([1, 2]), shown({}), shown(undefined)]).toEqual([
      'NaN',
      '"a"',
      'a list',
      'a value of type object',
      'undefined',
    ])
    expect(shown('x'.repeat(999)).length).toBeLessThan(50)
  })
})
