/** The inventory as a contract: every example of every rule, and both lists held against each other. */
import { readFileSync } from 'node:fs'
import { compose, readInventory, runExample } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { choosable, rules } from './rules.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const ruleset = compose(choosable)

for (const { id, title, lines, who, example = [] } of inventory.rules) {
  const rule = rules.find(known => known.id === id)
  if (who === 'engine') {
    test(`${id}: is built and cites the book as the inventory does`, () => {
      expect(rule && { title: rule.title, lines: rule.lines }).toEqual({ title, lines })
    })
  }
  for (const [index, one] of example.entries()) {
    test(`${id}: example ${index + 1}`, () => {
      expect(rule && runExample(rule, one, ruleset)).toBeUndefined()
      expect(rule).toBeDefined()
    })
  }
}

test('no rule is registered that the inventory does not have', () => {
  const known = new Set(inventory.rules.map(({ id }) => id))
  expect(rules.map(({ id }) => id).filter(id => !known.has(id))).toEqual([])
})
