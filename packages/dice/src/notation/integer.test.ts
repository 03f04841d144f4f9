import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { divide, times } from './integer.ts'

const floor = (a: bigint, b: bigint): bigint => {
  const quotient = a / b
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient
}

describe('divide', () => {
  it.each([
    [7, 2, 'down', 3],
    [7, 2, 'up', 4],
    [7, 2, 'near', 4],
    [-7, 2, 'down', -4],
    [-7, 2, 'up', -3],
    [-7, 2, 'near', -3],
    [7, -2, 'near', -3],
    [7, 3, 'near', 2],
    [8, 3, 'near', 3],
    [6, 2, 'up', 3],
    [0, -5, 'down', 0],
    [-1, 5, 'up', 0],
    // Where a quotient times its divisor is no safe integer any more.
    [9007199254740991, -3, 'down', -3002399751580331],
    [9007199254740991, -3, 'up', -3002399751580330],
    [9007199254740991, -3, 'near', -3002399751580330],
    [-9007199254740981, 47, 'down', -191642537334915],
    [-9007199254740981, 47, 'up', -191642537334914],
    [9007199254740990, -11, 'down', -818836295885545],
    [9007199254740990, -11, 'up', -818836295885544],
    [9007199254740990, -11, 'near', -818836295885545],
  ] as const)('%i / %i %s is %i', (a, b, rounding, expected) => {
    expect(divide(a, b, rounding)).toBe(expected)
  })

  it('is exact for all safe integers', () => {
    const safe = fc.maxSafeInteger()
    fc.assert(
      fc.property(safe, fc.oneof(safe, fc.integer({ min: -9, max: 9 })), (a, b) => {
        fc.pre(b !== 0)
        const [x, y] = [BigInt(a), BigInt(b)]
        expect(divide(a, b, 'down')).toBe(Number(floor(x, y)))
        expect(divide(a, b, 'up')).toBe(Number(-floor(-x, y)))
        expect(divide(a, b, 'near')).toBe(Number(floor(2n * x + y, 2n * y)))
      }),
      { numRuns: 300 * inject('times') },
    )
  })
})

describe('times', () => {
  it('knows one zero', () => {
    expect(times(0, -1)).toBe(0)
    expect(times(-3, 4)).toBe(-12)
  })
})
