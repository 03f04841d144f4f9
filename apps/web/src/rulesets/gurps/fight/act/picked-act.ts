/** What is picked for a question and not answered yet, as the map and the panel both need it. */
import { QUESTIONS } from '@umpire/gurps/at-table'
import { picks } from '../../../common/answer/picks.ts'
import type { ChoiceAsked } from '../../../common/answer/questions.ts'
import { type Act, actOf, firstAct, groupsOf } from './acts.ts'

interface Picked {
  /** A choice of the question, by its key. */
  readonly choice: string
  /** The part of the body; none in particular. */
  readonly part: string | null
  readonly rounds: number
  /** The hex to go to, by its key. */
  readonly way: string
}

export const { pick, usePicked } = picks<Picked>()

/** The act in hand: what was picked, else what is proposed. */
export function pickedAct(asked: ChoiceAsked | undefined, picked: string | undefined): Act | undefined {
  if (asked?.question !== QUESTIONS.maneuver) return undefined
  const found = asked.choices.find(({ key }) => key === picked)
  return found === undefined ? firstAct(groupsOf(asked.choices), asked.proposed) : actOf(found)
}
