import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { allFacts, newTable, numbers, refusal } from '../../contract/helpers.ts'
import { openEmbedded } from '../../index.ts'
import { APPLICATION, MIGRATIONS } from '../disk/schema.ts'
import { newFolder } from './test-folder.ts'

const PAGE = 'x'.repeat(10_000)

test('without room, it refuses and loses nothing acknowledged; with room again, it goes on', async () => {
  const folder = newFolder()
  const store = await openEmbedded(folder.path, { mostBytes: 1_000_000 })
  const [ballast, table] = [await newTable(store), await newTable(store)]
  await store.append(ballast, 0, Array(20).fill(PAGE))

  const one = (at: number): Promise<string> => refusal(store.append(table, at, [PAGE], { id: `c-${at}`, seat: 's' }))
  let version = 0
  let outcome = await one(version)
  while (outcome === 'done') outcome = await one(++version)
  expect(outcome).toBe('full')
  expect(version).toBeGreaterThan(10)
  await expect(store.append(table, version, [PAGE])).rejects.toThrow(
    /^the database is nearly full: .* kB are free, and 50.0 kB are kept in reserve. What is stored is safe;/,
  )
  expect(await refusal(store.check())).toBe('full')

  // What makes room is still stored, and what keeps a stop in order; until nothing is left at all.
  await store.renameTable(table, 'Nearly full')
  expect(await refusal(store.saveSnapshot(table, version, 1, PAGE))).toBe('done')
  await expect(store.saveSnapshot(table, 1, 1, PAGE.repeat(10))).rejects.toThrow(/no more room/)
  expect((await store.table(table))?.title).toBe('Nearly full')

  const kept = numbers(1, version).map(at => ({ version: at, fact: PAGE }))
  expect(await allFacts(store, table)).toEqual(kept)
  expect(await store.append(table, 0, [PAGE], { id: 'c-0', seat: 's' })).toMatchObject({ version: 1, repeated: true })
  expect(await store.commandVersion(table, `c-${version}`)).toBeNull()

  await store.deleteTable(ballast)
  await store.check()
  await store.append(table, version, [PAGE], { id: `c-${version}`, seat: 's' })
  await store.close()

  const roomier = await openEmbedded(folder.path, { mostBytes: 3_000_000 })
  expect((await allFacts(roomier, table)).map(({ version: at }) => at)).toEqual(numbers(1, version + 1))
  expect((await roomier.append(table, version + 1, Array(100).fill(PAGE))).version).toBe(version + 101)
  await roomier.close()
  folder.remove()
})

test('a table takes no more than it may, counted from what it held before that was counted', async () => {
  const folder = newFolder()
  const old = new DatabaseSync(folder.database)
  old.exec(MIGRATIONS[0]?.sql ?? '')
  old.exec(`PRAGMA user_version = 1; PRAGMA application_id = ${APPLICATION};
    INSERT INTO tables (id, title, system, created) VALUES ('old', '', 'demo', 1);
    INSERT INTO facts VALUES (1, 1, '"${'ü'.repeat(200)}"'), (1, 2, '"${'x'.repeat(398)}"')`)
  old.close()
  // 402 and 400 bytes are there, and 10 of an empty text's.
  const store = await openEmbedded(folder.path, { mostTableBytes: 1000 })
  await expect(store.append('old', 2, ['x'.repeat(197)])).rejects.toMatchObject({
    code: 'full',
    message: 'table "old" is full: it may hold 1.0 kB, and needs 1.0 kB. What is stored is safe; go on at a new table',
  })
  await store.append('old', 2, ['x'.repeat(196)])
  expect(await refusal(store.append('old', 3, [1]))).toBe('full')
  expect(await allFacts(store, 'old')).toHaveLength(3)
  await store.close()

  const more = await openEmbedded(folder.path, { mostTableBytes: 1001 })
  await more.append('old', 3, [1])
  expect(await refusal(more.append('old', 4, [1]))).toBe('full')
  await more.close()
  folder.remove()
})

test('snapshots never take more than a table may hold, and the newest stays', async () => {
  const folder = newFolder()
  const store = await openEmbedded(folder.path, { mostTableBytes: 1000 })
  const table = await newTable(store)
  await store.append(table, 0, numbers(1, 5))
  for (const version of numbers(0, 5)) await store.saveSnapshot(table, version, 1, 'x'.repeat(400))
  expect((await store.snapshot(table, 3))?.version).toBeUndefined()
  expect((await store.snapshot(table, 4))?.version).toBe(4)
  await store.saveSnapshot(table, 5, 1, 'x'.repeat(5000))
  expect((await store.snapshot(table))?.version).toBe(5)
  expect(await store.snapshot(table, 4)).toBeNull()
  await store.close()
  folder.remove()
})
