/** A fight on its stage, wound to one of its steps, with the log up to there beside it. */
import type { SceneView } from '@umpire/protocol'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Replay } from '../api/api.ts'
import { useScrollFocus } from '../browser/use-scroll-focus.ts'
import { announce } from '../elements/controls/announce.tsx'
import { Guarded } from '../elements/message/guarded.tsx'
import type { SceneScreens } from '../plug-in/screens.ts'
import { AtTableContext } from '../table/room/at-table.ts'
import { tableWords } from '../table/room/words.ts'
import { numberText } from '../text/number-text.ts'
import { atReplay, sceneOf } from './at-replay.ts'
import { Controls } from './controls.tsx'
import { doerOf, toldFight } from './fight-steps.ts'
import { Reel } from './reel.ts'
import { ReplayLog } from './replay-log.tsx'
import { usePlayback } from './use-playback.ts'
import { replayWords as text } from './words.ts'

/** Whoever winds on has not come to hear this step. */
const SETTLED_MS = 350

/** Keyframes are made between frames, a few at a time, so that nobody waits for them. */
function useAhead(reel: Reel): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const more = (): void => {
      if (reel.ahead()) timer = setTimeout(more)
    }
    timer = setTimeout(more)
    return () => clearTimeout(timer)
  }, [reel])
}

/** Whoever acts is looked at, until somebody looks at another. */
function useLook(step: number, doer: string | undefined) {
  const [chosen, setChosen] = useState<{ readonly step: number; readonly actor: string | null }>()
  const [last, setLast] = useState<string | null>(null)
  if (doer !== undefined && doer !== last) setLast(doer)
  const actor = chosen?.step === step ? chosen.actor : (doer ?? last)
  const lookAt = useCallback((next: string | null) => setChosen({ step, actor: next }), [step])
  return [actor, lookAt] as const
}

/** Nobody is seen walking from one step to another that is not its neighbour. */
function useWound(place: number): boolean {
  const [at, setAt] = useState({ place, wound: false })
  if (at.place !== place) setAt({ place, wound: Math.abs(place - at.place) > 1 })
  return at.wound
}

interface ReplayRoomProps {
  readonly replay: Replay
  readonly screens: SceneScreens
}

export function ReplayRoom({ replay, screens }: ReplayRoomProps) {
  const reel = useMemo(() => new Reel(replay.start, replay.steps), [replay])
  useAhead(reel)
  const { lines, stops } = useMemo(() => toldFight(replay, screens), [replay, screens])
  const playback = usePlayback(stops.length)
  // Whoever winds fast need not see every step on the way; the bar itself never waits.
  const place = useDeferredValue(playback.place)
  const wound = useWound(place)
  const stop = stops[place]
  const { step = 0, lines: told = 0, line } = stop ?? {}
  const over = step === replay.steps.length
  const scene = useMemo(() => sceneOf(replay, reel.at(step), over), [replay, reel, step, over])
  // Names are known from the beginning: lines need not be told anew with every step.
  const names = useMemo(() => sceneOf(replay, replay.start, false), [replay])
  const log = useMemo(() => lines.slice(0, told), [lines, told])
  const [actor, lookAt] = useLook(step, doerOf(line, replay.actors))
  const at = useMemo(() => atReplay(replay, scene, log, actor, lookAt), [replay, scene, log, actor, lookAt])
  const turn = screens.turn ?? tableWords.log.turn

  const { winner, how } = replay.end
  const spoken = over ? text.over(winner, how) : line === undefined ? '' : screens.spoken(line, names)
  useEffect(() => {
    if (spoken === '') return undefined
    const timer = setTimeout(() => announce(spoken), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [spoken])

  return (
    <div className={wound ? 'replay replay-wound' : 'replay'}>
      <AtTableContext value={at}>
        <Shown screens={screens} scene={scene} />
      </AtTableContext>
      <section className="replay-side" aria-label={text.log}>
        <ReplayLog lines={log} scene={names} screens={screens} turn={turn} />
        {over && (
          <p className="replay-over">
            {text.over(winner, how)} {replay.cut && text.cut(numberText(replay.steps.length))}
          </p>
        )}
      </section>
      <Controls stops={stops} playback={playback} turn={turn} />
    </div>
  )
}

/** Drawn anew only when the fight stands otherwise, not with every move of the bar. */
const Shown = memo(function Shown({ screens, scene }: { readonly screens: SceneScreens; readonly scene: SceneView }) {
  const stage = useRef<HTMLElement>(null)
  useScrollFocus(stage)
  return (
    <section ref={stage} className="replay-stage inset-focus" aria-label={text.stage}>
      <Guarded>
        <screens.Stage scene={scene} />
      </Guarded>
    </section>
  )
})
