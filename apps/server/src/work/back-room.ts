/**
 * Threads for everything that may take long, so that the thread of the tables never does: rules worked out, characters
 * made by the hundred, inventories read. They start when they are first needed.
 *
 *     return backRoom.write('check', { system: 'traveller', character })
 */
import { MessageChannel, Worker } from 'node:worker_threads'
import { Refused } from '../refused.ts'
import { Written } from '../written.ts'
import type { Given, Gives, TaskName } from './tasks.ts'
import { BEGUN, type Order, type Outcome } from './thread.ts'

interface Waiting {
  readonly take: (thread: Worker) => void
  readonly refuse: (error: Error) => void
}

/** Of one thread; far more than any task of ours needs. */
const MOST_MEGABYTES = 512
const MOST_WAITING = 200
/** A thread loads the system first, which is not part of the work. */
const LOADING_MS = 120_000

export class BackRoom {
  readonly #most: number
  readonly #longest: number
  readonly #threads = new Set<Worker>()
  readonly #idle: Worker[] = []
  readonly #waiting: Waiting[] = []
  #closed = false

  constructor({ threads, workMs }: { readonly threads: number; readonly workMs: number }) {
    this.#most = threads
    this.#longest = workMs
  }

  get busy(): number {
    return this.#threads.size - this.#idle.length
  }
  get waiting(): number {
    return this.#waiting.length
  }

  /** Does it and gives the data back. */
  async run<N extends TaskName>(task: N, given: Given[N], longest = this.#longest): Promise<Gives[N]> {
    const outcome = await this.#outcome(task, given, false, longest)
    if ('gives' in outcome) return outcome.gives
    throw failureOf(task, outcome)
  }

  /** Does it and gives back the document that is to be sent. */
  async write<N extends TaskName>(task: N, given: Given[N]): Promise<Written<Gives[N]>> {
    const outcome = await this.#outcome(task, given, true, this.#longest)
    if ('text' in outcome) return new Written(outcome.text)
    throw failureOf(task, outcome)
  }

  /** Ends the threads; what is still under way is refused. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { refuse } of this.#waiting.splice(0)) refuse(closed())
    await Promise.all([...this.#threads].map(thread => thread.terminate()))
  }

  async #outcome<N extends TaskName>(task: N, given: Given[N], written: boolean, longest: number): Promise<Outcome<N>> {
    const thread = await this.#free()
    try {
      return await this.#ask(thread, { task, given, written }, longest)
    } finally {
      this.#release(thread)
    }
  }

  #free(): Promise<Worker> {
    return new Promise((take, refuse) => {
      const idle = this.#idle.pop()
      if (this.#closed) refuse(closed())
      else if (idle !== undefined) take(idle)
      else if (this.#threads.size < this.#most) take(this.#start())
      else if (this.#waiting.length < MOST_WAITING) this.#waiting.push({ take, refuse })
      else refuse(new Refused(503, 'busy', 'too many ask for such work at the moment: try again in a minute'))
    })
  }

  /** Gives a thread to whoever waits for one; an ended one is replaced. */
  #release(thread: Worker): void {
    const alive = this.#threads.has(thread)
    const next = this.#waiting.shift()
    if (next !== undefined) next.take(alive ? thread : this.#start())
    else if (alive) this.#idle.push(thread)
  }

  #start(): Worker {
    const thread = new Worker(new URL('thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
    // A thread with nothing to do keeps nobody from leaving.
    thread.unref()
    thread.on('error', () => this.#forget(thread))
    thread.on('exit', () => this.#forget(thread))
    this.#threads.add(thread)
    return thread
  }

  #forget(thread: Worker): void {
    this.#threads.delete(thread)
    const index = this.#idle.indexOf(thread)
    if (index >= 0) this.#idle.splice(index, 1)
  }

  #ask<N extends TaskName>(thread: Worker, order: Omit<Order<N>, 'port'>, longest: number): Promise<Outcome<N>> {
    const { port1, port2 } = new MessageChannel()
    return new Promise<Outcome<N>>((answered, failed) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        thread.off('error', broken)
        thread.off('exit', gone)
        port1.close()
        settle()
      }
      const broken = (error: Error): void => end(() => failed(error))
      const gone = (): void => end(() => failed(closed()))
      const tooLong = (): void => {
        this.#forget(thread)
        end(() =>
          failed(new Refused(422, 'limit', `expected work of at most ${longest / 1000} s, got more: ask for less`)),
        )
        thread.terminate()
      }
      let timer = setTimeout(tooLong, LOADING_MS)
      thread.once('error', broken)
      thread.once('exit', gone)
      port1.on('message', (said: Outcome<N> | typeof BEGUN) => {
        if (said !== BEGUN) return end(() => answered(said))
        clearTimeout(timer)
        timer = setTimeout(tooLong, longest)
      })
      thread.postMessage({ ...order, port: port2 }, [port2])
    })
  }
}

const closed = (): Refused => new Refused(503, 'closed', 'the server is closing')

function failureOf<N extends TaskName>(task: N, outcome: Outcome<N>): Error {
  if ('refused' in outcome)
    return new Refused(outcome.refused.statusCode, outcome.refused.code, outcome.refused.message)
  return new Error(`${task} failed in the back room`, 'failed' in outcome ? { cause: outcome.failed } : {})
}
