/** Where a data folder keeps what, and names for copies that are not taken yet. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const databaseIn = (folder: string): string => join(folder, 'umpire.db')
export const lockIn = (folder: string): string => join(folder, 'umpire.lock')

/** `umpire.db.schema-1.backup-1`, or `-2` if there is that one. */
export function freeName(prefix: string): string {
  let counter = 1
  while (existsSync(`${prefix}-${counter}`)) counter++
  return `${prefix}-${counter}`
}
