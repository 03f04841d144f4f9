/** Every cell of the book's table of creatures against the inventory's value for it, and the steps against its own. */
import { readFileSync } from 'node:fs'
import { compose, json, list, map, oneOf, optional, record, text } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CREATURES } from './rows.ts'
import { creatureSteps, creatureTable } from './table.ts'

const FILE = new URL('../inventory.yaml', import.meta.url)
const rules = record({ rules: list(map(json()), 1000) }).read(
  { rules: parse(readFileSync(FILE, 'utf8')).rules },
  'inventory.yaml',
).rules
const dataOf = (id: string) => rules.find(one => one['id'] === id)?.['data']

const printed = list(map(json())).read(dataOf('gulliver.creature.table'), 'creatures')
const why = compose({ options: [] }).silent
const cells = (value: unknown) => map(json()).read(value, 'expect')

test('gulliver.creature.table: has every creature of the book, with the numbers it prints', () => {
  expect(CREATURES.map(({ name }) => name)).toEqual(printed.map(({ name }) => name))
  for (const row of printed) {
    const own = cells(CREATURES.find(({ name }) => name === row['name']))
    for (const column of [
      'size',
      'mass',
      'combat_st',
      'load_st',
      'thrust',
      'leg_load_st',
      'dx',
      'ht',
      'hp',
      'environment',
    ]) {
      if (row[column] !== undefined)
        expect([row['name'], column, own[column]]).toEqual([row['name'], column, row[column]])
    }
  }
})

for (const row of printed) {
  const creature = text(100).read(row['name'], 'name')
  test(`gulliver.creature.table: ${creature}, every cell`, () => {
    const own = cells(creatureTable({ creature }, why))
    for (const [column, value] of Object.entries(cells(row['expect']))) {
      const shown = own[column]
      if (typeof value === 'number' && typeof shown === 'number')
        expect([column, shown]).toEqual([column, expect.closeTo(value, 2)])
      else expect([column, shown]).toEqual([column, value])
    }
  })
}

test('gulliver.creature.steps: the ratios that the inventory works out', () => {
  const step = record({
    name: oneOf(...CREATURES.map(({ name }) => name)),
    wsr: optional(json()),
    enc_factor: optional(json()),
    effective_msr: optional(json()),
    level: optional(json()),
  })
  for (const row of list(map(json())).read(dataOf('gulliver.creature.steps'), 'steps')) {
    const {
      name: creature,
      wsr,
      enc_factor,
      effective_msr,
      level,
    } = step.read(Object.fromEntries(Object.entries(row).filter(([column]) => column in step.fields)), 'step')
    const own = creatureSteps({ creature, airfoils: true }, why)
    if (typeof wsr === 'number') expect(own.wsr).toBeCloseTo(wsr, 2)
    if (typeof enc_factor === 'number') expect(own.enc_factor).toBe(enc_factor)
    if (typeof effective_msr === 'number') expect(own.effective_msr).toBeCloseTo(effective_msr, 1)
    if (level !== undefined) expect(own.level).toBe(level)
  }
})
