import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allFacts, newTable, numbers, refusal } from '../../contract/helpers.ts'
import { backupEmbedded, openEmbedded, restoreEmbedded, type Store } from '../../index.ts'
import { newFolder, type TestFolder } from '../test/test-folder.ts'

let folder: TestFolder
let other: TestFolder
let store: Store
let table: string
beforeEach(async () => {
  folder = newFolder()
  other = newFolder()
  store = await openEmbedded(folder.path)
  table = await newTable(store)
})
afterEach(async () => {
  await store.close()
  folder.remove()
  other.remove()
})

test('a copy made under load is whole, and holds all that was stored before', async () => {
  await store.append(table, 0, Array(500).fill('x'.repeat(10_000)))
  let copied = false
  let version = 500
  const load = async (): Promise<void> => {
    while (!copied) version = (await store.append(table, version, ['more', 'and more'])).version
  }
  const loading = load()
  await store.backup(other.database)
  copied = true
  await loading

  expect(readdirSync(other.path)).toEqual(['umpire.db'])
  const copy = await openEmbedded(other.path)
  const facts = await allFacts(copy, table)
  expect(facts.map(fact => fact.version)).toEqual(numbers(1, facts.length))
  expect(facts.length).toBeGreaterThanOrEqual(500)
  expect(facts.length % 2).toBe(0)
  await copy.append(table, facts.length, ['its own way'])
  await copy.close()
  expect((await store.table(table))?.version).toBe(version)
})

test('a copy is of the moment when it was asked for, so that no commit of others can start it anew', async () => {
  await store.append(table, 0, Array(500).fill('x'.repeat(10_000)))
  const stranger = new DatabaseSync(folder.database)
  const copying = store.backup(other.database)
  stranger.exec(`UPDATE facts SET fact = '"too late"'`)
  await copying
  stranger.close()
  const copy = new DatabaseSync(other.database, { readOnly: true })
  expect({ ...copy.prepare(`SELECT count(*) AS late FROM facts WHERE fact = '"too late"'`).get() }).toEqual({ late: 0 })
  copy.close()
})

test('closing waits for a copy', async () => {
  await store.append(table, 0, Array(100).fill('x'.repeat(10_000)))
  const outcomes: string[] = []
  const copying = refusal(store.backup(other.database)).then(outcome => outcomes.push(outcome))
  await store.close()
  expect(outcomes).toEqual(['done'])
  await copying
  const copy = await openEmbedded(other.path)
  expect(await allFacts(copy, table)).toHaveLength(100)
  await copy.close()
})

test('no copy takes the place of a file, least of all of the database', async () => {
  expect(await refusal(store.backup(folder.database))).toBe('bad')
  expect(await refusal(store.backup(join(other.path, 'no such folder/copy.db')))).toBe('io')
  mkdirSync(join(other.path, 'copy.db.unfinished'))
  expect(await refusal(store.backup(join(other.path, 'copy.db')))).toBe('io')
  expect(await refusal(store.append(table, 0, [1]))).toBe('done')
})

test('a folder is copied without its server', async () => {
  await store.append(table, 0, ['a', 'b'])
  const file = join(other.path, 'running.db')
  await backupEmbedded(folder.path, file)
  await store.close()
  await backupEmbedded(folder.path, other.database)
  expect(await refusal(backupEmbedded(folder.path, file))).toBe('bad')
  expect(await refusal(backupEmbedded(join(other.path, 'nothing'), join(other.path, 'x')))).toBe('bad')
  const copy = await openEmbedded(other.path)
  expect(await allFacts(copy, table)).toHaveLength(2)
  await copy.close()
})

test('a backup is restored, and what was there before is kept', async () => {
  const file = join(other.path, 'backup.db')
  await store.append(table, 0, ['then'])
  await store.backup(file)
  await store.append(table, 1, ['later'])
  expect(await refusal(restoreEmbedded(folder.path, file))).toBe('locked')
  await store.close()

  const before = `${folder.database}.before-restore-1`
  expect(await restoreEmbedded(folder.path, file)).toBe(before)
  store = await openEmbedded(folder.path)
  expect((await allFacts(store, table)).map(({ fact }) => fact)).toEqual(['then'])
  await store.append(table, 1, ['otherwise'])
  await store.close()

  expect(await restoreEmbedded(folder.path, before)).toBe(`${folder.database}.before-restore-2`)
  store = await openEmbedded(folder.path)
  expect((await allFacts(store, table)).map(({ fact }) => fact)).toEqual(['then', 'later'])

  expect(await restoreEmbedded(join(other.path, 'new'), file)).toBeNull()
  const copy = await openEmbedded(join(other.path, 'new'))
  expect(await allFacts(copy, table)).toHaveLength(1)
  await copy.close()
})

test('what is no backup is not restored', async () => {
  await store.append(table, 0, ['precious'])
  await store.close()
  const file = join(other.path, 'backup.db')
  expect(await refusal(restoreEmbedded(folder.path, file))).toBe('bad')
  for (const content of ['', 'a letter, not a backup', Buffer.alloc(8192, 7)]) {
    writeFileSync(file, content)
    expect(await refusal(restoreEmbedded(folder.path, file))).toBe('corrupt')
  }
  store = await openEmbedded(folder.path)
  expect(await allFacts(store, table)).toHaveLength(1)
})

async function damage(sql: string): Promise<void> {
  await store.close()
  const database = new DatabaseSync(folder.database)
  database.exec(sql)
  database.close()
}

test('a copy with damage is refused by table and fact, and not kept', async () => {
  await store.append(table, 0, [{ a: 'fact' }, { another: 'one' }])
  await damage(`UPDATE facts SET fact = substr(fact, 1, 8) WHERE version = 2`)
  const file = join(other.path, 'backup.db')
  const cut = `table "${table}": fact 2 is cut or was changed: it is not JSON`
  await expect(backupEmbedded(folder.path, file)).rejects.toMatchObject({
    code: 'corrupt',
    message: `backup.db was not kept: ${cut}`,
  })
  store = await openEmbedded(folder.path)
  await expect(store.backup(file)).rejects.toThrow(cut)
  expect(readdirSync(other.path)).toEqual([])

  // Whoever knows, and wants one all the same, before it is mended.
  await store.close()
  await backupEmbedded(folder.path, file, { evenDamaged: true })
  await expect(restoreEmbedded(folder.path, file)).rejects.toThrow(`backup.db is not restored: ${cut}`)
  expect(await restoreEmbedded(folder.path, file, { evenDamaged: true })).not.toBeNull()
})

test('a copy with pages that cannot be read is refused', async () => {
  await store.append(table, 0, Array(100).fill('x'.repeat(1000)))
  await store.close()
  const bytes = readFileSync(folder.database)
  const page = Math.floor(bytes.lastIndexOf('xxxx') / 4096) * 4096
  writeFileSync(folder.database, bytes.fill(0xaa, page, page + 4096))
  expect(await refusal(backupEmbedded(folder.path, join(other.path, 'backup.db')))).toBe('corrupt')
  expect(readdirSync(other.path)).toEqual([])
})

test('a backup takes the place of a database that cannot even be opened', async () => {
  const file = join(other.path, 'backup.db')
  await store.append(table, 0, ['then'])
  await store.backup(file)
  await store.close()
  for (const content of [
    'a letter, not a database',
    Buffer.alloc(100_000, 7),
    readFileSync(folder.database).fill(0, 4000),
  ]) {
    writeFileSync(folder.database, content)
    const before = await restoreEmbedded(folder.path, file)
    expect(readFileSync(before ?? '').length).toBe(content.length)
    store = await openEmbedded(folder.path)
    expect(await allFacts(store, table)).toEqual([{ version: 1, fact: 'then' }])
    expect(store.findings()).toEqual([])
    await store.close()
  }
})
