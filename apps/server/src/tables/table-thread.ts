/** A thread that leads tables, as the main thread has it: it is asked, browsers sit at its tables, and it may die. */
import { MessageChannel, Worker } from 'node:worker_threads'
import type { RefusalView } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { Refused } from '../refused.ts'
import { Signs } from '../rooms/signs.ts'
import type {
  Amiss,
  Answer,
  Arrival,
  Ask,
  AskName,
  Beginning,
  FromThread,
  Given,
  Gives,
  Result,
  ToThread,
} from '../rooms/wire.ts'

/** A browser, as its table has it. */
export interface Browser {
  readonly send: (message: Buffer) => void
  readonly dismiss: (refusal: RefusalView) => void
  /** One of its messages was dealt with, and so much work was done for it, in milliseconds. */
  readonly heard: (work: number, result: Result | undefined) => void
}

/** The seat of a browser. */
export interface Seat {
  readonly say: (text: string) => void
  readonly leave: () => void
}

export type Death = 'error' | 'memory' | 'stuck'

interface Options {
  readonly store: Store
  readonly module: URL
  readonly megabytes: number
  readonly failed: (error: unknown, number?: string) => void
  readonly amiss: (amiss: Amiss) => void
  /** It has died, whatever it was doing. */
  readonly died: (why: Death) => void
}

/**
 * Of what is new in memory. A thread that reaches its limit is let have 16 megabytes more until it is stopped; if more than
 * that can come at once from what is new, the whole process ends instead.
 */
const YOUNG_MEGABYTES = 12
/** How many times as long a thread may take to begin. */
const LOADING = 10

const AGAIN: RefusalView = { code: 'closed', message: 'the table is being opened again; everything is stored' }

export class TableThread {
  readonly signs = new Signs()
  /** Those that it leads. */
  readonly tables = new Set<string>()
  readonly #worker: Worker
  readonly #failed: Options['failed']
  readonly #amiss: Options['amiss']
  /** How to refuse what it was asked and has not answered yet. */
  readonly #asking = new Set<(error: Error) => void>()
  readonly #browsers = new Map<number, Browser>()
  readonly #exit: Promise<void>
  #count = 0
  #why: Death = 'error'
  #ended: (() => void) | undefined
  #gone = false
  /** How often it was looked at since its heart beat last. */
  #silent = 0
  #beats = 0
  #cpu = 0
  #load = 0

  constructor({ store, module, megabytes, failed, amiss, died }: Options) {
    this.#failed = failed
    this.#amiss = amiss
    const shared = store.share()
    const workerData: Beginning = { shared, signs: this.signs.buffer }
    this.#worker = new Worker(module, {
      workerData,
      transferList: [shared.port],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    // It keeps nobody from leaving.
    this.#worker.unref()
    this.#worker.on('message', (items: readonly FromThread[]) => {
      for (const item of items) this.#take(item)
    })
    this.#worker.on('error', error => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.#why = 'memory'
      failed(error)
    })
    this.#exit = new Promise(gone => {
      this.#worker.once('exit', () => {
        this.#gone = true
        if (this.#ended === undefined) died(this.#why)
        this.#letGo()
        gone()
      })
    })
  }

  async ask<N extends AskName>(name: N, table: string, given: Given[N]): Promise<Gives[N]> {
    const answer = await this.#answerTo(name, table, given)
    if ('gives' in answer) return answer.gives
    if ('failed' in answer) throw new Error(`${name} failed at a table`, { cause: answer.failed })
    const { statusCode, code, message } = answer.refused
    throw new Refused(statusCode, code, message)
  }
  sit(at: Arrival, browser: Browser): Seat {
    const number = ++this.#count
    this.#browsers.set(number, browser)
    this.#tell({ type: 'came', browser: number, at })
    return {
      say: text => this.#tell({ type: 'said', browser: number, text }),
      leave: () => {
        if (this.#browsers.delete(number)) this.#tell({ type: 'left', browser: number })
      },
    }
  }
  /** How much of a processor it took of late, from 0 to 1. */
  get load(): number {
    return this.#load
  }
  /** To be called every second: one that shows no sign of life for so many is ended. */
  watch(seconds: number): void {
    const { beats, cpu } = this.signs
    // Half of it is of the last second, a quarter of the one before, and so on.
    this.#load = (this.#load + cpu - this.#cpu) / 2
    this.#cpu = cpu
    this.#silent = beats === this.#beats ? this.#silent + 1 : 0
    this.#beats = beats
    // Until its heart has beaten once it loads what it runs.
    if (this.#silent <= (beats === 0 ? LOADING * seconds : seconds)) return
    this.#why = 'stuck'
    void this.#worker.terminate()
  }
  /** Has everything put away, and ends; one that takes longer is cut off, for all that counts is stored. */
  async end(longest: number): Promise<void> {
    const ended = new Promise<void>(resolve => {
      this.#ended = resolve
    })
    const tooLong = setTimeout(() => this.#ended?.(), longest)
    this.#tell({ type: 'end' })
    await Promise.race([ended, this.#exit])
    clearTimeout(tooLong)
    await this.#worker.terminate()
    await this.#exit
  }

  #tell(message: ToThread): void {
    if (!this.#gone) this.#worker.postMessage(message)
  }
  #answerTo<N extends AskName>(name: N, table: string, given: Given[N]): Promise<Answer<N>> {
    return new Promise((answered, failed) => {
      if (this.#gone) return failed(openedAgain())
      const { port1, port2 } = new MessageChannel()
      this.#asking.add(failed)
      port1.once('message', (answer: Answer<N>) => {
        this.#asking.delete(failed)
        port1.close()
        answered(answer)
      })
      const ask: Ask<N> = { type: 'ask', name, table, given, port: port2 }
      this.#worker.postMessage(ask, [port2])
    })
  }
  #take(item: FromThread): void {
    switch (item.type) {
      case 'text': {
        const message = Buffer.from(item.text)
        for (const browser of item.to) this.#browsers.get(browser)?.send(message)
        return
      }
      case 'farewell':
        return this.#browsers.get(item.to)?.dismiss(item.refusal)
      case 'heard':
        return this.#browsers.get(item.browser)?.heard(item.work, item.result)
      case 'failed':
        return this.#failed(item.error, item.number)
      case 'amiss':
        return this.#amiss(item.amiss)
      case 'ended':
        return this.#ended?.()
    }
  }
  /** Everybody who waits for it, or sits at its tables, comes again. */
  #letGo(): void {
    for (const failed of this.#asking) failed(openedAgain())
    this.#asking.clear()
    for (const browser of this.#browsers.values()) browser.dismiss(AGAIN)
    this.#browsers.clear()
  }
}

const openedAgain = (): Refused => new Refused(503, 'closed', `${AGAIN.message}: try again`)
