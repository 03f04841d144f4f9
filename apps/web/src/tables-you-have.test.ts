import { describe, expect, test } from 'vitest'
import { readTables, type TableYouHave, withTable } from './tables-you-have.ts'

const table = (id: string, opened: number): TableYouHave => ({
  id,
  title: `Table ${id}`,
  system: 'traveller',
  role: 'gm',
  opened,
})

describe('the tables one has', () => {
  test('come back as they were stored', () => {
    expect(readTables(JSON.stringify([table('a', 1)]))).toEqual([table('a', 1)])
    expect(readTables(null)).toEqual([])
  })
  test('survive what is no table', () => {
    for (const text of ['', '{', '{}', 'null', '7', '[null, 1, {"id": 3}]']) expect(readTables(text)).toEqual([])
    expect(readTables(JSON.stringify(['x', table('a', 1)]))).toEqual([table('a', 1)])
  })
  test('stand once each, the newest first, and not for ever', () => {
    expect(withTable([table('b', 5), table('a', 1)], table('a', 9)).map(({ id }) => id)).toEqual(['a', 'b'])
    const many = Array.from({ length: 40 }, (_, index) => table(String(index), index)).toReversed()
    expect(withTable(many, table('new', 100))).toHaveLength(30)
  })
})
