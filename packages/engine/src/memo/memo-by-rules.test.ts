import { expect, test } from 'vitest'
import type { Why } from '../rule/why.ts'
import { compose } from '../ruleset/ruleset.ts'
import { memoByRules } from './memo-by-rules.ts'

test('memoByRules computes once for the rules in force, whoever listens', () => {
  let computed = 0
  const numberOf = memoByRules(() => ++computed)
  const [one, other] = [compose({ options: [] }), compose({ options: [] })]
  const all = [one.silent, one.listen(), one.count(), other.silent, one.silent]
  expect(all.map(why => numberOf(why))).toEqual([1, 1, 1, 2, 1])
})

test('memoByRules computes once for each object by the same rules', () => {
  const computed: string[] = []
  const nameOf = memoByRules((_why: Why, { name }: { readonly name: string }) => {
    computed.push(name)
    return name
  })
  const [one, other] = [compose({ options: [] }).silent, compose({ options: [] }).silent]
  const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }]
  for (const why of [one, other, one]) for (const who of [ann, ben]) expect(nameOf(why, who)).toBe(who.name)
  expect(computed).toEqual(['Ann', 'Ben', 'Ann', 'Ben'])
})
