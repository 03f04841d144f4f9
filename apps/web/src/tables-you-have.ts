/** The tables this browser has been at, newest first; kept here alone, so that a person finds the way back. */
import { readStored, writeStored } from './stored.ts'

export interface TableYouHave {
  readonly id: string
  readonly title: string
  readonly system: string
  readonly role: string
  /** When it was last opened, in milliseconds since 1970. */
  readonly opened: number
}

const KEY = 'umpire.tables'
const MOST = 30

const isTable = (value: unknown): value is TableYouHave => {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, system, role, opened }: { readonly [name: string]: unknown } = { ...value }
  return [id, title, system, role].every(text => typeof text === 'string') && typeof opened === 'number'
}

/** What was stored may have been written by an older page, or by a person: what is no table is left out. */
export function readTables(text: string | null): readonly TableYouHave[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTable) : []
  } catch {
    return []
  }
}

export const withTable = (tables: readonly TableYouHave[], table: TableYouHave): readonly TableYouHave[] =>
  [table, ...tables.filter(({ id }) => id !== table.id)].toSorted((a, b) => b.opened - a.opened).slice(0, MOST)

export const tablesYouHave = (): readonly TableYouHave[] => readTables(readStored(KEY))

/** Every time a table is opened, made or joined. */
export const rememberTable = (table: TableYouHave): void =>
  writeStored(KEY, JSON.stringify(withTable(tablesYouHave(), table)))

export const forgetTable = (id: string): void =>
  writeStored(KEY, JSON.stringify(tablesYouHave().filter(table => table.id !== id)))
