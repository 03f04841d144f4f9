/** What the parts of a fight's screen share: the view, the actor in view, what is asked of them. */
import type { SceneView } from '@umpire/protocol'
import { useMemo } from 'react'
import { useAtTable } from '../../../table/room/at-table.ts'
import { askedOf, type ChoiceAsked, choicesIn } from '../answer/questions.ts'

/** As much of a fight as every game has. */
export interface Fought {
  readonly figures: readonly { readonly id: string; readonly side: number }[]
  readonly sides: readonly { readonly name: string }[]
  readonly laid: { readonly fog: { readonly on: boolean } }
}

export interface FightSeen<View extends Fought> {
  readonly view: View
  readonly actor: View['figures'][number] | undefined
  /** What the actor in view is asked, if this seat may answer it. */
  readonly asked: ChoiceAsked | undefined
  readonly position: { readonly state: SceneView['state']; readonly chosen: Chosen }
  /** Whose eyes a player sees with in the fog; null sees everything. */
  readonly eyes: readonly string[] | null
}

type Chosen = ReturnType<typeof useAtTable>['view']['chosen']

/** With the questions that the panel and the map ask themselves. */
export function useFightOf<View extends Fought>(
  scene: SceneView,
  read: (state: unknown) => View,
  questions: readonly string[],
): FightSeen<View> {
  const { actor, view: table } = useAtTable()
  const { seat, chosen } = table
  const view = read(scene.state)
  const figures: readonly View['figures'][number][] = view.figures
  const first = choicesIn(scene).find(({ question }) => questions.includes(question))?.who
  const named = (wanted: string | null | undefined) => figures.find(({ id }) => id === wanted)
  const own = figures.filter(({ id }) => seat.actors.includes(id))
  const inView = named(actor) ?? named(first) ?? own[0] ?? figures[0]
  const position = useMemo(() => ({ state: scene.state, chosen }), [scene.state, chosen])
  const fogged = seat.role === 'player' && view.laid.fog.on
  const eyes = fogged ? figures.flatMap(({ id, side }) => (own.some(one => one.side === side) ? [id] : [])) : null
  return { view, actor: inView, asked: askedOf(scene, inView?.id ?? null, questions), position, eyes }
}
