/** What the server sends over the socket. */
import type { Change } from './change.ts'
import type { LogLine, RefusalView, TableView } from './view.ts'

export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly protocol: number
      readonly version: number
      readonly view: TableView
      /** What came after the version that was seen, or the last lines. */
      readonly log: readonly LogLine[]
      /** There are earlier lines than these. */
      readonly earlier: boolean
    }
  /** After every commit: how the view of this seat changed, and the new lines. */
  | {
      readonly type: 'changed'
      readonly version: number
      readonly changes: readonly Change[]
      readonly log: readonly LogLine[]
      /** The command of this page that brought it about: it is done, and nothing more is said of it. */
      readonly done?: string
    }
  /** A command is done that brought about nothing new to tell, or had been done before. */
  | { readonly type: 'done'; readonly id: string; readonly version: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: RefusalView }
  | { readonly type: 'earlier'; readonly log: readonly LogLine[]; readonly earlier: boolean }
  | { readonly type: 'pong'; readonly n: number }
  /** The connection is about to be closed by the server. */
  | { readonly type: 'farewell'; readonly refusal: RefusalView }
