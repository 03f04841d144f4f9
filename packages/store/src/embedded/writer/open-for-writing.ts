/** The connection that writes: safe against loss of power at every commit, at the schema of this program. */
import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Finding, finding } from '../../store/finding.ts'
import { StoreError } from '../../store/store-error.ts'
import { asStoreError } from '../disk/failure.ts'
import { makeFile } from '../disk/files.ts'
import { markOf } from '../disk/mark.ts'
import { migrate, schemaOf } from '../disk/migrate.ts'
import { numberOf } from '../disk/row.ts'
import { MIGRATIONS } from '../disk/schema.ts'
import { commitsOf, recordLoss } from '../examine/lost.ts'
import { quickCheck } from '../examine/quick-check.ts'
import type { WriterOptions } from './write.ts'

/** What a log may keep for itself after everything in it went to the database: a long backup makes it grow. */
const LOG_BYTES = 64 * 1024 * 1024

export interface OpenDatabase {
  readonly database: DatabaseSync
  /** How many there were. */
  readonly commits: number
  readonly findings: readonly Finding[]
}

export async function openForWriting(options: WriterOptions): Promise<OpenDatabase> {
  const { folder, file, busyTimeout, mostBytes } = options
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
    return { database, ...look(database, file, markOf(folder)) }
  } catch (error) {
    database.close()
    throw error
  }
}

/** What is damaged is told, and open all the same: most of it can be played on, and all that can be read be taken along. */
function look(database: DatabaseSync, file: string, mark: number | null): Omit<OpenDatabase, 'database'> {
  const name = basename(file)
  const findings = [...quickCheck(database, name)]
  try {
    const loss = mark === null ? null : recordLoss(database, name, mark, Date.now())
    if (loss !== null) findings.unshift(loss)
    return { findings, commits: commitsOf(database) }
  } catch (error) {
    if (findings.length === 0) findings.push(finding('structure', asStoreError(error, name).message))
    return { findings, commits: mark ?? 0 }
  }
}
