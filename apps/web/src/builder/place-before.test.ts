import { describe, expect, test } from 'vitest'
import { placeBefore } from './place-before.ts'

describe('the place of a line in the last sheet', () => {
  const [a, b, c] = [{}, {}, {}]
  test('is found by the line itself when another was taken off', () => {
    expect(placeBefore([a, c], [a, b, c], 1)).toBe(2)
  })
  test('is its own when it was changed, and none when it is new', () => {
    expect(placeBefore([a, {}], [a, b], 1)).toBe(1)
    expect(placeBefore([a, b, {}], [a, b], 2)).toBe(-1)
  })
})
