/** A question in the words of the game. */
import type { Question } from '@umpire/engine'
import type { SceneScreens } from '../../plug-in/screens.ts'
import { tableWords as text } from '../room/words.ts'

export const questionText = (question: Question, { ask }: SceneScreens): string =>
  question.kind === 'choice'
    ? ask(question.who, question.question)
    : text.prompt.rolls(question.about.by, question.dice, question.about.purpose)
