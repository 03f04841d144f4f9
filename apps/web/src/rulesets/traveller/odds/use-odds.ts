/** Asks the worker of Traveller. */
import { deskHook, deskOf } from '../../common/worker/use-desk.ts'
import type { OddsAnswer, OddsAsk } from './ask.ts'

export const useOdds = deskHook(
  deskOf<OddsAsk, OddsAnswer>(() => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })),
)
