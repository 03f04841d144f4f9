import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder, type TestFolder } from '../test/test-folder.ts'
import { migrate } from './migrate.ts'
import { APPLICATION, type Migration } from './schema.ts'

/** A made-up history. The second step makes a table anew that another refers to, as SQLite often demands. */
const ONE: Migration = {
  says: 'parents and children',
  sql: `CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE children (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL REFERENCES parents ON DELETE CASCADE);
    INSERT INTO parents VALUES (1, 'Ada'); INSERT INTO children VALUES (10, 1)`,
}
const TWO: Migration = {
  says: 'names in capitals',
  sql: `CREATE TABLE parents_new (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO parents_new SELECT id, upper(name) FROM parents;
    DROP TABLE parents; ALTER TABLE parents_new RENAME TO parents`,
}
const THREE: Migration = { says: 'ages', sql: 'ALTER TABLE parents ADD COLUMN age INTEGER' }
const BROKEN: Migration = { says: 'ages, wrongly', sql: 'ALTER TABLE parents ADD COLUMN age INTEGER; SELEKT' }
const ORPHANING: Migration = { says: 'nobody left', sql: 'DELETE FROM parents' }

let folder: TestFolder
let database: DatabaseSync
beforeEach(() => {
  folder = newFolder()
  database = new DatabaseSync(folder.database)
  database.exec('PRAGMA journal_mode = WAL')
})
afterEach(() => {
  database.close()
  folder.remove()
})

const run = (...migrations: Migration[]): Promise<void> => migrate(database, folder.database, migrations)
const backups = (): readonly string[] =>
  readdirSync(folder.path)
    .filter(name => name.includes('.backup'))
    .sort()

function stateOf(open: DatabaseSync) {
  return {
    schema: open.prepare('PRAGMA user_version').get()?.['user_version'],
    application: open.prepare('PRAGMA application_id').get()?.['application_id'],
    parents: open
      .prepare('SELECT * FROM parents')
      .all()
      .map(row => ({ ...row })),
    children: open.prepare('SELECT count(*) AS count FROM children').get()?.['count'],
  }
}

function stateOfBackup(name: string) {
  const copy = new DatabaseSync(`${folder.path}/${name}`, { readOnly: true })
  const state = stateOf(copy)
  copy.close()
  return state
}

const FIRST = { schema: 1, application: APPLICATION, parents: [{ id: 1, name: 'Ada' }], children: 1 }

test('a new database goes through all migrations, and needs no backup', async () => {
  await run(ONE, TWO, THREE)
  expect(stateOf(database)).toMatchObject({ schema: 3, parents: [{ id: 1, name: 'ADA', age: null }], children: 1 })
  expect(backups()).toEqual([])
})

test('an older one is copied first, and then brought up to date', async () => {
  await run(ONE)
  await run(ONE)
  expect(stateOf(database)).toEqual(FIRST)
  expect(backups()).toEqual([])

  await run(ONE, TWO, THREE)
  expect(stateOf(database)).toMatchObject({ schema: 3, parents: [{ id: 1, name: 'ADA', age: null }], children: 1 })
  expect(backups()).toEqual(['umpire.db.schema-1.backup-1'])
  expect(stateOfBackup('umpire.db.schema-1.backup-1')).toEqual(FIRST)
})

test('if one in the middle fails, the database is as it was', async () => {
  await run(ONE)
  await expect(run(ONE, TWO, BROKEN)).rejects.toMatchObject({
    code: 'io',
    message: expect.stringMatching(/umpire\.db: schema 3 \(ages, wrongly\): .*SELEKT/),
  })
  expect(stateOf(database)).toEqual(FIRST)
  await expect(run(ONE, TWO, ORPHANING)).rejects.toThrow(/leaves children, row 10 without its parents/)
  expect(stateOf(database)).toEqual(FIRST)

  // Each try had its own backup, and the right migration still works.
  await run(ONE, TWO, THREE)
  expect(backups()).toEqual([1, 2, 3].map(counter => `umpire.db.schema-1.backup-${counter}`))
  for (const name of backups()) expect(stateOfBackup(name)).toEqual(FIRST)
})

test('without its backup, nothing is migrated', async () => {
  await run(ONE)
  const elsewhere = `${folder.path}/no such folder/umpire.db`
  await expect(migrate(database, elsewhere, [ONE, TWO])).rejects.toMatchObject({ code: 'io' })
  expect(stateOf(database)).toEqual(FIRST)
})

test('afterwards, references are watched over again', async () => {
  await run(ONE)
  await expect(run(ONE, BROKEN)).rejects.toThrow()
  expect(() => database.exec('INSERT INTO children VALUES (11, 99)')).toThrow(/FOREIGN KEY/)
})

test('a newer one is refused', async () => {
  await run(ONE, TWO)
  await expect(run(ONE)).rejects.toMatchObject({ code: 'newer' })
})
