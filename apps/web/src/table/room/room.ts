/** What the parts of the table page know beside the table: the screens of its game, and where on the page one is. */
import type { Command, RefusalView } from '@umpire/protocol'
import { createContext, useContext } from 'react'
import type { RulesetScreens, SceneScreens } from '../../plug-in/screens.ts'
import type { LogNotes } from './dice-notes.ts'
import type { Undone } from './log-lines.ts'
import type { Teller } from './scenes-seen.ts'

export const PANEL_TABS = ['act', 'log', 'sheet', 'notes', 'clock', 'dice', 'table'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

export interface Room {
  /** None for a system without screens of its own. */
  readonly ruleset: RulesetScreens | null
  /** Of the scene that is shown: the ruleset's, or plain ones. */
  readonly screens: SceneScreens
  /** For a line of the log, by its scene. */
  readonly tellerOf: (scene: string) => Teller
  /** Like `perform`, for who shows the refusal in its own place. */
  readonly ask: (command: Command) => Promise<RefusalView | undefined>
  /** Somebody does not want to wait until the connection is tried again. */
  readonly hurry: () => void
  readonly undoneBy: ReadonlyMap<number, Undone>
  /** What this page keeps of the dice, and what it found when it checked them. */
  readonly dice: readonly LogNotes[]
  readonly tab: PanelTab
  readonly open: (tab: PanelTab) => void
}

export const RoomContext = createContext<Room | null>(null)

export function useRoom(): Room {
  const room = useContext(RoomContext)
  if (room === null) throw new Error('useRoom: expected to be inside a table page')
  return room
}
