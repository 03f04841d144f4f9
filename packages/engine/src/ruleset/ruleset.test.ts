import { describe, expect, test } from 'vitest'
import { int } from '../field/fields.ts'
import { explain } from '../rule/explain.ts'
import { rule } from '../rule/rule.ts'
import { option, replace } from './option.ts'
import { compose, OptionConflict } from './ruleset.ts'
import { setting } from './setting.ts'

const injury = rule(
  { id: 'test.injury', title: 'Injury', lines: '1', given: { hit: int() }, gives: 'injury' },
  x => x.hit,
)
const left = rule(
  { id: 'test.left', title: 'Left', lines: '2', given: { hp: int(), hit: int() }, gives: 'left' },
  (x, why) =>
    why
      .sum('left')
      .add('hp', x.hp)
      .add('injury', -injury({ hit: x.hit }, why))
      .total(),
)
const extra = setting('test.extra', 'Extra injury', int({ max: 9 }), 1)

const named = (key: string, replaces: Parameters<typeof option>[0]['replaces'], more = {}) =>
  option({ key, title: key, says: key, replaces, ...more })

const options = [
  named('double', [replace(injury, (x, why, base) => 2 * base(x, why))]),
  named('plus', [replace(injury, (x, why, base) => base(x, why) + extra(why))]),
  named('cap', [replace(injury, (x, why, base) => Math.min(5, base(x, why)), ['double'])]),
  named('rival', [replace(injury, x => x.hit, ['lover'])]),
  named('lover', [replace(injury, x => x.hit, ['rival'])]),
  named('ring-a', [replace(injury, x => x.hit, ['ring-b'])]),
  named('ring-b', [replace(injury, x => x.hit, ['ring-c'])]),
  named('ring-c', [replace(injury, x => x.hit, ['ring-a'])]),
  named('needy', [], { requires: ['double'] }),
  named('loner', [], { excludes: ['double'] }),
  named('shy', [], { excludes: ['loner'] }),
  named('cat', [], { excludes: ['dog'] }),
  named('dog', [], { excludes: ['cat'] }),
  named('pack', [], { requires: ['dog', 'needy'] }),
]
const base = { options, settings: [extra] }
const hurt = (keys: readonly string[], hit: number, settings = {}) => {
  const { silent } = compose(base, { options: keys, settings })
  return injury({ hit }, silent)
}

describe('compose', () => {
  test('a rule that calls another one reaches the version in force', () => {
    expect(left({ hp: 10, hit: 3 }, compose(base).silent)).toBe(7)
    expect(left({ hp: 10, hit: 3 }, compose(base, { options: ['double'] }).silent)).toBe(4)
  })
  test('two campaigns do not disturb each other', () => {
    const plain = compose(base)
    const doubled = compose(base, { options: ['double'] })
    expect([plain, doubled, plain].map(({ silent }) => injury({ hit: 3 }, silent))).toEqual([3, 6, 3])
  })
  test('the exception stands on top, in whatever order they are named', () => {
    expect(hurt(['double', 'cap'], 4)).toBe(5)
    expect(hurt(['cap', 'double'], 4)).toBe(5)
    expect(hurt(['cap', 'double'], 2)).toBe(4)
    expect(hurt(['cap'], 9)).toBe(5)
  })
  test('the reasons say which option acted, and what the printed rule would be', () => {
    const why = compose(base, { options: ['plus'] }).listen()
    injury({ hit: 3 }, why)
    expect(explain(why.take())).toEqual([
      'Injury = 4 [test.injury, by option plus]',
      '  Injury = 3 [test.injury]',
      '  campaign setting test.extra: 1',
    ])
    const both = compose(base, { options: ['double', 'cap'] }).listen()
    injury({ hit: 3 }, both)
    expect(explain(both.take())[0]).toBe('Injury = 5 [test.injury, by option cap over double]')
  })
  test('settings are read with their default, and checked', () => {
    expect(hurt(['plus'], 3)).toBe(4)
    expect(hurt(['plus'], 3, { 'test.extra': 5 })).toBe(8)
    expect(() => hurt(['plus'], 3, { 'test.extra': 10 })).toThrow(
      'settings.test.extra: expected a whole number of 9 or less, got 10',
    )
    expect(() => hurt([], 3, { 'test.extr': 1 })).toThrow('settings: expected one of test.extra, got "test.extr"')
  })
  test('a printed rule fires only where its own body runs', () => {
    const counted = compose(
      { options: [named('instead', [replace(injury, () => 3)])] },
      { options: ['instead'] },
    ).count()
    injury({ hit: 1 }, counted)
    expect([...counted.fired.keys()]).toEqual([])
    const onTop = compose(base, { options: ['double'] }).count()
    injury({ hit: 1 }, onTop)
    expect([...onTop.fired]).toEqual([['test.injury', 1]])
  })
  test('what was chosen is plain, sorted, frozen data', () => {
    const { chosen } = compose(base, { options: ['double', 'cap', 'double'] })
    expect(chosen).toEqual({ options: ['cap', 'double'], settings: { 'test.extra': 1 } })
    expect(
      Object.isFrozen(chosen) &&
        Object.isFrozen(chosen.options) &&
        Object.isFrozen(chosen.settings) &&
        Object.isFrozen(compose(base)),
    ).toBe(true)
  })
})

describe('a conflict is refused by name', () => {
  const refused: readonly (readonly [readonly string[], string])[] = [
    [
      ['plus', 'double'],
      'options double and plus both replace test.injury and neither is the exception to the other: choose one of them',
    ],
    [
      ['rival', 'lover'],
      'options lover and rival both replace test.injury and each claims to be the exception to the other: choose one of them',
    ],
    [
      ['ring-a', 'ring-b', 'ring-c'],
      'options ring-a, ring-b, ring-c replace test.injury and are exceptions to each other in a circle: choose fewer',
    ],
    [['needy'], 'option needy requires option double: choose it too, or leave needy out'],
    [['loner', 'double'], 'options loner and double exclude each other: choose one of them'],
    // Both say so, and it is told once.
    [['dog', 'cat'], 'options cat and dog exclude each other: choose one of them'],
    [
      ['shy', 'loner', 'pack'],
      'option pack requires option dog: choose it too, or leave pack out; ' +
        'option pack requires option needy: choose it too, or leave pack out; ' +
        'options shy and loner exclude each other: choose one of them',
    ],
  ]
  for (const [keys, message] of refused) {
    test(keys.join(' with '), () => {
      expect(() => compose(base, { options: keys })).toThrow(new OptionConflict(message))
    })
  }
  test('an option that replaces one rule twice', () => {
    expect(() => named('twice', [replace(injury, x => x.hit), replace(injury, x => x.hit)])).toThrow(
      'option twice: expected one replacement of test.injury, got "several"',
    )
  })
  test('an option that speaks of one that does not exist', () => {
    const lost = named('lost', [], { requires: ['nowhere'] })
    expect(() => compose({ options: [lost] })).toThrow(
      'option lost: expected keys of options that exist, got "nowhere"',
    )
  })
  test('an option that could never be chosen', () => {
    const own = [
      named('torn', [], { requires: ['a'] }),
      named('a', [], { requires: ['b'] }),
      named('b', [], { excludes: ['torn'] }),
    ]
    expect(() => compose({ options: own })).toThrow(
      'option torn: expected to require what can be chosen together, got "b, which excludes torn"',
    )
    const alone = named('alone', [], { excludes: ['alone'], requires: ['b'] })
    expect(() => compose({ options: [...own.slice(1), alone, named('torn', [])] })).toThrow(/option alone/)
  })
  test('what is allowed: each of two that exclude each other, and what is required with all it requires', () => {
    for (const keys of [['cat'], ['dog'], ['loner'], ['shy'], ['dog', 'double', 'needy', 'pack']]) {
      expect(compose(base, { options: keys }).chosen.options).toEqual(keys)
    }
  })
  test('an option that does not exist', () => {
    expect(() => compose(base, { options: ['dubble'] })).toThrow(
      'options: expected one of the 14 options, perhaps double, got "dubble"',
    )
    expect(() => compose({ options: options.slice(0, 2) }, { options: ['dubble'] })).toThrow(
      'options: expected one of double, plus, got "dubble"',
    )
  })
})

test('a preset stands for its options, alone and beside others', () => {
  const [first, second, third] = ['a', 'b', 'c'].map(key => option({ key, title: key, says: key, replaces: [] }))
  if (first === undefined || second === undefined || third === undefined) throw new Error('three options')
  const most = { key: 'most', title: 'Most', says: 'Most of them.', options: ['a', 'b'] }
  const base = { options: [first, second, third], presets: [most] }
  expect(compose(base, { options: ['most'] }).chosen.options).toEqual(['a', 'b'])
  expect(compose(base, { options: ['c', 'most', 'b'] }).chosen.options).toEqual(['a', 'b', 'c'])
  expect(() => compose(base, { options: ['mots'] })).toThrow('one of a, b, c, most')
  expect(() => compose({ ...base, presets: [{ ...most, key: 'a' }] })).toThrow('a key that no option has')
  expect(() => compose({ ...base, presets: [{ ...most, options: ['d'] }] })).toThrow('keys of options that exist')
})
