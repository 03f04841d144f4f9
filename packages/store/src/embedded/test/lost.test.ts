/** Acknowledged commits that are gone at the next start: SQLite says nothing of them, the mark does. */
import { copyFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTable, numbers, refusal } from '../../contract/helpers.ts'
import { examine, openEmbedded, restoreEmbedded, type Store } from '../../index.ts'
import { markIn } from '../disk/files.ts'
import { newFolder, type TestFolder } from './test-folder.ts'

const TABLE = 'played'

let folder: TestFolder
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => folder.remove())

/** What a process that is killed leaves behind: the files as they are while a store has them open. */
async function killed(): Promise<void> {
  const other = newFolder()
  const first = await openEmbedded(other.path)
  await first.createTable({ id: TABLE, title: '', system: 'demo', created: 1 })
  await first.close()
  const store = await openEmbedded(other.path)
  for (const n of numbers(0, 29)) await store.append(TABLE, n, [n])
  for (const name of ['umpire.db', 'umpire.db-wal', 'umpire.mark']) {
    copyFileSync(join(other.path, name), join(folder.path, name))
  }
  await store.close()
  other.remove()
}

const told = async (): Promise<readonly string[]> => {
  const messages: string[] = []
  for await (const { message } of examine(folder.path)) messages.push(message)
  return messages
}

async function opened<T>(work: (store: Store) => T | Promise<T>): Promise<T> {
  const store = await openEmbedded(folder.path)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const findings = (): Promise<readonly string[]> => opened(store => store.findings().map(({ message }) => message))

test('after an ordinary stop, and after a kill, nothing is missing', async () => {
  await killed()
  expect(await told()).toEqual([])
  expect(await findings()).toEqual([])
  expect(await findings()).toEqual([])
  expect(await told()).toEqual([])
})

const wal = (): string => `${folder.database}-wal`

const HARM: { readonly [name: string]: () => void } = {
  cut: () => truncateSync(wal(), Math.floor(statSync(wal()).size / 2)),
  'taken away': () => rmSync(wal()),
  flipped: () => {
    const bytes = readFileSync(wal())
    const middle = Math.floor(bytes.length / 2)
    writeFileSync(wal(), bytes.fill((bytes[middle] ?? 0) ^ 1, middle, middle + 1))
  },
}

for (const [name, harm] of Object.entries(HARM)) {
  test(`a log that was ${name} is told, opens all the same, and is still told by an examination later`, async () => {
    await killed()
    harm()
    const LOST = /^umpire\.db: (\d+) acknowledged commits are missing; its write-ahead log was cut or taken away/
    expect(await told()).toEqual([expect.stringMatching(LOST)])
    const first = await opened(async store => {
      const found = store.findings()
      const version = (await store.table(TABLE))?.version ?? 0
      expect(await refusal(store.append(TABLE, version, ['play goes on']))).toBe('done')
      return found
    })
    expect(first).toEqual([{ kind: 'lost', table: null, version: null, message: expect.stringMatching(LOST) }])
    expect(Number(LOST.exec(first[0]?.message ?? '')?.[1])).toBeGreaterThan(5)
    expect(await findings()).toEqual([])
    expect(await told()).toEqual([
      expect.stringMatching(/^umpire\.db: \d+ acknowledged commits are missing, noticed 20/),
    ])
  })
}

test('a database that was taken away is told', async () => {
  await opened(async store => {
    const table = await newTable(store)
    for (const n of numbers(0, 9)) await store.append(table, n, [n])
  })
  rmSync(folder.database)
  writeFileSync(folder.database, '')
  expect(await told()).toContainEqual(expect.stringMatching(/^umpire\.db: 11 acknowledged commits are missing/))
  rmSync(folder.database)
  expect(await findings()).toEqual([expect.stringMatching(/^umpire\.db: 11 acknowledged commits are missing/)])
})

test('an older copy that was restored misses nothing; one that was put there by hand does', async () => {
  const file = `${folder.path}/backup.db`
  await opened(async store => {
    const table = await newTable(store)
    await store.backup(file)
    await store.append(table, 0, [1])
  })
  await restoreEmbedded(folder.path, file)
  expect(await findings()).toEqual([])
  await opened(store => newTable(store))
  writeFileSync(folder.database, readFileSync(file))
  expect(await findings()).toEqual([expect.stringMatching(/1 acknowledged commit is missing/)])
})

test('a mark that is missing, or cannot be read, tells nothing and is made anew', async () => {
  await opened(store => newTable(store))
  for (const content of ['', 'nonsense', '12 34', '9'.repeat(40)]) {
    writeFileSync(markIn(folder.path), content)
    expect(await findings()).toEqual([])
  }
  rmSync(markIn(folder.path))
  await opened(store => newTable(store))
  expect(existsSync(markIn(folder.path))).toBe(true)
  expect(readFileSync(markIn(folder.path), 'utf8').trim()).toBe('2')
})
