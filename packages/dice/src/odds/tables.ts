import type { Arithmetic, Table } from './weights.ts'

/** A span of values up to this many times their number is worked on as a list with holes. */
const HOLES = 4

/** A table of weights for one value after another from `low` on; values that never come up are left out. */
export function packed<W>({ zero }: Arithmetic<W>, low: number, weights: readonly W[], ways: W): Table<W> {
  const values: number[] = []
  const kept: W[] = []
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] ?? zero
    if (weight === zero) continue
    values.push(low + i)
    kept.push(weight)
  }
  return { values, weights: kept, ways }
}

/** How many values there are from the least to the most, those that never come up included. */
export const spanOf = (values: readonly number[]): number => (values[values.length - 1] ?? 0) - (values[0] ?? 0) + 1

/** Whether there are few enough holes between the values to work on a list of all of them. */
export const isDense = (values: readonly number[]): boolean => spanOf(values) <= HOLES * values.length

/** The weights for one value after another, with zeros for those that never come up. */
function spread<W>({ zero }: Arithmetic<W>, { values, weights }: Table<W>): readonly W[] {
  const span = spanOf(values)
  if (span === values.length) return weights
  const low = values[0] ?? 0
  const list = new Array<W>(span).fill(zero)
  for (const [i, value] of values.entries()) list[value - low] = weights[i] ?? zero
  return list
}

/** Adds up the weights of equal values. */
export function tallied<W>(
  exact: Arithmetic<W>,
  ways: W,
  fill: (put: (value: number, weight: W) => void) => void,
): Table<W> {
  const sums = new Map<number, W>()
  fill((value, weight) => sums.set(value, exact.add(sums.get(value) ?? exact.zero, weight)))
  const values = [...sums.keys()].sort((a, b) => a - b)
  return { values, weights: values.map(value => sums.get(value) ?? exact.zero), ways }
}

/** Something of two independent values, for all pairs of them. */
export function combined<W>(
  exact: Arithmetic<W>,
  a: Table<W>,
  b: Table<W>,
  f: (a: number, b: number) => number,
): Table<W> {
  const { zero } = exact
  return tallied(exact, exact.multiply(a.ways, b.ways), put => {
    for (let i = 0; i < a.values.length; i++) {
      for (let j = 0; j < b.values.length; j++) {
        put(f(a.values[i] ?? 0, b.values[j] ?? 0), exact.multiply(a.weights[i] ?? zero, b.weights[j] ?? zero))
      }
    }
  })
}

/** The sum of two independent values. */
export function summed<W>(exact: Arithmetic<W>, a: Table<W>, b: Table<W>): Table<W> {
  if (!isDense(a.values) || !isDense(b.values)) return combined(exact, a, b, (x, y) => x + y)
  const { zero } = exact
  const left = spread(exact, a)
  const right = spread(exact, b)
  const sums = new Array<W>(left.length + right.length - 1).fill(zero)
  for (let i = 0; i < left.length; i++) {
    const weight = left[i] ?? zero
    if (weight === zero) continue
    for (let j = 0; j < right.length; j++) {
      sums[i + j] = exact.add(sums[i + j] ?? zero, exact.multiply(weight, right[j] ?? zero))
    }
  }
  return packed(exact, (a.values[0] ?? 0) + (b.values[0] ?? 0), sums, exact.multiply(a.ways, b.ways))
}

/**
 * The sum of plain dice. Each die is added by a window that slides over the sums so far, which costs two additions for
 * a value and no multiplication, however many sides there are.
 */
export function diceSum<W>(exact: Arithmetic<W>, count: number, sides: number): Table<W> {
  const { zero, one } = exact
  let weights: W[] = [one]
  for (let die = 0; die < count; die++) {
    const next = new Array<W>(weights.length + sides - 1)
    let inWindow = zero
    for (let i = 0; i < next.length; i++) {
      if (i < weights.length) inWindow = exact.add(inWindow, weights[i] ?? zero)
      if (i >= sides) inWindow = exact.subtract(inWindow, weights[i - sides] ?? zero)
      next[i] = inWindow
    }
    weights = next
  }
  let ways = zero
  for (const weight of weights) ways = exact.add(ways, weight)
  return { values: weights.map((_, i) => count + i), weights, ways }
}
