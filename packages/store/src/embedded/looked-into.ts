/**
 * What is stored in a data folder, only looked at: no lock is taken and nothing is written, so a server may be running on
 * it. Each answer is of the moment it was asked for.
 *
 *     const stored = lookInto('data')
 *     for (const table of await stored.tables()) …
 *     stored.close()
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadInput } from '@umpire/engine'
import type { ReadableStore } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { asStoreError } from './disk/failure.ts'
import { databaseIn } from './disk/files.ts'
import { schemaOf } from './disk/migrate.ts'
import { MIGRATIONS } from './disk/schema.ts'
import { Reader } from './reader.ts'

export interface LookedInto extends ReadableStore {
  close(): void
}

export function lookInto(folder: string): LookedInto {
  const file = databaseIn(resolve(folder))
  if (!existsSync(file)) throw new BadInput('folder', 'a data folder of Umpire', folder)
  try {
    refuseUnlessOfToday(file)
    const reader = new Reader(file)
    const read = async <T>(work: () => T): Promise<T> => {
      try {
        return work()
      } catch (error) {
        throw asStoreError(error, file)
      }
    }
    return {
      table: id => read(() => reader.table(id)),
      tables: () => read(() => reader.tables()),
      facts: (table, after, most) => read(() => reader.facts(table, after, most)),
      snapshot: (table, atMost = Number.MAX_SAFE_INTEGER) => read(() => reader.snapshot(table, atMost)),
      snapshots: table => read(() => reader.snapshots(table)),
      seats: table => read(() => reader.seats(table)),
      close: () => reader.close(),
    }
  } catch (error) {
    throw asStoreError(error, file)
  }
}

/** An older one is migrated by whoever may write. */
function refuseUnlessOfToday(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 })
  try {
    const schema = schemaOf(database, file, MIGRATIONS.length)
    if (schema === MIGRATIONS.length) return
    throw new StoreError(
      'io',
      `${file}: written by an older Umpire; start "umpire serve" once, which brings it up to date`,
    )
  } finally {
    database.close()
  }
}
