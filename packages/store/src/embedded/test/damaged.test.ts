import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTable, numbers, refusal } from '../../contract/helpers.ts'
import { openEmbedded } from '../../index.ts'
import { MIGRATIONS } from '../disk/schema.ts'
import { newFolder, type TestFolder } from './test-folder.ts'

const ADVICE = 'use that Umpire, or a backup'

let folder: TestFolder
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => folder.remove())

function withDatabase(sql: string): Buffer {
  const database = new DatabaseSync(folder.database)
  database.exec(sql)
  database.close()
  return readFileSync(folder.database)
}

test('a file that is no database is refused, and left alone', async () => {
  const letter = 'Dear Umpire, this is not a database. '.repeat(100)
  writeFileSync(folder.database, letter)
  await expect(openEmbedded(folder.path)).rejects.toMatchObject({
    code: 'corrupt',
    message: expect.stringMatching(/umpire\.db: this is no database of Umpire, or it is damaged/),
  })
  expect(readFileSync(folder.database, 'utf8')).toBe(letter)
  // Refused or not, nobody holds the folder now.
  expect(await refusal(openEmbedded(folder.path))).toBe('corrupt')
})

test('a database of another program is refused, and left alone', async () => {
  const before = withDatabase('CREATE TABLE recipes (name TEXT)')
  await expect(openEmbedded(folder.path)).rejects.toMatchObject({
    code: 'corrupt',
    message: `${folder.database}: expected a database of Umpire, got one of another program`,
  })
  expect(readFileSync(folder.database)).toEqual(before)
})

test('data of a newer Umpire is refused in one line, and left alone', async () => {
  await (await openEmbedded(folder.path)).close()
  const before = withDatabase('PRAGMA user_version = 99')
  await expect(openEmbedded(folder.path)).rejects.toMatchObject({
    code: 'newer',
    message: `${folder.database}: written by a newer Umpire: expected schema ${MIGRATIONS.length} or older, got 99; ${ADVICE}`,
  })
  expect(readFileSync(folder.database)).toEqual(before)
})

test('a folder that cannot be one is refused', async () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  expect(await refusal(openEmbedded(join(file, 'data')))).toBe('io')
})

test('an option that makes no sense is refused', async () => {
  expect(await refusal(openEmbedded(folder.path, { busyTimeout: -1 }))).toBe('bad')
  expect(await refusal(openEmbedded(folder.path, { mostBytes: 0 }))).toBe('bad')
})

test('damage is told when it is met', async () => {
  const store = await openEmbedded(folder.path)
  const table = await newTable(store)
  await store.append(table, 0, Array(100).fill('x'.repeat(1000)))
  await store.close()
  const bytes = readFileSync(folder.database)
  // Behind the first page, which tells what the file is.
  writeFileSync(folder.database, bytes.fill(0xaa, 4096))
  const damaged = await openEmbedded(folder.path)
  expect(await refusal(damaged.facts(table, 0, 10))).toBe('corrupt')
  expect(await refusal(damaged.append(table, 100, [1]))).toBe('corrupt')
  expect(await refusal(damaged.check())).toBe('corrupt')
  await damaged.close()
})

test('a row that somebody else wrote is told as damage', async () => {
  const store = await openEmbedded(folder.path)
  const table = await newTable(store)
  await store.append(table, 0, numbers(1, 3))
  withDatabase(`UPDATE facts SET fact = 'not JSON' WHERE version = 2`)
  await expect(store.facts(table, 0, 10)).rejects.toMatchObject({
    code: 'corrupt',
    message: `table "${table}", fact 2: expected JSON, got something else`,
  })
  expect(await store.facts(table, 2, 10)).toEqual([{ version: 3, fact: 3 }])
  await store.close()
})

test('a table is never read as if a fact that is missing had not happened', async () => {
  const store = await openEmbedded(folder.path)
  const table = await newTable(store)
  await store.append(table, 0, numbers(1, 5))
  withDatabase('DELETE FROM facts WHERE version = 3')
  const missing = { code: 'corrupt', message: `table "${table}": fact 3 is missing` }
  await expect(store.facts(table, 0, 10)).rejects.toMatchObject(missing)
  await expect(store.facts(table, 2, 10)).rejects.toMatchObject(missing)
  expect(await store.facts(table, 0, 2)).toHaveLength(2)
  expect((await store.facts(table, 3, 10)).map(({ version }) => version)).toEqual([4, 5])
  // Whoever asks how the data is hears of it.
  expect(store.findings().map(({ message }) => message)).toEqual([missing.message])
  await store.close()
})
