import { expect, test } from 'vitest'
import { isCount, isNamed, texts } from './address.ts'

test('an address says what it says, and nothing else', () => {
  const search = { run: 'a', first: 12, other: 'b', last: { deep: 1 } }
  expect(texts(search, ['run', 'first', 'last'])).toEqual({ run: 'a', first: '12' })
})
test('a count is a whole number, and names are no list', () => {
  expect([3, 1.5, '3', null].map(isCount)).toEqual([true, false, false, false])
  expect([{ a: 1 }, [1], null, 'a'].map(isNamed)).toEqual([true, false, false, false])
})
