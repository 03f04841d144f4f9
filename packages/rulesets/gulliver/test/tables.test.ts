/** Our tables, held row by row against those of the inventory. */
import { readFileSync } from 'node:fs'
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { levelField, levelKey, levelRow, wsrLimit } from '../enc/level.ts'
import { scaleTable } from '../size/scale-table.ts'
import { squareRoot } from '../table/square-root.ts'
import { tablesOf } from './inventory-fixture.ts'

const why = compose({ options: [] }).silent
const tables = tablesOf(parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')))

test('gulliver.size.scale-table: every printed row', () => {
  const rows = tables.rows('gulliver.size.scale-table')
  expect(rows).toHaveLength(21)
  for (const [size, speedRange, text, yards, linear, area, volume] of rows) {
    if (typeof size !== 'number') throw new Error('a row without a Size')
    const row = scaleTable({ size }, why)
    expect([row.speed_range, row.dimension, row.linear, row.area, row.volume]).toEqual([
      speedRange,
      text,
      linear,
      area,
      volume,
    ])
    expect(row.dimension_yards).toBeCloseTo(Number(yards), 14)
  }
})

test('gulliver.enc.table: every printed row', () => {
  const rows = tables.rows('gulliver.enc.table')
  expect(rows).toHaveLength(20)
  for (const [key, ...cells] of rows) {
    const level = levelField.read(key, 'row')
    const row = levelRow(level)
    expect(levelKey(level)).toBe(key)
    expect([
      row.wsr_max,
      row.half_mod,
      row.full_mod,
      row.move_mod,
      row.point_cost,
      row.enc_factor,
      row.msr_max,
    ]).toEqual(cells)
  }
})

test('gulliver.enc.extra-encumbrance: every printed limit', () => {
  const rows = tables.rows('gulliver.enc.extra-encumbrance')
  expect(rows).toHaveLength(10)
  for (const [key, , ...limits] of rows) {
    const level = levelField.read(key, 'row')
    expect([0, 1, 2, 3].map(levels => wsrLimit(level, levels))).toEqual(limits)
  }
})

test('gulliver.table.square-root: every printed row, its upper border included', () => {
  const rows = tables.rows('gulliver.table.square-root')
  expect(rows).toHaveLength(25)
  for (const [from, to, col1, col2] of rows) {
    for (const value of [Number(from) * 1.001, Number(to)]) expect(squareRoot({ value }, why)).toEqual({ col1, col2 })
  }
})
