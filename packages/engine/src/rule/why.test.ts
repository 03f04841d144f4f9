import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { int } from '../field/fields.ts'
import { explain } from './explain.ts'
import { Listener } from './listener.ts'
import { rule } from './rule.ts'
import { Counter, Silent, type Why } from './why.ts'

const half = rule({ id: 'test.half', title: 'Half', lines: '1', given: { of: int() }, gives: 'half' }, (x, why) =>
  why.round('half', x.of / 2, 'down'),
)
const reckoned = rule(
  { id: 'test.reckoned', title: 'Reckoned', lines: '2', given: { a: int(), b: int() }, gives: 'total' },
  (x, why) =>
    why.atLeast(
      'never less than nothing',
      0,
      why
        .sum('total')
        .add('a', x.a)
        .add('half of b', half({ of: x.b }, why))
        .when(x.a > x.b, 'lead', 1, 'a is not ahead')
        .total(),
    ),
)

test('the reasons nest: a term holds the steps that led to it', () => {
  const why = new Listener()
  expect(reckoned({ a: 1, b: 5 }, why)).toBe(3)
  expect(explain(why.take())).toEqual([
    'Reckoned = 3 [test.reckoned]',
    '  total 3',
    '    +1 a',
    '    +2 half of b',
    '      Half = 2 [test.half]',
    '        half: 2.5 rounded down → 2',
    '    (+1 lead: a is not ahead)',
    '  never less than nothing: 3, at least 0 → 3',
  ])
  expect(why.take()).toEqual([])
})

test('the value is the same whether somebody listens or not', () => {
  const everything = (why: Why, a: number, b: number) => ({
    reckoned: reckoned({ a, b }, why),
    product: why
      .product('p')
      .add('a', a)
      .when(b > 0, 'b', b)
      .total(),
    stages: why
      .stages('s', 'raw', a)
      .adjust(a > b, 'ahead', b)
      .adjust(b > a, 'behind', a + 1)
      .final(),
    compared: (['<', '<=', '=', '>=', '>'] as const).map(is => why.compare('c', a, is, b)),
    rounded: (['down', 'up', 'near'] as const).map(how => why.round('r', a / 4, how)),
    bounded: why.atMost('m', b, a),
    input: why.input('i', a),
  })
  const small = fc.integer({ min: -50, max: 50 })
  fc.assert(
    fc.property(small, small, (a, b) => {
      const heard = everything(new Listener(), a, b)
      expect(everything(new Silent(), a, b)).toEqual(heard)
      expect(everything(new Counter(), a, b)).toEqual(heard)
    }),
  )
})

test('near rounds exact halves up', () => {
  const why = new Silent()
  expect([-1.5, -0.5, 0.5, 1.5, 1.49].map(value => why.round('r', value, 'near'))).toEqual([-1, 0, 1, 2, 1])
})

describe('a listener', () => {
  test('keeps what did not apply, with the reason, and every stage', () => {
    const why = new Listener()
    why.stages<string>('outcome', 'dice', 'miss').adjust(true, 'luck', 'hit').adjust(false, 'armour', 'miss').final()
    why.product('p').add('three', 3).when(false, 'doubled', 2, 'no critical').total()
    expect(explain(why.take())).toEqual([
      'outcome: miss (dice) → hit (luck); did not apply: armour',
      'p 3',
      '  ×3 three',
      '  (×2 doubled: no critical)',
    ])
  })
  test('is whole again after a rule threw', () => {
    const why = new Listener()
    const broken = rule({ id: 'test.broken', title: 'Broken', lines: '3', given: {} }, (): null => {
      throw new Error('broken')
    })
    expect(() => broken({}, why)).toThrow('broken')
    half({ of: 4 }, why)
    expect(explain(why.take())[0]).toBe('Half = 2 [test.half]')
  })
})

test('a term given as a function is not worked out for nothing', () => {
  for (const why of [new Counter(), new Listener()]) {
    const total = (applies: boolean) =>
      why
        .sum('s')
        .add('one', 1)
        .when(applies, 'half', () => half({ of: 6 }, why), 'not now')
        .total()
    expect([total(false), total(true)]).toEqual([1, 4])
    if (why instanceof Counter) expect([...why.fired]).toEqual([['test.half', 1]])
    else expect(explain(why.take()).slice(0, 3)).toEqual(['s 1', '  +1 one', '  (half: not now)'])
  }
})

test('a counter counts the rules that fire, inner ones too', () => {
  const why = new Counter()
  reckoned({ a: 1, b: 1 }, why)
  half({ of: 2 }, why)
  expect([...why.fired]).toEqual([
    ['test.reckoned', 1],
    ['test.half', 2],
  ])
})

test('only a silent why without options is plain, so that no option is passed over', () => {
  expect(new Silent().plain).toBe(true)
  expect(new Silent([0, 0]).plain).toBe(true)
  expect(new Silent([0, 1]).plain).toBe(false)
  expect(new Counter().plain).toBe(false)
})

test('explained numbers have no noise in their last digits, whole ones keep every digit', () => {
  const why = new Listener()
  why.product('twelve tenths').add('three', 3).add('four tenths', 0.4).total()
  why.sum('debts').add('some', -0.1).add('more', -0.2).total()
  why.compare('a third', 1 / 3, '<', 0.1 + 0.2)
  why.input('stars', 123456789012345)
  expect(explain(why.take())).toEqual([
    'twelve tenths 1.2',
    '  ×3 three',
    '  ×0.4 four tenths',
    'debts −0.3',
    '  −0.1 some',
    '  −0.2 more',
    'a third: 0.333333333333 < 0.3? no',
    'stars: 123456789012345',
  ])
})
