import { expect, test } from 'vitest'
import type { Why } from '../rule/why.ts'
import { compose } from '../ruleset/ruleset.ts'
import { MemoByKey } from './memo-by-key.ts'

function naming() {
  const memo = new MemoByKey<{ readonly name: string }, string>()
  const computed: string[] = []
  const named = (why: Why, who: { readonly name: string }, key: string | number): string =>
    memo.get(why, who, key, () => {
      computed.push(`${who.name} ${key}`)
      return `${who.name} ${key}`
    })
  return { named, computed }
}

const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }]

test('MemoByKey computes once for each object and key', () => {
  const { silent } = compose({ options: [] })
  const { named, computed } = naming()
  for (let times = 0; times < 2; times++) {
    for (const who of [ann, ben])
      for (const key of ['dodge', 7]) expect(named(silent, who, key)).toBe(`${who.name} ${key}`)
  }
  expect(computed).toEqual(['Ann dodge', 'Ann 7', 'Ben dodge', 'Ben 7'])
})

test('MemoByKey keeps nothing of other rules, and nothing where someone listens or counts', () => {
  const ruleset = compose({ options: [] })
  const { named, computed } = naming()
  named(ruleset.silent, ann, 'dodge')
  named(compose({ options: [] }).silent, ann, 'dodge')
  const [listener, counter] = [ruleset.listen(), ruleset.count()]
  for (const why of [listener, listener, counter, counter]) named(why, ann, 'dodge')
  expect(computed).toHaveLength(6)
})
