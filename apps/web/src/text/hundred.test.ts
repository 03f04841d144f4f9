import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hundred, inCommon, percentOf, reduced, tenths } from './hundred.ts'

/** Chances that make a whole, each in a unit of its own. */
const wholes = fc
  .array(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 99n })), {
    minLength: 1,
    maxLength: 9,
  })
  .filter(parts => parts.some(([ways]) => ways > 0n))
  .map(parts => {
    const of = parts.reduce((sum, [ways]) => sum + ways, 0n)
    return parts.map(([ways, unit]) => ({ ways: ways * unit, of: of * unit }))
  })

describe('percentages of a whole', () => {
  test('add up to 100.0, and none is off by more than a tenth and a half', () => {
    fc.assert(
      fc.property(wholes, chances => {
        const counts = tenths(chances)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1000)
        chances.forEach(({ ways, of }, index) => {
          const distance = BigInt(counts[index] ?? 0) * of - ways * 1000n
          expect(2n * distance >= -3n * of && 2n * distance <= 3n * of).toBe(true)
        })
      }),
    )
  })
  test('tell a part as it is told by itself, unless it is among the largest', () => {
    fc.assert(
      fc.property(wholes, chances => {
        const texts = hundred(chances)
        const alone = chances.map(percentOf)
        const { ways } = inCommon(chances)
        const differing = ways.filter((_, index) => texts[index] !== alone[index])
        const same = ways.filter((_, index) => texts[index] === alone[index])
        for (const one of differing) expect(same.every(other => other <= one)).toBe(true)
      }),
    )
    // A dodge of 6: 20 of 216.
    expect(hundred([20n, 93n, 103n].map(ways => ({ ways, of: 216n })))[0]).toBe(percentOf({ ways: 20n, of: 216n }))
  })
  test('lay the tenths left over on the largest', () => {
    const third = { ways: 1n, of: 3n }
    expect(hundred([third, third, third])).toEqual(['33.4', '33.3', '33.3'])
    const sevenths = [5n, 1n, 1n].map(ways => ({ ways, of: 7n }))
    expect(hundred(sevenths)).toEqual(['71.4', '14.3', '14.3'])
  })
  test('never call the possible 0.0 or the uncertain 100.0', () => {
    const rare = { ways: 1n, of: 10n ** 9n }
    expect(hundred([rare, { ways: 10n ** 9n - 1n, of: 10n ** 9n }])).toEqual(['<0.1', '>99.9'])
    expect(
      hundred([
        { ways: 0n, of: 4n },
        { ways: 4n, of: 4n },
      ]),
    ).toEqual(['0.0', '100.0'])
  })
  test('refuse what makes no whole', () => {
    expect(() => tenths([{ ways: 35n, of: 36n }])).toThrow('expected chances that add up to 1, got 35 of 36')
  })
})

test('one chance is rounded to the nearest tenth', () => {
  expect(percentOf({ ways: 33n, of: 36n })).toBe('91.7')
  expect(percentOf({ ways: 1n, of: 16n })).toBe('6.3')
  expect(percentOf({ ways: 0n, of: 36n })).toBe('0.0')
  expect(percentOf({ ways: 36n, of: 36n })).toBe('100.0')
})

test('chances are told in lowest terms and out of one number of ways', () => {
  expect(reduced({ ways: 33n, of: 36n })).toEqual({ ways: 11n, of: 12n })
  expect(reduced({ ways: 0n, of: 36n })).toEqual({ ways: 0n, of: 1n })
  expect(
    inCommon([
      { ways: 1n, of: 4n },
      { ways: 3n, of: 6n },
    ]),
  ).toEqual({ ways: [3n, 6n], of: 12n })
})
