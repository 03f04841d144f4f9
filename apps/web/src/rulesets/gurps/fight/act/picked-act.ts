/** What is picked for a question and not answered yet, as the map and the panel both need it. */
import type { ChoiceAsked } from '../../../common/answer/questions.ts'
import { type Act, actOf, firstAct, groupsOf } from './acts.ts'

/** Under which names the further wishes of a question are kept. */
export const wayOf = (question: string): string => `${question} way`
export const partOf = (question: string): string => `${question} part`
export const roundsOf = (question: string): string => `${question} rounds`

/** The act in hand: what was picked, else what is proposed. */
export function pickedAct(asked: ChoiceAsked | undefined, picked: string | undefined): Act | undefined {
  if (asked?.question !== 'maneuver') return undefined
  const found = asked.choices.find(({ key }) => key === picked)
  return found === undefined ? firstAct(groupsOf(asked.choices), asked.proposed) : actOf(found)
}
