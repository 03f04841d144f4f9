/** A fight of G&G as the parts of its screen share it. */
import type { SceneView } from '@umpire/protocol'
import { isAnswered } from '../../common/answer/follow-up.ts'
import { type FightSeen, useFightOf } from '../../common/fight/use-fight-of.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type FightView, readFight } from '../views/fight-view.ts'

/** Asked by the panel and the map themselves rather than by a prompt. */
export const OWN_QUESTIONS: readonly string[] = [
  'declare',
  'declare more',
  'where',
  'shoot',
  'strike',
  'throw',
  'aim',
  'wait',
  'grapple',
  'disarm',
  'treat',
  'wake',
  'care',
]

/** Asked of somebody in the middle of a round, whatever he has declared. */
export const BESIDE: readonly string[] = ['free swing', 'action point']

export type FightNow = FightSeen<FightView>

export function useFight(scene: SceneView): FightNow {
  const now = useFightOf(scene, readFight, OWN_QUESTIONS)
  const { asked } = now
  return { ...now, asked: asked === undefined || isAnswered(scene.id, asked, BESIDE) ? undefined : asked }
}

/** The battlefield in numbers, seen from the actor in view. */
export const useField = ({ actor, position, eyes }: FightNow) =>
  useOdds('field', { kind: 'field', ...position, who: actor?.id ?? null, eyes })
