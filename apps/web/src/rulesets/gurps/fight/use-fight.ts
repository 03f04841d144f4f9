/** What the parts of a fight's screen share: the view, the actor in view, what is asked of them. */
import type { SceneView } from '@umpire/protocol'
import { useMemo } from 'react'
import { useAtTable } from '../../../table/at-table.ts'
import { askedOf, type ChoiceAsked, choicesIn } from '../../common/questions.ts'
import type { Position } from '../odds/ask.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type FightView, type Figure, figureOf, readFight, sideIn } from '../views/fight-view.ts'

/** Asked by the panel and the map themselves rather than by a prompt. */
export const OWN_QUESTIONS: readonly string[] = ['maneuver', 'where', 'location', 'rounds']

export interface FightNow {
  readonly view: FightView
  readonly actor: Figure | undefined
  /** What the actor in view is asked, if this seat may answer it. */
  readonly asked: ChoiceAsked | undefined
  readonly position: Position
  /** Whose eyes a player sees with; null sees everything. */
  readonly eyes: readonly string[] | null
}

export function useFight(scene: SceneView): FightNow {
  const { actor, view: table } = useAtTable()
  const { seat, chosen } = table
  const view = useMemo(() => readFight(scene.state), [scene.state])
  const first = choicesIn(scene).find(({ question }) => OWN_QUESTIONS.includes(question))?.who
  const own = view.figures.find(({ id }) => seat.actors.includes(id))
  const inView = figureOf(view, actor) ?? figureOf(view, first ?? null) ?? own ?? view.figures[0]
  const position = useMemo(() => ({ state: scene.state, chosen }), [scene.state, chosen])
  const sides = seat.actors.map(id => sideIn(view, id))
  const eyes =
    seat.role === 'player' && view.laid.fog.on
      ? view.figures.flatMap(({ id, side }) => (sides.includes(side + 1) ? [id] : []))
      : null
  return { view, actor: inView, asked: askedOf(scene, inView?.id ?? null, OWN_QUESTIONS), position, eyes }
}

/** The battlefield in numbers, seen from the actor in view. */
export const useField = ({ actor, position, eyes }: FightNow) =>
  useOdds('field', { kind: 'field', ...position, who: actor?.id ?? null, eyes })
