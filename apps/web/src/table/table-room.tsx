/** A table in hand: everything its parts know, on a desk or on a phone. */
import type { Command, RefusalView, TableView } from '@umpire/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKeys } from '../browser/keys.ts'
import { PHONE, useMedia } from '../browser/use-media.ts'
import { announce } from '../elements/controls/announce.tsx'
import { ToolButton } from '../elements/controls/button.tsx'
import { usePageName } from '../elements/frame/page.tsx'
import { Problem } from '../elements/message/problem.tsx'
import type { RulesetScreens, SceneScreens } from '../plug-in/screens.ts'
import { words } from '../text/words.ts'
import type { TableClient } from './client/table-client.ts'
import { Desk } from './desk.tsx'
import { useDicePage } from './fair/use-dice-page.ts'
import { Phone } from './phone.tsx'
import { plainScreens } from './plain/plain-screens.tsx'
import { watchGoing } from './prompts/gone-by-key.ts'
import { useFresh } from './prompts/use-fresh.ts'
import { type AtTable, AtTableContext } from './room/at-table.ts'
import { undoneIn } from './room/log-lines.ts'
import { mineIn } from './room/pending.ts'
import { type PanelTab, type Room, RoomContext } from './room/room.ts'
import { useTellers } from './room/scenes-seen.ts'
import { sentence } from './room/sentence.ts'
import type { TableNow } from './room/table-now.ts'
import { useInView } from './room/use-in-view.ts'
import { tableWords as text } from './room/words.ts'
import { useNews, useStandingTold } from './use-news.ts'

interface TableRoomProps {
  readonly client: TableClient
  readonly now: TableNow
  readonly view: TableView
  readonly ruleset: RulesetScreens | null
}

export function TableRoom({ client, now, view, ruleset }: TableRoomProps) {
  const { log, earlier, since, standing } = now
  const { page: dicePage, notes: dice } = useDicePage(client, now)
  const [tab, setTab] = useState<PanelTab>('act')
  // Where the window is narrow the panel is a drawer; elsewhere it is always there.
  const [drawer, setDrawer] = useState(false)
  const open = useCallback((next: PanelTab) => {
    setTab(next)
    setDrawer(true)
  }, [])
  const [refusal, setRefusal] = useState<RefusalView>()
  const [actor, lookAt] = useInView(view)
  const phone = useMedia(PHONE)
  const chat = useRef<HTMLInputElement>(null)

  const screensOf = useCallback(
    (kind: string): SceneScreens => {
      const scenes = ruleset?.scenes ?? {}
      return (Object.hasOwn(scenes, kind) ? scenes[kind] : undefined) ?? plainScreens
    },
    [ruleset],
  )
  // Questions whose answers are under way.
  const answering = useRef(new Set<string>())
  const ask = useCallback(
    async (command: Command) => {
      const before = client.now
      const numbered = dicePage.withNumber(command)
      const given = await client.perform(numbered)
      if (given === undefined) dicePage.performed(numbered, before)
      // Its number was given by another copy of this page: the command is as good without.
      const refused = given?.code === 'number' ? await client.perform(command) : given
      // What went well after it makes an old refusal pointless.
      if (refused === undefined) setRefusal(undefined)
      return refused
    },
    [client, dicePage],
  )
  const perform = useCallback(
    async (command: Command) => {
      const question = command.type === 'answer' ? command.question : undefined
      // One answer is enough: a second one would only be told that it came too late.
      if (question !== undefined && answering.current.has(question)) return undefined
      if (question !== undefined) answering.current.add(question)
      const refused = await ask(command)
      if (question !== undefined) answering.current.delete(question)
      if (refused !== undefined) {
        setRefusal(refused)
        announce(sentence(refused.message), 'assertive')
      }
      return refused
    },
    [ask],
  )
  const hurry = useCallback(() => client.hurry(), [client])
  const undoneBy = useMemo(() => undoneIn(log), [log])
  const screens = screensOf(view.scene?.kind ?? '')
  const tellerOf = useTellers(view, screensOf)
  useNews(useMemo(() => ({ log, since, view, actor, screens, tellerOf }), [log, since, view, actor, screens, tellerOf]))
  const own = mineIn(view).filter(({ player }) => player === undefined)
  usePageName(text.prompt.title(own.length, view.title))
  useFresh([actor, ...own.map(({ id }) => id)].join())
  useEffect(watchGoing, [])
  useStandingTold(standing === 'lost', now.farewell === null ? text.standing.lost : sentence(now.farewell.message))

  const dismiss = (): void => setRefusal(undefined)
  const master = view.seat.role === 'gm'
  useKeys({
    '/': () => {
      flushSync(() => open('log'))
      chat.current?.focus()
    },
    ...(master && view.undo !== null && { 'Ctrl+z': () => void perform({ type: 'undo' }) }),
    ...(master &&
      view.redo !== null && {
        'Ctrl+y': () => void perform({ type: 'redo' }),
        'Ctrl+Shift+z': () => void perform({ type: 'redo' }),
      }),
    ...(refusal !== undefined && { Escape: dismiss }),
  })

  const at = useMemo<AtTable>(
    () => ({
      view,
      log,
      undone: new Set(undoneBy.keys()),
      connected: standing === 'here',
      perform,
      actor,
      lookAt,
      earlier: earlier ? () => client.fetchEarlier() : null,
    }),
    [view, log, undoneBy, standing, perform, actor, lookAt, earlier, client],
  )
  const room = useMemo<Room>(
    () => ({ ruleset, screens, tellerOf, ask, hurry, undoneBy, tab, open, dice }),
    [ruleset, screens, tellerOf, ask, hurry, undoneBy, tab, open, dice],
  )
  const strip =
    refusal === undefined ? null : (
      <div className="table-refusal">
        <Problem rule={refusal.rule} quiet>
          {sentence(refusal.message)}
        </Problem>
        <ToolButton icon="close" label={words.close} onPress={dismiss} />
      </div>
    )
  return (
    <AtTableContext value={at}>
      <RoomContext value={room}>
        {phone ? (
          <Phone chat={chat} refusal={strip} />
        ) : (
          <Desk chat={chat} refusal={strip} drawer={drawer} onDrawer={setDrawer} />
        )}
      </RoomContext>
    </AtTableContext>
  )
}
