/** What the parts of a career's screen share. */
import type { EntryView } from '@umpire/engine'
import type { SceneView } from '@umpire/protocol'
import { useEffect, useMemo } from 'react'
import { useAtTable } from '../../../table/room/at-table.ts'
import { type ChoiceAsked, choicesIn } from '../../common/answer/questions.ts'
import type { OddsFailure } from '../../common/worker/use-desk.ts'
import type { CareerAnswer } from '../odds/ask.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type CareerView, readCareer } from '../views/career-view.ts'
import { type Story, storyOf } from './story.ts'

export interface CareerNow {
  readonly career: CareerView
  readonly story: Story
  readonly asked: ChoiceAsked | undefined
  readonly odds: CareerAnswer | undefined
  readonly failure: OddsFailure | undefined
}

/** The log of a scene without what was undone, the oldest first. */
function useEntries(scene: string): readonly EntryView[] {
  const { log, undone } = useAtTable()
  return useMemo(
    () =>
      log.flatMap(line =>
        line.kind === 'entry' && line.scene === scene && !undone.has(line.version) ? [line.entry] : [],
      ),
    [log, undone, scene],
  )
}

export function useCareer(scene: SceneView): CareerNow {
  const { view, earlier } = useAtTable()
  const entries = useEntries(scene.id)
  // A career is told from its beginning: what of it is not here yet is fetched.
  const whole = entries.some(({ fact }) => fact?.type === 'began')
  useEffect(() => {
    if (!whole) earlier?.()
  }, [whole, earlier])
  const career = readCareer(scene.state)
  const story = useMemo(() => storyOf(entries), [entries])
  const { answer, failure } = useOdds('career', { kind: 'career', state: scene.state, chosen: view.chosen })
  return { career, story, asked: choicesIn(scene)[0], odds: answer, failure }
}
