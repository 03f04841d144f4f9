/** Who asks the worker what: the same question is asked once, however many parts of the page want to know. */

/** What a worker answers. */
export interface Worked {
  readonly kind: string
}

export type AnswerTo<Answer extends Worked, K extends Answer['kind']> = Extract<Answer, { readonly kind: K }>

export const isOf = <Answer extends Worked, K extends Answer['kind']>(
  kind: K,
  answer: Answer,
): answer is AnswerTo<Answer, K> => answer.kind === kind

export interface Message<Ask> {
  readonly id: number
  readonly ask: Ask
}
export type Reply<Answer> =
  /** With how long the worker took. */
  | { readonly id: number; readonly answer: Answer; readonly ms: number }
  | { readonly id: number; readonly error: string }

export type Told<Answer> = { readonly answer: Answer } | { readonly error: string }
type Hear<Answer> = (told: Told<Answer>) => void

/** What the desk needs of a worker. */
export interface OddsWorker<Ask> {
  readonly postMessage: (message: Message<Ask>) => void
  readonly terminate: () => void
}

/** Begins a worker, whose replies are heard, and whose end is told if it does not load or breaks down. */
export type BeginWorker<Ask, Answer> = (
  hear: (reply: Reply<Answer>) => void,
  fail: (message: string) => void,
) => OddsWorker<Ask>

interface Known<Answer> {
  readonly text: string
  readonly heard: Set<Hear<Answer>>
  told: Told<Answer> | undefined
}

const MOST_KNOWN = 40

/** Whoever measures how long the odds take finds it here. */
const measured = ({ kind }: Worked, ms: number): void => {
  performance.measure(`umpire odds ${kind}`, { start: performance.now() - ms, duration: ms })
}

export class OddsDesk<Ask, Answer extends Worked> {
  readonly #begin: BeginWorker<Ask, Answer>
  #worker: OddsWorker<Ask> | undefined
  #asked = 0
  /** Asked, and not answered yet. */
  readonly #byId = new Map<number, Known<Answer>>()
  readonly #waiting: Known<Answer>[] = []
  readonly #byText = new Map<string, Known<Answer>>()

  constructor(begin: BeginWorker<Ask, Answer>) {
    this.#begin = begin
  }

  /** Calls back at once if the answer is known; answers how to stop listening. */
  ask(text: string, hear: Hear<Answer>): () => void {
    const before = this.#byText.get(text)
    const known = before ?? this.#add(text)
    known.heard.add(hear)
    if (before === undefined) this.#send(known)
    if (known.told !== undefined) hear(known.told)
    return () => known.heard.delete(hear)
  }

  /** The answer to one question, for whoever does something with it rather than show it. @throws what went wrong */
  once<K extends Answer['kind']>(ask: Ask & { readonly kind: K }): Promise<AnswerTo<Answer, K>> {
    const { promise, resolve, reject } = Promise.withResolvers<AnswerTo<Answer, K>>()
    const stop = this.ask(JSON.stringify(ask), told => {
      if ('error' in told) reject(new Error(told.error))
      else if (isOf<Answer, K>(ask.kind, told.answer)) resolve(told.answer)
      else reject(new Error(`asked for ${ask.kind}, told ${told.answer.kind}`))
    })
    return promise.finally(stop)
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

  #add(text: string): Known<Answer> {
    if (this.#byText.size >= MOST_KNOWN) {
      for (const oldest of [...this.#byText.keys()].slice(0, MOST_KNOWN / 2)) this.#byText.delete(oldest)
    }
    const known: Known<Answer> = { text, heard: new Set(), told: undefined }
    this.#byText.set(text, known)
    return known
  }

  #send(known: Known<Answer>): void {
    this.#waiting.push(known)
    this.#next()
  }

  /** One at a time: whoever no longer wants to know when their turn comes, as somebody winding through a fight, is passed over. */
  #next(): void {
    if (this.#byId.size > 0) return
    for (let known = this.#waiting.shift(); known !== undefined; known = this.#waiting.shift()) {
      if (known.heard.size > 0) {
        this.#asked += 1
        this.#byId.set(this.#asked, known)
        this.#workerNow().postMessage({ id: this.#asked, ask: JSON.parse(known.text) })
        return
      }
      this.#byText.delete(known.text)
    }
  }

  #workerNow(): OddsWorker<Ask> {
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
    const waiting = this.#waiting.splice(0)
    for (const id of [...this.#byId.keys()]) this.#hear({ id, error: message })
    for (const known of waiting) this.#tell(known, { error: message })
  }

  #hear(reply: Reply<Answer>): void {
    const known = this.#byId.get(reply.id)
    this.#byId.delete(reply.id)
    if (known === undefined) return
    if ('answer' in reply) measured(reply.answer, reply.ms)
    this.#tell(known, 'answer' in reply ? { answer: reply.answer } : { error: reply.error })
    this.#next()
  }

  #tell(known: Known<Answer>, told: Told<Answer>): void {
    known.told = told
    for (const hear of known.heard) hear(told)
  }
}
