import { expect, test } from 'vitest'
import { MemoForLast } from './memo-for-last.ts'

test('works out once for each key of the object asked for last', () => {
  const computed: string[] = []
  const memo = new MemoForLast<{ readonly name: string }, string>()
  const get = (object: { readonly name: string }, key: string): string =>
    memo.get(object, key, () => {
      computed.push(`${object.name} ${key}`)
      return `${object.name} ${key}`
    })
  const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }]
  expect([get(ann, 'a'), get(ann, 'b'), get(ann, 'a'), get(ben, 'a'), get(ann, 'a'), get({ ...ann }, 'a')]).toEqual([
    'Ann a',
    'Ann b',
    'Ann a',
    'Ben a',
    'Ann a',
    'Ann a',
  ])
  expect(computed).toEqual(['Ann a', 'Ann b', 'Ben a', 'Ann a', 'Ann a'])
})
