/**
 * Plays from fixed answers: tests, worked examples, people with real dice. A number is the total of a roll, a list its
 * faces, a text a choice.
 *
 *     script(world, attack, { skill: 12 }, state, [11, 'dodge', 9, [3, 4]])
 */

import type { Fact } from '../fact/fact.ts'
import { BadInput } from '../field/bad-input.ts'
import { type Answer, questionText } from '../procedure/answer.ts'
import type { Entry } from '../procedure/entry.ts'
import type { ProcedureKind, World } from '../procedure/procedure.ts'
import { startPlay } from './play.ts'

export type Scripted = number | readonly number[] | string

const answerOf = (scripted: Scripted): Answer => {
  if (typeof scripted === 'number') return { total: scripted }
  return typeof scripted === 'string' ? { choice: scripted } : { faces: scripted }
}

export interface Played<S, R> {
  readonly result: R
  readonly state: S
  readonly entries: readonly Entry[]
}

export function script<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  given: X,
  state: S,
  answers: readonly Scripted[],
): Played<S, R> {
  const play = startPlay(world, procedure, given, state)
  for (const [index, scripted] of answers.entries()) {
    if (play.outcome !== undefined) {
      throw new BadInput('script', `${index} answers, because ${procedure.id} is over by then`, answers.length)
    }
    play.answer(answerOf(scripted))
  }
  if (play.outcome !== undefined) return { result: play.outcome.result, state: play.state, entries: play.entries }
  const [asked] = play.questions
  throw new BadInput(
    'script',
    asked ? `more answers: ${procedure.id} asks for ${questionText(asked)}` : 'answers',
    answers.length,
  )
}
