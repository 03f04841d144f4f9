/** One thread's side of the writer: sends writes, and hands the answers out in the order of asking. */
import type { StoreStatistics } from '../../store/store.ts'
import type { StoreError } from '../../store/store-error.ts'
import { type Batch, errorOf, type ToWriter, type Write, type Written } from './write.ts'

type Waiting = Pick<PromiseWithResolvers<Written>, 'resolve' | 'reject'>

export class Writing {
  readonly #tell: (message: ToWriter) => void
  #unsent: Write[] = []
  /** One for each write that was asked for and not answered, sent or not. */
  readonly #waiting: Waiting[] = []
  /** Answers come in the order of asking: the last stands for all. */
  #last: Promise<unknown> = Promise.resolve()
  #broken: StoreError | null = null
  readonly #counts = { commits: 0, failedCommits: 0, stored: 0, refused: 0, mostTogether: 0 }

  constructor(tell: (message: ToWriter) => void) {
    this.#tell = tell
  }

  write(write: Write): Promise<Written> {
    if (this.#broken !== null) return Promise.reject(this.#broken)
    // A message between threads costs more than a row: what is asked for in one turn of the event loop goes together.
    if (this.#unsent.length === 0) setImmediate(() => this.send())
    this.#unsent.push(write)
    const { promise, resolve, reject } = Promise.withResolvers<Written>()
    this.#waiting.push({ resolve, reject })
    this.#last = promise
    return promise
  }

  statistics(): StoreStatistics {
    return { ...this.#counts, waiting: this.#waiting.length }
  }

  /** Everything that was asked for. */
  send(): void {
    if (this.#unsent.length === 0) return
    this.#tell({ writes: this.#unsent })
    this.#unsent = []
  }

  handOut({ committed, answers }: Batch): void {
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
  break(error: StoreError): void {
    this.#broken ??= error
    this.#unsent = []
    for (const { reject } of this.#waiting.splice(0)) reject(this.#broken)
  }

  /** Resolves when everything that was asked for is answered. */
  async settled(): Promise<void> {
    this.send()
    await this.#last.catch(() => undefined)
  }
}
