/** Opens the database of a folder to look at it, and leaves nothing behind: whether or not a server has it open. */
import { existsSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StoreError } from '../../store/store-error.ts'
import { databaseIn, lockIn } from '../disk/files.ts'
import { type Lock, lockFolder } from '../disk/lock.ts'

export interface Look {
  readonly database: DatabaseSync
  close(): void
}

/** As long as it is open, no server can start on the folder. */
export function lookAt(folder: string): Look {
  const file = databaseIn(folder)
  const lock = lockIfFree(folder)
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  const index = `${file}-shm`
  const hadIndex = existsSync(index)
  try {
    // Without a log, SQLite would make one to read: it need not, if nobody writes.
    const alone = lock !== 'served' && (log?.size ?? 0) === 0
    const database = new DatabaseSync(alone ? unchanging(file) : file, { readOnly: true, timeout: 1000 })
    const close = (): void => {
      database.close()
      if (!alone && !hadIndex && lock !== 'served') rmSync(index, { force: true })
      release(lock)
    }
    return { database, close }
  } catch (error) {
    release(lock)
    throw error
  }
}

function lockIfFree(folder: string): Lock | 'served' | null {
  if (!existsSync(lockIn(folder))) return null
  try {
    return lockFolder(folder)
  } catch (error) {
    // A disk that cannot be written to cannot be served from either.
    return error instanceof StoreError && error.code === 'locked' ? 'served' : null
  }
}

const release = (lock: Lock | 'served' | null): void => {
  if (lock !== null && lock !== 'served') lock.release()
}

function unchanging(file: string): URL {
  const url = pathToFileURL(file)
  url.search = 'immutable=1'
  return url
}
