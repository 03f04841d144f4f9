/** Asks the worker of the builder. */
import { deskHook, deskOf } from '../../../common/worker/use-desk.ts'
import type { BuildAnswer, BuildAsk, OpenedAnswer } from '../building/ask.ts'

const desk = deskOf<BuildAsk, BuildAnswer>(
  () => new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' }),
)

export const useRules = deskHook(desk)

/** What stands in a file. @throws with a sentence, if it is no character */
export const openedFile = (value: unknown): Promise<OpenedAnswer> => desk.once({ kind: 'opened', value })
