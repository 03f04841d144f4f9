/** What every part of the table page knows: the table as this seat sees it, and the one way to do something. */
import type { Command, LogLine, RefusalView, TableView } from '@umpire/protocol'
import { createContext, useContext } from 'react'

export interface AtTable {
  readonly view: TableView
  /** The oldest first. */
  readonly log: readonly LogLine[]
  /** Versions that were undone: their lines are struck. */
  readonly undone: ReadonlySet<number>
  readonly connected: boolean
  /** Sends a command; answers the refusal, if it was refused. Both are told to screen readers and shown by the page. */
  readonly perform: (command: Command) => Promise<RefusalView | undefined>
  /** The actor that is looked at: on the battlefield, in Act and in Sheet. */
  readonly actor: string | null
  readonly lookAt: (actor: string | null) => void
  /** Fetches older lines of the log; none if there are no more. */
  readonly earlier: (() => void) | null
}

export const AtTableContext = createContext<AtTable | null>(null)

export function useAtTable(): AtTable {
  const at = useContext(AtTableContext)
  if (at === null) throw new Error('useAtTable: expected to be inside a table page')
  return at
}
