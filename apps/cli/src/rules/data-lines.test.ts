import { readFileSync } from 'node:fs'
import { type Json, readInventory } from '@umpire/engine'
import { systems } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { dataLines } from './data-lines.ts'

const lines = (data: Json): readonly string[] => dataLines(data).slice(1)

describe('a table of the inventory', () => {
  test('of records has rows below a header', () => {
    const rows = [
      { location: 'eye', cutting: { health: 'vital', effects: [{ 'blind-forever': 50 }, { 'knocked-out': 75 }] } },
      { location: 'temple', cutting: {}, limb_of: null },
    ]
    expect(dataLines(rows)).toEqual([
      'Table:',
      '  location  cutting                                         limb of',
      '  eye       health vital, blind-forever 50, knocked-out 75',
      '  temple',
    ])
  })
  test('of named records has their names before the rows', () => {
    expect(lines({ very_good: { dm: 2, gold: 1 }, bad: { dm: -2 } })).toEqual([
      '             dm  gold',
      '  very good  2   1',
      '  bad        -2',
    ])
  })
  test('of columns and rows is one, too', () => {
    expect(
      lines({
        columns: ['st', 'swing_damage'],
        rows: [
          [9, '1d-1'],
          [10, '1d'],
        ],
      }),
    ).toEqual(['  st  swing damage', '  9   1d-1', '  10  1d'])
  })
  test('of names and values has a line each, and what is a table itself stands below its name', () => {
    const long = 'what takes a whole line by itself and a little more than that'
    const data = {
      columns_note: 'two of them',
      of: [1, 2],
      row: [{ op: 'stun' }, { op: 'fall' }],
      rows: [{ a: long }, { a: long }],
    }
    expect(lines(data)).toEqual([
      '  columns note  two of them',
      '  of            1, 2',
      '  row           op stun; op fall',
      '  rows:',
      '    a',
      `    ${long}`,
      `    ${long}`,
    ])
  })
  test('of anything else is told without brackets', () => {
    expect(lines({ good: 1 })).toEqual(['  good  1'])
    expect(lines([1, 2])).toEqual(['  1, 2'])
    expect(lines([])).toEqual(['  '])
    expect(lines([{ a: 1 }, { b: 1 }, { c: 1 }])).toEqual(['  a 1', '  b 1', '  c 1'])
    expect(
      lines([
        [1, 2],
        ['three', 4],
      ]),
    ).toEqual(['  1      2', '  three  4'])
  })
  test('is never shown as it is stored, whatever the rule', async () => {
    const loaded = await Promise.all(systems.map(({ load }) => load()))
    const files = loaded.flatMap(({ inventories }) => inventories.map(url => parse(readFileSync(url, 'utf8'))))
    const data = files.flatMap(file => readInventory(file, '').rules.filter(rule => rule.data !== undefined))
    expect(data.length).toBeGreaterThan(200)
    for (const { id, data: own } of data) {
      const raw = lines(own ?? []).filter(line => /[[{]"|"[:,]/.test(line))
      expect([id, raw]).toEqual([id, []])
    }
  })
})
