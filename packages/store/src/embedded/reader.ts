/** Reads, in the calling thread, through a connection that cannot write. Everything is found by a key. */
import { DatabaseSync } from 'node:sqlite'
import { LIMITS } from '../store/limits.ts'
import type { Seat, Snapshot, StoredDocument, StoredFact, StoredTable } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { jsonOf, numberOf, parsed, type Row, textOf } from './disk/row.ts'

export class Reader {
  readonly #database: DatabaseSync
  readonly #sql: ReturnType<typeof readStatements>

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 1000 })
    this.#sql = readStatements(this.#database)
  }

  close(): void {
    this.#database.close()
  }

  table(id: string): StoredTable | null {
    const row = this.#sql.table.get(id)
    return row === undefined ? null : tableOf(row)
  }

  tables(): readonly StoredTable[] {
    return this.#sql.tables.all().map(tableOf)
  }

  facts(table: string, after: number, most: number): readonly StoredFact[] {
    const found: StoredFact[] = []
    let length = 0
    for (const row of this.#sql.facts.iterate(this.#number(table), after, most)) {
      const text = textOf(row, 'fact')
      const version = numberOf(row, 'version')
      const next = after + found.length + 1
      // Nobody may play on as if it had not happened.
      if (version !== next) throw new StoreError('corrupt', `table "${table}": fact ${next} is missing`)
      found.push({ version, fact: parsed(text, `table "${table}", fact ${version}`) })
      length += text.length
      if (length >= LIMITS.pageLength) break
    }
    return found
  }

  commandVersion(table: string, command: string): number | null {
    const row = this.#sql.command.get(command, table)
    if (row === undefined) throw unknownTable(table)
    return row['version'] === null ? null : numberOf(row, 'version')
  }

  snapshot(table: string, atMost: number): Snapshot | null {
    const row = this.#sql.snapshot.get(this.#number(table), atMost)
    if (row === undefined) return null
    return { version: numberOf(row, 'version'), format: numberOf(row, 'format'), data: jsonOf(row, 'data') }
  }

  snapshots(table: string): readonly Omit<Snapshot, 'data'>[] {
    const rows = this.#sql.snapshots.all(this.#number(table))
    return rows.map(row => ({ version: numberOf(row, 'version'), format: numberOf(row, 'format') }))
  }

  seatBySecret(secretHash: string): Seat | null {
    const row = this.#sql.seatBySecret.get(secretHash)
    return row === undefined ? null : seatOf(row)
  }

  seats(table: string): readonly Seat[] {
    return this.#sql.seats.all(this.#number(table)).map(seatOf)
  }

  document(id: string): StoredDocument | null {
    const row = this.#sql.document.get(id)
    if (row === undefined) return null
    return { id, kind: textOf(row, 'kind'), version: numberOf(row, 'version'), data: jsonOf(row, 'data') }
  }

  #number(table: string): number {
    const row = this.#sql.number.get(table)
    if (row === undefined) throw unknownTable(table)
    return numberOf(row, 'number')
  }
}

const unknownTable = (id: string): StoreError => new StoreError('unknown', `table "${id}": there is none of that id`)

const tableOf = (row: Row): StoredTable => ({
  id: textOf(row, 'id'),
  title: textOf(row, 'title'),
  system: textOf(row, 'system'),
  created: numberOf(row, 'created'),
  version: numberOf(row, 'version'),
})

const seatOf = (row: Row): Seat => ({
  id: textOf(row, 'id'),
  table: textOf(row, 'table_id'),
  secretHash: textOf(row, 'secret_hash'),
  data: jsonOf(row, 'data'),
})

const TABLE = `SELECT id, title, system, created, coalesce(
  (SELECT version FROM facts WHERE table_number = number ORDER BY version DESC LIMIT 1), 0) AS version FROM tables`

const SEAT = `SELECT seats.id, tables.id AS table_id, secret_hash, data
  FROM seats JOIN tables ON tables.number = seats.table_number`

export const readStatements = (database: DatabaseSync) => ({
  number: database.prepare('SELECT number FROM tables WHERE id = ?'),
  table: database.prepare(`${TABLE} WHERE id = ?`),
  tables: database.prepare(`${TABLE} ORDER BY created, id`),
  facts: database.prepare(
    'SELECT version, fact FROM facts WHERE table_number = ? AND version > ? ORDER BY version LIMIT ?',
  ),
  // Asked before every command, so it is one question: no row is no such table, null no such command.
  command: database.prepare(
    `SELECT commands.version FROM tables
    LEFT JOIN commands ON commands.table_number = tables.number AND commands.id = ? WHERE tables.id = ?`,
  ),
  snapshot: database.prepare(
    `SELECT version, format, data FROM snapshots
    WHERE table_number = ? AND version <= ? ORDER BY version DESC LIMIT 1`,
  ),
  snapshots: database.prepare('SELECT version, format FROM snapshots WHERE table_number = ? ORDER BY version DESC'),
  seatBySecret: database.prepare(`${SEAT} WHERE secret_hash = ?`),
  seats: database.prepare(`${SEAT} WHERE table_number = ? ORDER BY seats.id`),
  document: database.prepare('SELECT kind, version, data FROM documents WHERE id = ?'),
})
