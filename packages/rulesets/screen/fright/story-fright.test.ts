/** The finer table of fright through a story: every row by scripted dice, seen in the state. */
import { compose } from '@umpire/engine'
import { FRIGHT_CASES, leftBy, terrified } from '@umpire/gurps/story-fixtures'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../index.ts'

const ruleset = compose({ options: screenOptions }, { options: ['fright-table'], settings: {} })
const gains = (what: string, points: number, more: object = {}) => ({ left: { gained: [{ what, points, ...more }] } })
const FAINT = { answers: [3, 11] }
const MILD = gains('mild-phobia-or-mental-disadvantage', -10)
const COMA = { answers: [2] }

/** Rows that differ from the other book's. */
const FINER: { readonly [row: number]: { readonly answers?: readonly number[]; readonly left: object } } = {
  22: gains('major-delusion', -10),
  23: MILD,
  24: gains('physical-disadvantages-or-aging', -15, { a_year: -3 }),
  25: MILD,
  26: { ...FAINT, ...gains('major-delusion', -10) },
  27: { ...FAINT, ...MILD },
  34: gains('severe-delusion', -15),
  35: gains('severe-phobia-or-mental-disadvantage', -15),
  38: { ...COMA, ...gains('severe-delusion', -15) },
  39: { ...COMA, ...gains('severe-phobia-or-mental-disadvantage', -30) },
  40: { ...COMA, left: { ...gains('severe-phobia-or-mental-disadvantage', -30).left, attributes_lost: { iq: 1 } } },
  45: { ...COMA, left: { ...gains('severe-phobia-or-mental-disadvantage', -30).left, attributes_lost: { iq: 1 } } },
}

describe('screen.fright.table: every row through a story', () => {
  const cases = Object.entries(FRIGHT_CASES).map(
    ([row, one]) => [Number(row), { ...one, ...FINER[Number(row)] }] as const,
  )
  test.each(cases)('row %i', (row, one) => {
    const { rows, stunned, left } = leftBy(row, one, ruleset)
    expect(rows).toEqual([row])
    expect(stunned).toBe(one.stunned)
    if (one.left !== undefined) expect(left).toMatchObject(one.left)
  })
  test('row 25: a mild phobia that has to do with it grows severe', () => {
    const hemophobia = { traits: [{ trait: 'Phobia', variant: 'Hemophobia' }] }
    expect(terrified(25, [], ruleset, hemophobia).left.gained).toMatchObject([{ points: -5 }])
    const heights = { traits: [{ trait: 'Phobia', variant: 'Acrophobia' }] }
    expect(terrified(25, [], ruleset, heights).left.gained).toMatchObject([{ points: -10 }])
  })
})
