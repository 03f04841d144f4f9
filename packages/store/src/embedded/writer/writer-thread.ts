/** The calling thread's side of the writer: sends writes, and hands the answers out in the order of asking. */
import { Worker } from 'node:worker_threads'
import type { StoreStatistics } from '../../store/store.ts'
import { StoreError } from '../../store/store-error.ts'
import { asStoreError } from '../disk/failure.ts'
import {
  type Batch,
  errorOf,
  type FromWriter,
  type ToWriter,
  type Write,
  type WriterOptions,
  type Written,
} from './write.ts'

type Waiting = Pick<PromiseWithResolvers<Written>, 'resolve' | 'reject'>

export async function startWriter(options: WriterOptions): Promise<WriterThread> {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: options })
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const first = await new Promise<FromWriter>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', error => reject(asStoreError(error, options.file)))
  })
  if ('refused' in first) {
    // Only when it has ended has it let go of the lock.
    await ended
    throw errorOf(first.refused)
  }
  return new WriterThread(worker, ended, options.file)
}

export class WriterThread {
  readonly #worker: Worker
  readonly #ended: Promise<void>
  #unsent: Write[] = []
  /** One for each write that was asked for and not answered, sent or not. */
  readonly #waiting: Waiting[] = []
  #broken: StoreError | null = null
  readonly #counts = { commits: 0, failedCommits: 0, stored: 0, refused: 0, mostTogether: 0 }

  constructor(worker: Worker, ended: Promise<void>, file: string) {
    this.#worker = worker
    this.#ended = ended
    worker.on('message', (batch: Batch) => this.#handOut(batch))
    worker.on('error', error => this.#break(asStoreError(error, file)))
    worker.on('exit', () => this.#break(new StoreError('io', `${file}: the writer's thread has ended`)))
  }

  write(write: Write): Promise<Written> {
    if (this.#broken !== null) return Promise.reject(this.#broken)
    // A message between threads costs more than a row: what is asked for in one turn of the event loop goes together.
    if (this.#unsent.length === 0) setImmediate(() => this.#send())
    this.#unsent.push(write)
    const { promise, resolve, reject } = Promise.withResolvers<Written>()
    this.#waiting.push({ resolve, reject })
    return promise
  }

  statistics(): StoreStatistics {
    return { ...this.#counts, waiting: this.#waiting.length }
  }

  /** After everything that was asked for before. */
  async close(): Promise<void> {
    this.#send()
    this.#tell({ close: true })
    await this.#ended
  }

  #send(): void {
    if (this.#unsent.length === 0) return
    this.#tell({ writes: this.#unsent })
    this.#unsent = []
  }

  #tell(message: ToWriter): void {
    this.#worker.postMessage(message)
  }

  #handOut({ committed, answers }: Batch): void {
    const counts = this.#counts
    if (committed) counts.commits++
    else counts.failedCommits++
    counts.mostTogether = Math.max(counts.mostTogether, answers.length)
    const waiting = this.#waiting.splice(0, answers.length)
    answers.forEach((answer, index) => {
      if ('written' in answer) {
        counts.stored++
        waiting[index]?.resolve(answer.written)
      } else {
        counts.refused++
        waiting[index]?.reject(errorOf(answer.refusal))
      }
    })
  }

  /** Also at an ordinary end, when nobody waits any more. */
  #break(error: StoreError): void {
    this.#broken ??= error
    this.#unsent = []
    for (const { reject } of this.#waiting.splice(0)) reject(this.#broken)
  }
}
