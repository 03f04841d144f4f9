import { describe, expect, it } from 'vitest'
import { parse } from '../notation/parser.ts'
import { given } from '../source/given.ts'
import { rollNotation } from './rolled.ts'
import { compiledTotal } from './total.ts'

const read = (text: string, faces: readonly number[]) => {
  const source = given(faces)
  const rolled = rollNotation(parse(text), source)
  source.end()
  return rolled
}

describe('rollNotation', () => {
  it.each([
    ['3d6', [4, 2, 6], 12],
    ['2d-4 min 1', [1, 2], 1],
    ['2d-4 min 1', [5, 6], 7],
    ['6dx2', [1, 2, 3, 4, 5, 6], 42],
    ['10-2d', [3, 4], 3],
    ['-d6', [3], -3],
    ['(3d6)/2', [1, 2, 2], 2],
    ['(3d6)/2 up', [1, 2, 2], 3],
    ['(3d6)/2 near', [1, 2, 2], 3],
    ['(d6-4)/2', [3], -1],
    ['3d6 max 10', [6, 6, 6], 10],
    ['d6-d6', [1, 6], -5],
    ['(d6-1)x(0-1)', [1], 0],
    ['(0-6361x69431x20394401)/3 near', [], -3002399751580330],
  ])('%s with %j is %i', (text, faces, total) => {
    expect(read(text, faces)).toMatchObject({ total, success: null, compared: null })
  })

  it('keeps the earlier of equal dice and names the dropped ones', () => {
    const rolled = read('4d6kh3', [2, 5, 2, 6])
    expect(rolled.total).toBe(13)
    expect(rolled.terms[0]).toMatchObject({ faces: [2, 5, 2, 6], values: [2, 5, 2, 6], dropped: [2], explosions: [] })
    expect(read('4d6kl1', [2, 5, 2, 6]).terms[0]?.dropped).toEqual([1, 2, 3])
  })

  it('draws an explosion right after its die, up to the cap', () => {
    const rolled = read('3d6! most 2', [3, 6, 6, 6, 6, 1])
    expect(rolled.total).toBe(28)
    expect(rolled.terms[0]).toMatchObject({ values: [3, 18, 7], explosions: [0, 2, 1] })
  })

  it('explodes first and then keeps whole dice', () => {
    const rolled = read('3d6!kh2', [5, 6, 1, 4])
    expect(rolled.total).toBe(12)
    expect(rolled.terms[0]).toMatchObject({ values: [5, 7, 4], dropped: [2] })
  })

  it('gives both sides of a comparison', () => {
    expect(read('3d6<=12', [4, 4, 4])).toMatchObject({ total: 1, success: true, compared: { left: 12, right: 12 } })
    const versus = read('3d6 > 2d6+3', [4, 4, 4, 5, 6])
    expect(versus).toMatchObject({ total: 0, success: false, compared: { left: 12, right: 14 } })
    expect(versus.terms.map(term => term.faces)).toEqual([
      [4, 4, 4],
      [5, 6],
    ])
  })

  it('throws two dice with their DM', () => {
    expect(read('8+ DM+2', [2, 4])).toMatchObject({ success: true, compared: { left: 8, right: 8 } })
    expect(read('6- DM-1', [4, 4])).toMatchObject({ success: false, compared: { left: 7, right: 6 } })
    expect(read('7 exactly', [3, 4]).success).toBe(true)
  })
})

describe('compiledTotal', () => {
  it.each([
    ['d1000', [1000], 1000],
    ['d65536', [65_536], 65_536],
    ['d100000', [70_000], 70_000],
    ['d1000000', [1_000_000], 1_000_000],
    ['d1000000', [1], 1],
    ['2d1000000', [999_999, 1_000_000], 1_999_999],
    ['2d217', [217, 216], 433],
    ['2d216', [216, 215], 431],
    ['15d2', new Array(15).fill(2), 30],
  ])('of %s with %j is %i, as it is with faces', (text, faces, total) => {
    expect(compiledTotal(parse(text))(given(faces))).toBe(total)
    expect(read(text, faces).total).toBe(total)
  })
})
