/** The panel: what to do, the log, the sheet, notes, the clock, dice, and the game master's tools. */
import { type ReactNode, type RefObject, useRef } from 'react'
import { Tabs } from '../../elements/controls/tabs.tsx'
import { LogPanel } from '../log/log-panel.tsx'
import { prompted } from '../prompts/prompts.tsx'
import { useAtTable } from '../room/at-table.ts'
import { mineIn } from '../room/pending.ts'
import { PANEL_TABS, type PanelTab, useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { AfterScene, ClockPanel, NotesPanel, RollPanel, TableTools } from './later-parts.tsx'
import { ScenePart } from './scene-parts.tsx'

/** Which tabs there are: the clock only where something can be started, and then it stays while that goes on. */
export function useTabs(): readonly PanelTab[] {
  const { view } = useAtTable()
  const startable = useRef(new Set<string>())
  const { scene, seat } = view
  if (scene !== null && scene.startable.length > 0) startable.current.add(scene.id)
  const shown: { readonly [tab in PanelTab]: boolean } = {
    act: true,
    log: true,
    sheet: true,
    notes: true,
    clock: scene !== null && startable.current.has(scene.id),
    dice: seat.role !== 'spectator',
    table: seat.role === 'gm',
  }
  return PANEL_TABS.filter(tab => shown[tab])
}

export function Panel({ chat }: { readonly chat: RefObject<HTMLInputElement | null> }) {
  const { tab, open } = useRoom()
  const tabs = useTabs()
  const contents: { readonly [tab in PanelTab]: ReactNode } = {
    act: (
      <>
        <ScenePart part="Act" />
        <AfterScene />
      </>
    ),
    log: <LogPanel field={chat} />,
    sheet: <ScenePart part="Sheet" />,
    notes: <NotesPanel />,
    clock: <ClockPanel />,
    dice: <RollPanel />,
    table: <TableTools />,
  }
  return (
    <Tabs
      label={text.regions.tabs}
      tabs={tabs.map(id => ({ id, label: id === 'act' ? <ActLabel /> : text.tabs[id], content: contents[id] }))}
      chosen={tabs.includes(tab) ? tab : 'act'}
      onChoose={open}
    />
  )
}

/** It says so when there is something to answer in it, whatever else is read. */
function ActLabel() {
  const { view } = useAtTable()
  const { screens } = useRoom()
  const asked = mineIn(view).filter(({ player }) => player === undefined)
  const here = asked.length - prompted(asked, screens).length
  return (
    <span className={here > 0 ? 'tab-asked' : undefined}>
      {text.tabs.act}
      {here > 0 && <span className="unseen">{text.phone.badge(here)}</span>}
    </span>
  )
}
