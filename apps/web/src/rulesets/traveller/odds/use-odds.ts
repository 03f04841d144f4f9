/** Asks the worker, and keeps the last answer until the next one is there, so that nothing on the page jumps. */
import { useEffect, useState } from 'react'
import type { OddsAnswer, OddsAsk, OddsMessage, OddsReply } from './ask.ts'

type Heard = (answer: OddsAnswer) => void

/** What was asked last, each once: several parts of the page ask the same. */
interface Known {
  readonly heard: Set<Heard>
  answer: OddsAnswer | undefined
}

let worker: Worker | undefined
let asked = 0
const byId = new Map<number, Known>()
const byText = new Map<string, Known>()
const MOST_KNOWN = 40

/** Whoever measures how long the odds take finds it here. */
const measured = ({ kind, ms }: OddsAnswer): void => {
  performance.measure(`umpire odds ${kind}`, { start: performance.now() - ms, duration: ms })
}

/** Started when it is first needed, and kept for the visit. */
function workerOf(): Worker {
  if (worker !== undefined) return worker
  worker = new Worker(new URL('../odds-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => {
    const known = byId.get(data.id)
    byId.delete(data.id)
    if (!('answer' in data)) {
      // The page goes on without: whoever looks for the cause finds it among the browser's errors.
      reportError(new Error(data.error))
      return
    }
    if (known === undefined) return
    measured(data.answer)
    known.answer = data.answer
    for (const hear of known.heard) hear(data.answer)
  })
  return worker
}

function knownOf(text: string): Known {
  const before = byText.get(text)
  if (before !== undefined) return before
  if (byText.size >= MOST_KNOWN) for (const oldest of [...byText.keys()].slice(0, MOST_KNOWN / 2)) byText.delete(oldest)
  const known: Known = { heard: new Set(), answer: undefined }
  asked += 1
  byText.set(text, known)
  byId.set(asked, known)
  const sent: OddsMessage = { id: asked, ask: JSON.parse(text) }
  workerOf().postMessage(sent)
  return known
}

/** Calls back at once if the answer is known; answers how to stop listening. */
function ask(text: string, hear: Heard): () => void {
  const known = knownOf(text)
  if (known.answer !== undefined) hear(known.answer)
  known.heard.add(hear)
  return () => known.heard.delete(hear)
}

type AnswerTo<K extends OddsAnswer['kind']> = Extract<OddsAnswer, { readonly kind: K }>

interface Kept<K extends OddsAnswer['kind']> {
  /** What it is the answer to. */
  readonly to: string
  readonly answer: AnswerTo<K>
}

export interface Asked<K extends OddsAnswer['kind']> {
  readonly answer: AnswerTo<K> | undefined
  /** It answers what is asked now, not what was asked before. */
  readonly fresh: boolean
}

const isOf = <K extends OddsAnswer['kind']>(kind: K, answer: OddsAnswer): answer is AnswerTo<K> => answer.kind === kind

/** Null asks nothing. */
export function useOdds<K extends OddsAsk['kind']>(
  kind: K,
  message: Extract<OddsAsk, { readonly kind: K }> | null,
): Asked<K> {
  const [kept, setKept] = useState<Kept<K>>()
  const to = message === null ? '' : JSON.stringify(message)
  useEffect(() => {
    if (to === '') return undefined
    return ask(to, answer => {
      if (isOf(kind, answer)) setKept({ to, answer })
    })
  }, [kind, to])
  return { answer: kept?.answer, fresh: kept?.to === to }
}
