import { describe, expect, test } from 'vitest'
import { callsIn } from './uses.ts'

const rule = (id: string, ...because: readonly unknown[]) => ({ kind: 'rule', id, title: id, value: 1, because })

describe('the calls of a rule', () => {
  test('are those that its reasons name, each by who made it', () => {
    const why = [rule('a', { kind: 'sum', terms: [{ label: 'light', because: [rule('b', rule('c'))] }] }, rule('d'))]
    expect(callsIn(why)).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'd'],
    ])
  })
  test('are none where nothing is called', () => {
    for (const why of [[], null, 'rule', [{ kind: 'note', text: 'rule' }], rule('a', rule('a'))])
      expect(callsIn(why)).toEqual([])
  })
})
