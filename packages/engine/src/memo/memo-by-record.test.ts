import { expect, test } from 'vitest'
import { compose } from '../ruleset/ruleset.ts'
import { memoByRecord } from './memo-by-record.ts'

interface Blow {
  readonly by: number
  readonly at?: number | undefined
  readonly hard?: boolean
  readonly where?: object
}

function blows() {
  const computed: Blow[] = []
  const memo = memoByRecord((_, who: { readonly name: string }, blow: Blow) => {
    computed.push(blow)
    return `${who.name} ${JSON.stringify(blow)}`
  })
  return { memo, computed }
}

const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }]
const [head, arm] = [{ kind: 'place' }, { kind: 'place' }]

test('memoByRecord computes once for each object and record, whichever field differs', () => {
  const { silent } = compose({ options: [] })
  const { memo, computed } = blows()
  const all: readonly Blow[] = [
    { by: 1, at: 2, hard: true, where: head },
    { by: 2, at: 2, hard: true, where: head },
    { by: 1, at: 1, hard: true, where: head },
    { by: 1, at: 2, hard: false, where: head },
    { by: 1, at: 2, hard: true, where: arm },
    { by: 1, at: 2, hard: true },
    { by: 1, at: 2 },
  ]
  for (let times = 0; times < 3; times++) {
    for (const who of [ann, ben])
      for (const blow of all) expect(memo(silent, who, { ...blow })).toBe(`${who.name} ${JSON.stringify(blow)}`)
  }
  expect(computed).toHaveLength(2 * all.length)
})

test('memoByRecord goes by the names of fields, not by their order, and takes a missing one for undefined', () => {
  const { silent } = compose({ options: [] })
  const { memo, computed } = blows()
  memo(silent, ann, { by: 1, at: 2 })
  expect(memo(silent, ann, { at: 2, by: 1 })).toBe('Ann {"by":1,"at":2}')
  expect(memo(silent, ann, { at: 1, by: 2 })).toBe('Ann {"at":1,"by":2}')
  memo(silent, ann, { by: 1 })
  memo(silent, ann, { by: 1, at: undefined })
  expect(computed).toHaveLength(3)
})

test('memoByRecord keeps nothing of other rules, and nothing where someone listens or counts', () => {
  const ruleset = compose({ options: [] })
  const { memo, computed } = blows()
  memo(ruleset.silent, ann, { by: 1 })
  memo(compose({ options: [] }).silent, ann, { by: 1 })
  const [listener, counter] = [ruleset.listen(), ruleset.count()]
  for (const why of [listener, listener, counter, counter]) memo(why, ann, { by: 1 })
  expect(computed).toHaveLength(6)
})

test('memoByRecord keeps what is asked for often when there are too many', () => {
  const { silent } = compose({ options: [] })
  const { memo, computed } = blows()
  for (let by = 0; by < 1000; by++) {
    memo(silent, ann, { by, at: 1 })
    memo(silent, ann, { by: 0, at: 1 })
  }
  expect(computed).toHaveLength(1000)
})
