/** The whole log, the newest at the bottom and in view, with the field to say something below it. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useScrollFocus } from '../../browser/use-scroll-focus.ts'
import { Button } from '../../elements/controls/button.tsx'
import { Log } from '../../elements/play/log-line.tsx'
import { useAtTable } from '../room/at-table.ts'
import { lineKey } from '../room/log-lines.ts'
import { tableWords as text } from '../room/words.ts'
import { Chat } from './chat.tsx'
import { TableLine } from './table-line.tsx'
import { useTold } from './use-log-lines.ts'
import { WaitingLine } from './waiting-line.tsx'

/** So near to its end, in pixels, it is read there: it follows what comes. */
const NEAR = 48

export function LogPanel({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const { earlier, view } = useAtTable()
  const log = useTold()
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box)
  const [atEnd, setAtEnd] = useState(true)
  const last = log.at(-1)
  const toEnd = (): void => box.current?.scrollTo({ top: box.current.scrollHeight })

  const before = useRef({ first: log[0], height: 0 })
  // After every change, whatever it was: a line that came, one that opened, a question.
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const { first, height } = before.current
    if (atEnd) current.scrollTo({ top: current.scrollHeight })
    // Whoever reads on upwards stays where they are.
    else if (first !== log[0] && current.scrollTop < NEAR) current.scrollTop += current.scrollHeight - height
    before.current = { first: log[0], height: current.scrollHeight }
  })

  return (
    <div className="log-panel">
      <div
        ref={box}
        className="log-scroll inset-focus"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR)
        }
      >
        {earlier !== null && (
          <p className="log-earlier">
            <Button small onPress={earlier}>
              {text.log.earlier}
            </Button>
          </p>
        )}
        {log.length === 0 && <p className="panel-empty">{text.log.empty}</p>}
        <Log label={text.log.label}>
          {log.map((line, index) => (
            <TableLine
              key={lineKey(line)}
              line={line}
              next={log[index + 1]}
              fresh={line === last}
              turn={timeOf(line.at, log[index - 1]?.at)}
            />
          ))}
          <WaitingLine />
        </Log>
      </div>
      {!atEnd && (
        <div className="log-newer">
          <Button small icon="down" onPress={toEnd}>
            {text.log.newer}
          </Button>
        </div>
      )}
      {view.seat.role !== 'spectator' && <Chat field={field} />}
    </div>
  )
}

/** The time stands in the margin where it has changed. */
function timeOf(at: number, before: number | undefined): string {
  const time = text.time(at)
  return before !== undefined && text.time(before) === time ? '' : time
}
