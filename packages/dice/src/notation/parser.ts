import { LIMITS } from '../limits.ts'
import { bounds } from './bounds.ts'
import { atDice, readDice } from './dice-term.ts'
import { format } from './format.ts'
import type { Comparator, Expression, Notation, Rounding } from './notation.ts'
import { NotationError } from './notation-error.ts'
import { Reader } from './reader.ts'
import { isMinus, readThrow } from './throw.ts'

const OPEN = 40
const CLOSE = 41
const STAR = 42
const PLUS = 43
const SLASH = 47
const M = 109
const X = 120
const TIMES = 215

/** A canonical text is at most so many times as long as what was written: `/2` becomes `/2 down`. */
const LONGEST_GROWTH = 5

/** Two-letter signs before their first letter alone. `<>` is another way to write `!=`. */
const COMPARATORS: readonly (readonly [sign: string, comparator: Comparator])[] = [
  ['<=', '<='],
  ['>=', '>='],
  ['<>', '!='],
  ['!=', '!='],
  ['<', '<'],
  ['>', '>'],
  ['=', '='],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
]

/** Recursive descent: each function reads one rule of the grammar and leaves the reader behind it. */
function readNotation(reader: Reader): Notation {
  const left = readBounded(reader)
  if (reader.atEnd) return left
  const comparator = COMPARATORS.find(([sign]) => reader.takeWord(sign))
  if (comparator === undefined) throw reader.error('an operator or the end')
  const right = readBounded(reader)
  if (!reader.atEnd) throw reader.error('an operator or the end: a text compares once')
  return { kind: 'comparison', operator: comparator[1], left, right }
}

/** A sum, and any number of `min 1` or `max 10`. */
function readBounded(reader: Reader): Expression {
  let of = readSum(reader)
  while (reader.code === M) {
    const bound = readBound(reader, of)
    if (bound === null) break
    of = bound
  }
  return of
}

function readBound(reader: Reader, of: Expression): Expression | null {
  const bound = reader.takeWord('min') ? 'min' : reader.takeWord('max') ? 'max' : null
  if (bound === null) return null
  const negative = isMinus(reader.code)
  if (negative) reader.moveTo(reader.at + 1)
  const limit = reader.number(`a number after ${bound}`)
  return { kind: 'bound', bound, of, limit: negative ? 0 - limit : limit }
}

function readSum(reader: Reader): Expression {
  let left = readProduct(reader)
  for (;;) {
    const { at, code } = reader
    const operator = code === PLUS ? '+' : isMinus(code) ? '-' : null
    if (operator === null) return left
    reader.moveTo(at + 1)
    left = { kind: 'arithmetic', operator, left, right: readProduct(reader) }
    // Sums of as many numbers and dice as a text has room for are far from unsafe; only products bring them there.
    if (reader.multiplied) checkSafe(reader, left, at)
  }
}

function readProduct(reader: Reader): Expression {
  let left = readFactor(reader)
  for (;;) {
    const { code } = reader
    if (code === X || code === STAR || code === TIMES) left = readMultiplier(reader, left)
    else if (code === SLASH) left = readDivision(reader, left)
    else return left
  }
}

function readMultiplier(reader: Reader, left: Expression): Expression {
  const { at } = reader
  reader.moveTo(at + 1)
  const product: Expression = { kind: 'arithmetic', operator: 'x', left, right: readFactor(reader) }
  reader.multiplied = true
  checkSafe(reader, product, at)
  return product
}

function readDivision(reader: Reader, left: Expression): Expression {
  reader.moveTo(reader.at + 1)
  return { kind: 'division', left, right: readDivisor(reader), rounding: readRounding(reader) }
}

function checkSafe(reader: Reader, expression: Expression, at: number): void {
  const { low, high } = bounds(expression)
  if (low >= Number.MIN_SAFE_INTEGER && high <= Number.MAX_SAFE_INTEGER) return
  throw reader.error(`a result within ±${Number.MAX_SAFE_INTEGER}`, at)
}

function readDivisor(reader: Reader): Expression {
  const at = reader.at
  const divisor = readFactor(reader)
  const { low, high } = bounds(divisor)
  if (low <= 0 && high >= 0) throw reader.error('a divisor that is never 0', at)
  return divisor
}

function readRounding(reader: Reader): Rounding {
  if (reader.takeWord('up')) return 'up'
  if (reader.takeWord('near')) return 'near'
  reader.takeWord('down')
  return 'down'
}

function readFactor(reader: Reader): Expression {
  const { at, code } = reader
  if (reader.atDigit) {
    const value = reader.number('a number')
    return atDice(reader) ? readDice(reader, value, at) : { kind: 'constant', value }
  }
  if (atDice(reader)) return readDice(reader, null, at)
  if (code === OPEN) {
    const inner = nested(reader, readBounded)
    if (!reader.take(CLOSE)) throw reader.error('an operator or ")"')
    return inner
  }
  if (isMinus(code)) return { kind: 'negation', of: nested(reader, readFactor) }
  throw reader.error('a number, dice or "("')
}

/** Steps over a sign or a parenthesis and reads what is behind it. */
function nested(reader: Reader, read: (reader: Reader) => Expression): Expression {
  if (reader.nesting === LIMITS.nesting) throw reader.error(`at most ${LIMITS.nesting} signs and "(" in one another`)
  reader.moveTo(reader.at + 1)
  reader.nesting++
  const inner = read(reader)
  reader.nesting--
  return inner
}

/**
 * Reads dice notation. The grammar is in the README; what it may ask for is in LIMITS.
 *
 * @example
 * parse('2d-4 min 1')   // GURPS damage
 * parse('3d6<=12')      // a success roll
 * parse('8+ DM+2')      // a Traveller throw
 * @throws NotationError for anything else
 */
export function parse(text: string): Notation {
  if (text.length > LIMITS.text) throw new NotationError(text, LIMITS.text, `at most ${LIMITS.text} characters`)
  const reader = new Reader(text)
  const notation = readThrow(reader) ?? readNotation(reader)
  if (text.length * LONGEST_GROWTH > LIMITS.text && format(notation).length > LIMITS.text) {
    throw reader.error(`at most ${LIMITS.text} characters with all roundings written out`)
  }
  return notation
}
