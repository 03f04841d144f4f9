/** Tells what is new to people who listen: lines of the log, who is waited for, and what this seat is asked. */
import type { LogLine, TableView } from '@umpire/protocol'
import { useEffect, useRef } from 'react'
import { announce } from '../elements/controls/announce.tsx'
import type { SceneScreens } from '../plug-in/screens.ts'
import { lineText } from './log/line-text.ts'
import { overriddenText } from './log/override-line.tsx'
import { toldIn } from './log/use-log-lines.ts'
import { waitingText } from './log/waiting-line.tsx'
import { questionText } from './prompts/question-text.ts'
import { mineIn, waitedFor } from './room/pending.ts'
import type { Teller } from './room/scenes-seen.ts'
import { tableWords as text } from './room/words.ts'

/** More than this at once is too long to listen to: the last ones are told. */
const MOST = 8

interface News {
  readonly log: readonly LogLine[]
  /** Lines up to this version were there when the page was opened. */
  readonly since: number
  readonly view: TableView
  /** Who is looked at: what they are asked comes first. */
  readonly actor: string | null
  /** Of the scene that is shown. */
  readonly screens: SceneScreens
  readonly tellerOf: (scene: string) => Teller
}

function linesTold({ log, tellerOf }: News, after: number): readonly string[] {
  return toldIn(log, tellerOf)
    .filter(line => line.version > after)
    .slice(-MOST)
    .map(line => {
      if (line.kind === 'overridden') return overriddenText(line, tellerOf(line.scene))
      if (line.kind === 'turn') return lineText(line, log, tellerOf(line.scene).screens)
      if (line.kind !== 'entry') return lineText(line, log)
      const { scene, screens } = tellerOf(line.scene)
      return screens.spoken(line, scene)
    })
}

/** In one go, because of two announcements at the same time only the last is heard. */
export function useNews(news: News): void {
  const heard = useRef(news.since)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    const { log, since, view, actor, screens } = news
    const lines = linesTold(news, Math.max(heard.current, since))
    heard.current = Math.max(heard.current, since, log.at(-1)?.version ?? 0)
    const own = mineIn(view).filter(({ player }) => player === undefined)
    const inHand = own.find(({ who }) => who === actor) ?? own[0]
    const fresh = inHand?.id === asked.current ? undefined : inHand
    asked.current = inHand?.id
    const question = fresh && text.prompt.came(questionText(fresh.question, screens))
    if (lines.length > 0) {
      const said = [...lines, waitingText(waitedFor(view)), question]
      announce(said.filter(one => one !== undefined && one !== '').join(' '))
    } else if (question !== undefined) announce(question, 'assertive')
  }, [news])
}

/** Tells that the connection was lost, and that it is back. */
export function useStandingTold(lost: boolean, message: string): void {
  const wasLost = useRef(false)
  useEffect(() => {
    if (lost) announce(message, 'assertive')
    else if (wasLost.current) announce(text.standing.back)
    wasLost.current = lost
  }, [lost, message])
}
