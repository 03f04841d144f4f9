/** What the main thread and a thread that leads tables say to each other: plain data, which is copied on its way. */
import type { MessagePort } from 'node:worker_threads'
import type { Json, StoredFact } from '@umpire/engine'
import type { RefusalView } from '@umpire/protocol'
import type { SharedStore } from '@umpire/store'
import type { Member } from '@umpire/table'
import type { Code } from '../refused.ts'
import type { Trouble } from '../stored/trouble.ts'

/** What a thread is started with. */
export interface Beginning {
  readonly shared: SharedStore
  /** Where it shows its signs of life. */
  readonly signs: SharedArrayBuffer
}

export interface WantedTable {
  readonly system: string
  readonly title: string
  /** What the game master is called. */
  readonly name: string
  readonly options: readonly string[]
  readonly settings: { readonly [id: string]: unknown }
  /** The id of a demo of the system that is begun at once. */
  readonly demo?: string | undefined
}

/** What can be asked of a table. All but `make` and `close` open it, if it is not open. */
export interface Given {
  readonly make: WantedTable
  readonly about: null
  /** The same, as far as its facts can be read: it need not open. */
  readonly aboutFacts: null
  /** Why it does not open. */
  readonly trouble: null
  /** Back to its last good moment: the seat of the game master who says so. */
  readonly back: string
  /** A fact that comes from no command, as it is stored. */
  readonly record: Json
  /** Everybody of a seat, or everybody, is sent away. */
  readonly dismiss: { readonly refusal: RefusalView; readonly seat?: string }
  /** A scene by its id. */
  readonly scene: string
  readonly standing: string
  readonly dice: null
  /** A piece of the export for a seat: what comes after a fact. */
  readonly export: { readonly seat: string; readonly after: number }
  /** Everybody is sent away, and the table is put away. */
  readonly close: RefusalView
}

export interface Gives {
  readonly make: { readonly seat: string; readonly secret: string }
  readonly about: {
    readonly title: string
    readonly system: string
    readonly members: { readonly [seat: string]: Member }
  }
  readonly aboutFacts: Gives['about']
  readonly trouble: Trouble | null
  readonly back: null
  readonly record: null
  readonly dismiss: null
  readonly scene: {
    readonly system: string
    readonly kind: string
    readonly state: Json
    readonly actors: readonly string[]
  }
  /** What its rules recorded in it and still stands. */
  readonly standing: readonly StoredFact[]
  readonly dice: readonly string[]
  /** Facts as a list without its brackets, and the last of them; none after the end. */
  readonly export: {
    readonly text: string
    readonly last: number | null
    readonly unreadable: readonly { readonly version: number; readonly reason: string }[]
  }
  readonly close: null
}

export type AskName = keyof Given

export interface Ask<N extends AskName> {
  readonly type: 'ask'
  readonly name: N
  readonly table: string
  readonly given: Given[N]
  /** For the answer. */
  readonly port: MessagePort
}

export type Answer<N extends AskName> =
  | { readonly gives: Gives[N] }
  | { readonly refused: { readonly statusCode: number; readonly code: Code; readonly message: string } }
  | { readonly failed: Error }

/** A browser at a seat of a table; the digest is that of the link it came by. */
export interface Arrival {
  readonly table: string
  readonly seat: string
  readonly digest: string
}

/** What became of a command, or of what should have been one. */
export interface Result {
  readonly type: string
  readonly outcome: string
}

export type ToThread =
  | Ask<AskName>
  | { readonly type: 'came'; readonly browser: number; readonly at: Arrival }
  | { readonly type: 'said'; readonly browser: number; readonly text: string }
  | { readonly type: 'left'; readonly browser: number }
  /** All tables are put away, in order, and nothing is taken any more. */
  | { readonly type: 'end' }

/** A snapshot that was set aside or not written, or a table that cannot be opened; the line is for the log. */
export interface Amiss {
  readonly what: 'snapshot' | 'table'
  readonly why: string
  readonly line: string
}

export type FromThread =
  /** A message for these browsers. */
  | { readonly type: 'text'; readonly text: string; readonly to: readonly number[] }
  /** These browsers are sent away. */
  | { readonly type: 'farewell'; readonly refusal: RefusalView; readonly to: number }
  /** A message of a browser was dealt with, and so much work was done for that browser, in milliseconds. */
  | { readonly type: 'heard'; readonly browser: number; readonly work: number; readonly result?: Result }
  /** Our own mistake, for the log; people were told the number, if there is one. */
  | { readonly type: 'failed'; readonly error: Error; readonly number?: string }
  /** Something is amiss with what is stored. */
  | { readonly type: 'amiss'; readonly amiss: Amiss }
  | { readonly type: 'ended' }
