/** Who is waited for, in words, or that the scene is over: the last line of the log until something happens. */
import { LogLine } from '../../elements/play/log-line.tsx'
import { useAtTable } from '../room/at-table.ts'
import { type Waited, waitedFor } from '../room/pending.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.waiting

function nameOf({ who, player }: Waited): readonly string[] {
  if (who === undefined) return []
  return [player === undefined ? who : words.by(who, player.name)]
}

/** Nothing if nobody is waited for. */
export function waitingText(waited: readonly Waited[]): string | undefined {
  if (waited.length === 0) return undefined
  const names = waited.flatMap(nameOf)
  return names.length === 0 ? words.hidden(waited.length) : words.for([...new Set(names)])
}

export function WaitingLine() {
  const { view } = useAtTable()
  const { over = false, waits = false, plays = false } = view.scene ?? {}
  const said = over ? text.over : waits ? words.held : plays ? words.plays : waitingText(waitedFor(view))
  return said === undefined ? null : <LogLine kind="waiting">{said}</LogLine>
}
