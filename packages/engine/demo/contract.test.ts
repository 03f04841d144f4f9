/** The inventory as a contract: every example of every rule, and both lists held against each other. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { byArea, compose, coverage, readInventory, runExample } from '../src/index.ts'
import { demo, demoFired, demoNeverFires } from './index.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const ruleset = compose(demo)

for (const { id, example = [] } of inventory.rules) {
  for (const [index, one] of example.entries()) {
    test(`${id}: example ${index + 1}`, () => {
      const rule = demo.rules.find(known => known.id === id)
      expect(rule && runExample(rule, one, ruleset)).toBeUndefined()
      expect(rule).toBeDefined()
    })
  }
}

describe('coverage', () => {
  const { rules, strangers } = coverage([inventory], demo.rules, ruleset, demoNeverFires)
  test('every rule of the engine is built, and none is registered that the inventory does not have', () => {
    expect(rules.filter(({ who, status }) => who === 'engine' && status !== 'built')).toEqual([])
    expect(strangers).toEqual([])
  })
  test('it is counted by area', () => {
    expect(byArea(rules)).toContainEqual({ system: 'demo', area: 'core', built: 1, gm: 0, open: 0, silent: 0 })
    expect(byArea(rules)).toContainEqual({ system: 'demo', area: 'gm', built: 0, gm: 1, open: 0, silent: 0 })
    const sum = byArea(rules).reduce((total, { built, gm, open }) => total + built + gm + open, 0)
    expect(sum).toBe(inventory.rules.length)
  })
  test('a rule that cites something else, or fails, or is missing, is open and says why', () => {
    const [first, ...others] = demo.rules
    if (first === undefined) throw new Error('no rules')
    const misquoted = {
      ...first,
      id: first.id,
      title: 'Another',
      lines: '99',
      given: first.given,
      answer: first.answer,
    }
    const found = coverage([inventory], [misquoted, ...others.slice(1)], ruleset, {}).rules
    expect(found.find(({ id }) => id === first.id)).toMatchObject({
      status: 'open',
      failures: [`title: expected "Success roll", got "Another"`, `lines: expected "8-11", got "99"`],
    })
    expect(found.find(({ id }) => id === others[0]?.id)).toMatchObject({ status: 'open', failures: [] })
    const wrong = {
      ...misquoted,
      title: first.title,
      lines: first.lines,
      answer: () => ({ answer: { success: 1 }, rolled: {} }),
    }
    const failed = coverage([inventory], [wrong], ruleset, {}).rules.find(({ id }) => id === first.id)
    expect(failed?.failures[0]).toBe('example 1: success: expected true, got 1')
    const stranger = { ...wrong, id: 'demo.attack.sklil' }
    expect(coverage([inventory], [stranger], ruleset, {}).strangers).toEqual(['demo.attack.sklil'])
    expect(() => coverage([inventory], [first, first], ruleset, {})).toThrow('rules: expected each id registered once')
  })
  test('a rule that nobody calls in play is seen: the bot never parries', () => {
    const silent = rules.filter(({ status, fires }) => status === 'built' && !fires)
    expect(silent.map(({ id, silent: because }) => [id, because])).toEqual(Object.entries(demoNeverFires))
    expect(silent.map(({ id }) => id)).toEqual(['demo.defense.parry'])
  })
  test('what is written down is what the games fire', () => {
    const fired = demoFired()
    expect(demo.rules.map(({ id }) => id).filter(id => !fired.has(id))).toEqual(Object.keys(demoNeverFires))
  })
})
