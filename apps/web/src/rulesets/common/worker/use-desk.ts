/**
 * Asks a worker, and keeps the last answer until the next one is there, so that nothing on the page jumps. What could
 * not be worked out is told, and can be asked again.
 */
import { useEffect, useState } from 'react'
import { type AnswerTo, isOf, OddsDesk, type Reply, type Worked } from './desk.ts'

/** The worker is started when it is first needed, and kept for the visit. */
export const deskOf = <Ask, Answer extends Worked>(begin: () => Worker): OddsDesk<Ask, Answer> =>
  new OddsDesk((hear, fail) => {
    const worker = begin()
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => hear(data))
    worker.addEventListener('error', event => {
      event.preventDefault()
      fail(event.message ?? '')
    })
    return worker
  })

interface Kept<Answer> {
  /** What it is the answer to. */
  readonly to: string
  readonly answer: Answer
}

export interface OddsFailure {
  readonly message: string
  readonly again: () => void
}

export interface Asked<Answer> {
  readonly answer: Answer | undefined
  /** It answers what is asked now, not what was asked before. */
  readonly fresh: boolean
  /** What is asked now could not be worked out. */
  readonly failure: OddsFailure | undefined
}

/** Null asks nothing. */
function useDesk<Ask, Answer extends Worked, K extends Answer['kind']>(
  desk: OddsDesk<Ask, Answer>,
  kind: K,
  message: Ask | null,
): Asked<AnswerTo<Answer, K>> {
  const [kept, setKept] = useState<Kept<AnswerTo<Answer, K>>>()
  const [failed, setFailed] = useState<{ readonly to: string; readonly message: string }>()
  const to = message === null ? '' : JSON.stringify(message)
  useEffect(() => {
    if (to === '') return undefined
    return desk.ask(to, reply => {
      if ('error' in reply) setFailed({ to, message: reply.error })
      else if (isOf<Answer, K>(kind, reply.answer)) {
        setKept({ to, answer: reply.answer })
        setFailed(undefined)
      }
    })
  }, [desk, kind, to])
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

/** The hook of one worker; null asks nothing. */
export const deskHook =
  <Ask extends Worked, Answer extends Worked>(desk: OddsDesk<Ask, Answer>) =>
  <K extends Ask['kind'] & Answer['kind']>(
    kind: K,
    message: Extract<Ask, { readonly kind: K }> | null,
  ): Asked<AnswerTo<Answer, K>> =>
    useDesk(desk, kind, message)
