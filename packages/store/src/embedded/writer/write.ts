/** What the calling thread asks of the writer, and what it hears back: plain data, in the order of asking. */
import type { MessagePort } from 'node:worker_threads'
import type { Finding } from '../../store/finding.ts'
import type { Appended, Command, NewTable } from '../../store/store.ts'
import { type StoreCode, StoreError } from '../../store/store-error.ts'

/** Data is JSON text already, made and measured by the calling thread. */
export type Write =
  | ({ readonly kind: 'createTable' } & NewTable)
  | { readonly kind: 'renameTable'; readonly id: string; readonly title: string }
  | { readonly kind: 'deleteTable' | 'deleteSeat' | 'deleteDocument'; readonly id: string }
  | AppendWrite
  | SnapshotWrite
  | { readonly kind: 'setSnapshotAside'; readonly table: string; readonly version: number }
  | MoveWrite
  | SeatWrite
  | DocumentWrite
  | { readonly kind: 'check' }

export interface AppendWrite {
  readonly kind: 'append'
  readonly table: string
  readonly expected: number
  readonly facts: readonly string[]
  readonly command: Command | null
}

export interface SnapshotWrite {
  readonly kind: 'saveSnapshot'
  readonly table: string
  readonly version: number
  readonly format: number
  readonly data: string
}

export interface MoveWrite {
  readonly kind: 'moveFacts'
  readonly table: string
  readonly after: number
  readonly to: NewTable
  readonly instead: readonly string[]
}

export interface SeatWrite {
  readonly kind: 'putSeat'
  readonly id: string
  readonly table: string
  readonly secretHash: string
  readonly data: string
}

export interface DocumentWrite {
  readonly kind: 'putDocument'
  readonly id: string
  readonly documentKind: string
  readonly data: string
  readonly expected: number | null
}

/** One shape for every write, so that answers need no types of their own; most have nothing to say. */
export type Written = Appended

export interface Refusal {
  readonly code: StoreCode
  readonly message: string
  readonly version: number | null
}

export type Answer = { readonly written: Written } | { readonly refusal: Refusal }

/** What came of one transaction: an answer for each of its writes. */
export interface Batch {
  readonly committed: boolean
  readonly answers: readonly Answer[]
}

export type ToWriter =
  | { readonly writes: readonly Write[] }
  /** Another thread writes, too, and hears through this port. */
  | { readonly connect: MessagePort }
  | { readonly close: true }
export type FromWriter = { readonly opened: readonly Finding[] } | { readonly refused: Refusal } | Batch

export interface WriterOptions {
  readonly folder: string
  readonly file: string
  readonly busyTimeout: number
  readonly mostBytes: number | null
  readonly mostTableBytes: number
}

export const refusalOf = ({ code, message, version }: StoreError): Refusal => ({ code, message, version })
export const errorOf = ({ code, message, version }: Refusal): StoreError => new StoreError(code, message, { version })
