/** The table in one hand: what is asked now, the sheet, dice and the log. The scene is one touch away. */
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useBack } from '../browser/use-back.ts'
import { useFocusKept } from '../browser/use-focus-kept.ts'
import { Button, ToolButton } from '../elements/controls/button.tsx'
import { Icon, type IconName } from '../elements/controls/icons.tsx'
import { PageMenu } from '../elements/frame/page-menu.tsx'
import { ThemeSwitch } from '../elements/frame/theme-switch.tsx'
import { LogPanel } from './log/log-panel.tsx'
import { Peek } from './log/peek.tsx'
import { ActTimer } from './panel/act-timer.tsx'
import { AfterScene, ClockPanel, NotesPanel, RollPanel, TableTools } from './panel/later-parts.tsx'
import { LostStrip } from './panel/lost-strip.tsx'
import { useTabs } from './panel/panel.tsx'
import { ScenePart } from './panel/scene-parts.tsx'
import { DiceButton, WhoIsHere } from './panel/table-bar.tsx'
import { Prompts, prompted } from './prompts/prompts.tsx'
import { useAtTable } from './room/at-table.ts'
import { mineIn } from './room/pending.ts'
import { type PanelTab, useRoom } from './room/room.ts'
import { tableWords as text } from './room/words.ts'

const words = text.phone

type PhoneTab = Exclude<PanelTab, 'notes' | 'clock'>
const ICONS: { readonly [tab in PhoneTab]: IconName } = {
  act: 'bell',
  sheet: 'person',
  dice: 'die',
  log: 'menu',
  table: 'people',
}
const TABS = ['act', 'sheet', 'dice', 'log', 'table'] as const satisfies readonly PhoneTab[]

interface PhoneProps {
  readonly chat: RefObject<HTMLInputElement | null>
  readonly refusal: ReactNode
}

export function Phone({ chat, refusal }: PhoneProps) {
  const { view } = useAtTable()
  const { tab, open } = useRoom()
  const tabs = useTabs()
  const [stage, setStage] = useState(false)
  const shown = TABS.find(one => one === tab) ?? 'act'
  const asked = mineIn(view).filter(({ player }) => player === undefined).length
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  useBack(shown !== 'act', () => open('act'))
  useBack(stage, () => setStage(false))
  const contents: { readonly [tab in PhoneTab]: ReactNode } = {
    act: <Now />,
    sheet: (
      <>
        <ScenePart part="Sheet" />
        <NotesPanel />
      </>
    ),
    dice: (
      <>
        <RollPanel />
        <div className="panel-body row">
          <DiceButton />
          <WhoIsHere />
        </div>
      </>
    ),
    log: <LogPanel field={chat} />,
    table: (
      <>
        {tabs.includes('clock') && <ClockPanel />}
        <TableTools />
        <div className="panel-body row">
          <ThemeSwitch />
        </div>
      </>
    ),
  }
  return (
    <div ref={page} className="phone">
      <PhoneHead stage={stage} onStage={() => setStage(!stage)} />
      <main id="main" tabIndex={-1} className={stage ? 'phone-main phone-stage' : `phone-main phone-${shown}`}>
        {refusal}
        {stage ? <ScenePart part="Stage" /> : contents[shown]}
      </main>
      <LostStrip />
      <nav className="phone-tabs" aria-label={words.nav}>
        {TABS.filter(one => tabs.includes(one)).map(one => (
          <button
            key={one}
            type="button"
            className="inset-focus"
            aria-current={one === shown && !stage ? 'page' : undefined}
            onClick={() => {
              setStage(false)
              open(one)
            }}
          >
            <Icon name={ICONS[one]} />
            {one === 'act' ? text.tabs.now : text.tabs[one]}
            {one === 'act' && asked > 0 && (
              <span className="phone-badge">
                <span aria-hidden="true">{asked}</span>
                <span className="unseen">{words.badge(asked)}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
    </div>
  )
}

/**
 * A question to this person takes the place of what they may do, rather than pushing it down; what others are asked stands
 * below. The last lines of the log are there while nothing can be answered, in the room that is left.
 */
function Now() {
  const { view } = useAtTable()
  const { screens } = useRoom()
  const mine = mineIn(view)
  const asked = prompted(mine, screens).some(({ player }) => player === undefined)
  return (
    <>
      {!asked && (
        <div className="phone-do">
          <ScenePart part="Act" />
        </div>
      )}
      <Prompts label={text.regions.prompts} />
      <AfterScene />
      {mine.length === 0 && <Peek />}
    </>
  )
}

function PhoneHead({ stage, onStage }: { readonly stage: boolean; readonly onStage: () => void }) {
  const { view, perform, actor } = useAtTable()
  const { seat, scene, title, undo, redo } = view
  const name = seat.role === 'player' ? (seat.actors.find(one => one === actor) ?? seat.actors[0] ?? seat.name) : title
  const about = scene === null || scene.title === name ? text.role(seat.role) : scene.title
  return (
    <header className="phone-head">
      <div>
        <h1 className="title">{name}</h1>
        <small>{about}</small>
      </div>
      <span className="push" />
      <ActTimer />
      {seat.role === 'gm' && (
        <>
          {scene?.waits === true && (
            <Button small onPress={() => void perform({ type: 'goOn' })}>
              {text.bar.goOn}
            </Button>
          )}
          {scene?.plays === true && (
            <Button small icon="pause" onPress={() => void perform({ type: 'pause' })}>
              {text.bar.pause}
            </Button>
          )}
          <ToolButton
            icon="undo"
            label={undo === null ? text.bar.nothing : text.bar.undoOf(text.step(undo.what))}
            disabled={undo === null}
            onPress={() => void perform({ type: 'undo' })}
          />
          <ToolButton
            icon="redo"
            label={redo === null ? text.bar.redo : text.bar.redoOf(text.step(redo.what))}
            disabled={redo === null}
            onPress={() => void perform({ type: 'redo' })}
          />
        </>
      )}
      {scene !== null && (
        <ToolButton icon={stage ? 'close' : 'layers'} label={stage ? words.back : words.stage} onPress={onStage} />
      )}
      {seat.role !== 'gm' && <ThemeSwitch />}
      <PageMenu />
    </header>
  )
}
