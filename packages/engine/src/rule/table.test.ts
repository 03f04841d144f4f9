import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { Listener } from './listener.ts'
import { matrix, steps, table } from './table.ts'
import { Silent } from './why.ts'

const silent = new Silent()

test('a table answers its row and says so', () => {
  const why = new Listener()
  expect(table('Light', { day: 0, dusk: -2 }).at('dusk', why)).toBe(-2)
  expect(explain(why.take())).toEqual(['Light: dusk → −2'])
})
test('a row that is not there is refused by name', () => {
  const rows: { readonly [name: string]: number } = { day: 0, dusk: -2 }
  expect(() => table('Light', rows).at('noon', silent)).toThrow('Light: expected one of day, dusk, got "noon"')
  expect(() => table('Light', rows).at('toString', silent)).toThrow('expected one of day, dusk')
})
test('a matrix answers its cell', () => {
  const hits = matrix('To hit', { dagger: { none: 2, mail: -1 }, pike: { none: 3, mail: 0 } })
  const why = new Listener()
  expect(hits.at('dagger', 'mail', why)).toBe(-1)
  expect(explain(why.take())).toEqual(['To hit: dagger, mail → −1'])
})
test('steps hold their upper limits', () => {
  const size = steps('Size', [
    [10, 'small'],
    [20, 'middling'],
    [Number.POSITIVE_INFINITY, 'large'],
  ])
  expect([9, 10, 11, 20, 21].map(key => size.at(key, silent))).toEqual([
    'small',
    'small',
    'middling',
    'middling',
    'large',
  ])
  expect(() => steps('Short', [[1, 'a']]).at(2, silent)).toThrow('Short: expected at most 1, got 2')
  expect(() =>
    steps('Unsorted', [
      [2, 'a'],
      [1, 'b'],
    ]),
  ).toThrow('a limit over 2')
})
