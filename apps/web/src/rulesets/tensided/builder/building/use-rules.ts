/** Asks the worker of the builder. */
import { type Asked, deskOf, useDesk } from '../../../common/worker/use-desk.ts'
import type { BuildAnswer, BuildAsk, OpenedAnswer } from './ask.ts'

const desk = deskOf<BuildAsk, BuildAnswer>(
  () => new Worker(new URL('../worker/build-worker.ts', import.meta.url), { type: 'module' }),
)

export const useRules = <K extends BuildAsk['kind']>(
  kind: K,
  message: Extract<BuildAsk, { readonly kind: K }>,
): Asked<Extract<BuildAnswer, { readonly kind: K }>> => useDesk(desk, kind, message)

/** What stands in a file. @throws with a sentence, if it is no character */
export const openedFile = (value: unknown): Promise<OpenedAnswer> => desk.once({ kind: 'opened', value })
