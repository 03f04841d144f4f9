import { expect, test } from 'vitest'
import { totalsOf, typedSoFar } from './typed-dice.ts'

test('typed dice: each die is asked for, then the total is known', () => {
  expect(typedSoFar('2d6+1', [])).toEqual({ total: null, wanted: [6, 6] })
  expect(typedSoFar('2d6+1', [4])).toEqual({ total: null, wanted: [6] })
  expect(typedSoFar('2d6+1', [4, 3])).toEqual({ total: 8, wanted: [] })
})

test('typed dice: dice of several kinds come in the order of the notation', () => {
  expect(typedSoFar('d10+d6', [7])).toEqual({ total: null, wanted: [6] })
})

test('typed dice: a die that explodes asks for another', () => {
  expect(typedSoFar('d6!', [6])).toEqual({ total: null, wanted: [6] })
  expect(typedSoFar('d6!', [6, 2])).toEqual({ total: 8, wanted: [] })
})

test('typed dice: what they can come to', () => {
  expect(totalsOf('2d6+1')).toEqual({ min: 3, max: 13 })
})
