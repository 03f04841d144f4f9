/** One browser at a table, as its room sees it. */
import type { Json } from '@umpire/engine'
import type { RefusalView, ServerMessage, TableView } from '@umpire/protocol'

export interface Connection {
  readonly seat: string
  /** What was sent last: changes are told from here. None before it has been welcomed. */
  seen: { readonly view: TableView; readonly json: Json } | null
  readonly isOpen: () => boolean
  readonly send: (message: ServerMessage) => void
  /** Says why and goes; whatever it still sends is not heard. */
  readonly dismiss: (refusal: RefusalView) => void
}
