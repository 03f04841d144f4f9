/** Works a rule out by its id: what `umpire rule` and each line of a batch ask for. */
import { type GivenDice, given, type Source, seeded } from '@umpire/dice'
import { type Answer, compose, type Reason, type Worked } from '@umpire/engine'
import { UsageError } from '../io/io.ts'
import { findRule } from './catalog.ts'

export interface Question {
  readonly id: string
  readonly given: unknown
  readonly dice?: readonly number[] | undefined
  readonly seed?: string | undefined
  readonly options: readonly string[]
  readonly settings: { readonly [id: string]: unknown }
}

export interface WorkedOut {
  readonly answer: Answer
  readonly rolled: Worked['rolled']
  readonly why: readonly Reason[]
}

/** Dice for a rule that rolls: faces told, which must all be used, or a seeded stream. */
function sourceOf({ dice, seed }: Question): GivenDice | undefined {
  if (dice !== undefined && seed !== undefined) throw new UsageError('expected dice or a seed, got both')
  if (dice !== undefined) return given(dice)
  if (seed === undefined) return undefined
  const stream: Source = seeded(seed)
  return { draw: (sides, count) => stream.draw(sides, count), end: () => undefined }
}

export async function workOut(question: Question): Promise<WorkedOut> {
  const found = await findRule(question.id)
  const { system, listed } = found
  if (found.kind === 'procedure')
    throw new UsageError(`rule ${listed.id} is a procedure: it is played step by step, there is nothing to work out`)
  const { callable } = found
  if (callable === undefined) {
    const standing =
      found.listed.who === 'gm'
        ? 'is left to the game master: there is nothing to work out'
        : 'is open: it is not built yet'
    throw new UsageError(`rule ${listed.id} ${standing}`)
  }
  const listener = compose(system, question).listen()
  const source = sourceOf(question)
  const { answer, rolled } = callable.answer(question.given, listener, source)
  source?.end()
  return { answer, rolled, why: listener.take() }
}

/** The answer as one JSON object: the inventory's names on top, then the dice thrown for it, and why if that was asked. */
export const asJson = ({ answer, rolled, why }: WorkedOut, withWhy: boolean | undefined): object => ({
  ...answer,
  ...(Object.keys(rolled).length > 0 ? { $rolled: rolled } : {}),
  ...(withWhy ? { why } : {}),
})
