/** Each kind of write, inside the transaction that the batch opened. What it throws is refused, and undone. */
import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { bytesText } from '../../store/bytes.ts'
import { type NewTable, SET_ASIDE } from '../../store/store.ts'
import { StoreError } from '../../store/store-error.ts'
import { dropped } from '../../store/thin.ts'
import { numberOf } from '../disk/row.ts'
import type { Quota } from './quota.ts'
import type { AppendWrite, DocumentWrite, MoveWrite, SeatWrite, SnapshotWrite, Write, Written } from './write.ts'

/** What must still fit for a check to be content: many pages, so that it is not the last to hear of a full disk. */
const FILLER = 65_536

const DONE: Written = { after: 0, version: 0, repeated: false }

export class Applier {
  readonly #sql: ReturnType<typeof writeStatements>
  readonly #quota: Quota

  constructor(database: DatabaseSync, quota: Quota) {
    this.#sql = writeStatements(database)
    this.#quota = quota
  }

  apply(write: Write): Written {
    const sql = this.#sql
    switch (write.kind) {
      case 'append':
        return this.#append(write)
      case 'saveSnapshot':
        return this.#saveSnapshot(write)
      case 'putSeat':
        return this.#putSeat(write)
      case 'putDocument':
        return this.#putDocument(write)
      case 'createTable':
        this.#quota.take(write.title.length, 'new')
        return this.#createTable(write)
      case 'setSnapshotAside':
        sql.setSnapshotAside.run(SET_ASIDE, this.#tableNumber(write.table), write.version)
        return DONE
      case 'moveFacts':
        return this.#moveFacts(write)
      case 'renameTable':
        if (sql.renameTable.run(write.title, write.id).changes === 0) throw unknownTable(write.id)
        return DONE
      case 'deleteTable':
        sql.deleteTable.run(write.id)
        return DONE
      case 'deleteSeat':
        sql.deleteSeat.run(write.id)
        return DONE
      case 'deleteDocument':
        sql.deleteDocument.run(write.id)
        return DONE
      case 'check':
        this.#quota.measure()
        this.#quota.take(FILLER, 'more')
        sql.fill.run(FILLER)
        sql.unfill.run()
        sql.countCheck.run()
        return DONE
    }
  }

  #tableNumber(id: string): number {
    const row = this.#sql.tableNumber.get(id)
    if (row === undefined) throw unknownTable(id)
    return numberOf(row, 'number')
  }

  #version(number: number): number {
    return this.#last(number).version
  }

  /** The last fact, and the bytes of all. Those from before sizes were kept are counted when the next one comes. */
  #last(number: number): { readonly version: number; readonly total: number } {
    const row = this.#sql.lastFact.get(number)
    if (row === undefined) return { version: 0, total: 0 }
    const total = row['total'] === null ? this.#sql.count.get(number) : row
    return { version: numberOf(row, 'version'), total: numberOf(total ?? {}, 'total') }
  }

  #createTable({ id, title, system, created }: NewTable): Written {
    if (this.#sql.tableNumber.get(id) !== undefined) throw conflict(`table "${id}"`, 'none of that id', 'one')
    this.#sql.createTable.run(id, title, system, created)
    return DONE
  }

  #moveFacts({ table, after, to, instead }: MoveWrite): Written {
    const from = this.#tableNumber(table)
    this.#createTable(to)
    const number = this.#tableNumber(to.id)
    const { moveFacts, moveCommands, moveSnapshots } = this.#sql
    for (const move of [moveFacts, moveCommands, moveSnapshots]) move.run(number, from, after)
    return this.#append({ kind: 'append', table, expected: after, facts: instead, command: null })
  }

  #append({ table, expected, facts, command }: AppendWrite): Written {
    const number = this.#tableNumber(table)
    const before = command === null ? undefined : this.#sql.command.get(number, command.id)
    if (before !== undefined) {
      return { after: numberOf(before, 'after'), version: numberOf(before, 'version'), repeated: true }
    }
    const last = this.#last(number)
    if (last.version !== expected) {
      throw conflict(`table "${table}"`, `version ${expected}`, `${last.version}`, last.version)
    }
    const sizes = facts.map(fact => Buffer.byteLength(fact))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    this.#refuseIfFull(table, last.total + bytes)
    this.#quota.take(bytes, 'more')
    let { version, total } = last
    facts.forEach((fact, index) => {
      total += sizes[index] ?? 0
      this.#sql.addFact.run(number, ++version, fact, crc32(fact), total)
    })
    if (command !== null) this.#sql.addCommand.run(number, command.id, command.seat, expected, version)
    return { after: expected, version, repeated: false }
  }

  #refuseIfFull(table: string, bytes: number): void {
    const most = this.#quota.mostTableBytes
    if (bytes <= most) return
    const full = `table "${table}" is full: it may hold ${bytesText(most)}, and needs ${bytesText(bytes)}`
    throw new StoreError('full', `${full}. What is stored is safe; go on at a new table`)
  }

  #saveSnapshot({ table, version, format, data }: SnapshotWrite): Written {
    const number = this.#tableNumber(table)
    const current = this.#version(number)
    if (version > current)
      throw conflict(`snapshot of table "${table}"`, `version ${current} at most`, `${version}`, current)
    this.#sql.saveSnapshot.run(number, version, format, data)
    const versions = this.#sql.snapshotVersions.all(number).map(row => numberOf(row, 'version'))
    for (const old of dropped(versions)) this.#sql.dropSnapshot.run(number, old)
    this.#dropOldest(number)
    return DONE
  }

  /** Snapshots are made again when they are needed: all but the newest go before they take more than the facts may. */
  #dropOldest(number: number): void {
    let bytes = 0
    for (const [index, row] of this.#sql.snapshotSizes.all(number).entries()) {
      bytes += numberOf(row, 'bytes')
      if (index > 0 && bytes > this.#quota.mostTableBytes) this.#sql.dropSnapshot.run(number, numberOf(row, 'version'))
    }
  }

  #putSeat({ id, table, secretHash, data }: SeatWrite): Written {
    const number = this.#tableNumber(table)
    const before = this.#sql.seatTable.get(id)
    if (before !== undefined && numberOf(before, 'table_number') !== number) {
      throw conflict(`seat "${id}"`, `one of table "${table}"`, 'one of another table')
    }
    if (this.#sql.otherSeat.get(secretHash, id) !== undefined) {
      throw conflict(`seat "${id}"`, 'a secret of its own', 'that of another seat')
    }
    this.#quota.take(data.length, 'more')
    this.#sql.putSeat.run(id, number, secretHash, data)
    return DONE
  }

  #putDocument({ id, documentKind, data, expected }: DocumentWrite): Written {
    const row = this.#sql.documentVersion.get(id)
    const current = row === undefined ? null : numberOf(row, 'version')
    if (current !== expected) {
      throw conflict(`document "${id}"`, versionText(expected), versionText(current), current)
    }
    this.#quota.take(data.length, current === null ? 'new' : 'more')
    const version = (current ?? 0) + 1
    this.#sql.putDocument.run(id, documentKind, version, data)
    return { ...DONE, version }
  }
}

const versionText = (version: number | null): string => (version === null ? 'none of that id' : `version ${version}`)

const unknownTable = (id: string): StoreError => new StoreError('unknown', `table "${id}": there is none of that id`)

const conflict = (what: string, expected: string, got: string, version: number | null = null): StoreError =>
  new StoreError('conflict', `${what}: expected ${expected}, got ${got}`, { version })

export const writeStatements = (database: DatabaseSync) => ({
  tableNumber: database.prepare('SELECT number FROM tables WHERE id = ?'),
  createTable: database.prepare('INSERT INTO tables (id, title, system, created) VALUES (?, ?, ?, ?)'),
  renameTable: database.prepare('UPDATE tables SET title = ? WHERE id = ?'),
  deleteTable: database.prepare('DELETE FROM tables WHERE id = ?'),
  lastFact: database.prepare('SELECT version, total FROM facts WHERE table_number = ? ORDER BY version DESC LIMIT 1'),
  count: database.prepare('SELECT sum(octet_length(fact)) AS total FROM facts WHERE table_number = ?'),
  addFact: database.prepare('INSERT INTO facts (table_number, version, fact, sum, total) VALUES (?, ?, ?, ?, ?)'),
  command: database.prepare('SELECT after, version FROM commands WHERE table_number = ? AND id = ?'),
  addCommand: database.prepare('INSERT INTO commands (table_number, id, seat, after, version) VALUES (?, ?, ?, ?, ?)'),
  saveSnapshot: database.prepare(
    'INSERT OR REPLACE INTO snapshots (table_number, version, format, data) VALUES (?, ?, ?, ?)',
  ),
  snapshotVersions: database.prepare('SELECT version FROM snapshots WHERE table_number = ?'),
  snapshotSizes: database.prepare(
    'SELECT version, octet_length(data) AS bytes FROM snapshots WHERE table_number = ? ORDER BY version DESC',
  ),
  dropSnapshot: database.prepare('DELETE FROM snapshots WHERE table_number = ? AND version = ?'),
  setSnapshotAside: database.prepare('UPDATE snapshots SET format = ? WHERE table_number = ? AND version = ?'),
  moveFacts: database.prepare('UPDATE facts SET table_number = ? WHERE table_number = ? AND version > ?'),
  moveCommands: database.prepare('UPDATE commands SET table_number = ? WHERE table_number = ? AND version > ?'),
  moveSnapshots: database.prepare('UPDATE snapshots SET table_number = ? WHERE table_number = ? AND version > ?'),
  seatTable: database.prepare('SELECT table_number FROM seats WHERE id = ?'),
  otherSeat: database.prepare('SELECT 1 FROM seats WHERE secret_hash = ? AND id <> ?'),
  putSeat: database.prepare('INSERT OR REPLACE INTO seats (id, table_number, secret_hash, data) VALUES (?, ?, ?, ?)'),
  deleteSeat: database.prepare('DELETE FROM seats WHERE id = ?'),
  documentVersion: database.prepare('SELECT version FROM documents WHERE id = ?'),
  putDocument: database.prepare('INSERT OR REPLACE INTO documents (id, kind, version, data) VALUES (?, ?, ?, ?)'),
  deleteDocument: database.prepare('DELETE FROM documents WHERE id = ?'),
  fill: database.prepare('INSERT INTO health (id, checks, filler) VALUES (2, 0, zeroblob(?))'),
  unfill: database.prepare('DELETE FROM health WHERE id = 2'),
  countCheck: database.prepare('UPDATE health SET checks = checks + 1 WHERE id = 1'),
})
