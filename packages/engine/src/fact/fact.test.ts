import { describe, expect, test } from 'vitest'
import { int, text } from '../field/fields.ts'
import { fact, replay, vocabulary } from './fact.ts'
import { everyone, gmOnly, ownerIn } from './view.ts'

const wounded = fact({
  type: 'wounded',
  version: 3,
  fields: { who: text(), injury: int({ min: 0 }), where: text() },
  sight: { who: everyone, injury: gmOnly },
  upcasts: {
    1: ({ name, ...rest }) => ({ ...rest, who: name ?? 'somebody' }),
    2: old => ({ ...old, where: 'torso' }),
  },
})
const healed = fact({ type: 'healed', version: 1, fields: { who: text() }, sight: { who: everyone }, audience: gmOnly })
const facts = vocabulary(wounded, healed)

const gm = { id: 'g', role: 'gm' as const, actors: [] }
const player = { id: 'p', role: 'player' as const, actors: ['Ada'] }

describe('a stored fact', () => {
  test('comes back as it was', () => {
    const fresh = wounded({ who: 'Ada', injury: 3, where: 'arm' })
    const stored = facts.store(fresh)
    expect(stored).toEqual({ type: 'wounded', version: 3, values: { who: 'Ada', injury: 3, where: 'arm' } })
    expect(facts.read(JSON.parse(JSON.stringify(stored)))).toEqual(fresh)
  })
  test('of an older version is upcast step by step', () => {
    const read = (stored: unknown) => facts.read(stored).values
    expect(read({ type: 'wounded', version: 1, values: { name: 'Ada', injury: 3 } })).toEqual({
      who: 'Ada',
      injury: 3,
      where: 'torso',
    })
    expect(read({ type: 'wounded', version: 2, values: { who: 'Ada', injury: 3 } })).toEqual({
      who: 'Ada',
      injury: 3,
      where: 'torso',
    })
  })

  const refusals: readonly (readonly [unknown, string])[] = [
    [
      { type: 'wounded', version: 4, values: {} },
      'fact.version: expected at most 3, which is what this Umpire knows of wounded, got 4',
    ],
    [{ type: 'wounde', version: 1, values: {} }, 'fact.type: expected a kind of fact such as wounded, got "wounde"'],
    [
      { type: 'wounded', version: 3, values: { who: 'Ada' } },
      'fact.values.injury: expected a whole number of 0 or more, got nothing',
    ],
    [{ type: 'wounded', version: 0, values: {} }, 'fact.version: expected a whole number of 1 or more, got 0'],
    ['wounded', 'fact: expected an object with the fields type, version, values, got "wounded"'],
  ]
  for (const [stored, message] of refusals) {
    test(`is refused in one line: ${message}`, () => {
      expect(() => facts.read(stored)).toThrow(expect.objectContaining({ message }))
    })
  }
})

test('a fact shows each seat its part, upcast first', () => {
  const old = { type: 'wounded', version: 1, values: { name: 'Ada', injury: 3 } }
  expect(facts.view(old, gm)).toEqual({ values: { who: 'Ada', injury: 3 }, reasons: false })
  expect(facts.view(old, player)).toEqual({ values: { who: 'Ada' }, reasons: false })
  expect(facts.view(facts.store(healed({ who: 'Ada' })), gm)).toEqual({ values: { who: 'Ada' }, reasons: true })
  expect(facts.view(facts.store(healed({ who: 'Ada' })), player)).toBeUndefined()
})

test('the audience is asked about the fact of today, not as it was stored', () => {
  const told = fact({
    type: 'told',
    version: 2,
    fields: { who: text() },
    sight: { who: everyone },
    audience: ownerIn('who'),
    upcasts: { 1: ({ name }) => ({ who: name ?? '' }) },
  })
  expect(vocabulary(told).view({ type: 'told', version: 1, values: { name: 'Ada' } }, player)).toBeDefined()
  expect(vocabulary(told).view({ type: 'told', version: 1, values: { name: 'Bram' } }, player)).toBeUndefined()
})

test('a page reads as much of a fact as it was shown, and no kind that it does not know', () => {
  const hit = { type: 'wounded', values: { who: 'Ada', injury: 3 } }
  expect(facts.seen(hit)).toEqual(hit)
  expect(wounded.seen({ who: 'Ada' })).toEqual({ type: 'wounded', values: { who: 'Ada' } })
  expect(facts.seen({ type: 'wounded', values: { injury: 'three', where: 'arm', shape: 'odd' } })).toEqual({
    type: 'wounded',
    values: { where: 'arm' },
  })
  expect(wounded.seen(null).values).toEqual({})
  expect(facts.seen({ type: 'blinded', values: {} })).toBeUndefined()
  expect(facts.seen(undefined)).toBeUndefined()
})

test('what could not be read back is not stored', () => {
  expect(() => facts.store(wounded({ who: 'Ada', injury: 1.5, where: 'arm' }))).toThrow(
    'fact wounded.injury: expected a whole number',
  )
  expect(() => facts.store(wounded({ who: 'Ada', injury: Number.POSITIVE_INFINITY, where: 'arm' }))).toThrow(
    'fact wounded',
  )
})

test('a kind without the way from every old version is refused when it is made', () => {
  const incomplete = { type: 'x', version: 3, fields: {}, sight: {}, upcasts: { 2: (old: object) => ({ ...old }) } }
  expect(() => fact(incomplete)).toThrow('fact x: expected an upcast from version 1')
})

test('state is what the facts made of it', () => {
  const happened = [wounded({ who: 'Ada', injury: 3, where: 'arm' }), wounded({ who: 'Ada', injury: 4, where: 'leg' })]
  expect(replay(10, happened, (hp, { values }) => hp - values.injury)).toBe(3)
})
