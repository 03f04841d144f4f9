/** One browser at a table, as its room sees it. */
import type { RefusalView, ServerMessage, TableView } from '@umpire/protocol'

export interface Connection {
  readonly seat: string
  /** What was sent last: changes are told from here. None before it has been welcomed. */
  seen: TableView | null
  readonly isOpen: () => boolean
  readonly send: (message: ServerMessage) => void
  /** A message that is text already, because several get the same or parts of it. */
  readonly sendText: (text: string) => void
  /** Says why and goes; whatever it still sends is not heard. */
  readonly dismiss: (refusal: RefusalView) => void
  /** Work was done for it: milliseconds of a processor. */
  readonly spend: (work: number) => void
}
