import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enumerated, expressions, notations } from '../../test/notations.ts'
import { bounds } from './bounds.ts'
import { parse } from './parser.ts'

describe('bounds', () => {
  it('are the least and the most of all throws', () => {
    fc.assert(
      fc.property(notations, notation => {
        if (notation.kind === 'comparison' || notation.kind === 'throw') return
        const values = [...enumerated(notation).weights.keys()]
        expect(bounds(notation)).toEqual({ low: Math.min(...values), high: Math.max(...values) })
      }),
      { numRuns: 500 },
    )
  })

  it('of a sum are the sums of the bounds', () => {
    fc.assert(
      fc.property(expressions, expressions, (left, right) => {
        const [a, b] = [bounds(left), bounds(right)]
        const sum = bounds({ kind: 'arithmetic', operator: '-', left, right })
        expect(sum).toEqual({ low: a.low - b.high, high: a.high - b.low })
      }),
    )
  })

  it.each([
    ['3d6!', 3, 198],
    ['3d6!1', 6, 48],
    ['d6! most 0', 1, 6],
  ])('%s explodes from %i to %i', (text, low, high) => {
    const notation = parse(text)
    if (notation.kind !== 'dice') throw new Error('no dice')
    expect(bounds(notation)).toEqual({ low, high })
  })
})
