/** One browser at a table, as its room sees it. */
import type { Json } from '@umpire/engine'
import type { ServerMessage, TableView } from '@umpire/protocol'

export interface Connection {
  readonly seat: string
  /** What was sent last: changes are told from here. None before it has been welcomed. */
  seen: { readonly view: TableView; readonly json: Json } | null
  readonly send: (message: ServerMessage) => void
  readonly close: (message: ServerMessage) => void
}
