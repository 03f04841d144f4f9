import { describe, expect, test } from 'vitest'
import { readTables, stillYours, type TableYouHave, withTable } from './tables-you-have.ts'

const table = (id: string, opened: number, seat?: string): TableYouHave => ({
  id,
  title: `Table ${id}`,
  system: 'traveller',
  role: 'gm',
  opened,
  ...(seat !== undefined && { seat, name: `Seat ${seat}` }),
})

describe('the tables one has', () => {
  test('come back as they were stored', () => {
    expect(readTables(JSON.stringify([table('a', 1)]))).toEqual([table('a', 1)])
    expect(readTables(JSON.stringify([table('a', 1, 'x')]))).toEqual([table('a', 1, 'x')])
    expect(readTables(null)).toEqual([])
  })
  test('survive what is no table', () => {
    for (const text of ['', '{', '{}', 'null', '7', '[null, 1, {"id": 3}]']) expect(readTables(text)).toEqual([])
    expect(readTables(JSON.stringify(['x', { ...table('b', 1), seat: 7 }, table('a', 1)]))).toEqual([table('a', 1)])
  })
  test('stand once each, the newest first, and not for ever', () => {
    expect(withTable([table('b', 5), table('a', 1)], table('a', 9)).map(({ id }) => id)).toEqual(['a', 'b'])
    const many = Array.from({ length: 40 }, (_, index) => table(String(index), index)).toReversed()
    expect(withTable(many, table('new', 100))).toHaveLength(30)
  })
  test('stand once for each seat that one has there', () => {
    const both = withTable([table('a', 1, 'gm')], table('a', 2, 'ann'))
    expect(both.map(({ seat }) => seat)).toEqual(['ann', 'gm'])
    expect(withTable(both, table('a', 3, 'gm')).map(({ seat }) => seat)).toEqual(['gm', 'ann'])
    expect(withTable([table('a', 1)], table('a', 2, 'gm'))).toHaveLength(1)
  })
  test('are gone when their seat is, and stay when nobody knows', () => {
    const tables = [table('a', 4, 'gm'), table('a', 3, 'ann'), table('b', 2), table('c', 1, 'bea')]
    const seats = new Map([
      ['a', ['gm']],
      ['b', []],
    ])
    expect(stillYours(tables, seats)).toEqual([table('a', 4, 'gm'), table('c', 1, 'bea')])
  })
})
