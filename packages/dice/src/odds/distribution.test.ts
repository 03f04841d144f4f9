import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { enumerated, notations } from '../../test/notations.ts'
import { parse } from '../notation/parser.ts'
import { Distribution } from './distribution.ts'
import { distribution } from './notation-odds.ts'
import { WorkError } from './work.ts'

const odds = (text: string): Distribution => distribution(parse(text))

/** Binomial weights: heads among `count` coins. */
const coins = (count: number): Distribution =>
  Distribution.of([
    [0, 1],
    [1, 1],
  ]).times(count)

const small = fc
  .array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 8 })
  .map(pairs => Distribution.of(pairs))

describe('distribution', () => {
  it('is that of all throws, for any notation', () => {
    fc.assert(
      fc.property(notations, notation => {
        const exact = distribution(notation)
        const { weights, ways } = enumerated(notation)
        const counted = Distribution.of(weights)
        expect(exact.values).toEqual([...weights.keys()].sort((a, b) => a - b))
        // Ways may be counted in another unit, but never with another ratio.
        expect(exact.equals(counted)).toBe(true)
        expect(ways % exact.ways === 0n || exact.ways % ways === 0n).toBe(true)
      }),
      { numRuns: 300 * inject('times') },
    )
  })

  it('of 3d6 is the table on the screen', () => {
    const table = [1, 4, 10, 20, 35, 56, 81, 108, 135, 160, 181, 196, 206, 212]
    const threeDice = odds('3d6')
    table.forEach((ways, i) => {
      expect(threeDice.atMost(i + 3)).toMatchObject({ ways: BigInt(ways), of: 216n, decimal: ways / 216 })
      expect(odds(`3d6<=${i + 3}`).weightOf(1)).toBe(BigInt(ways))
    })
  })

  it('of many dice is exact in long integers', () => {
    const hundred = odds('100d6')
    expect(hundred.ways).toBe(6n ** 100n)
    expect([...hundred].reduce((sum, [, weight]) => sum + weight, 0n)).toBe(6n ** 100n)
    expect(hundred.weightOf(100)).toBe(1n)
    expect(hundred.weightOf(101)).toBe(100n)
    for (let total = 100; total <= 350; total++) expect(hundred.weightOf(total)).toBe(hundred.weightOf(700 - total))
    expect(hundred.mean()).toEqual({ numerator: 350n, denominator: 1n, decimal: 350 })
    expect(hundred.variance()).toMatchObject({ numerator: 875n, denominator: 3n })
    expect(hundred.equals(odds('1d6').times(100))).toBe(true)
  })

  it('keeps dice in long integers as in numbers', () => {
    expect(odds('20d6kh3').ways).toBe(6n ** 20n)
    expect(odds('20d6kh3').weightOf(3)).toBe(1n)
    expect(odds('40d6kh3').weightOf(3)).toBe(1n)
    // 18 unless fewer than three of forty dice show a six.
    const fewSixes = 5n ** 40n + 40n * 5n ** 39n + 780n * 5n ** 38n
    expect(odds('40d6kh3').weightOf(18)).toBe(6n ** 40n - fewSixes)
    expect(odds('40d6kh40').equals(odds('40d6'))).toBe(true)
    expect(odds('40d6kl3').equals(odds('40d6kh3').map(sum => 21 - sum))).toBe(true)
    expect(odds('1000d1kh500').values).toEqual([500])
  })

  it('counts the ways of explosions up to the cap', () => {
    const die = odds('d6! most 3')
    expect(die.ways).toBe(6n ** 4n)
    expect(die.weightOf(5)).toBe(6n ** 3n)
    expect(die.weightOf(6)).toBe(0n)
    expect(die.weightOf(24)).toBe(1n)
  })

  it.each([
    '1000d1000000',
    '2d1000000',
    '1000d6kh500',
    'd1000000x(d1000)',
    '300d6!',
    'd1000!>=500 most 100',
    '1000d20',
    'd7000x4+d14000x4',
    'd1767x1000000+d1767',
    '(d1767x1000000)x(d1767)',
  ])('refuses %s before it begins', text => {
    expect(() => odds(text)).toThrow(WorkError)
  })
})

describe('Distribution', () => {
  const three = Distribution.dice(3, 6)

  it('adds and multiplies like all pairs', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect([...a.sum(b)]).toEqual([...a.combine(b, (x, y) => x + y)])
        expect([...a.sum(b)]).toEqual([...b.sum(a)])
        expect(a.product(b).mean().decimal).toBeCloseTo(a.mean().decimal * b.mean().decimal, 9)
        expect(a.times(3).equals(a.sum(a).sum(a))).toBe(true)
        expect(a.times(0).equals(Distribution.constant(0))).toBe(true)
      }),
    )
  })

  it('compares like all pairs', () => {
    const signs = { '<=': (x: number, y: number) => x <= y, '!=': (x: number, y: number) => x !== y } as const
    fc.assert(
      fc.property(small, small, (a, b) => {
        for (const sign of ['<=', '!='] as const) {
          expect(a.compare(sign, b).equals(a.combine(b, (x, y) => Number(signs[sign](x, y))))).toBe(true)
        }
      }),
    )
  })

  it('tells chances', () => {
    expect(three.atLeast(16)).toEqual({ ways: 10n, of: 216n, decimal: 10 / 216 })
    expect(three.chance(total => total % 2 === 0)).toMatchObject({ ways: 108n })
    expect(three.weightOf(2)).toBe(0n)
    expect([three.min, three.max, three.ways]).toEqual([3, 18, 216n])
  })

  it('has mean, variance, quantiles and modes', () => {
    expect(three.mean()).toEqual({ numerator: 21n, denominator: 2n, decimal: 10.5 })
    expect(three.variance()).toEqual({ numerator: 35n, denominator: 4n, decimal: 8.75 })
    expect(three.modes()).toEqual([10, 11])
    expect([three.quantile(0, 1), three.quantile(1, 2), three.quantile(9, 10), three.quantile(1, 1)]).toEqual([
      3, 10, 14, 18,
    ])
    expect(
      Distribution.of([
        [-1, 1],
        [-2, 1],
      ]).mean().decimal,
    ).toBe(-1.5)
  })

  it('conditions', () => {
    const high = three.given(total => total >= 16)
    expect([...high]).toEqual([
      [16, 6n],
      [17, 3n],
      [18, 1n],
    ])
    expect(() => three.given(total => total > 18)).toThrow(/^Expected at least one value with a weight/)
  })

  it('maps and merges values', () => {
    expect([...Distribution.dice(1, 6).map(face => face % 2)]).toEqual([
      [0, 3n],
      [1, 3n],
    ])
    expect(() => three.map(total => total / 2)).toThrow(/^Expected a whole number as value, found 1.5/)
  })

  it('is equal to the same odds in another unit, and to no others', () => {
    expect(
      Distribution.of([
        [0, 1],
        [1, 3],
      ]).equals(
        Distribution.of([
          [1, 6n],
          [0, 2n],
        ]),
      ),
    ).toBe(true)
    expect(
      Distribution.of([
        [0, 1],
        [1, 3],
      ]).equals(
        Distribution.of([
          [0, 1],
          [1, 2],
        ]),
      ),
    ).toBe(false)
    expect(
      Distribution.of([
        [0, 1],
        [1, 3],
      ]).equals(
        Distribution.of([
          [0, 1],
          [2, 3],
        ]),
      ),
    ).toBe(false)
    expect(three.equals(Distribution.dice(2, 6))).toBe(false)
  })

  it('crosses from numbers to long integers without a seam', () => {
    for (const count of [52, 53, 54]) {
      expect(coins(count).ways).toBe(2n ** BigInt(count))
      expect(coins(count).weightOf(1)).toBe(BigInt(count))
    }
    expect(coins(60).given(heads => heads <= 1).ways).toBe(61n)
  })

  it('refuses what is no number of dice', () => {
    expect(() => Distribution.dice(1.5, 6)).toThrow('Expected a whole number of at least 0, found 1.5')
    expect(() => Distribution.dice(3, 0)).toThrow('Expected a whole number of at least 1, found 0')
    expect(() => three.times(-1)).toThrow(RangeError)
    expect(() => three.kept(2, { end: 'highest', count: 3 })).toThrow('Expected a whole number of at least 3, found 2')
    expect(() => Distribution.constant(0.5)).toThrow(RangeError)
    expect([...Distribution.dice(0, 6)]).toEqual([[0, 1n]])
  })

  it('limits a long calculation as a whole', () => {
    const turns = (count: number) => {
      let sum = Distribution.dice(1, 100_000)
      for (let turn = 0; turn < count; turn++) sum = sum.map(value => value)
      return sum
    }
    expect(turns(3).max).toBe(100_000)
    expect(() => turns(100)).toThrow(WorkError)
  })

  it('counts the work before a condition too', () => {
    const turns = (count: number) => {
      let sum = Distribution.dice(1, 100_000)
      for (let turn = 0; turn < count; turn++) sum = sum.given(() => true)
      return sum
    }
    expect(turns(3).max).toBe(100_000)
    expect(() => turns(100)).toThrow(WorkError)
    const dear = Distribution.dice(1, 9000).sum(Distribution.dice(1, 9000).map(value => value))
    expect(() =>
      dear.given(value => value < 9).sum(Distribution.dice(1, 9000).sum(Distribution.dice(1, 9000))),
    ).toThrow(WorkError)
  })

  it('sums values with holes between them', () => {
    const [fours, tens] = [odds('d50x4'), odds('d50x10')]
    for (const other of [fours, tens]) {
      expect([...fours.sum(other)]).toEqual([...fours.combine(other, (x, y) => x + y)])
      expect([...other.sum(fours)]).toEqual([...fours.sum(other)])
    }
    expect(fours.times(3).equals(odds('(3d50)x4'))).toBe(true)
  })

  it('cannot be changed by who looks at it', () => {
    expect(Object.isFrozen(three.values)).toBe(true)
    expect(three.values).toBe(three.values)
  })

  it('refuses explosions, quantiles and values that make no sense', () => {
    const explode = { low: 6, high: 6, most: 1 }
    for (const [sides, wrong] of [
      [0, {}],
      [6.5, {}],
      [5, {}],
      [6, { most: -1 }],
      [6, { most: 0.5 }],
      [6, { low: 0 }],
      [6, { low: 4, high: 3 }],
      [6, { high: Number.NaN }],
    ] as const) {
      expect(() => Distribution.exploding(sides, { ...explode, ...wrong })).toThrow(/^Expected .*, found /)
    }
    for (const [part, of] of [
      [-1, 2],
      [3, 2],
      [0.5, 1],
      [1, 0],
      [1, -1],
      [0, Number.NaN],
    ] as const) {
      expect(() => three.quantile(part, of)).toThrow(RangeError)
    }
    const last = Distribution.constant(Number.MAX_SAFE_INTEGER)
    expect(() => last.sum(Distribution.constant(1))).toThrow(
      /^Expected a whole number as value, found 9007199254740992/,
    )
    expect(() => last.times(2)).toThrow(RangeError)
    expect(() => last.kept(3, { end: 'highest', count: 2 })).toThrow(RangeError)
  })

  it('keeps many dice that have one way each', () => {
    const ones = Distribution.constant(1).kept(1200, { end: 'highest', count: 600 })
    expect([...ones]).toEqual([[600, 1n]])
  })

  it('refuses negative and missing weights', () => {
    expect(() => Distribution.of([[1, -1]])).toThrow('Expected a weight of 0 or more for 1, found -1')
    expect(() => Distribution.of([])).toThrow(RangeError)
    expect(() => Distribution.of([[0.5, 1]])).toThrow(RangeError)
  })
})
