/** Questions that a play waits at, and what answers them: plain data, so that a play can be stored and taken up again. */
import type { Dice } from '@umpire/dice'
import { BadInput } from '../field/bad-input.ts'
import { type Field, flag, int, json, list, optional, text } from '../field/fields.ts'
import { brief, type Json, type Path } from '../field/json.ts'
import { record } from '../field/record.ts'
import type { About, ChoiceQuestion } from './procedure.ts'

export interface RollQuestion {
  readonly kind: 'roll'
  readonly dice: string
  readonly about: About
  /** Each face counts, not only the total. */
  readonly single: boolean
}

export type Question = RollQuestion | ChoiceQuestion

/** A choice made before its question is asked. */
export interface PlannedChoice {
  readonly question: string
  /** What it is meant for, if that question is asked of several things; without it, for whichever is asked about next. */
  readonly subject?: string
  readonly choice: string
  /** If it is not open then, only this choice is dropped, not all that were made with it. */
  readonly ifOffered?: boolean
}

export type Answer =
  | { readonly faces: readonly number[] }
  | { readonly total: number }
  /**
   * `by` says whose choice it is, where several are asked at the same time; `then` answers what that person is asked next
   * (`drivers/plans.ts`).
   */
  | { readonly choice: string; readonly by?: string; readonly then?: readonly PlannedChoice[] }
  /** No answer, but the game master's word between two of them: another value in the state. */
  | { readonly at: Path; readonly set: Json }

const MOST_FACES = 10_000
const MOST_PLANNED = 100
const place: Field<string | number> = {
  spec: { kind: 'json' },
  read: (value, where) =>
    typeof value === 'number' ? int({ min: 0 }).read(value, where) : text(200).read(value, where),
}
const plannedChoice = record({
  question: text(200),
  subject: optional(text(200)),
  choice: text(200),
  ifOffered: optional(flag()),
})
const written = record({
  faces: optional(list(int(), MOST_FACES)),
  total: optional(int()),
  choice: optional(text(200)),
  by: optional(text(200)),
  then: optional(list(plannedChoice, MOST_PLANNED)),
  at: optional(list(place, 20)),
  set: optional(json()),
})

/** An answer from outside. */
export const answerField: Field<Answer> = {
  spec: written.spec,
  read: (value, place) => {
    const { faces, total, choice, by, then, at, set } = written.read(value, place)
    const only = [faces, total, choice, at].filter(one => one !== undefined).length === 1
    const chooses = choice !== undefined || (by === undefined && then === undefined)
    if (only && chooses && (at === undefined) === (set === undefined)) {
      if (faces !== undefined) return { faces }
      if (total !== undefined) return { total }
      if (choice !== undefined) {
        return { choice, ...(by === undefined ? {} : { by }), ...(then === undefined ? {} : { then }) }
      }
      if (at !== undefined && set !== undefined) return { at, set }
    }
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
