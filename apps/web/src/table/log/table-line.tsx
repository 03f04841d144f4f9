/** One line of the log, whoever wrote it: struck if it was undone, tinted if it is secret. */
import type { LogLine as Line } from '@umpire/protocol'
import { memo } from 'react'
import { type LogKind, LogLine } from '../../elements/play/log-line.tsx'
import { isStep } from '../room/log-lines.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { isSecret } from './line-text.ts'
import { OwnLineText } from './own-line.tsx'

interface TableLineProps {
  readonly line: Line
  /** In the margin. */
  readonly turn?: string
  /** It came last: its dice settle. */
  readonly fresh?: boolean
  /** The line after it: what was undone together is told once, at its end. */
  readonly next?: Line | undefined
}

const kindOf = (line: Line): LogKind => (isSecret(line) ? 'secret' : line.kind === 'overridden' ? 'gm' : 'plain')

export const TableLine = memo(function TableLine({ line, turn, fresh = false, next }: TableLineProps) {
  const { undoneBy } = useRoom()
  const undone = isStep(line) ? undoneBy.get(line.version) : undefined
  const goesOn = next !== undefined && isStep(next) && undoneBy.get(next.version) === undone
  return (
    <LogLine
      {...(turn !== undefined && { turn })}
      kind={undone === undefined ? kindOf(line) : 'undone'}
      {...(undone !== undefined &&
        !goesOn && { after: <span className="log-after">{text.log.undone(undone.by, undone.dice)}</span> })}
    >
      {line.kind === 'entry' ? <EntryText line={line} /> : <OwnLineText line={line} fresh={fresh} />}
    </LogLine>
  )
})

/** In the words of the game, by the screens of the kind of scene that it happened in. */
function EntryText({ line }: { readonly line: Extract<Line, { readonly kind: 'entry' }> }) {
  const { tellerOf } = useRoom()
  const { scene, screens } = tellerOf(line.scene)
  return <screens.Line line={line} scene={scene} />
}
