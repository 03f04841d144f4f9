/** A start looks at a small database as a whole, and costs the same however big a database is. */
import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTable } from '../../contract/helpers.ts'
import { openEmbedded } from '../../index.ts'
import { newFolder, type TestFolder } from '../test/test-folder.ts'
import { quickCheck } from './quick-check.ts'

let folder: TestFolder
let table: string
beforeEach(async () => {
  folder = newFolder()
  const store = await openEmbedded(folder.path)
  table = await newTable(store)
  const other = await newTable(store)
  await store.append(table, 0, Array(100).fill('x'.repeat(1000)))
  await store.append(other, 0, [1, 2])
  await store.close()
})
afterEach(() => folder.remove())

/** What is found, and whether anything but the header was asked of the database. */
function check(small?: number): { readonly messages: readonly string[]; readonly asked: readonly string[] } {
  const database = new DatabaseSync(folder.database)
  const asked: string[] = []
  const prepare = database.prepare.bind(database)
  database.prepare = sql => {
    asked.push(
      sql
        .trim()
        .split(/[\s(]+/)
        .slice(0, 2)
        .join(' '),
    )
    return prepare(sql)
  }
  const messages = quickCheck(database, 'umpire.db', small).map(({ message }) => message)
  database.close()
  return { messages, asked }
}

const HEADER = ['PRAGMA page_count', 'PRAGMA page_size']

function breakPage(): void {
  const bytes = readFileSync(folder.database)
  const page = Math.floor(bytes.lastIndexOf('xxxx') / 4096) * 4096
  writeFileSync(folder.database, bytes.fill(0xaa, page, page + 4096))
}

test('a sound database has no findings', () => {
  expect(check()).toEqual({ messages: [], asked: [...HEADER, 'PRAGMA quick_check', 'SELECT id,'] })
})

test('of a small one, broken pages and missing facts are found', () => {
  const database = new DatabaseSync(folder.database)
  database.exec('DELETE FROM facts WHERE version IN (7, 8)')
  database.close()
  expect(check().messages).toEqual([`table "${table}": 2 of 100 facts are missing`])
  breakPage()
  expect(check().messages.length).toBeGreaterThan(0)
  expect(check().messages[0]).toMatch(/^umpire\.db: /)
})

test('of a big one, nothing but its size is asked', () => {
  breakPage()
  expect(check(100_000)).toEqual({ messages: [], asked: HEADER })
})
