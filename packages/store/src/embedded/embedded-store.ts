/** The store of a server that runs alone: one SQLite database in a folder, written by a thread of its own. */
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { BadInput, type Json } from '@umpire/engine'
import { type Finding, finding } from '../store/finding.ts'
import { checkId, checkSecret, checkTitle, checkWhole, encoded, LIMITS } from '../store/limits.ts'
import { isSetAside } from '../store/set-aside.ts'
import type * as api from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { backupTo } from './backup/backup.ts'
import { asStoreError } from './disk/failure.ts'
import { type Examination, examineInThread } from './examine/in-thread.ts'
import type { Reader } from './reader.ts'
import type { Write, Written } from './writer/write.ts'
import type { Writer } from './writer/writer-thread.ts'

/** One broken page makes many. */
const MOST_FINDINGS = 100

export class EmbeddedStore implements api.Store {
  readonly #file: string
  readonly #writer: Writer
  readonly #reader: Reader
  readonly #backups = new Set<Promise<void>>()
  readonly #examinations = new Set<Examination>()
  #findings: readonly Finding[]
  #closing: Promise<void> | null = null

  constructor(file: string, writer: Writer, reader: Reader, findings: readonly Finding[]) {
    this.#file = file
    this.#findings = findings
    this.#writer = writer
    this.#reader = reader
  }

  async createTable(table: api.NewTable): Promise<void> {
    checkTable(table)
    const { id, title, system, created } = table
    await this.#write({ kind: 'createTable', id, title, system, created })
  }

  async table(id: string): Promise<api.StoredTable | null> {
    return this.#read(reader => reader.table(id))
  }

  async tables(): Promise<readonly api.StoredTable[]> {
    return this.#read(reader => reader.tables())
  }

  async renameTable(id: string, title: string): Promise<void> {
    checkTitle(title, 'table.title')
    await this.#write({ kind: 'renameTable', id, title })
  }

  async deleteTable(id: string): Promise<void> {
    await this.#write({ kind: 'deleteTable', id })
  }

  async append(table: string, expected: number, facts: readonly Json[], command?: api.Command): Promise<api.Appended> {
    checkWhole(expected, 'expected')
    if (command !== undefined) {
      checkId(command.id, 'command.id')
      checkId(command.seat, 'command.seat')
    }
    const texts = encodedFacts(facts)
    return this.#write({ kind: 'append', table, expected, facts: texts, command: command ?? null })
  }

  async facts(table: string, after: number, most: number): Promise<readonly api.StoredFact[]> {
    checkWhole(after, 'after')
    checkWhole(most, 'most', 1, LIMITS.page)
    return this.#read(reader => reader.facts(table, after, most))
  }

  async commandVersion(table: string, command: string): Promise<number | null> {
    return this.#read(reader => reader.commandVersion(table, command))
  }

  async saveSnapshot(table: string, version: number, format: number, data: Json): Promise<void> {
    checkWhole(version, 'version')
    checkWhole(format, 'format')
    const text = encoded(data, LIMITS.snapshot, 'snapshot')
    await this.#write({ kind: 'saveSnapshot', table, version, format, data: text })
  }

  async snapshot(table: string, atMost: number = Number.MAX_SAFE_INTEGER): Promise<api.Snapshot | null> {
    checkWhole(atMost, 'atMost')
    return this.#read(reader => reader.snapshot(table, atMost))
  }

  async snapshots(table: string): Promise<readonly Omit<api.Snapshot, 'data'>[]> {
    return this.#read(reader => reader.snapshots(table))
  }

  async setSnapshotAside(table: string, version: number): Promise<void> {
    checkWhole(version, 'version')
    await this.#write({ kind: 'setSnapshotAside', table, version })
  }

  async moveFacts(table: string, after: number, to: api.NewTable, instead: readonly Json[]): Promise<void> {
    checkWhole(after, 'after')
    checkTable(to)
    if (!isSetAside(to.id)) throw new BadInput('to.id', 'one of setAsideId', to.id)
    await this.#write({ kind: 'moveFacts', table, after, to, instead: encodedFacts(instead) })
  }

  async putSeat({ id, table, secretHash, data }: api.Seat): Promise<void> {
    checkId(id, 'seat.id')
    checkSecret(secretHash, 'seat.secretHash')
    const text = encoded(data, LIMITS.seat, 'seat.data')
    await this.#write({ kind: 'putSeat', id, table, secretHash, data: text })
  }

  async seatBySecret(secretHash: string): Promise<api.Seat | null> {
    return this.#read(reader => reader.seatBySecret(secretHash))
  }

  async seats(table: string): Promise<readonly api.Seat[]> {
    return this.#read(reader => reader.seats(table))
  }

  async deleteSeat(id: string): Promise<void> {
    await this.#write({ kind: 'deleteSeat', id })
  }

  async putDocument({ id, kind, data }: api.NewDocument, expected: number | null): Promise<number> {
    checkId(id, 'document.id')
    checkId(kind, 'document.kind')
    if (expected !== null) checkWhole(expected, 'expected', 1)
    const text = encoded(data, LIMITS.document, 'document.data')
    const { version } = await this.#write({ kind: 'putDocument', id, documentKind: kind, data: text, expected })
    return version
  }

  async document(id: string): Promise<api.StoredDocument | null> {
    return this.#read(reader => reader.document(id))
  }

  async deleteDocument(id: string): Promise<void> {
    await this.#write({ kind: 'deleteDocument', id })
  }

  async backup(file: string): Promise<void> {
    this.#refuseIfClosed()
    const copying = backupTo(this.#file, file)
    this.#backups.add(copying)
    try {
      await copying
    } finally {
      this.#backups.delete(copying)
    }
  }

  async check(): Promise<void> {
    await this.#write({ kind: 'check' })
  }

  /** The database, and the log of what is not yet in it. */
  async size(): Promise<number> {
    this.#refuseIfClosed()
    try {
      const sizes = await Promise.all([stat(this.#file), stat(`${this.#file}-wal`)])
      return sizes.reduce((sum, { size }) => sum + size, 0)
    } catch (error) {
      throw asStoreError(error, this.#file)
    }
  }

  statistics(): api.StoreStatistics {
    return this.#writer.statistics()
  }

  findings(): readonly Finding[] {
    return this.#findings
  }

  async examine(): Promise<readonly Finding[]> {
    this.#refuseIfClosed()
    const examination = examineInThread({ file: this.#file, name: basename(this.#file), gently: true })
    this.#examinations.add(examination)
    try {
      const found = await examination.findings
      for (const one of found) this.#note(one)
      return found
    } finally {
      this.#examinations.delete(examination)
    }
  }

  share(): api.SharedStore {
    this.#refuseIfClosed()
    return { file: this.#file, port: this.#writer.connect(), findings: this.#findings }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await Promise.all(Array.from(this.#examinations, examination => examination.stop()))
    await Promise.allSettled(this.#backups)
    // Before the writer: the last connection to go tidies up the log, and the reader could not.
    this.#reader.close()
    await this.#writer.close()
  }

  async #write(write: Write): Promise<Written> {
    this.#refuseIfClosed()
    try {
      return await this.#writer.write(write)
    } catch (error) {
      throw this.#noted(asStoreError(error, this.#file))
    }
  }

  #read<T>(work: (reader: Reader) => T): T {
    this.#refuseIfClosed()
    try {
      return work(this.#reader)
    } catch (error) {
      throw this.#noted(asStoreError(error, this.#file))
    }
  }

  /** Damage that somebody ran into is told to others, too. */
  #noted(error: StoreError): StoreError {
    if (error.code === 'corrupt') this.#note(finding('unreadable', error.message))
    return error
  }
  #note(one: Finding): void {
    const known =
      this.#findings.length >= MOST_FINDINGS || this.#findings.some(({ message }) => message === one.message)
    if (!known) this.#findings = [...this.#findings, one]
  }

  #refuseIfClosed(): void {
    if (this.#closing !== null) throw new StoreError('closed', `${this.#file}: the store is closed`)
  }
}

function checkTable({ id, title, system, created }: api.NewTable): void {
  checkId(id, 'table.id')
  checkTitle(title, 'table.title')
  checkId(system, 'table.system')
  checkWhole(created, 'table.created')
}

function encodedFacts(facts: readonly Json[]): readonly string[] {
  if (facts.length > LIMITS.facts) throw new BadInput('facts', `at most ${LIMITS.facts} at once`, facts.length)
  const texts = facts.map((fact, index) => encoded(fact, LIMITS.fact, `facts[${index}]`))
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  if (length > LIMITS.append) throw new BadInput('facts', `at most ${LIMITS.append} characters of JSON at once`, length)
  return texts
}
