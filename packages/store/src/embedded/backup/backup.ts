/** Copies of a whole data folder, for whoever has no store open: `umpire backup` and `umpire restore`. */
import { existsSync, renameSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { BadInput } from '@umpire/engine'
import { StoreError } from '../../store/store-error.ts'
import { copyDatabase, copyPages } from '../disk/copy.ts'
import { asStoreError } from '../disk/failure.ts'
import { databaseIn, freeName, makeFile, makePrivate } from '../disk/files.ts'
import { lockFolder } from '../disk/lock.ts'
import { forgetMark } from '../disk/mark.ts'
import { examineInThread } from '../examine/in-thread.ts'

/** What a copy with damage is good for: to have one at all before it is mended. */
export interface BackupOptions {
  /** Damage does not matter. */
  readonly evenDamaged?: boolean
}

/** A consistent copy, whether or not a server is running on the folder. There must be no such file yet. */
export async function backupEmbedded(folder: string, file: string, options: BackupOptions = {}): Promise<void> {
  const database = databaseIn(resolve(folder))
  if (!existsSync(database)) throw new BadInput('folder', 'a data folder of Umpire', folder)
  await backupTo(database, file, options)
}

/** The copy is looked at before it is called one: a damaged one is refused, and removed. */
export async function backupTo(database: string, file: string, options: BackupOptions = {}): Promise<void> {
  if (existsSync(file)) throw new BadInput('backup', 'a file that is not there yet', file)
  const { evenDamaged = false } = options
  await copyDatabase(database, file, async copy => {
    if (!evenDamaged) await refuseUnlessSound(copy, basename(database), `${basename(file)} was not kept`)
  })
}

/**
 * Puts a backup in the place of what a folder holds, which no server may be using. What was there before is kept:
 * answers the name of that copy, or null if there was nothing. A backup of an older Umpire is migrated when it is
 * opened.
 */
export async function restoreEmbedded(
  folder: string,
  file: string,
  options: BackupOptions = {},
): Promise<string | null> {
  if (!existsSync(file)) throw new BadInput('backup', 'a file to restore from', file)
  const path = resolve(folder)
  const database = databaseIn(path)
  makePrivate(path)
  const lock = lockFolder(path)
  try {
    const { evenDamaged = false } = options
    if (!evenDamaged) await refuseUnlessSound(file, basename(file), `${basename(file)} is not restored`)
    const before = existsSync(database) ? freeName(`${database}.before-restore`) : null
    if (before !== null) await setAside(database, before)
    // What is missing of the state before is not missing of this one.
    forgetMark(path)
    makeFile(database)
    await copyPages(file, database)
    return before
  } catch (error) {
    throw asStoreError(error, file)
  } finally {
    lock.release()
  }
}

/** A copy of it; itself, with its log, if it is too damaged to be copied, and to be copied over. */
async function setAside(database: string, before: string): Promise<void> {
  try {
    await copyDatabase(database, before)
  } catch (error) {
    if (asStoreError(error, database).code !== 'corrupt') throw error
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(`${database}${end}`)) renameSync(`${database}${end}`, `${before}${end}`)
    }
  }
}

/** `name` is what is called damaged. */
async function refuseUnlessSound(file: string, name: string, otherwise: string): Promise<void> {
  const findings = await examineInThread({ file, name, gently: false }).findings
  // A table and a fact tell more than a page.
  const told = findings.find(({ table }) => table !== null) ?? findings[0]
  if (told === undefined) return
  const more = findings.length === 1 ? '' : ` (findings: ${findings.length})`
  throw new StoreError('corrupt', `${otherwise}: ${told.message}${more}`)
}
