import { describe, expect, test } from 'vitest'
import { percentOf } from '../text/hundred.ts'
import { chanceOf, middle, rowsOf, shareOf } from './cumulated.ts'
import { workOut } from './work-out.ts'

const totals = (notation: string) => {
  const odds = workOut(notation)
  if (odds.kind !== 'totals') throw new Error(`expected totals of ${notation}, got ${odds.kind}`)
  return odds
}

describe('the odds of a notation', () => {
  test('are totals with their ways', () => {
    const { values, of, mean, median, text } = totals('2D')
    expect([of, mean, median, text]).toEqual([36n, 7, 7, '2d6'])
    expect(values.map(({ ways }) => ways)).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n])
  })
  test('are a chance where something is decided', () => {
    expect(workOut('8+')).toMatchObject({ kind: 'decision', ways: 15n, of: 36n })
    expect(workOut('3d6<=12')).toMatchObject({ kind: 'decision', ways: 160n, of: 216n })
  })
  test('say where the notation is wrong, or that it is too much', () => {
    expect(workOut('3d6+')).toMatchObject({ kind: 'wrong', place: { at: 4 } })
    expect(workOut('dragon')).toMatchObject({ kind: 'wrong' })
    expect(workOut('1000d1000000')).toMatchObject({ kind: 'wrong', tooMuch: true })
  })
})

describe('totals', () => {
  const { values, of } = totals('3d6')
  test('add up from both ends', () => {
    const rows = rowsOf(values, of)
    expect(rows.at(0)).toMatchObject({ value: 3, atLeast: { ways: 216n }, atMost: { ways: 1n } })
    expect(rows.at(-1)).toMatchObject({ value: 18, atLeast: { ways: 1n }, atMost: { ways: 216n } })
    for (const { value, atLeast, atMost, exactly } of rows) {
      expect(atLeast.ways + atMost.ways - exactly.ways).toBe(216n)
      expect(chanceOf(values, of, 'atLeast', value)).toEqual(atLeast)
      expect(chanceOf(values, of, 'atMost', value)).toEqual(atMost)
    }
  })
  test('are told for any number, also one that never comes up', () => {
    expect(percentOf(chanceOf(values, of, 'atMost', 12))).toBe('74.1')
    expect(chanceOf(values, of, 'exactly', 2).ways).toBe(0n)
    expect(chanceOf(values, of, 'atLeast', 2).ways).toBe(216n)
    expect(shareOf(chanceOf(values, of, 'exactly', 10))).toBeCloseTo(0.125)
  })
  test('are drawn round the middle where there are many', () => {
    const many = totals('100d6')
    const drawn = middle(rowsOf(many.values, many.of), many.median)
    expect(drawn).toHaveLength(400)
    expect(drawn[0]?.value).toBeLessThan(250)
    expect(drawn.at(-1)?.value).toBeGreaterThan(450)
  })
})
