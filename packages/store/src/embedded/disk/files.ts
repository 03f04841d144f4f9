/** Where a data folder keeps what, who may read it, and names for copies that are not taken yet. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const databaseIn = (folder: string): string => join(folder, 'umpire.db')
export const lockIn = (folder: string): string => join(folder, 'umpire.lock')
export const markIn = (folder: string): string => join(folder, 'umpire.mark')

/** Whoever started the server, and nobody else. Windows has other means, and keeps to those of the folder above. */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const OTHERS = 0o077

const isOurs = (name: string): boolean => /^umpire\.(db|lock|mark)/.test(name)

/** Makes the folder if need be, private; and what is in it already, from before that was so. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  for (const { path, mode } of exposed(folder)) {
    try {
      chmodSync(path, mode)
    } catch {
      // Somebody else's, or a disk without permissions: an examination tells of it.
    }
  }
}

/** What others may read, with the mode that it should have. A folder that holds more than ours is not ours to close. */
export function exposed(folder: string): readonly { readonly path: string; readonly mode: number }[] {
  if (process.platform === 'win32') return []
  const names = readdirSync(folder)
  const files = names.filter(isOurs).map(name => ({ path: join(folder, name), mode: PRIVATE_FILE }))
  const all = files.length === names.length ? [{ path: folder, mode: PRIVATE_FOLDER }, ...files] : files
  return all.filter(({ path }) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0)
}

/** An empty file that only its owner may read, if there is none: what SQLite makes, everybody may. */
export function makeFile(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE))
}

/** `umpire.db.schema-1.backup-1`, or `-2` if there is that one. */
export function freeName(prefix: string): string {
  let counter = 1
  while (existsSync(`${prefix}-${counter}`)) counter++
  return `${prefix}-${counter}`
}
