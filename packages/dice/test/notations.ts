import fc from 'fast-check'
import type { DiceTerm, Explode, Expression, Keep, Notation } from '../src/notation/notation.ts'

/** Random notations small enough to enumerate every throw of their dice, and a slow evaluator that shares no code. */

const constant = fc.nat(9).map((value): Expression => ({ kind: 'constant', value }))

const explosions = (sides: number): fc.Arbitrary<Explode | null> => {
  if (sides === 1) return fc.constant(null)
  const most = fc.integer({ min: 0, max: 2 })
  const face = fc.integer({ min: 1, max: sides })
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    fc.record({ face, most }).map(({ face, most }) => ({ low: face, high: face, most })),
    fc.record({ face, most }).map(({ face, most }) => ({ low: Math.max(face, 2), high: sides, most })),
    fc.record({ face, most }).map(({ face, most }) => ({ low: 1, high: Math.min(face, sides - 1), most })),
  )
}

const keeping = (count: number): fc.Arbitrary<Keep | null> =>
  fc.option(
    fc.record({
      end: fc.constantFrom('highest' as const, 'lowest' as const),
      count: fc.integer({ min: 1, max: count }),
    }),
  )

const dice: fc.Arbitrary<DiceTerm> = fc
  .record({ count: fc.integer({ min: 1, max: 3 }), sides: fc.constantFrom(1, 2, 3, 4, 6) })
  .chain(({ count, sides }) =>
    fc.record({
      kind: fc.constant('dice' as const),
      count: fc.constant(count),
      sides: fc.constant(sides),
      explode: explosions(sides),
      keep: keeping(count),
    }),
  )

const divisor: fc.Arbitrary<Expression> = fc.oneof(
  dice,
  fc.integer({ min: 1, max: 5 }).map((value): Expression => ({ kind: 'constant', value })),
  dice.map((of): Expression => ({ kind: 'negation', of })),
)

const { expression } = fc.letrec<{ expression: Expression }>(tie => ({
  expression: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    dice,
    constant,
    fc.record({ kind: fc.constant('negation' as const), of: tie('expression') }),
    fc.record({
      kind: fc.constant('arithmetic' as const),
      operator: fc.constantFrom('+' as const, '-' as const, 'x' as const),
      left: tie('expression'),
      right: tie('expression'),
    }),
    fc.record({
      kind: fc.constant('division' as const),
      left: tie('expression'),
      right: divisor,
      rounding: fc.constantFrom('down' as const, 'up' as const, 'near' as const),
    }),
    fc.record({
      kind: fc.constant('bound' as const),
      bound: fc.constantFrom('min' as const, 'max' as const),
      of: tie('expression'),
      limit: fc.integer({ min: -5, max: 15 }),
    }),
  ),
}))

const comparison = fc.record({
  kind: fc.constant('comparison' as const),
  operator: fc.constantFrom('<=' as const, '>=' as const, '<' as const, '>' as const, '=' as const, '!=' as const),
  left: expression,
  right: expression,
})

const thrown = fc.record({
  kind: fc.constant('throw' as const),
  target: fc.nat(15),
  success: fc.constantFrom('or more' as const, 'or less' as const, 'exactly' as const),
  modifier: fc.integer({ min: -4, max: 4 }),
})

const MOST_THROWS = 3000

/** Any notation whose dice have at most a few thousand throws. */
export const notations: fc.Arbitrary<Notation> = fc
  .oneof({ weight: 4, arbitrary: expression }, comparison, thrown)
  .filter(notation => diceOf(notation).reduce((throws, sides) => throws * sides, 1) <= MOST_THROWS)

/** Any number or dice without comparison. */
export const expressions: fc.Arbitrary<Expression> = expression

/** The sides of every die that may be needed, in the order drawn. */
function diceOf(of: Notation): number[] {
  switch (of.kind) {
    case 'constant':
      return []
    case 'throw':
      return [6, 6]
    case 'dice':
      return new Array(of.count * (1 + (of.explode?.most ?? 0))).fill(of.sides)
    case 'negation':
    case 'bound':
      return diceOf(of.of)
    default:
      return [...diceOf(of.left), ...diceOf(of.right)]
  }
}

/** Takes the faces of a throw one after another. An explosion that does not happen still uses up its faces. */
function worth(of: Notation, faces: number[]): number {
  switch (of.kind) {
    case 'constant':
      return of.value
    case 'throw': {
      const total = (faces.shift() ?? 0) + (faces.shift() ?? 0) + of.modifier
      const met = { 'or more': total >= of.target, 'or less': total <= of.target, exactly: total === of.target }
      return Number(met[of.success])
    }
    case 'dice': {
      const values: number[] = []
      for (let die = 0; die < of.count; die++) {
        let value = faces.shift() ?? 0
        let last = value
        for (let i = 0; i < (of.explode?.most ?? 0); i++) {
          const next = faces.shift() ?? 0
          const explodes = of.explode !== null && last >= of.explode.low && last <= of.explode.high
          if (explodes) value += next
          last = explodes ? next : 0
        }
        values.push(value)
      }
      values.sort((a, b) => (of.keep?.end === 'lowest' ? a - b : b - a))
      return values.slice(0, of.keep?.count ?? of.count).reduce((sum, value) => sum + value, 0)
    }
    case 'negation':
      return -worth(of.of, faces)
    case 'bound':
      return of.bound === 'min' ? Math.max(worth(of.of, faces), of.limit) : Math.min(worth(of.of, faces), of.limit)
    case 'arithmetic': {
      const left = worth(of.left, faces)
      const right = worth(of.right, faces)
      return of.operator === '+' ? left + right : of.operator === '-' ? left - right : left * right
    }
    case 'division': {
      const left = worth(of.left, faces)
      const right = worth(of.right, faces)
      const rounded = { down: Math.floor, up: Math.ceil, near: Math.round }[of.rounding]
      return rounded(left / right)
    }
    case 'comparison': {
      const left = worth(of.left, faces)
      const right = worth(of.right, faces)
      const met = {
        '<=': left <= right,
        '>=': left >= right,
        '<': left < right,
        '>': left > right,
        '=': left === right,
        '!=': left !== right,
      }
      return Number(met[of.operator])
    }
  }
}

/** The value of every throw, counted: what the exact odds must be. */
export function enumerated(notation: Notation): { readonly weights: Map<number, bigint>; readonly ways: bigint } {
  const sides = diceOf(notation)
  const weights = new Map<number, bigint>()
  let ways = 0n
  const walk = (faces: readonly number[]): void => {
    const next = sides[faces.length]
    if (next !== undefined) {
      for (let face = 1; face <= next; face++) walk([...faces, face])
      return
    }
    // Adding 0 makes −0 the same key as 0.
    const value = worth(notation, [...faces]) + 0
    weights.set(value, (weights.get(value) ?? 0n) + 1n)
    ways++
  }
  walk([])
  return { weights, ways }
}
