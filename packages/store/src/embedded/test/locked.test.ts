import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { allFacts, newTable, refusal } from '../../contract/helpers.ts'
import { openEmbedded } from '../../index.ts'
import { startChild } from './crash-start.ts'
import { newFolder } from './test-folder.ts'

test('a folder is open once', async () => {
  const folder = newFolder()
  const store = await openEmbedded(folder.path)
  await expect(openEmbedded(folder.path)).rejects.toMatchObject({
    code: 'locked',
    message: `${folder.path}: another Umpire is using this data folder; stop it first`,
  })
  await newTable(store)
  await store.close()
  const again = await openEmbedded(folder.path)
  expect(await again.tables()).toHaveLength(1)
  await again.close()
  folder.remove()
})

test('a folder that another process has open is locked, until that is killed', async () => {
  const folder = newFolder()
  const child = startChild(folder.path, 0, 0)
  await once(child.stdout, 'data')
  expect(await refusal(openEmbedded(folder.path))).toBe('locked')
  child.kill('SIGKILL')
  await once(child, 'close')
  const store = await openEmbedded(folder.path)
  await store.check()
  await store.close()
  folder.remove()
})

test('while a stranger holds the database, writes are refused as locked and reads go on', async () => {
  const folder = newFolder()
  const store = await openEmbedded(folder.path, { busyTimeout: 1 })
  const table = await newTable(store)
  await store.append(table, 0, ['before'])
  const stranger = new DatabaseSync(folder.database)
  stranger.exec('BEGIN IMMEDIATE')
  const [first, second] = [store.append(table, 1, ['during'], { id: 'c', seat: 's' }), store.check()]
  await expect(first).rejects.toThrow(/another program holds the database/)
  expect(await Promise.all([refusal(first), refusal(second)])).toEqual(['locked', 'locked'])
  expect(await allFacts(store, table)).toEqual([{ version: 1, fact: 'before' }])
  stranger.exec('ROLLBACK')
  stranger.close()
  expect(await store.append(table, 1, ['after'], { id: 'c', seat: 's' })).toMatchObject({ version: 2, repeated: false })
  await store.close()
  folder.remove()
})
