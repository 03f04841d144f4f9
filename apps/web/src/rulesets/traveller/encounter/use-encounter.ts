/** What the parts of a fight's screen share: the view, the actor in view, what is asked of them, where the round stands. */
import type { SceneView } from '@umpire/protocol'
import { useMemo } from 'react'
import { useAtTable } from '../../../table/room/at-table.ts'
import { askedOf, type ChoiceAsked, choicesIn, legalOf } from '../../common/answer/questions.ts'
import type { Position } from '../odds/ask.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type EncounterView, type Figure, figureOf, readEncounter } from '../views/encounter-view.ts'
import { factsOf, hasMoved, type Phase, phaseOf } from './phase.ts'

/** Asked by the panel itself rather than by a prompt. */
export const OWN_QUESTIONS: readonly string[] = ['movement', 'action']

export interface EncounterNow {
  readonly view: EncounterView
  readonly actor: Figure | undefined
  /** What the actor in view is asked, if this seat may answer it. */
  readonly asked: ChoiceAsked | undefined
  readonly phase: Phase
  readonly moved: boolean
  readonly facts: ReturnType<typeof factsOf>
  readonly position: Position
}

export function useEncounter(scene: SceneView): EncounterNow {
  const { actor, log, undone, view: table } = useAtTable()
  const view = readEncounter(scene.state)
  const facts = useMemo(() => factsOf(log, undone, scene.id), [log, undone, scene.id])
  const first = choicesIn(scene).find(({ question }) => OWN_QUESTIONS.includes(question))?.who
  const inView = figureOf(view, actor) ?? figureOf(view, first ?? null) ?? view.figures[0]
  const moved = hasMoved(facts)
  return {
    view,
    actor: inView,
    asked: askedOf(scene, inView?.id ?? null, OWN_QUESTIONS),
    phase: phaseOf(scene, view, facts),
    moved,
    facts,
    position: { state: scene.state, chosen: table.chosen, moved },
  }
}

const NO_MOVES: readonly string[] = []

/** The battlefield in numbers, seen from the actor in view. */
export function useField({ actor, asked, position, view }: EncounterNow) {
  const moves = asked?.question === 'movement' ? legalOf(asked).map(({ key }) => key) : NO_MOVES
  const fighting = view.stage === 'fight'
  return useOdds('field', fighting ? { kind: 'field', ...position, who: actor?.id ?? null, moves } : null)
}
