/** Copies of a whole data folder, for whoever has no store open: `umpire backup` and `umpire restore`. */
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadInput } from '@umpire/engine'
import { StoreError } from '../../store/store-error.ts'
import { copyDatabase, copyPages } from './copy.ts'
import { asStoreError } from './failure.ts'
import { databaseIn, freeName } from './files.ts'
import { lockFolder } from './lock.ts'
import { schemaOf } from './migrate.ts'
import { MIGRATIONS } from './schema.ts'

/** A consistent copy, whether or not a server is running on the folder. There must be no such file yet. */
export async function backupEmbedded(folder: string, file: string): Promise<void> {
  const database = databaseIn(resolve(folder))
  if (!existsSync(database)) throw new BadInput('folder', 'a data folder of Umpire', folder)
  await backupTo(database, file)
}

export async function backupTo(database: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BadInput('backup', 'a file that is not there yet', file)
  await copyDatabase(database, file)
}

/**
 * Puts a backup in the place of what a folder holds, which no server may be using. What was there before is kept:
 * answers the name of that copy, or null if there was nothing. A backup of an older Umpire is migrated when it is
 * opened.
 */
export async function restoreEmbedded(folder: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new BadInput('backup', 'a file to restore from', file)
  const path = resolve(folder)
  const database = databaseIn(path)
  mkdirSync(path, { recursive: true })
  const lock = lockFolder(path)
  try {
    refuseUnlessSound(file)
    const before = existsSync(database) ? freeName(`${database}.before-restore`) : null
    if (before !== null) await copyDatabase(database, before)
    await copyPages(file, database)
    return before
  } catch (error) {
    throw asStoreError(error, file)
  } finally {
    lock.release()
  }
}

function refuseUnlessSound(file: string): void {
  const backup = new DatabaseSync(file, { readOnly: true })
  try {
    if (schemaOf(backup, file, MIGRATIONS.length) === 0)
      throw new StoreError('corrupt', `${file}: there is nothing in it`)
    const found = backup.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check']
    if (found !== 'ok') throw new StoreError('corrupt', `${file}: the backup is damaged: ${String(found)}`)
  } finally {
    backup.close()
  }
}
