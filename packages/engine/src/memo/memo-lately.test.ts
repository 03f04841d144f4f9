import { expect, test } from 'vitest'
import { compose } from '../ruleset/ruleset.ts'
import { memoLately } from './memo-lately.ts'

interface Blow {
  readonly by: number
  readonly at?: number | undefined
  readonly hard?: boolean
}

function blows() {
  const computed: Blow[] = []
  const memo = memoLately((_, who: { readonly name: string }, blow: Blow) => {
    computed.push(blow)
    return `${who.name} ${JSON.stringify(blow)}`
  })
  return { memo, computed }
}

const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }]

test('memoLately gives what was computed a moment ago', () => {
  const { silent } = compose({ options: [] })
  const { memo, computed } = blows()
  for (let times = 0; times < 3; times++) expect(memo(silent, ann, { by: 1, at: 2 })).toBe('Ann {"by":1,"at":2}')
  expect(computed).toHaveLength(1)
})

test('memoLately tells apart every object and every field, however many share a place', () => {
  const { silent } = compose({ options: [] })
  const { memo } = blows()
  const hard = [undefined, true, false] as const
  for (let times = 0; times < 2; times++) {
    for (const who of [ann, ben]) {
      for (let by = 0; by < 100; by++) {
        for (const one of hard) {
          const blow = one === undefined ? { by, at: 7 } : { by, at: 7, hard: one }
          expect(memo(silent, who, { ...blow })).toBe(`${who.name} ${JSON.stringify(blow)}`)
        }
      }
    }
  }
})

test('memoLately keeps nothing of other rules, and nothing where someone listens or counts', () => {
  const ruleset = compose({ options: [] })
  const { memo, computed } = blows()
  memo(ruleset.silent, ann, { by: 1 })
  memo(compose({ options: [] }).silent, ann, { by: 1 })
  const [listener, counter] = [ruleset.listen(), ruleset.count()]
  for (const why of [listener, listener, counter, counter]) memo(why, ann, { by: 1 })
  expect(computed).toHaveLength(6)
})
