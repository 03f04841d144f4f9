import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chance, fraction, greatestCommonDivisor, leastCommonMultiple, percent } from './fraction.ts'

describe('fraction', () => {
  it('is in lowest terms', () => {
    expect(fraction(6n, 4n)).toEqual({ numerator: 3n, denominator: 2n, decimal: 1.5 })
    expect(fraction(-6n, 4n)).toEqual({ numerator: -3n, denominator: 2n, decimal: -1.5 })
    expect(fraction(0n, 4n)).toEqual({ numerator: 0n, denominator: 1n, decimal: 0 })
  })

  it('has the nearest decimal, also of integers longer than any number', () => {
    const part = fc.bigInt({ min: 1n, max: 2n ** 53n - 1n })
    fc.assert(
      fc.property(part, part, fc.integer({ min: 0, max: 2000 }), (a, b, zeros) => {
        const factor = 3n ** BigInt(zeros)
        expect(fraction(a * factor, b * factor).decimal).toBe(Number(a) / Number(b))
      }),
    )
    // Half way between two numbers: to the even one, unless anything follows, however far behind.
    const half = (2n ** 53n + 1n) * 2n ** 200n
    expect(fraction(half, 2n ** 200n).decimal).toBe(2 ** 53)
    expect(fraction(half + 1n, 2n ** 200n).decimal).toBe(2 ** 53 + 2)
    expect(fraction(1n, 10n ** 300n).decimal).toBe(1e-300)
    expect(fraction(10n ** 300n, 1n).decimal).toBe(1e300)
    expect(fraction(10n ** 400n + 1n, 10n ** 400n).decimal).toBe(1)
  })
})

describe('greatestCommonDivisor', () => {
  it('divides both, and nothing greater does', () => {
    const part = fc.bigInt({ min: 1n, max: 500n })
    fc.assert(
      fc.property(part, part, (a, b) => {
        const common = Array.from({ length: 500 }, (_, i) => BigInt(i + 1)).filter(n => a % n === 0n && b % n === 0n)
        expect(greatestCommonDivisor(a, b)).toBe(common.at(-1))
      }),
    )
    expect(greatestCommonDivisor(0n, 7n)).toBe(7n)
    expect(greatestCommonDivisor(-6n, 4n)).toBe(2n)
  })
})

describe('leastCommonMultiple', () => {
  it('is divided by both, and nothing smaller is', () => {
    const part = fc.bigInt({ min: 1n, max: 60n })
    fc.assert(
      fc.property(part, part, (a, b) => {
        const common = Array.from({ length: 3600 }, (_, i) => BigInt(i + 1)).find(n => n % a === 0n && n % b === 0n)
        expect(leastCommonMultiple(a, b)).toBe(common)
      }),
    )
  })
})

describe('percent', () => {
  it.each([
    [160n, 216n, 1, '74.1 %'],
    [1n, 2n, 0, '50 %'],
    [1n, 3n, 3, '33.333 %'],
    [1n, 16n, 1, '6.3 %'],
    [0n, 216n, 1, '0.0 %'],
    [216n, 216n, 1, '100.0 %'],
    [1n, 10n ** 9n, 1, '< 0.1 %'],
    [10n ** 9n - 1n, 10n ** 9n, 1, '> 99.9 %'],
    [1n, 10n ** 9n, 0, '< 1 %'],
    [10n ** 9n - 1n, 10n ** 9n, 0, '> 99 %'],
  ])('%i of %i with %i digits is %s', (ways, of, digits, text) => {
    expect(percent(chance(ways, of), digits)).toBe(text)
  })

  it('says 0 and 100 only of the impossible and the certain', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(4), (ways, digits) => {
        const text = percent(chance(ways, 10n ** 12n + 1n), digits)
        expect(/^(0(\.0+)?|100(\.0+)?) %$/.test(text)).toBe(false)
      }),
    )
  })
})
