/** Who is looked at. It follows the questions: when the one in view has answered, the next who is asked comes into view. */
import type { TableView } from '@umpire/protocol'
import { useState } from 'react'
import { mineIn, nextInView } from './pending.ts'

const askedOf = (view: TableView): string =>
  mineIn(view)
    .map(({ id }) => id)
    .join()

export function useInView(view: TableView): readonly [string | null, (actor: string | null) => void] {
  const [actor, setActor] = useState<string | null>(() => nextInView(view, null))
  const [before, setBefore] = useState(view)
  if (view !== before) {
    setBefore(view)
    const wasAsked = mineIn(before).some(({ who }) => who === actor)
    const gone = actor === null || view.scene?.actors.includes(actor) !== true
    const other = view.scene?.id !== before.scene?.id
    if (gone || other) setActor(nextInView(view, null))
    else if (wasAsked && askedOf(view) !== askedOf(before)) setActor(nextInView(view, actor))
  }
  return [actor, setActor]
}
