import { expect, test } from 'vitest'
import type { Why } from '../rule/why.ts'
import { compose } from '../ruleset/ruleset.ts'
import { MemoByList } from './memo-by-list.ts'

type Part = string | number | boolean | object | null

function joining() {
  const memo = new MemoByList<{ readonly name: string }, string>()
  const computed: string[] = []
  const joined = (why: Why, who: { readonly name: string }, parts: readonly Part[]): string =>
    memo.get(why, who, parts, () => {
      computed.push(`${who.name} ${parts.join(' ')}`)
      return `${who.name} ${parts.join(' ')}`
    })
  return { joined, computed }
}

const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }]

test('MemoByList computes once for each object and list, whichever part differs', () => {
  const { silent } = compose({ options: [] })
  const { joined, computed } = joining()
  const lists = [
    [1, 'close', false],
    [2, 'close', false],
    [1, 'short', false],
    [1, 'close', true],
  ]
  for (let times = 0; times < 3; times++) {
    for (const who of [ann, ben])
      for (const parts of lists) expect(joined(silent, who, parts)).toBe(`${who.name} ${parts.join(' ')}`)
  }
  expect(computed).toHaveLength(8)
})

test('MemoByList tells a list from a longer one that begins alike', () => {
  const { silent } = compose({ options: [] })
  const { joined } = joining()
  for (const parts of [['dodge'], ['dodge', 7], ['dodge']]) {
    expect(joined(silent, ann, parts)).toBe(['Ann', ...parts].join(' '))
  }
})

test('MemoByList tells apart objects that are only equal', () => {
  const { silent } = compose({ options: [] })
  const { joined, computed } = joining()
  const [one, other] = [{}, {}]
  for (const parts of [
    [1, one],
    [1, other],
    [1, one],
    [one, 1],
  ])
    joined(silent, ann, parts)
  expect(computed).toHaveLength(3)
})

test('MemoByList keeps nothing of other rules, and nothing where someone listens or counts', () => {
  const ruleset = compose({ options: [] })
  const { joined, computed } = joining()
  joined(ruleset.silent, ann, ['dodge'])
  joined(compose({ options: [] }).silent, ann, ['dodge'])
  const [listener, counter] = [ruleset.listen(), ruleset.count()]
  for (const why of [listener, listener, counter, counter]) joined(why, ann, ['dodge'])
  expect(computed).toHaveLength(6)
})

test('MemoByList keeps what is asked for often when there are too many', () => {
  const { silent } = compose({ options: [] })
  const { joined, computed } = joining()
  for (let number = 0; number < 1000; number++) {
    joined(silent, ann, ['dodge', number])
    joined(silent, ann, ['dodge', 0])
  }
  expect(computed).toHaveLength(1000)
})
