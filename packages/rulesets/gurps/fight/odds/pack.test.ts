/** Rows as single numbers, against the same rows cell by cell; and what lets a row be weighed as a whole. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { death } from '../../injury/hit-points.ts'
import { choosable } from '../../ruleset/rules.ts'
import { packed, shifted, unpacked, widthOf } from './pack.ts'

const cell = fc.bigInt({ min: 0n, max: 1n << 90n })
const row = fc.array(cell, { maxLength: 30 })

describe('gurps.procedure.attack: rows of ways as one number', () => {
  test('are added, multiplied and moved as their cells are', () => {
    fc.assert(
      fc.property(row, row, fc.bigInt({ min: 0n, max: 1000n }), fc.nat(20), (one, other, times, cells) => {
        const width = widthOf(1n << 102n)
        const sum = packed(one, width) + shifted(packed(other, width) * times, cells, width)
        const found = unpacked(sum, 60, width)
        for (let place = 0; place < 60; place++) {
          const expected = (one[place] ?? 0n) + (other[place - cells] ?? 0n) * times
          expect(found[place] ?? 0n).toBe(expected)
        }
      }),
      { numRuns: 200, seed: 6 },
    )
  })
  test('leave out cells that nobody is in', () => {
    const sparse: bigint[] = []
    sparse[3] = 7n
    expect(Object.entries(unpacked(packed(sparse, 4), 5, 4))).toEqual([['3', 7n]])
    expect(unpacked(packed([], 4), 5, 4)).toEqual([])
  })
})

test('gurps.injury.death: thresholds that are crossed in two steps are those of one', () => {
  const why = compose(choosable).silent
  const point = fc.integer({ min: -60, max: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 20 }), point, point, point, (ht, a, b, c) => {
      const [hp, between, least] = [a, b, c].sort((one, other) => other - one)
      const due = (hp_before = 0, hp_after = 0) =>
        death({ ht, ht_bonus: 0, hp_before, hp_after, hard_to_kill: 0, rolls: [] }, why)
      const [first, second, both] = [due(hp, between), due(between, least), due(hp, least)]
      if (first.dead === true || second.dead === true) expect(both.dead).toBe(true)
      else expect(both.death_rolls_due).toBe(first.death_rolls_due + second.death_rolls_due)
    }),
    { numRuns: 500, seed: 6 },
  )
})
