import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allFacts, newTable, numbers, refusal } from '../../contract/helpers.ts'
import { openEmbedded, type Store } from '../../index.ts'
import { newFolder, type TestFolder } from './test-folder.ts'

let folder: TestFolder
let store: Store
/** Another program at the same file: how a test gets the database to fail where it never does by itself. */
let stranger: DatabaseSync
beforeEach(async () => {
  folder = newFolder()
  store = await openEmbedded(folder.path)
  stranger = new DatabaseSync(folder.database)
})
afterEach(async () => {
  stranger.close()
  await store.close()
  folder.remove()
})

test('writers who wait for each of their appends share transactions, too', async () => {
  const tables: string[] = []
  for (const _ of numbers(1, 50)) tables.push(await newTable(store))
  const before = store.statistics().commits
  await Promise.all(
    tables.map(async table => {
      for (const n of numbers(0, 19)) await store.append(table, n, [n])
    }),
  )
  expect(store.statistics().commits - before).toBeLessThan(200)
  for (const table of tables) expect((await allFacts(store, table)).map(({ fact }) => fact)).toEqual(numbers(0, 19))
})

test('a write that fails half-way is undone, and takes nobody with it', async () => {
  const [one, two] = [await newTable(store), await newTable(store)]
  stranger.exec(`CREATE TRIGGER poison BEFORE INSERT ON facts WHEN NEW.fact = '"poison"'
    BEGIN SELECT RAISE(ABORT, 'poisoned'); END`)
  const before = store.statistics()
  const outcomes = await Promise.all([
    refusal(store.append(two, 0, ['before'])),
    refusal(store.append(one, 0, ['first', 'poison'], { id: 'c', seat: 's' })),
    refusal(store.append(two, 1, ['after'])),
  ])
  expect(outcomes).toEqual(['done', 'io', 'done'])
  expect(store.statistics().commits - before.commits).toBe(1)
  expect(await allFacts(store, one)).toEqual([])
  expect(await store.commandVersion(one, 'c')).toBeNull()
  expect((await allFacts(store, two)).map(({ fact }) => fact)).toEqual(['before', 'after'])
})

test('a commit that fails acknowledges nothing, and the next one works when the cause is gone', async () => {
  const table = await newTable(store)
  // What a row refers to is only looked at when the transaction ends.
  stranger.exec(`CREATE TABLE loose (number INTEGER REFERENCES tables DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER fail AFTER INSERT ON facts BEGIN INSERT INTO loose VALUES (-1); END`)
  const outcomes = await Promise.all([
    refusal(store.append(table, 0, ['lost'], { id: 'c', seat: 's' })),
    refusal(store.renameTable(table, 'lost')),
    refusal(store.append(table, 9, ['a conflict with what is lost'])),
  ])
  expect(outcomes).toEqual(['io', 'io', 'io'])
  expect(store.statistics().failedCommits).toBe(1)
  expect(await store.table(table)).toMatchObject({ title: 'A table', version: 0 })
  expect(await store.commandVersion(table, 'c')).toBeNull()

  stranger.exec('DROP TRIGGER fail; DROP TABLE loose')
  expect(await store.append(table, 0, ['kept'], { id: 'c', seat: 's' })).toMatchObject({ version: 1, repeated: false })
})
