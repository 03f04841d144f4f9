/** Questions that a play waits at, and what answers them: plain data, so that a play can be stored and taken up again. */
import type { Dice } from '@umpire/dice'
import { BadInput } from '../bad-input.ts'
import { type Field, int, list, optional, text } from '../fields.ts'
import { brief } from '../json.ts'
import type { About, ChoiceQuestion } from '../procedure.ts'
import { record } from '../record.ts'

export interface RollQuestion {
  readonly kind: 'roll'
  readonly dice: string
  readonly about: About
  /** Each face counts, not only the total. */
  readonly single: boolean
}

export type Question = RollQuestion | ChoiceQuestion

export type Answer =
  | { readonly faces: readonly number[] }
  | { readonly total: number }
  /** `by` says whose choice it is, where several are asked at the same time. */
  | { readonly choice: string; readonly by?: string }

const MOST_FACES = 10_000
const written = record({
  faces: optional(list(int(), MOST_FACES)),
  total: optional(int()),
  choice: optional(text(200)),
  by: optional(text(200)),
})

/** An answer from outside. */
export const answerField: Field<Answer> = {
  spec: written.spec,
  read: (value, place) => {
    const { faces, total, choice, by } = written.read(value, place)
    if (faces !== undefined && total === undefined && choice === undefined && by === undefined) return { faces }
    if (total !== undefined && faces === undefined && choice === undefined && by === undefined) return { total }
    if (choice !== undefined && faces === undefined && total === undefined)
      return { choice, ...(by === undefined ? {} : { by }) }
    throw new BadInput(place, 'one of faces, total and choice', value)
  },
}

export const questionText = (question: Question): string =>
  question.kind === 'roll'
    ? `a roll of ${question.dice} for ${question.about.purpose}`
    : `${question.who}'s choice, ${question.question}`

export interface Thrown {
  readonly faces: readonly number[]
  readonly total: number
}

/** The dice an answer tells of, checked against what was to be thrown. */
export function thrown(dice: Dice, question: RollQuestion, answer: Answer, place: string): Thrown {
  if ('faces' in answer) return { faces: answer.faces, total: dice.read(answer.faces).total }
  if ('total' in answer && !question.single) {
    if (dice.distribution().weightOf(answer.total) !== 0n) return { faces: [], total: answer.total }
    throw new BadInput(place, `${questionText(question)}, from ${dice.min} to ${dice.max}`, answer.total)
  }
  throw new BadInput(place, `${questionText(question)}${question.single ? ', each face' : ''}`, brief(answer))
}
