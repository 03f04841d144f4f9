import { expect, test } from 'vitest'
import { memoByObject } from './memo-by-object.ts'

test('memoByObject computes once for each object, also where the result is undefined', () => {
  const computed: object[] = []
  const first = memoByObject((list: readonly number[]) => {
    computed.push(list)
    return list[0]
  })
  const [one, other, empty] = [[1], [1], []]
  expect([one, other, empty, empty, one, empty].map(first)).toEqual([1, 1, undefined, undefined, 1, undefined])
  expect(computed).toEqual([one, other, empty])
})

test('memoByObject: a memo of memos tells every object apart', () => {
  const pairs = memoByObject((a: { readonly name: string }) =>
    memoByObject((b: { readonly name: string }) => ({ text: `${a.name} ${b.name}` })),
  )
  const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }]
  const pair = pairs(ann)(ben)
  expect(pair.text).toBe('Ann Ben')
  expect(pairs(ann)(ben)).toBe(pair)
  expect(pairs(ben)(ann).text).toBe('Ben Ann')
})
