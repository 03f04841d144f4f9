/** The writer's thread as the threads that write see it: the one that started it, and others by a port of their own. */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { Finding } from '../../store/finding.ts'
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
import { Writing } from './writing.ts'

/** Whoever writes: the thread itself need not be at hand. */
export interface Writer {
  write(write: Write): Promise<Written>
  statistics(): StoreStatistics
  /** A line to the same writer, for another thread. */
  connect(): MessagePort
  /** After everything that was asked for before. */
  close(): Promise<void>
}

const gone = (file: string): StoreError => new StoreError('io', `${file}: the writer's thread has ended`)

interface Started {
  readonly writer: Writer
  /** What was found wrong with the data. */
  readonly findings: readonly Finding[]
}

export async function startWriter(options: WriterOptions): Promise<Started> {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: options })
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const first = await new Promise<FromWriter>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', error => reject(asStoreError(error, options.file)))
  })
  if (!('opened' in first)) {
    // Only when it has ended has it let go of the lock.
    await ended
    throw 'refused' in first ? errorOf(first.refused) : gone(options.file)
  }
  return { writer: new WriterThread(worker, ended, options.file), findings: first.opened }
}

/** As the thread sees it that started it: to close it ends it. */
export class WriterThread implements Writer {
  readonly #worker: Worker
  readonly #ended: Promise<void>
  readonly #writing: Writing

  constructor(worker: Worker, ended: Promise<void>, file: string) {
    this.#worker = worker
    this.#ended = ended
    this.#writing = new Writing(message => worker.postMessage(message))
    worker.on('message', (batch: Batch) => this.#writing.handOut(batch))
    worker.on('error', error => this.#writing.break(asStoreError(error, file)))
    worker.on('exit', () => this.#writing.break(gone(file)))
  }

  write(write: Write): Promise<Written> {
    return this.#writing.write(write)
  }
  statistics(): StoreStatistics {
    return this.#writing.statistics()
  }
  connect(): MessagePort {
    return connected(message => this.#worker.postMessage(message, [message.connect]))
  }
  async close(): Promise<void> {
    this.#writing.send()
    const close: ToWriter = { close: true }
    this.#worker.postMessage(close)
    await this.#ended
  }
}

/** As another thread sees it, by its line: to close it ends the line. */
export class WriterLine implements Writer {
  readonly #port: MessagePort
  readonly #writing: Writing

  constructor(port: MessagePort, file: string) {
    this.#port = port
    this.#writing = new Writing(message => port.postMessage(message))
    port.on('message', (batch: Batch) => this.#writing.handOut(batch))
    port.on('close', () => this.#writing.break(gone(file)))
  }

  write(write: Write): Promise<Written> {
    return this.#writing.write(write)
  }
  statistics(): StoreStatistics {
    return this.#writing.statistics()
  }
  connect(): MessagePort {
    return connected(message => this.#port.postMessage(message, [message.connect]))
  }
  async close(): Promise<void> {
    await this.#writing.settled()
    this.#port.close()
  }
}

function connected(tell: (message: Extract<ToWriter, { connect: MessagePort }>) => void): MessagePort {
  const { port1, port2 } = new MessageChannel()
  tell({ connect: port2 })
  return port1
}
