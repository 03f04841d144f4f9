import { divide, times } from '../notation/integer.ts'
import type { DiceTerm, Expression, Notation } from '../notation/notation.ts'
import { meaning } from '../notation/throw-meaning.ts'
import { Distribution } from './distribution.ts'

function ofDice({ count, sides, explode, keep }: DiceTerm): Distribution {
  if (explode === null && keep === null) return Distribution.dice(count, sides)
  const die = explode === null ? Distribution.dice(1, sides) : Distribution.exploding(sides, explode)
  return keep === null ? die.times(count) : die.kept(count, keep)
}

/** Both sides are independent, because no die stands twice in a notation. */
function ofPair(left: Expression, right: Expression, f: (left: number, right: number) => number): Distribution {
  if (right.kind === 'constant') return ofExpression(left).map(value => f(value, right.value))
  return ofExpression(left).combine(ofExpression(right), f)
}

function ofExpression(of: Expression): Distribution {
  switch (of.kind) {
    case 'constant':
      return Distribution.constant(of.value)
    case 'dice':
      return ofDice(of)
    case 'negation':
      return ofExpression(of.of).map(value => 0 - value)
    case 'bound': {
      const limited = of.bound === 'min' ? Math.max : Math.min
      return ofExpression(of.of).map(value => limited(value, of.limit))
    }
    case 'arithmetic': {
      if (of.operator === 'x') return ofPair(of.left, of.right, times)
      const right = ofExpression(of.right)
      return ofExpression(of.left).sum(of.operator === '+' ? right : right.map(value => 0 - value))
    }
    case 'division':
      return ofPair(of.left, of.right, (left, right) => divide(left, right, of.rounding))
  }
}

/**
 * The exact odds of a notation; of a comparison or a throw, those of success (1) and failure (0).
 *
 * @example
 * distribution(parse('2d6')).weightOf(7)        // 6n, of 36n ways
 * distribution(parse('3d6<=12')).atLeast(1)     // { ways: 160n, of: 216n, decimal: 0.7407… }
 */
export function distribution(notation: Notation): Distribution {
  const meant = meaning(notation)
  if (meant.kind !== 'comparison') return ofExpression(meant)
  return ofExpression(meant.left).compare(meant.operator, ofExpression(meant.right))
}
