/** The last three lines of the log, always in sight. */
import { useLayoutEffect, useRef } from 'react'
import { useScrollFocus } from '../../browser/use-scroll-focus.ts'
import { Log } from '../../elements/play/log-line.tsx'
import { lineKey } from '../room/log-lines.ts'
import { tableWords as text } from '../room/words.ts'
import { TableLine } from './table-line.tsx'
import { useTold } from './use-log-lines.ts'
import { WaitingLine } from './waiting-line.tsx'

const LINES = 3

export function Peek() {
  const log = useTold()
  const box = useRef<HTMLElement>(null)
  useScrollFocus(box)
  const lines = log.slice(-LINES)
  const last = log.at(-1)
  const key = last === undefined ? '' : lineKey(last)
  const shown = useRef('')
  // Only a new line moves it: whoever opened a number here reads it.
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    box.current?.scrollTo({ top: box.current.scrollHeight })
  })
  return (
    <section ref={box} className="table-peek inset-focus" aria-label={text.regions.peek}>
      <Log label={text.regions.peek}>
        {lines.map((line, index) => (
          <TableLine key={lineKey(line)} line={line} next={lines[index + 1]} fresh={line === last} />
        ))}
        <WaitingLine />
      </Log>
    </section>
  )
}
