import { describe, expect, it } from 'vitest'
import { int } from '../field/fields.ts'
import { rule } from '../rule/rule.ts'
import { compose } from '../ruleset/ruleset.ts'
import { memoByTotal, memoQuiet } from './memo-quiet.ts'

const double = rule(
  { id: 'test.memo.double', title: 'Double', lines: '1', given: { of: int() }, gives: 'double' },
  (x, why) => why.product('double').add('of', x.of).add('two', 2).total(),
)

/** The doubles of numbers, and the numbers they were computed for. */
function doubling() {
  const computed: number[] = []
  const doubled = memoQuiet((why, holder: object, of: number) => {
    computed.push(of)
    return { holder, double: double({ of }, why) }
  })
  return { doubled, computed }
}

describe('memoQuiet', () => {
  const { silent, listen, count } = compose({ options: [] })
  const holder = {}

  it('computes once for the very same arguments', () => {
    const { doubled, computed } = doubling()
    const first = doubled(silent, holder, 3)
    expect(first.double).toBe(6)
    expect(doubled(silent, holder, 3)).toBe(first)
    expect(doubled(silent, holder, 4).double).toBe(8)
    expect(computed).toEqual([3, 4])
  })

  it('tells apart things that are only equal, and other rules in force', () => {
    const { doubled, computed } = doubling()
    doubled(silent, holder, 3)
    expect(doubled(silent, {}, 3).holder).not.toBe(holder)
    doubled(compose({ options: [] }).silent, holder, 3)
    expect(computed).toEqual([3, 3, 3])
  })

  it('tells apart each of five arguments', () => {
    const computed: string[] = []
    const joined = memoQuiet((_why, a: string, b: string, c: string, d: string, e: string) => {
      computed.push(`${a}${b}${c}${d}${e}`)
      return `${a}${b}${c}${d}${e}`
    })
    const all = ['abcde', 'Abcde', 'aBcde', 'abCde', 'abcDe', 'abcdE']
    for (const word of [...all, 'abcde', 'abcdE']) {
      const [a = '', b = '', c = '', d = '', e = ''] = word
      expect(joined(silent, a, b, c, d, e)).toBe(word)
    }
    // Of five with the same last argument, four are kept.
    expect(computed).toEqual([...all, 'abcde'])
  })

  it('forgets everything when it has kept results for a thousand numbers', () => {
    const { doubled, computed } = doubling()
    for (let of = 0; of < 1000; of++) doubled(silent, holder, of)
    doubled(silent, holder, 0)
    expect(computed).toHaveLength(1000)
    expect(doubled(silent, holder, 1000).double).toBe(2000)
    doubled(silent, holder, 0)
    expect(computed.slice(1000)).toEqual([1000, 0])
  })

  it('keeps results for an object for as long as the object is there', () => {
    const computed: object[] = []
    const sizes = memoQuiet((_why, all: readonly number[]) => {
      computed.push(all)
      return all.length
    })
    const lists = Array.from({ length: 2000 }, (_, length) => Array.from({ length }, () => 0))
    for (const list of [...lists, ...lists]) expect(sizes(silent, list)).toBe(list.length)
    expect(computed).toHaveLength(lists.length)
  })

  it('keeps nothing where someone listens: the reasons come and the rules fire each time', () => {
    const { doubled, computed } = doubling()
    doubled(silent, holder, 3)
    const listener = listen()
    doubled(listener, holder, 3)
    doubled(listener, holder, 3)
    expect(listener.take().map(({ kind }) => kind)).toEqual(['rule', 'rule'])
    const counter = count()
    doubled(counter, holder, 3)
    doubled(counter, holder, 3)
    expect(counter.fired.get(double.id)).toBe(2)
    expect(computed).toHaveLength(5)
  })

  it('memoByTotal reads each total once, and every time for a listener', () => {
    const read: number[] = []
    const reading = (total: number): boolean => {
      read.push(total)
      return total > 10
    }
    const quietly = memoByTotal(silent, reading)
    expect([11, 3, 11, 3, -2].map(quietly)).toEqual([true, false, true, false, false])
    expect(read).toEqual([11, 3, -2])
    const aloud = memoByTotal(listen(), reading)
    expect([11, 11].map(aloud)).toEqual([true, true])
    expect(read).toEqual([11, 3, -2, 11, 11])
  })
})
