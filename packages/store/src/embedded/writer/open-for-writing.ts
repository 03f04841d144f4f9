/** The connection that writes: safe against loss of power at every commit, at the schema of this program. */
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../../store/store-error.ts'
import { makeFile } from '../disk/files.ts'
import { migrate, schemaOf } from '../disk/migrate.ts'
import { numberOf } from '../disk/row.ts'
import { MIGRATIONS } from '../disk/schema.ts'
import type { WriterOptions } from './write.ts'

/** What a log may keep for itself after everything in it went to the database: a long backup makes it grow. */
const LOG_BYTES = 64 * 1024 * 1024

export async function openForWriting({ file, busyTimeout, mostBytes }: WriterOptions): Promise<DatabaseSync> {
  makeFile(file)
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    // Before anything is changed: the file may be somebody else's.
    schemaOf(database, file, MIGRATIONS.length)
    const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.['journal_mode']
    if (mode !== 'wal') {
      throw new StoreError('io', `${file}: expected a disk that allows a write-ahead log, got journal mode ${mode}`)
    }
    // The second is for macOS, where the first alone leaves data in the disk's own memory.
    database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON')
    database.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`)
    await migrate(database, file, MIGRATIONS)
    if (mostBytes !== null) {
      const page = numberOf(database.prepare('PRAGMA page_size').get() ?? {}, 'page_size')
      database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(mostBytes / page))}`)
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
