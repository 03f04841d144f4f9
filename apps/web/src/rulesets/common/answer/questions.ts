/** Questions of a scene as these screens need them. */
import type { Choice } from '@umpire/engine'
import type { AskedView, SceneView } from '@umpire/protocol'

/** A choice that this seat may make for somebody. */
export interface ChoiceAsked {
  readonly id: string
  readonly who: string
  readonly question: string
  readonly choices: readonly Choice[]
  readonly proposed: string | undefined
}

function choiceIn({ id, mine, question, proposed }: AskedView): ChoiceAsked | undefined {
  if (!mine || question.kind !== 'choice') return undefined
  return { id, who: question.who, question: question.question, choices: question.choices, proposed }
}

export const choicesIn = ({ questions }: SceneView): readonly ChoiceAsked[] =>
  questions.flatMap(asked => choiceIn(asked) ?? [])

/** What that actor is asked here, one of these questions. */
export const askedOf = (scene: SceneView, who: string | null, questions: readonly string[]): ChoiceAsked | undefined =>
  choicesIn(scene).find(one => one.who === who && questions.includes(one.question))

export const legalOf = ({ choices }: ChoiceAsked): readonly Choice[] =>
  choices.filter(({ refused }) => refused === undefined)
