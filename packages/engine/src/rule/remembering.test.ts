import { describe, expect, it } from 'vitest'
import { int } from '../field/fields.ts'
import { compose } from '../ruleset/ruleset.ts'
import { hushed } from './hushed.ts'
import { eachTotal, remembering } from './remembering.ts'
import { rule } from './rule.ts'

const double = rule(
  { id: 'test.remembering.double', title: 'Double', lines: '1', given: { of: int() }, gives: 'double' },
  (x, why) => why.product('double').add('of', x.of).add('two', 2).total(),
)

/** The doubles of numbers, and for which it was really worked out. */
function doubling(most: number) {
  const worked: number[] = []
  const doubled = remembering(most, (why, holder: object, of: number) => {
    worked.push(of)
    return { holder, double: double({ of }, why) }
  })
  return { doubled, worked }
}

describe('remembering', () => {
  const { silent, listen, count } = compose({ options: [] })
  const holder = {}

  it('works out once what is asked of the very same things', () => {
    const { doubled, worked } = doubling(8)
    const first = doubled(silent, holder, 3)
    expect(first.double).toBe(6)
    expect(doubled(silent, holder, 3)).toBe(first)
    expect(doubled(silent, holder, 4).double).toBe(8)
    expect(worked).toEqual([3, 4])
  })

  it('tells things that are only alike apart, and other rules in force', () => {
    const { doubled, worked } = doubling(8)
    doubled(silent, holder, 3)
    expect(doubled(silent, {}, 3).holder).not.toBe(holder)
    doubled(compose({ options: [] }).silent, holder, 3)
    expect(worked).toEqual([3, 3, 3])
  })

  it('tells apart each of the five things it may be asked about', () => {
    const worked: string[] = []
    const joined = remembering(8, (_why, a: string, b: string, c: string, d: string, e: string) => {
      worked.push(`${a}${b}${c}${d}${e}`)
      return `${a}${b}${c}${d}${e}`
    })
    const all = ['abcde', 'Abcde', 'aBcde', 'abCde', 'abcDe', 'abcdE']
    for (const word of [...all, 'abcde', 'abcdE']) {
      const [a = '', b = '', c = '', d = '', e = ''] = word
      expect(joined(silent, a, b, c, d, e)).toBe(word)
    }
    // Of five that are alike in the last, four are kept.
    expect(worked).toEqual([...all, 'abcde'])
  })

  it('forgets everything when it has kept as much as it may', () => {
    const { doubled, worked } = doubling(2)
    for (const number of [1, 2, 1, 2, 3, 3, 1]) expect(doubled(silent, holder, number).double).toBe(2 * number)
    expect(worked).toEqual([1, 2, 3, 1])
  })

  it('keeps nothing where somebody listens: each time the reasons are told, and the rules fire', () => {
    const { doubled, worked } = doubling(8)
    doubled(silent, holder, 3)
    const listener = listen()
    doubled(listener, holder, 3)
    doubled(listener, holder, 3)
    expect(listener.take().map(({ kind }) => kind)).toEqual(['rule', 'rule'])
    const counter = count()
    doubled(counter, holder, 3)
    doubled(counter, holder, 3)
    expect(counter.fired.get(double.id)).toBe(2)
    expect(worked).toHaveLength(5)
  })

  it('reads each total of a roll once, and every time for whoever listens', () => {
    const read: number[] = []
    const reading = (total: number): boolean => {
      read.push(total)
      return total > 10
    }
    const quietly = eachTotal(silent, reading)
    expect([11, 3, 11, 3, -2].map(quietly)).toEqual([true, false, true, false, false])
    expect(read).toEqual([11, 3, -2])
    const aloud = eachTotal(listen(), reading)
    expect([11, 11].map(aloud)).toEqual([true, true])
    expect(read).toEqual([11, 3, -2, 11, 11])
  })
})

describe('hushed', () => {
  it('is the same for all who listen to the same rules, so that what was remembered is found again', () => {
    const ruleset = compose({ options: [] })
    expect(hushed(ruleset.listen())).toBe(hushed(ruleset.listen()))
    expect(hushed(ruleset.listen())).not.toBe(hushed(compose({ options: [] }).listen()))
    expect(hushed(ruleset.silent)).toBe(ruleset.silent)
    const counter = ruleset.count()
    expect(hushed(counter)).toBe(counter)
  })
})
