/** A table as its page has it at the moment. */
import type { LogLine, RefusalView, TableView } from '@umpire/protocol'

/**
 * `opening` for the first time; `here`; `lost`, and trying again; `ended` for good, with what the server said last;
 * `no-seat`, because this browser never got one; `outdated`, because the page must be loaded again.
 */
export type Standing = 'opening' | 'here' | 'lost' | 'ended' | 'no-seat' | 'outdated'

export interface TableNow {
  readonly standing: Standing
  /** What the server said when it closed the connection. */
  readonly farewell: RefusalView | null
  readonly view: TableView | null
  readonly log: readonly LogLine[]
  /** There are older lines than these. */
  readonly earlier: boolean
  /** Lines up to this version were there when the page was opened: only later ones are news. */
  readonly since: number
}
