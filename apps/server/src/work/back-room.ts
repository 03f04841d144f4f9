/**
 * Threads for everything that may take long, so that the thread of the tables never does: rules worked out, characters
 * made by the hundred, inventories read. They start when they are first needed.
 *
 *     return backRoom.write('check', { system: 'traveller', character }, addressOf(request))
 */
import { MessageChannel, Worker } from 'node:worker_threads'
import { Refused } from '../refused.ts'
import { Written } from '../written.ts'
import { FairQueue } from './fair-queue.ts'
import type { Given, Gives, TaskName } from './tasks.ts'
import { BEGUN, type Order, type Outcome } from './thread.ts'

interface Waiting {
  readonly from: string
  readonly take: (thread: Worker) => void
  readonly refuse: (error: Error) => void
}

type Unposted<N extends TaskName> = Omit<Order<N>, 'port'>

/** Of one thread; far more than any task of ours needs. */
const MOST_MEGABYTES = 512
const MOST_WAITING = 200
/** Of one address. */
const MOST_WAITING_OF_ONE = 50
/** A thread loads the system first, which is not part of the work. */
const LOADING_MS = 120_000

/** What the server asks for itself, and keeps for everybody. */
export const FOR_ALL = 'all'

export class BackRoom {
  readonly #most: number
  /** Of one address: where there are several threads, one of them stays for the others. */
  readonly #mostOfOne: number
  readonly #longest: number
  readonly #threads = new Set<Worker>()
  readonly #idle: Worker[] = []
  readonly #waiting = new FairQueue<Waiting>()
  /** How many threads work for each address. */
  readonly #running = new Map<string, number>()
  #closed = false

  constructor({ threads, workMs }: { readonly threads: number; readonly workMs: number }) {
    this.#most = threads
    this.#mostOfOne = Math.max(1, threads - 1)
    this.#longest = workMs
  }

  get busy(): number {
    return this.#threads.size - this.#idle.length
  }
  get waiting(): number {
    return this.#waiting.size
  }

  /** Does it for that address and gives the data back. */
  async run<N extends TaskName>(task: N, given: Given[N], from: string, longest = this.#longest): Promise<Gives[N]> {
    const outcome = await this.#outcome({ task, given, written: false }, from, longest)
    if ('gives' in outcome) return outcome.gives
    throw failureOf(task, outcome)
  }

  /** Does it and gives back the document that is to be sent. */
  async write<N extends TaskName>(task: N, given: Given[N], from: string): Promise<Written<Gives[N]>> {
    const outcome = await this.#outcome({ task, given, written: true }, from, this.#longest)
    if ('text' in outcome) return new Written(outcome.text)
    throw failureOf(task, outcome)
  }

  /** Ends the threads; what is still under way is refused. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { refuse } of this.#waiting.drain()) refuse(closed())
    await Promise.all([...this.#threads].map(thread => thread.terminate()))
  }

  async #outcome<N extends TaskName>(order: Unposted<N>, from: string, longest: number): Promise<Outcome<N>> {
    const thread = await this.#free(from)
    try {
      return await this.#ask(thread, order, longest)
    } finally {
      this.#release(thread, from)
    }
  }

  #free(from: string): Promise<Worker> {
    return new Promise((take, refuse) => {
      if (this.#closed) return refuse(closed())
      if (this.#waiting.size >= MOST_WAITING || this.#waiting.of(from) >= MOST_WAITING_OF_ONE)
        return refuse(new Refused(503, 'busy', 'too many ask for such work at the moment: try again in a minute'))
      this.#waiting.add(from, { from, take, refuse })
      this.#next()
    })
  }

  /** Gives threads to those who wait; an ended one is replaced. */
  #next(): void {
    while (this.#idle.length > 0 || this.#threads.size < this.#most) {
      const next = this.#waiting.take(from => this.#runningOf(from) < this.#mostOfOne)
      if (next === undefined) return
      this.#running.set(next.from, this.#runningOf(next.from) + 1)
      next.take(this.#idle.pop() ?? this.#start())
    }
  }

  #runningOf(from: string): number {
    return this.#running.get(from) ?? 0
  }

  #release(thread: Worker, from: string): void {
    const left = this.#runningOf(from) - 1
    if (left > 0) this.#running.set(from, left)
    else this.#running.delete(from)
    if (this.#threads.has(thread)) this.#idle.push(thread)
    this.#next()
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

  #ask<N extends TaskName>(thread: Worker, order: Unposted<N>, longest: number): Promise<Outcome<N>> {
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
