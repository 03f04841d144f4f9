/** A folder for one test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseIn } from '../disk/files.ts'

export interface TestFolder {
  readonly path: string
  /** The database that a store in it has. */
  readonly database: string
  remove(): void
}

export function newFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'umpire-store-'))
  return { path, database: databaseIn(path), remove: () => rmSync(path, { recursive: true }) }
}
