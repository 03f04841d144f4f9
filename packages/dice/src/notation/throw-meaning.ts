import type { Comparator, Comparison, DiceTerm, Expression, Notation, Throw } from './notation.ts'

const TWO_DICE: DiceTerm = Object.freeze({ kind: 'dice', count: 2, sides: 6, explode: null, keep: null })

const COMPARATORS: Readonly<Record<Throw['success'], Comparator>> = {
  'or more': '>=',
  'or less': '<=',
  exactly: '=',
}

function withModifier(dice: DiceTerm, modifier: number): Expression {
  if (modifier === 0) return dice
  const right = { kind: 'constant', value: Math.abs(modifier) } as const
  return { kind: 'arithmetic', operator: modifier > 0 ? '+' : '-', left: dice, right }
}

/**
 * The comparison that a Traveller throw stands for.
 *
 * @example
 * format(comparisonOf({ kind: 'throw', target: 8, success: 'or more', modifier: -1 }))  // '2d6-1>=8'
 */
export const comparisonOf = ({ target, success, modifier }: Throw): Comparison => ({
  kind: 'comparison',
  operator: COMPARATORS[success],
  left: withModifier(TWO_DICE, modifier),
  right: { kind: 'constant', value: target },
})

/** What is rolled: a Traveller throw as its comparison, anything else as it is. */
export const meaning = (notation: Notation): Expression | Comparison =>
  notation.kind === 'throw' ? comparisonOf(notation) : notation
