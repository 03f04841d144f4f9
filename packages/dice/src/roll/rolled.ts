import { divide, times } from '../notation/integer.ts'
import type { Comparator, Comparison, DiceTerm, Explode, Expression, Notation } from '../notation/notation.ts'
import { comparisonOf } from '../notation/throw-meaning.ts'
import { drawFaces, drawTotal, type Source } from '../source/source.ts'

/** The dice of one term, such as the `4d6!kh3` of `4d6!kh3+2`. */
export interface RolledTerm {
  readonly dice: DiceTerm
  /** Every face in the order drawn; the dice of an explosion right after the die they came from. */
  readonly faces: readonly number[]
  /** What each of the dice is worth: its face and those of its explosions. */
  readonly values: readonly number[]
  /** How often each die exploded; empty if these dice cannot. */
  readonly explosions: readonly number[]
  /** Which of `values` are not counted, by their place from 0; empty if nothing is dropped. */
  readonly dropped: readonly number[]
}

/** What came of a roll. */
export interface Rolled {
  /** What the notation is worth; of a comparison or a throw, 1 for success and 0 for failure. */
  readonly total: number
  /** Whether a comparison or a throw succeeded; null for anything else. */
  readonly success: boolean | null
  /** Both sides of a comparison; of a throw, the dice with their DM and the target. Null for anything else. */
  readonly compared: { readonly left: number; readonly right: number } | null
  /** The dice in the order of the text. */
  readonly terms: readonly RolledTerm[]
}

const NONE: readonly number[] = Object.freeze([])

export function holds(left: number, operator: Comparator, right: number): boolean {
  switch (operator) {
    case '<=':
      return left <= right
    case '>=':
      return left >= right
    case '<':
      return left < right
    case '>':
      return left > right
    case '=':
      return left === right
    case '!=':
      return left !== right
  }
}

/** The places of the dice that are not kept. Among equal values the earlier die is kept. */
function droppedFrom(values: readonly number[], { keep }: DiceTerm): readonly number[] {
  if (keep === null) return NONE
  const sign = keep.end === 'highest' ? -1 : 1
  const places = values.map((_, place) => place)
  places.sort((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b)
  return places.slice(keep.count).sort((a, b) => a - b)
}

/** Dice that explode are drawn one by one, because whether there is a next one depends on the last. */
function rollExploding(dice: DiceTerm, { low, high, most }: Explode, source: Source): RolledTerm {
  const faces: number[] = []
  const values: number[] = []
  const explosions: number[] = []
  for (let die = 0; die < dice.count; die++) {
    let value = 0
    let exploded = 0
    for (;;) {
      const face = source.draw(dice.sides, 1) + 1
      faces.push(face)
      value += face
      if (face < low || face > high || exploded === most) break
      exploded++
    }
    values.push(value)
    explosions.push(exploded)
  }
  return { dice, faces, values, explosions, dropped: droppedFrom(values, dice) }
}

function rollTerm(dice: DiceTerm, source: Source): RolledTerm {
  if (dice.explode !== null) return rollExploding(dice, dice.explode, source)
  const faces = drawFaces(source, dice.sides, dice.count)
  return { dice, faces, values: faces, explosions: NONE, dropped: droppedFrom(faces, dice) }
}

function worth({ values, dropped }: RolledTerm): number {
  let total = 0
  for (let die = 0; die < values.length; die++) total += values[die] ?? 0
  for (let i = 0; i < dropped.length; i++) total -= values[dropped[i] ?? 0] ?? 0
  return total
}

/** Rolls one term for its total; the dice are added to `terms`, if anybody wants them. */
export function rollDice(dice: DiceTerm, source: Source, terms: RolledTerm[] | null): number {
  if (terms === null && dice.explode === null && dice.keep === null) return drawTotal(source, dice.sides, dice.count)
  const term = rollTerm(dice, source)
  terms?.push(term)
  return worth(term)
}

/** Rolls an expression from left to right. Its dice are added to `terms`, if anybody wants them. */
function evaluate(of: Expression, source: Source, terms: RolledTerm[] | null): number {
  switch (of.kind) {
    case 'dice':
      return rollDice(of, source, terms)
    case 'constant':
      return of.value
    case 'negation':
      return 0 - evaluate(of.of, source, terms)
    case 'bound': {
      const value = evaluate(of.of, source, terms)
      return of.bound === 'min' ? Math.max(value, of.limit) : Math.min(value, of.limit)
    }
    case 'arithmetic': {
      const left = evaluate(of.left, source, terms)
      const right = evaluate(of.right, source, terms)
      if (of.operator === '+') return left + right
      return of.operator === '-' ? left - right : times(left, right)
    }
    case 'division': {
      const left = evaluate(of.left, source, terms)
      return divide(left, evaluate(of.right, source, terms), of.rounding)
    }
  }
}

/** Rolls a notation and keeps all faces. */
export function rollNotation(notation: Notation, source: Source): Rolled {
  switch (notation.kind) {
    case 'throw':
      return rollComparison(comparisonOf(notation), source)
    case 'comparison':
      return rollComparison(notation, source)
    case 'dice': {
      // By far the most frequent roll, and a list that need not grow is half as dear.
      const term = rollTerm(notation, source)
      return { total: worth(term), success: null, compared: null, terms: [term] }
    }
    default: {
      const terms: RolledTerm[] = []
      return { total: evaluate(notation, source, terms), success: null, compared: null, terms }
    }
  }
}

function rollComparison({ left, operator, right }: Comparison, source: Source): Rolled {
  const terms: RolledTerm[] = []
  const compared = { left: evaluate(left, source, terms), right: evaluate(right, source, terms) }
  const success = holds(compared.left, operator, compared.right)
  return { total: success ? 1 : 0, success, compared, terms }
}

/** Rolls the same dice for their total alone. */
export function totalOf(notation: Notation, source: Source): number {
  switch (notation.kind) {
    case 'throw':
      return totalOf(comparisonOf(notation), source)
    case 'comparison': {
      const left = evaluate(notation.left, source, null)
      return holds(left, notation.operator, evaluate(notation.right, source, null)) ? 1 : 0
    }
    default:
      return evaluate(notation, source, null)
  }
}
