/** A fight of G&G as the parts of its screen share it. */
import type { SceneView } from '@umpire/protocol'
import { QUESTIONS } from '@umpire/tensided/at-table'
import { type FightSeen, useFightOf } from '../../common/fight/use-fight-of.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type FightView, readFight } from '../views/fight-view.ts'

const PROMPTS: readonly string[] = [QUESTIONS.freeSwing, QUESTIONS.actionPoint]

/** Asked by the panel and the map themselves rather than by a prompt. */
export const OWN_QUESTIONS: readonly string[] = Object.values(QUESTIONS).filter(question => !PROMPTS.includes(question))

export type FightNow = FightSeen<FightView>

export const useFight = (scene: SceneView): FightNow => useFightOf(scene, readFight, OWN_QUESTIONS)

/** The battlefield in numbers, seen from the actor in view. */
export const useField = ({ actor, position, eyes }: FightNow) =>
  useOdds('field', { kind: 'field', ...position, who: actor?.id ?? null, eyes })
