/** Who asks the worker what: the same question is asked once, however many parts of the page want to know. */
import type { OddsAnswer, OddsMessage, OddsReply } from './ask.ts'

export type Told = { readonly answer: OddsAnswer } | { readonly error: string }
type Hear = (told: Told) => void

/** What the desk needs of a worker. */
export interface OddsWorker {
  readonly postMessage: (message: OddsMessage) => void
  readonly terminate: () => void
}

/** Begins a worker, whose replies are heard, and whose end is told if it does not load or breaks down. */
export type BeginWorker = (hear: (reply: OddsReply) => void, fail: (message: string) => void) => OddsWorker

interface Known {
  readonly text: string
  readonly heard: Set<Hear>
  told: Told | undefined
}

const MOST_KNOWN = 40

/** Whoever measures how long the odds take finds it here. */
const measured = ({ kind, ms }: OddsAnswer): void => {
  performance.measure(`umpire odds ${kind}`, { start: performance.now() - ms, duration: ms })
}

export class OddsDesk {
  readonly #begin: BeginWorker
  #worker: OddsWorker | undefined
  #asked = 0
  readonly #byId = new Map<number, Known>()
  readonly #byText = new Map<string, Known>()

  constructor(begin: BeginWorker) {
    this.#begin = begin
  }

  /** Calls back at once if the answer is known; answers how to stop listening. */
  ask(text: string, hear: Hear): () => void {
    const known = this.#byText.get(text) ?? this.#add(text)
    known.heard.add(hear)
    if (known.told !== undefined) hear(known.told)
    return () => known.heard.delete(hear)
  }

  /** Asks anew all that went wrong: what kept one question from its answer most likely kept them all. */
  again(): void {
    for (const known of [...this.#byText.values()]) {
      if (known.told === undefined || !('error' in known.told)) continue
      known.told = undefined
      if (known.heard.size > 0) this.#send(known)
      else this.#byText.delete(known.text)
    }
  }

  #add(text: string): Known {
    if (this.#byText.size >= MOST_KNOWN) {
      for (const oldest of [...this.#byText.keys()].slice(0, MOST_KNOWN / 2)) this.#byText.delete(oldest)
    }
    const known: Known = { text, heard: new Set(), told: undefined }
    this.#byText.set(text, known)
    this.#send(known)
    return known
  }

  #send(known: Known): void {
    this.#asked += 1
    this.#byId.set(this.#asked, known)
    this.#workerNow().postMessage({ id: this.#asked, ask: JSON.parse(known.text) })
  }

  #workerNow(): OddsWorker {
    this.#worker ??= this.#begin(
      reply => this.#hear(reply),
      message => this.#fail(message),
    )
    return this.#worker
  }

  /** Another one is begun for the next question. */
  #fail(message: string): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const id of [...this.#byId.keys()]) this.#hear({ id, error: message })
  }

  #hear(reply: OddsReply): void {
    const known = this.#byId.get(reply.id)
    this.#byId.delete(reply.id)
    if (known === undefined) return
    known.told = 'answer' in reply ? { answer: reply.answer } : { error: reply.error }
    if ('answer' in reply) measured(reply.answer)
    for (const hear of known.heard) hear(known.told)
  }
}
