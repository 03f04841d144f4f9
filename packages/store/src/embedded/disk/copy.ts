/** Consistent copies of a database that others may be writing to. */
import { renameSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { asStoreError } from './failure.ts'
import { makeFile } from './files.ts'

/** Pages for each turn of a thread outside: enough not to wait long, few enough to let others have theirs. */
const PAGES_AT_ONCE = 1000

/** Refuses a copy that is not to be kept. */
export type Inspect = (copy: string) => Promise<void>

/** There must be no such file yet. */
export async function copyDatabase(database: string, file: string, inspect?: Inspect): Promise<void> {
  try {
    await copyWhole(database, file, inspect)
  } catch (error) {
    throw asStoreError(error, file)
  }
}

/** Under another name until it is whole: a copy that was interrupted must not pass for one. */
async function copyWhole(database: string, file: string, inspect?: Inspect): Promise<void> {
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    makeFile(unfinished)
    await copyPages(database, unfinished)
    withoutLog(unfinished)
    await inspect?.(unfinished)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Into a new file, or in place of all that a database holds, in one transaction. */
export async function copyPages(database: string, into: string): Promise<void> {
  const source = new DatabaseSync(database, { readOnly: true, timeout: 5000 })
  try {
    // One view of the data for the whole copy: without it, every commit of others would start it anew.
    source.exec('BEGIN; SELECT 1 FROM sqlite_schema')
    await backup(source, into, { rate: PAGES_AT_ONCE })
  } finally {
    source.close()
  }
}

/** A copy is one file, to be carried about and read from wherever it lies: no log beside it. */
function withoutLog(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
  } finally {
    copy.close()
  }
}
