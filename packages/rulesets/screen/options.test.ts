/** The options: alone and together. What each does through the rules it replaces is in option/through.test.ts. */
import { readFileSync } from 'node:fs'
import { type Callable, compose, type Example, OptionConflict, readInventory, runExample } from '@umpire/engine'
import * as rooms from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { base, closed, rulesetOf } from './option/composed-fixture.ts'
import { screenOptions } from './option/index.ts'

test('options: the keys that were agreed on', () => {
  expect(screenOptions.map(({ key }) => key)).toEqual([
    'tactical',
    'positions',
    'modifiers',
    'hit-locations',
    'random-locations',
    'reactions',
    'fright-table',
    'first-aid-tl',
    'falling-armor',
    'critical-tables',
    'ranged-detail',
    'vehicle-criticals',
  ])
})

test.each(screenOptions.map(({ key }) => key))('options: %s alone, with what it requires', key => {
  expect(rulesetOf(key).chosen.options).toEqual([...closed([key])].sort())
})

test('options: what an option requires is asked for by name, with what would do', () => {
  const needy = screenOptions.filter(({ requires: also }) => also.length > 0)
  expect(needy.map(({ key }) => key)).toEqual(['tactical', 'random-locations'])
  for (const { key, requires: also } of needy) {
    const says = also.map(other => `option ${key} requires option ${other}: choose it too, or leave ${key} out`)
    expect(() => compose(base, { options: [key] })).toThrow(new OptionConflict(says.join('; ')))
    // Whatever else is chosen does not make up for it.
    const others = screenOptions.filter(one => one.key !== key && !also.includes(one.key)).map(one => one.key)
    expect(() => compose(base, { options: [key, ...others] })).toThrow(says.join('; '))
  }
})

test('options: two that replace one rule say which is the exception, so that every pair has one meaning', () => {
  const everyOption = [...rooms.choosable.options, ...screenOptions]
  const pairs = everyOption.flatMap((one, index) => everyOption.slice(index + 1).map(other => [one, other] as const))
  for (const [one, other] of pairs) {
    const shared = one.replaces.filter(({ rule }) => other.replaces.some(also => also.rule === rule))
    for (const { rule } of shared) {
      const [mine, theirs] = [one, other].map(({ replaces }) => replaces.find(also => also.rule === rule))
      const exceptions = [mine?.exceptionTo.includes(other.key), theirs?.exceptionTo.includes(one.key)]
      expect(
        exceptions.filter(is => is === true),
        `${one.key} and ${other.key} on ${rule}`,
      ).toHaveLength(1)
    }
    expect(compose({ options: everyOption }, { options: closed([one.key, other.key]) }).chosen.options).toContain(
      one.key,
    )
  }
})

test('options: any legal combination composes, whatever the order', () => {
  const some = fc.shuffledSubarray(screenOptions.map(({ key }) => key)).map(closed)
  fc.assert(
    fc.property(some, keys => {
      const [one, other] = [compose(base, { options: keys }), compose(base, { options: keys.toReversed() })]
      expect(Array.from(one.silent.inForce)).toEqual(Array.from(other.silent.inForce))
      expect(one.silent.plain).toBe(keys.length === 0)
    }),
    { numRuns: 200 },
  )
})

const inventories = ['characters', 'play'].flatMap(
  file =>
    readInventory(parse(readFileSync(new URL(`../gurps/inventory/${file}.yaml`, import.meta.url), 'utf8')), file).rules,
)
const isRule = (one: unknown): one is Callable => typeof one === 'function' && 'answer' in one && 'given' in one
const everything: readonly unknown[] = Object.values(rooms)
const LITE = everything.filter(isRule)

/** Examples of the other book that come out otherwise. */
const otherwise = (keys: readonly string[]): readonly string[] => {
  const ruleset = rulesetOf(...keys)
  return LITE.flatMap(rule =>
    (inventories.find(({ id }) => id === rule.id)?.example ?? []).flatMap((one: Example, index) =>
      runExample(rule, one, ruleset) === undefined ? [] : [`${rule.id} ${index + 1}`],
    ),
  )
}

describe('options: the examples of the other book', () => {
  test('all hold with every option off', () => {
    expect(LITE.length).toBeGreaterThan(25)
    expect(otherwise([])).toEqual([])
  })

  /** The finer table of fright, and no maximum damage and no plain jam where a table is rolled on. */
  const CHANGED: { readonly [key: string]: readonly string[] } = {
    'fright-table': ['gurps.fright.table 2', 'gurps.fright.table 4'],
    'critical-tables': ['gurps.combat.critical-hit 3', 'gurps.gun.malfunction 3'],
  }
  test.each(screenOptions.map(({ key }) => key))('hold with %s on, but for those it means to change', key => {
    expect(otherwise([key])).toEqual(CHANGED[key] ?? [])
  })

  test('hold with everything on, but for the same', () => {
    const all = screenOptions.map(({ key }) => key)
    expect([...otherwise(all)].sort()).toEqual(Object.values(CHANGED).flat().sort())
  })
})
