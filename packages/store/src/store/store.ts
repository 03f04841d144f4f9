/**
 * The contract of every store: append-only facts for each table at an expected version, snapshots, seats and documents.
 * All data is plain JSON. `storeContract` (contract.ts) is the same contract as tests.
 *
 * - A write that resolved is stored for good; one that was refused left nothing behind.
 * - Writes take effect in the order in which they were called, whether or not they were awaited.
 * - A read sees every write that resolved before it was called.
 * - Refusals are `StoreError` with a code, or `BadInput` for what can never be stored (limits.ts).
 */
import type { MessagePort } from 'node:worker_threads'
import type { Json } from '@umpire/engine'
import type { Finding } from './finding.ts'

export interface NewTable {
  readonly id: string
  readonly title: string
  /** The name of its ruleset. */
  readonly system: string
  /** When, in milliseconds since 1970. */
  readonly created: number
}

export interface StoredTable extends NewTable {
  /** How many facts it has. */
  readonly version: number
}

/** What a person asked for: its id makes a retry harmless. */
export interface Command {
  readonly id: string
  readonly seat: string
}

export interface Appended {
  /** The facts have the versions from `after` + 1 to `version`. */
  readonly after: number
  readonly version: number
  /** The command had been stored before: these are the versions it got then, and nothing was written now. */
  readonly repeated: boolean
}

export interface StoredFact {
  readonly version: number
  readonly fact: Json
}

export interface Snapshot {
  readonly version: number
  /** Which form the data has: a program that does not know it goes on looking further back. `SET_ASIDE` is none. */
  readonly format: number
  readonly data: Json
}

/** The form of what was set aside: no program reads it. */
export const SET_ASIDE = 0

export interface Seat {
  readonly id: string
  readonly table: string
  /** The secret itself is never stored. */
  readonly secretHash: string
  readonly data: Json
}

export interface NewDocument {
  readonly id: string
  /** What it is: a character, a house rule. */
  readonly kind: string
  readonly data: Json
}

export interface StoredDocument extends NewDocument {
  readonly version: number
}

/** What the store did since it was opened, for metrics. */
export interface StoreStatistics {
  /** Transactions that were committed: each costs one synchronisation with the disk, however many writes it holds. */
  readonly commits: number
  /** Transactions that could not be committed. */
  readonly failedCommits: number
  /** Writes that were stored, and writes that were refused. */
  readonly stored: number
  readonly refused: number
  /** Writes under way at this moment. */
  readonly waiting: number
  /** The most writes that ever shared a transaction. */
  readonly mostTogether: number
}

/** A store for another thread of the same process: it is posted there, its port among what is transferred. */
export interface SharedStore {
  readonly file: string
  readonly port: MessagePort
  readonly findings: readonly Finding[]
}

export interface Store {
  /** A `conflict` if there is one of that id. */
  createTable(table: NewTable): Promise<void>
  table(id: string): Promise<StoredTable | null>
  /** The oldest first. */
  tables(): Promise<readonly StoredTable[]>
  renameTable(id: string, title: string): Promise<void>
  /** With its facts, commands, snapshots and seats. No harm if there is none. */
  deleteTable(id: string): Promise<void>

  /**
   * Facts at the end of a table, all or none. A command that was stored before is answered as it was then, whatever is
   * expected now; otherwise it is a `conflict` if the table is not at the expected version.
   */
  append(table: string, expected: number, facts: readonly Json[], command?: Command): Promise<Appended>
  /**
   * The facts after a version, in order, `most` at most. Big facts make a page shorter, so only an empty page is the
   * end.
   */
  facts(table: string, after: number, most: number): Promise<readonly StoredFact[]>
  /** The version that a command brought the table to; null if it was never stored. */
  commandVersion(table: string, command: string): Promise<number | null>

  /** In place of one that was there at that version. Old ones are thinned out: see thin.ts. */
  saveSnapshot(table: string, version: number, format: number, data: Json): Promise<void>
  /** The newest, or the newest at or below a version. */
  snapshot(table: string, atMost?: number): Promise<Snapshot | null>
  /** All of them, the newest first, without their data. */
  snapshots(table: string): Promise<readonly Omit<Snapshot, 'data'>[]>
  /** It stays as it is, and its form becomes `SET_ASIDE`. No harm if there is none. */
  setSnapshotAside(table: string, version: number): Promise<void>
  /**
   * The facts after a version, their commands and snapshots go to a table of their own, where they keep their versions.
   * They are moved unread, so that nothing of them is lost, whatever is in them, and these take their place: all of that or
   * nothing. A `conflict` if there is that table; its id is made by `setAsideId`.
   */
  moveFacts(table: string, after: number, to: NewTable, instead: readonly Json[]): Promise<void>

  /** A new seat, or another secret or other data for one. A `conflict` if another seat has that secret. */
  putSeat(seat: Seat): Promise<void>
  seatBySecret(secretHash: string): Promise<Seat | null>
  seats(table: string): Promise<readonly Seat[]>
  deleteSeat(id: string): Promise<void>

  /** Answers its new version. `expected` is the version it must be at, or null if there must be none. */
  putDocument(document: NewDocument, expected: number | null): Promise<number>
  document(id: string): Promise<StoredDocument | null>
  deleteDocument(id: string): Promise<void>

  /** A consistent copy of everything, made while others go on writing. There must be no such file yet. */
  backup(file: string): Promise<void>
  /** Writes a little, really: refused with the reason if the store cannot store at this moment. */
  check(): Promise<void>
  /** Bytes on disk. */
  size(): Promise<number>
  statistics(): StoreStatistics
  /** What was found wrong with the data so far: when it was opened, by those who ran into it, and by `examine`. */
  findings(): readonly Finding[]
  /** Looks at all of it, in the background and with rests, and tells what is wrong. Closing stops it. */
  examine(): Promise<readonly Finding[]>
  /** For another thread, which opens it by `openShared`. It must be closed there before it is closed here. */
  share(): SharedStore
  /** Takes nothing new, and resolves when everything under way is done. */
  close(): Promise<void>
}

/** What may be read of a store that is only looked at. */
export type ReadableStore = Pick<Store, 'table' | 'tables' | 'facts' | 'snapshot' | 'snapshots' | 'seats'>
