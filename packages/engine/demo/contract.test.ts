/** The inventory as a contract: every example of every rule, and both lists held against each other. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { byArea, compose, coverage, readInventory, runExample } from '../src/index.ts'
import { demo, demoFired } from './index.ts'

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
  const { rules, strangers } = coverage([inventory], demo.rules, ruleset, demoFired())
  test('ten rules are built, one is left to the game master', () => {
    expect(byArea(rules)).toEqual([
      { system: 'demo', area: 'core', built: 1, gm: 0, open: 0, silent: 0 },
      { system: 'demo', area: 'attack', built: 2, gm: 0, open: 0, silent: 0 },
      { system: 'demo', area: 'defense', built: 3, gm: 0, open: 0, silent: 1 },
      { system: 'demo', area: 'wound', built: 4, gm: 0, open: 0, silent: 0 },
      { system: 'demo', area: 'gm', built: 0, gm: 1, open: 0, silent: 0 },
    ])
    expect(strangers).toEqual([])
  })
  test('a rule that nobody calls in play is seen: the bot never parries', () => {
    expect(rules.filter(({ status, fires }) => status === 'built' && !fires).map(({ id }) => id)).toEqual([
      'demo.defense.parry',
    ])
  })
})
