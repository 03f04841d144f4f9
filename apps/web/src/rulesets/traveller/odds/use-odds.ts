/** Asks the worker of Traveller. */
import { type Asked, deskOf, useDesk } from '../../common/worker/use-desk.ts'
import type { OddsAnswer, OddsAsk } from './ask.ts'

const desk = deskOf<OddsAsk, OddsAnswer>(
  () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
)

/** Null asks nothing. */
export const useOdds = <K extends OddsAsk['kind']>(
  kind: K,
  message: Extract<OddsAsk, { readonly kind: K }> | null,
): Asked<Extract<OddsAnswer, { readonly kind: K }>> => useDesk(desk, kind, message)
