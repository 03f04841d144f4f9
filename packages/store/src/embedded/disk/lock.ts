/**
 * One server at a time: a small database beside the real one, locked exclusively for as long as the store is open. The
 * operating system keeps the lock, so it ends with the process, however it ended. The real database cannot be locked
 * itself, because it is read through a connection of its own.
 */
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../../store/store-error.ts'
import { asStoreError } from './failure.ts'
import { lockIn, makeFile } from './files.ts'

export interface Lock {
  release(): void
}

export function lockFolder(folder: string): Lock {
  const file = lockIn(folder)
  const database = new DatabaseSync(file, { open: false, timeout: 0 })
  try {
    makeFile(file)
    database.open()
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if (database.isOpen) database.close()
    const failure = asStoreError(error, file)
    if (failure.code !== 'locked') throw failure
    throw new StoreError('locked', `${folder}: another Umpire is using this data folder; stop it first`, {
      cause: error,
    })
  }
  return { release: () => database.close() }
}
