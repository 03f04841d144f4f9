import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookInto } from '../looked-into.ts'
import { openEmbedded } from '../open.ts'
import { newFolder, type TestFolder } from './test-folder.ts'

let folder: TestFolder
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => folder.remove())

test('is done beside a running server, and sees what was stored since', async () => {
  const store = await openEmbedded(folder.path)
  await store.createTable({ id: 't', title: 'A table', system: 'demo', created: 1 })
  const stored = lookInto(folder.path)
  await store.append('t', 0, ['a', 'b'])
  await store.saveSnapshot('t', 1, 7, 'state')
  expect(await stored.tables()).toEqual(await store.tables())
  expect(await stored.table('t')).toMatchObject({ version: 2 })
  expect(await stored.facts('t', 1, 10)).toEqual([{ version: 2, fact: 'b' }])
  expect(await stored.snapshots('t')).toEqual([{ version: 1, format: 7 }])
  expect(await stored.snapshot('t')).toEqual({ version: 1, format: 7, data: 'state' })
  expect(await stored.seats('t')).toEqual([])
  await expect(stored.facts('u', 0, 1)).rejects.toMatchObject({ code: 'unknown' })
  stored.close()
  await store.close()
})

test('what is no data folder, or of another version, is refused in one line', async () => {
  expect(() => lookInto(folder.path)).toThrow('folder: expected a data folder of Umpire')
  await (await openEmbedded(folder.path)).close()
  const database = new DatabaseSync(folder.database)
  database.exec('PRAGMA user_version = 99')
  expect(() => lookInto(folder.path)).toThrow(expect.objectContaining({ code: 'newer' }))
  database.exec('PRAGMA user_version = 0')
  expect(() => lookInto(folder.path)).toThrow('written by an older Umpire')
  database.exec('PRAGMA application_id = 0')
  expect(() => lookInto(folder.path)).toThrow(expect.objectContaining({ code: 'corrupt' }))
  database.close()
})
