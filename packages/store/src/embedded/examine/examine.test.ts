import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTable, numbers } from '../../contract/helpers.ts'
import { examine, type Finding, openEmbedded, type Store } from '../../index.ts'
import { markIn } from '../disk/files.ts'
import { MIGRATIONS } from '../disk/schema.ts'
import { newFolder, type TestFolder } from '../test/test-folder.ts'

let folder: TestFolder
let store: Store
let table: string
beforeEach(async () => {
  folder = newFolder()
  store = await openEmbedded(folder.path)
  table = await newTable(store)
  await store.append(table, 0, numbers(1, 700), { id: 'c', seat: 's' })
  await store.saveSnapshot(table, 700, 1, { at: 700 })
  await store.putSeat({ id: 'gm', table, secretHash: 'hash', data: 'GM' })
  await store.putDocument({ id: 'doc', kind: 'character', data: 'Ada' }, null)
})
afterEach(async () => {
  await store.close()
  folder.remove()
})

async function found(path = folder.path): Promise<readonly Finding[]> {
  const all: Finding[] = []
  for await (const one of examine(path)) all.push(one)
  return all
}

/** As somebody else would, whom nothing holds back. */
async function tamper(sql: string): Promise<void> {
  await store.close()
  const database = new DatabaseSync(folder.database, { enableForeignKeyConstraints: false })
  database.exec(sql)
  database.close()
}

const stateOf = (path: string) =>
  readdirSync(path).map(name => [
    name,
    readFileSync(`${path}/${name}`).toString('base64'),
    statSync(`${path}/${name}`).mode,
  ])

test('nothing is found in sound data, with a server or without, and nothing changes', async () => {
  expect(await found()).toEqual([])
  await store.close()
  const before = stateOf(folder.path)
  expect(await found()).toEqual([])
  expect(stateOf(folder.path)).toEqual(before)
})

test('facts that are missing are told by their numbers', async () => {
  await tamper('DELETE FROM facts WHERE version IN (1, 17, 18, 600, 699, 700)')
  expect(await found()).toEqual([
    { kind: 'missing', table, version: 1, message: `table "${table}": fact 1 is missing` },
    { kind: 'missing', table, version: 17, message: `table "${table}": facts 17 to 18 are missing` },
    { kind: 'missing', table, version: 600, message: `table "${table}": fact 600 is missing` },
    { kind: 'missing', table, version: 699, message: `table "${table}": facts 699 to 700 are missing` },
    {
      kind: 'snapshot',
      table,
      version: 700,
      message: `table "${table}": the snapshot at fact 700 is newer than the last fact, 698`,
    },
  ])
})

test('a fact that was cut or changed is told', async () => {
  await tamper(`UPDATE facts SET fact = '{"cut' WHERE version = 20; UPDATE facts SET fact = '22' WHERE version = 21`)
  expect((await found()).map(({ kind, version, message }) => [kind, version, message])).toEqual([
    ['altered', 20, `table "${table}": fact 20 is cut or was changed: it is not JSON`],
    ['altered', 21, `table "${table}": fact 21 was changed: its checksum does not match`],
  ])
})

test('damaged rows of every other kind are told', async () => {
  await tamper(`UPDATE snapshots SET data = '{'; UPDATE seats SET data = ''; UPDATE documents SET data = '}';
    UPDATE commands SET after = 800; INSERT INTO facts (table_number, version, fact) VALUES (99, 1, '1')`)
  expect((await found()).map(({ kind, message }) => [kind, message])).toEqual([
    ['row', `table "${table}": a command begins at fact 800 and ends at 700`],
    ['snapshot', `table "${table}": the snapshot at fact 700 is cut or was changed`],
    ['row', `table "${table}": seat "gm" is cut or was changed`],
    ['row', 'umpire.db: there are facts of a table that is not listed, number 99'],
    ['row', 'document "doc" is cut or was changed'],
  ])
})

test('pages that cannot be read are told, and what lies behind them is looked at all the same', async () => {
  const other = await newTable(store)
  await store.append(other, 0, Array(50).fill('y'.repeat(2000)))
  await tamper(`UPDATE facts SET fact = 'no JSON' WHERE version = 50 AND length(fact) > 1000`)
  const bytes = readFileSync(folder.database)
  // The rows of some facts, wherever they lie, but not the tree above them.
  const at = bytes.indexOf('y'.repeat(1000), bytes.length / 2)
  const page = Math.floor(at / 4096) * 4096
  writeFileSync(folder.database, bytes.fill(0xaa, page, page + 4096))
  const all = await found()
  expect(all.some(({ kind }) => kind === 'structure')).toBe(true)
  expect(all.find(({ kind }) => kind === 'unreadable')).toMatchObject({ table: other })
  expect(all.find(({ kind }) => kind === 'altered')).toMatchObject({ table: other, version: 50 })
  for (const { message } of all) expect(message).not.toContain('\n')
})

test('data of an older schema is looked at as it is', async () => {
  const older = newFolder()
  const database = new DatabaseSync(older.database)
  database.exec(MIGRATIONS[0]?.sql ?? '')
  database.exec(`PRAGMA user_version = 1; PRAGMA application_id = 0x556d7072;
    INSERT INTO tables (id, title, system, created) VALUES ('old', '', 'demo', 1);
    INSERT INTO facts VALUES (1, 1, '1'), (1, 3, '3')`)
  database.close()
  expect((await found(older.path)).filter(({ kind }) => kind !== 'exposed')).toEqual([
    { kind: 'missing', table: 'old', version: 2, message: 'table "old": fact 2 is missing' },
  ])
  older.remove()
})

test('what is no data of ours is told in one finding', async () => {
  await store.close()
  rmSync(markIn(folder.path))
  const unopenable = async (): Promise<readonly Finding[]> => (await found()).filter(({ kind }) => kind !== 'exposed')
  for (const content of ['', 'a letter', Buffer.alloc(8192, 7)]) {
    writeFileSync(folder.database, content)
    expect(await unopenable()).toMatchObject([{ kind: 'unopenable' }])
  }
  rmSync(folder.database)
  expect(await unopenable()).toMatchObject([
    { kind: 'unopenable', message: expect.stringMatching(/no data of Umpire/) },
  ])
})
