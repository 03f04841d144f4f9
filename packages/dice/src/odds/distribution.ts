import { times } from '../notation/integer.ts'
import type { Comparator, Explode, Keep } from '../notation/notation.ts'
import { compared } from './compare.ts'
import { explodedDie } from './explode.ts'
import { type Chance, chance, type Fraction, fraction } from './fraction.ts'
import { keptSum } from './keep.ts'
import { combined, diceSum, isDense, spanOf, summed, tallied } from './tables.ts'
import { altered, bitsOf, calculated, fitted, joined, raised, type Weighted, waysWhere } from './weights.ts'
import { afford, LOOKED_UP } from './work.ts'

/**
 * Exact odds: whole numbers, each with the number of equally likely ways in which it comes up. Nothing is rounded
 * before the last division. It never changes; every operation gives a new one, and refuses with a WorkError before it
 * begins what would take too long.
 */
export class Distribution {
  readonly #of: Weighted
  /** The work that went into it. */
  readonly #work: number
  #shown: readonly number[] | undefined

  private constructor(of: Weighted, work: number) {
    this.#of = of
    this.#work = work
  }

  /** What is always this value. */
  static constant(value: number): Distribution {
    return new Distribution({ long: false, table: { values: [whole(value)], weights: [1], ways: 1 } }, 0)
  }

  /** The sum of plain dice. */
  static dice(count: number, sides: number): Distribution {
    const bits = atLeast(0, count) * Math.log2(atLeast(1, sides))
    const outcomes = count * (sides - 1) + 1
    const work = afford({ steps: count * outcomes, bits, outcomes, before: 0 })
    return new Distribution(
      calculated(bits, exact => diceSum(exact, count, sides)),
      work,
    )
  }

  /** One die with its explosions. */
  static exploding(sides: number, explode: Explode): Distribution {
    atLeast(0, explode.most)
    atLeast(atLeast(1, explode.low), explode.high)
    if (atLeast(1, sides) < explode.high) {
      throw new RangeError(`Expected faces of a d${sides} to explode on, found ${explode.low} to ${explode.high}`)
    }
    const bits = (explode.most + 1) * Math.log2(sides)
    const outcomes = (explode.most + 1) * sides
    const steps = outcomes * (explode.high - explode.low + 1) * explode.most
    const work = afford({ steps, bits, outcomes, before: 0 })
    return new Distribution(
      calculated(bits, exact => explodedDie(exact, sides, explode)),
      work,
    )
  }

  /**
   * Values with their weights, in any order; equal values are added up.
   *
   * @example
   * Distribution.of([[0, 1], [1, 3]])  // 1 in three of four ways
   */
  static of(pairs: Iterable<readonly [value: number, weight: number | bigint]>): Distribution {
    const weights = new Map<number, bigint>()
    let ways = 0n
    for (const [value, given] of pairs) {
      const weight = BigInt(given)
      if (weight < 0n) throw new RangeError(`Expected a weight of 0 or more for ${value}, found ${weight}`)
      ways += weight
      if (weight > 0n) weights.set(whole(value), (weights.get(value) ?? 0n) + weight)
    }
    if (ways === 0n) throw new RangeError('Expected at least one value with a weight, found none')
    const values = [...weights.keys()].sort((a, b) => a - b)
    return new Distribution(fitted({ values, weights: values.map(value => weights.get(value) ?? 0n), ways }), 0)
  }

  /** How many equally likely ways there are. */
  get ways(): bigint {
    return BigInt(this.#of.table.ways)
  }

  /** All values that come up, in ascending order. */
  get values(): readonly number[] {
    // A copy, because a frozen list would be slow to work with.
    this.#shown ??= Object.freeze(this.#values.slice())
    return this.#shown
  }

  get #values(): readonly number[] {
    return this.#of.table.values
  }

  get min(): number {
    return this.#values[0] ?? Number.NaN
  }

  get max(): number {
    return this.#values[this.#values.length - 1] ?? Number.NaN
  }

  /** Values with the number of their ways, in ascending order. */
  *[Symbol.iterator](): Generator<[value: number, weight: bigint]> {
    const { values, weights } = this.#of.table
    for (let i = 0; i < values.length; i++) yield [values[i] ?? 0, BigInt(weights[i] ?? 0)]
  }

  /** In how many ways a value comes up; 0 if it never does. */
  weightOf(value: number): bigint {
    const { values, weights } = this.#of.table
    let low = 0
    let high = values.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((values[middle] ?? 0) < value) low = middle + 1
      else high = middle
    }
    return values[low] === value ? BigInt(weights[low] ?? 0) : 0n
  }

  /**
   * How likely it is that a value is as wanted.
   *
   * @example
   * dice('3d6').distribution().chance(total => total <= 12)  // { ways: 160n, of: 216n, decimal: 0.7407… }
   */
  chance(wanted: (value: number) => boolean): Chance {
    return chance(waysWhere(this.#of, wanted), this.ways)
  }

  atMost(limit: number): Chance {
    return this.chance(value => value <= limit)
  }

  atLeast(limit: number): Chance {
    return this.chance(value => value >= limit)
  }

  mean(): Fraction {
    let sum = 0n
    for (const [value, weight] of this) sum += BigInt(value) * weight
    return fraction(sum, this.ways)
  }

  variance(): Fraction {
    let sum = 0n
    let squares = 0n
    for (const [value, weight] of this) {
      sum += BigInt(value) * weight
      squares += BigInt(value) ** 2n * weight
    }
    return fraction(squares * this.ways - sum ** 2n, this.ways ** 2n)
  }

  /** The values that come up most often; several if they are level. */
  modes(): number[] {
    let most = 0n
    for (const [, weight] of this) if (weight > most) most = weight
    return this.#values.filter(value => this.weightOf(value) === most)
  }

  /**
   * The smallest value that at least `part` of `of` equal parts of all ways do not exceed.
   *
   * @example
   * distribution.quantile(1, 2)  // the median
   */
  quantile(part: number, of: number): number {
    if (atLeast(0, part) > atLeast(1, of)) throw new RangeError(`Expected at most ${of} of ${of} parts, found ${part}`)
    let sum = 0n
    const wanted = BigInt(part) * this.ways
    for (const [value, weight] of this) {
      sum += weight
      if (sum * BigInt(of) >= wanted) return value
    }
    return this.max
  }

  /** Whether every value is equally likely in both, whatever the number of ways. */
  equals(other: Distribution): boolean {
    if (this.#values.length !== other.#values.length) return false
    for (const [value, weight] of this) if (weight * other.ways !== other.weightOf(value) * this.ways) return false
    return true
  }

  /** Something of each value. */
  map(f: (value: number) => number): Distribution {
    const { length } = this.#values
    const work = afford({ steps: LOOKED_UP * length, bits: 0, outcomes: length, before: this.#work })
    const mapped = altered(this.#of, (exact, { values, weights, ways }) =>
      tallied(exact, ways, put => {
        for (const [i, value] of values.entries()) put(whole(f(value)), weights[i] ?? exact.zero)
      }),
    )
    return new Distribution(mapped, work)
  }

  /** What is left when only some values are possible. */
  given(possible: (value: number) => boolean): Distribution {
    const { length } = this.#values
    const work = afford({ steps: LOOKED_UP * length, bits: bitsOf(this.#of), outcomes: length, before: this.#work })
    return new Distribution(Distribution.of([...this].filter(([value]) => possible(value))).#of, work)
  }

  /** The sum with something independent. */
  sum(other: Distribution): Distribution {
    const [here, there] = [this.#values, other.#values]
    const span = whole(this.max + other.max) - whole(this.min + other.min) + 1
    const pairs = here.length * there.length
    // A list of all values from the least to the most is walked with its holes.
    const steps = isDense(here) && isDense(there) ? here.length * spanOf(there) : pairs * LOOKED_UP
    const work = this.#affordPairs(other, steps, Math.min(pairs, span))
    return new Distribution(joined(this.#of, other.#of, summed), work)
  }

  /** The product with something independent. */
  product(other: Distribution): Distribution {
    return this.combine(other, times)
  }

  /** Something of each value and each of another, independent distribution. */
  combine(other: Distribution, f: (value: number, other: number) => number): Distribution {
    const count = this.#values.length * other.#values.length
    const work = this.#affordPairs(other, count * LOOKED_UP, count)
    const pairs = joined(this.#of, other.#of, (exact, a, b) => combined(exact, a, b, (x, y) => whole(f(x, y))))
    return new Distribution(pairs, work)
  }

  /** 1 where both compare as wanted, 0 where they do not. */
  compare(operator: Comparator, other: Distribution): Distribution {
    const comparison = joined(this.#of, other.#of, (exact, a, b) => compared(exact, a, operator, b))
    return new Distribution(comparison, this.#work + other.#work)
  }

  /** The sum of `count` of these, by doubling. */
  times(count: number): Distribution {
    if (atLeast(0, count) === 1) return this
    const span = whole(count * this.max) - whole(count * this.min) + 1
    const outcomes = Math.min(span, this.#values.length ** count)
    const steps = isDense(this.#values) ? span ** 2 / 2 : (outcomes ** 2 / 2) * LOOKED_UP
    const work = afford({ steps, bits: count * bitsOf(this.#of), outcomes, before: this.#work })
    let sum: Weighted | null = null
    let power = this.#of
    for (let left = count; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) sum = sum === null ? power : joined(sum, power, summed)
      if (left > 1) power = joined(power, power, summed)
    }
    return sum === null ? Distribution.constant(0) : new Distribution(sum, work)
  }

  /** The sum of the highest or lowest of `count` of these. */
  kept(count: number, keep: Keep): Distribution {
    // Ways to choose some of the dice are counted too: up to 2 ** count, even if each die has only one way.
    const bits = atLeast(atLeast(1, keep.count), count) * Math.max(1, bitsOf(this.#of))
    const outcomes = whole(keep.count * this.max) - whole(keep.count * this.min) + 1
    const steps = this.#values.length * keep.count * (count + (keep.count * outcomes) / 4)
    const work = afford({ steps, bits, outcomes, before: this.#work })
    const sum = raised(this.#of, bits, (exact, die) => keptSum(exact, die, count, keep))
    return new Distribution(sum, work)
  }

  #affordPairs(other: Distribution, steps: number, outcomes: number): number {
    const bits = bitsOf(this.#of) + bitsOf(other.#of)
    return afford({ steps, bits, outcomes, before: this.#work + other.#work })
  }
}

function whole(value: number): number {
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`Expected a whole number as value, found ${value}`)
}

function atLeast(least: number, count: number): number {
  if (Number.isSafeInteger(count) && count >= least) return count
  throw new RangeError(`Expected a whole number of at least ${least}, found ${count}`)
}
