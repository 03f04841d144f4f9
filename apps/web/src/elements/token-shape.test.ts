import { describe, expect, test } from 'vitest'
import { bodyPath, healthArcs, initialsOf } from './token-shape.ts'

describe('the wound ring', () => {
  test('is what is left of one ring, from the top', () => {
    const [arc] = healthArcs(10, [0.5])
    expect(arc?.from).toBe(-90)
    expect(arc?.drawn).toBeCloseTo(Math.PI * 10)
    expect(healthArcs(10, [0])[0]?.drawn).toBe(0)
    expect(healthArcs(10, [1.4])[0]?.drawn).toBeCloseTo(2 * Math.PI * 10)
  })
  test('has a part for each of three, with gaps between them', () => {
    const arcs = healthArcs(18, [1, 1, 0.5])
    expect(arcs.map(({ from }) => Math.round(from))).toEqual([-84, 36, 156])
    const [first, , third] = arcs
    expect(first?.drawn).toBeCloseTo((2 * Math.PI * 18) / 3 - 4)
    expect(third?.drawn).toBeCloseTo((first?.drawn ?? 0) / 2)
  })
})

test('every side has a shape of its own', () => {
  expect(new Set([1, 2, 3, 4].map(colour => bodyPath(colour, 20))).size).toBe(4)
  expect(bodyPath(0, 20)).toBe(bodyPath(1, 20))
})

test('initials are two letters', () => {
  expect(['Ada', 'Teodor Raske', 'thug 2', ' Øystein ', 'B', ''].map(initialsOf)).toEqual([
    'AD',
    'TR',
    'T2',
    'ØY',
    'B',
    '',
  ])
})
