/**
 * Asks the worker, and keeps the last answer until the next one is there, so that nothing on the page jumps. What could
 * not be worked out is told, and can be asked again.
 */
import { useEffect, useState } from 'react'
import type { OddsAnswer, OddsAsk, OddsReply } from './ask.ts'
import { OddsDesk } from './odds-desk.ts'

/** Started when it is first needed, and kept for the visit. */
const desk = new OddsDesk((hear, fail) => {
  const worker = new Worker(new URL('../odds-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => hear(data))
  worker.addEventListener('error', event => {
    event.preventDefault()
    fail(event.message ?? '')
  })
  return worker
})

type AnswerTo<K extends OddsAnswer['kind']> = Extract<OddsAnswer, { readonly kind: K }>

interface Kept<K extends OddsAnswer['kind']> {
  /** What it is the answer to. */
  readonly to: string
  readonly answer: AnswerTo<K>
}

export interface OddsFailure {
  readonly message: string
  readonly again: () => void
}

export interface Asked<K extends OddsAnswer['kind']> {
  readonly answer: AnswerTo<K> | undefined
  /** It answers what is asked now, not what was asked before. */
  readonly fresh: boolean
  /** What is asked now could not be worked out. */
  readonly failure: OddsFailure | undefined
}

const isOf = <K extends OddsAnswer['kind']>(kind: K, answer: OddsAnswer): answer is AnswerTo<K> => answer.kind === kind

/** Null asks nothing. */
export function useOdds<K extends OddsAsk['kind']>(
  kind: K,
  message: Extract<OddsAsk, { readonly kind: K }> | null,
): Asked<K> {
  const [kept, setKept] = useState<Kept<K>>()
  const [failed, setFailed] = useState<{ readonly to: string; readonly message: string }>()
  const to = message === null ? '' : JSON.stringify(message)
  useEffect(() => {
    if (to === '') return undefined
    return desk.ask(to, reply => {
      if ('error' in reply) setFailed({ to, message: reply.error })
      else if (isOf(kind, reply.answer)) {
        setKept({ to, answer: reply.answer })
        setFailed(undefined)
      }
    })
  }, [kind, to])
  const again = (): void => {
    setFailed(undefined)
    desk.again()
  }
  return {
    answer: kept?.answer,
    fresh: kept?.to === to,
    failure: failed === undefined || failed.to !== to ? undefined : { message: failed.message, again },
  }
}
