import { divide, times } from '../notation/integer.ts'
import type { Arithmetic, DiceTerm, Expression, Notation } from '../notation/notation.ts'
import { meaning } from '../notation/throw-meaning.ts'
import { drawTotal, groupSize, type Source } from '../source/source.ts'
import { holds, rollDice } from './rolled.ts'

/** Rolls something for its total alone. */
export type Total = (source: Source) => number

/** For each answer of `Source.draw`, the total of the dice it stands for. */
function totalsOf(sides: number, count: number): Uint16Array {
  const totals = new Uint16Array(sides ** count)
  for (let index = 0; index < totals.length; index++) {
    let total = count
    for (let left = index; left > 0; left = Math.floor(left / sides)) total += left % sides
    totals[index] = total
  }
  return totals
}

function diceTotal(dice: DiceTerm): Total {
  const { sides, count, explode, keep } = dice
  if (explode !== null || keep !== null) return source => rollDice(dice, source, null)
  if (count > groupSize(sides)) return source => drawTotal(source, sides, count)
  // The faces of one die are its total, and may be more than the table has room for.
  if (count === 1) return source => source.draw(sides, 1) + 1
  const totals = totalsOf(sides, count)
  return source => totals[source.draw(sides, count)] ?? 0
}

function expressionTotal(of: Expression): Total {
  switch (of.kind) {
    case 'dice':
      return diceTotal(of)
    case 'constant':
      return () => of.value
    case 'negation': {
      const inner = expressionTotal(of.of)
      return source => 0 - inner(source)
    }
    case 'bound': {
      const { bound, limit } = of
      const inner = expressionTotal(of.of)
      return bound === 'min' ? source => Math.max(inner(source), limit) : source => Math.min(inner(source), limit)
    }
    case 'arithmetic':
      return arithmeticTotal(of)
    case 'division': {
      const left = expressionTotal(of.left)
      const right = expressionTotal(of.right)
      // Arguments are worked out from left to right, and so are dice.
      return source => divide(left(source), right(source), of.rounding)
    }
  }
}

function arithmeticTotal(of: Arithmetic): Total {
  const left = expressionTotal(of.left)
  if (of.right.kind === 'constant' && of.operator !== 'x') {
    const added = of.operator === '+' ? of.right.value : -of.right.value
    return source => left(source) + added
  }
  const right = expressionTotal(of.right)
  switch (of.operator) {
    case '+':
      return source => left(source) + right(source)
    case '-':
      return source => left(source) - right(source)
    case 'x':
      return source => times(left(source), right(source))
  }
}

/**
 * Prepares a notation for many rolls of which only the total counts. It draws the same dice as `rollNotation`, but
 * keeps none, and looks the total of a group of dice up in a table.
 *
 * @example
 * const total = compiledTotal(parse('3d6+2'))
 * total(seeded('kobold'))  // a number of 5 to 20
 */
export function compiledTotal(notation: Notation): Total {
  const meant = meaning(notation)
  if (meant.kind !== 'comparison') return expressionTotal(meant)
  const left = expressionTotal(meant.left)
  const right = expressionTotal(meant.right)
  return source => (holds(left(source), meant.operator, right(source)) ? 1 : 0)
}
