/** The lines up to where one is, the newest at the bottom and in view (the style sheet keeps it there), told as the table tells them. */
import type { LogLine as Line } from '@umpire/protocol'
import { memo, useRef } from 'react'
import { useScrollFocus } from '../browser/use-scroll-focus.ts'
import { Log, LogLine } from '../elements/play/log-line.tsx'
import type { SceneScreens, SceneSeen } from '../plug-in/screens.ts'
import { replayWords as text } from './words.ts'

/** More of them nobody reads back; all of a long fight would take longer to draw than to wind to. */
const MOST = 24

interface ReplayLogProps {
  readonly lines: readonly Line[]
  readonly scene: SceneSeen
  readonly screens: SceneScreens
  readonly turn: (turn: number) => string
}

export const ReplayLog = memo(function ReplayLog({ lines, scene, screens, turn }: ReplayLogProps) {
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box)
  return (
    <div ref={box} className="replay-log inset-focus">
      <Log label={text.log}>
        {lines.slice(-MOST).map(line => (
          <OneLine key={`${line.kind} ${line.version}`} line={line} scene={scene} screens={screens} turn={turn} />
        ))}
      </Log>
      {lines.length === 0 && <p className="panel-empty">{text.empty}</p>}
    </div>
  )
})

const OneLine = memo(function OneLine({ line, scene, screens, turn }: Omit<ReplayLogProps, 'lines'> & { line: Line }) {
  if (line.kind === 'turn')
    return (
      <LogLine>
        <b>{turn(line.turn)}</b>
      </LogLine>
    )
  return <LogLine>{line.kind === 'entry' && <screens.Line line={line} scene={scene} />}</LogLine>
})
