/** How effects act together, held against the order in its own words. */
import { compose, explain } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actsOn, affected, type Bearer, best, modifier } from './apply.ts'
import type { Effect } from './effect.ts'
import type { Facts } from './facts.ts'

const ruleset = compose({ options: [] })
const why = ruleset.silent
const target = 'it'

const effect = fc.record({
  target: fc.constant(target),
  op: fc.constantFrom('add', 'set', 'mul', 'max', 'min'),
  by: fc.integer({ min: -5, max: 5 }),
  per_level: fc.boolean(),
  when: fc.constantFrom({}, { alone: true }, { iq: { min: 12 } }),
})
const bearers = fc.array(
  fc.record({ name: fc.string(), level: fc.integer({ min: 1, max: 4 }), effects: fc.array(effect, { maxLength: 4 }) }),
  { maxLength: 5 },
)
const told = fc.record({ alone: fc.boolean(), iq: fc.integer({ min: 8, max: 15 }) })

/** What acts, as plain pairs. */
function acting(all: readonly Bearer[], facts: { readonly alone: boolean; readonly iq: number }) {
  const holds = ({ when = {} }: Effect): boolean =>
    (when['alone'] === undefined || facts.alone) && (when['iq'] === undefined || facts.iq >= 12)
  return all.flatMap(({ level, effects }) =>
    effects.filter(holds).map(({ op, by, per_level }) => {
      const each = typeof by === 'number' ? by : 0
      return { op, each, whole: per_level === true ? each * level : each }
    }),
  )
}

test('gurps.convention.effects: what replaces, then what is added, then what multiplies, then the bounds', () => {
  fc.assert(
    fc.property(bearers, told, fc.integer({ min: -20, max: 20 }), (all, facts, base) => {
      const now = acting(all, facts)
      const of = (op: string) => now.filter(one => one.op === op)
      let value = of('set').at(-1)?.whole ?? base
      for (const { whole } of of('add')) value += whole
      for (const { whole } of of('mul')) value *= whole
      for (const { whole } of of('max')) value = Math.min(value, whole)
      for (const { whole } of of('min')) value = Math.max(value, whole)
      expect(affected('it', base, [target], all, facts, why) + 0).toBe(value + 0)
      expect(affected('it', base, ['another'], all, facts, why)).toBe(base)
      expect(best('it', [target], all, facts, why)).toBe(Math.max(0, ...of('add').map(({ whole }) => whole)))
    }),
  )
})

const one = (written: Omit<Effect, 'target'>, level = 13): readonly Bearer[] => [
  { name: 'Somebody', level, effects: [{ target, ...written }] },
]

test('gurps.convention.effects: a share of a score, whole or exact, up to its limit', () => {
  const share = { of: 'skill', times: 2, divide: 3, whole: true } as const
  const value = (by: Effect['by'], level = 13): number =>
    modifier('it', [target], one({ op: 'add', by }, level), { st: 9 }, why)
  expect(value(share)).toBe(8)
  expect(value({ ...share, whole: false }, 12)).toBe(8)
  expect(value({ ...share, times: 1, divide: 8, whole: false })).toBe(1.625)
  expect(value({ ...share, at_most: 5 })).toBe(5)
  expect(value({ ...share, of: 'st' })).toBe(6)
  expect(Object.is(value({ of: 'encumbrance_level', times: -1, divide: 1, whole: true }), 0)).toBe(true)
  for (let level = 0; level <= 60; level++) expect(value(share, level)).toBe(Math.floor((2 * level) / 3))
})

test('gurps.convention.effects: an effect may ask for the level of its bearer', () => {
  const helps = (level: number): number =>
    modifier('it', [target], one({ op: 'add', by: 1, when: { level: { min: 12 } } }, level), { level: 20 }, why)
  expect([11, 12].map(helps)).toEqual([0, 1])
})

test('gurps.convention.effects: words and ranges are no numbers, and what is cancelled does not act', () => {
  expect(modifier('it', [target], one({ op: 'add', by: 'much' }), {}, why)).toBe(0)
  expect(modifier('it', [target], one({ op: 'add', by: [-4, -2], gm: true }), {}, why)).toBe(0)
  const cancelled = [...one({ op: 'add', by: -1, unless: ['Charm'] }), { name: 'Charm', level: 1, effects: [] }]
  expect(modifier('it', [target], cancelled, {}, why)).toBe(0)
  expect(actsOn('forbid', target, one({ op: 'forbid', by: 'all' }), {})?.name).toBe('Somebody')
  expect(actsOn('ignore', target, one({ op: 'forbid', by: 'all' }), {})).toBeUndefined()
})

test('gurps.convention.effects: what multiplies counts its levels, and the number the game master took', () => {
  const doubled = (written: Omit<Effect, 'target' | 'op'>, facts: Facts = {}): number =>
    affected('it', 10, [target], one({ op: 'mul', ...written }, 3), facts, why)
  expect(doubled({ by: 2 })).toBe(20)
  expect(doubled({ by: 2, per_level: true })).toBe(60)
  const ranged = { by: [2, 4], gm: true, says: 'a hard day' } as const
  expect(doubled(ranged)).toBe(10)
  expect(doubled(ranged, { granted: { 'Somebody: a hard day': 4 } })).toBe(40)
})

test('gurps.convention.effects: the reasons tell what acted and what did not', () => {
  const listener = ruleset.listen()
  const share = { of: 'skill', times: 2, divide: 3, whole: true } as const
  const all = [...one({ op: 'set', by: share }), ...one({ op: 'add', by: -2, when: { alone: true } })]
  expect(affected('Parry', 0, [target], all, {}, listener)).toBe(8)
  const lines = explain(listener.take()).join('\n')
  expect(lines).toContain('skill 13 × 2/3')
  expect(lines).toContain('not so: alone')
})
