/** What SQLite and the file system say when something fails, in our codes. */
import { type StoreCode, StoreError } from '../../store/store-error.ts'

const SQLITE: { readonly [primaryCode: number]: StoreCode } = {
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  11: 'corrupt', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  26: 'corrupt', // SQLITE_NOTADB
}

const MEANING: { readonly [code in StoreCode]?: string } = {
  full: 'there is no more room to store anything; make some and try again',
  locked: 'another program holds the database; stop it and try again',
  corrupt: 'this is no database of Umpire, or it is damaged; restore a backup',
}

function codeOf(error: Error): StoreCode {
  // The low byte is the kind of error, the rest tells it more closely.
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE[error.errcode & 0xff] ?? 'io'
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return 'full'
  return 'io'
}

/** `where` is the file, or what was being done. */
export function asStoreError(error: unknown, where: string): StoreError {
  if (error instanceof StoreError) return error
  if (!(error instanceof Error)) return new StoreError('io', `${where}: ${String(error)}`)
  const code = codeOf(error)
  const meaning = MEANING[code]
  return new StoreError(code, `${where}: ${meaning === undefined ? '' : `${meaning}: `}${error.message}`, {
    cause: error,
  })
}
