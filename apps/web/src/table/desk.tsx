/** The table on a large screen: the scene left, the panel right, questions beside the map, who acts when below it. */
import { type ReactNode, type RefObject, useRef } from 'react'
import { useKeys } from '../browser/keys.ts'
import { useBack } from '../browser/use-back.ts'
import { useFocusKept } from '../browser/use-focus-kept.ts'
import { useMedia } from '../browser/use-media.ts'
import { useScrollFocus } from '../browser/use-scroll-focus.ts'
import { ToolButton } from '../elements/controls/button.tsx'
import { Peek } from './log/peek.tsx'
import { ActTimer } from './panel/act-timer.tsx'
import { LostStrip } from './panel/lost-strip.tsx'
import { Panel } from './panel/panel.tsx'
import { ScenePart } from './panel/scene-parts.tsx'
import { TableBar } from './panel/table-bar.tsx'
import { Prompts } from './prompts/prompts.tsx'
import { useRoom } from './room/room.ts'
import { tableWords as text } from './room/words.ts'

/** As the style sheet has it. */
const DRAWER = '(max-width: 900px) and (orientation: portrait)'

interface DeskProps {
  readonly chat: RefObject<HTMLInputElement | null>
  readonly refusal: ReactNode
  /** The panel is drawn out, where it is a drawer. */
  readonly drawer: boolean
  readonly onDrawer: (open: boolean) => void
}

/** In the order in which Tab goes: questions, what to do, the map, the order of action, the log. */
export function Desk({ chat, refusal, drawer, onDrawer }: DeskProps) {
  const { tab } = useRoom()
  const stage = useRef<HTMLElement>(null)
  const order = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const drawn = useMedia(DRAWER) && drawer
  useFocusKept(page)
  useScrollFocus(stage)
  useScrollFocus(order)
  const shut = (): void => onDrawer(false)
  useKeys({ Escape: shut }, drawn)
  useBack(drawn, shut)
  return (
    <div ref={page} className="table-page">
      <TableBar onPanel={() => onDrawer(!drawer)} />
      <main
        id="main"
        tabIndex={-1}
        className={`table-main${tab === 'log' ? ' table-reading' : ''}${drawer ? ' table-drawn' : ''}`}
      >
        <LostStrip />
        <div className="table-prompts">
          {refusal}
          <Prompts label={text.regions.prompts} />
        </div>
        <section className="table-panel" tabIndex={-1} aria-label={text.regions.panel}>
          <span className="table-close">
            <ToolButton icon="close" label={text.bar.closePanel} onPress={shut} />
          </span>
          <ActTimer />
          <Panel chat={chat} />
        </section>
        <section ref={stage} className="table-stage inset-focus" aria-label={text.regions.stage}>
          <ScenePart part="Stage" />
        </section>
        <section ref={order} className="table-order inset-focus" aria-label={text.regions.order}>
          <ScenePart part="Order" />
        </section>
        <Peek />
      </main>
    </div>
  )
}
