import { divide, times } from './integer.ts'
import type { DiceTerm, Expression } from './notation.ts'

/** The smallest and the largest value. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

/** The least and the most that one die with its explosions can be worth. */
function chain({ sides, explode }: DiceTerm): Bounds {
  if (explode === null) return { low: 1, high: sides }
  const lowestEnding = explode.low === 1 ? explode.high + 1 : 1
  const highestEnding = explode.high === sides ? explode.low - 1 : sides
  let low = 1
  let high = sides
  for (let left = explode.most; left > 0; left--) {
    low = Math.min(lowestEnding, explode.low + low)
    high = Math.max(highestEnding, explode.high + high)
  }
  return { low, high }
}

/** The span of something that only rises or only falls as either side grows. */
function corners(left: Bounds, right: Bounds, f: (a: number, b: number) => number): Bounds {
  const a = f(left.low, right.low)
  const b = f(left.low, right.high)
  const c = f(left.high, right.low)
  const d = f(left.high, right.high)
  return { low: Math.min(a, b, c, d), high: Math.max(a, b, c, d) }
}

/**
 * What an expression can be worth at the least and at the most. Both do occur: no die stands twice in a text, so all
 * parts can be at their ends together.
 *
 * @example
 * bounds(parse('2d6-3'))  // { low: -1, high: 9 }
 */
export function bounds(of: Expression): Bounds {
  switch (of.kind) {
    case 'constant':
      return { low: of.value, high: of.value }
    case 'dice': {
      const die = chain(of)
      const added = of.keep?.count ?? of.count
      return { low: die.low * added, high: die.high * added }
    }
    case 'negation': {
      const inner = bounds(of.of)
      return { low: 0 - inner.high, high: 0 - inner.low }
    }
    case 'bound': {
      const { low, high } = bounds(of.of)
      const limited = of.bound === 'min' ? Math.max : Math.min
      return { low: limited(low, of.limit), high: limited(high, of.limit) }
    }
    case 'arithmetic': {
      const left = bounds(of.left)
      const right = bounds(of.right)
      if (of.operator === '+') return { low: left.low + right.low, high: left.high + right.high }
      if (of.operator === '-') return { low: left.low - right.high, high: left.high - right.low }
      return corners(left, right, times)
    }
    case 'division': {
      const left = bounds(of.left)
      const right = bounds(of.right)
      return corners(left, right, (a, b) => divide(a, b, of.rounding))
    }
  }
}
