/**
 * The work of one thread, in pieces: what each cost is put down to whoever asked for it, and the table is marked, so that
 * it is known whose piece it was if the thread dies of it. Long work goes on in turns: a piece of one table, what came in
 * meanwhile, a piece of the next.
 */
import { threadCpuUsage } from 'node:process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Signs } from './signs.ts'

/** How long a piece may take before others get their turn, in milliseconds of a processor. */
const PIECE_MS = 8
/** The same of a command: ordinary play is one piece. */
const COMMAND_MS = 20
const MICROSECONDS = 1000

export interface Spender {
  readonly spend: (milliseconds: number) => void
}

export class Work {
  readonly #signs: Signs
  #last: Promise<void> = Promise.resolve()

  constructor(signs: Signs) {
    this.#signs = signs
  }

  piece<T>(table: string, work: () => T, who?: Spender): T {
    this.#signs.worksOn(table)
    if (who === undefined) return work()
    const before = worked()
    try {
      return work()
    } finally {
      who.spend(worked() - before)
    }
  }
  /** Settles when it is one's turn. */
  turn(): Promise<void> {
    this.#last = this.#last.then(() => nextTurn())
    return this.#last
  }
}

/** What this thread has worked so far, in milliseconds. Time in which others had the processor is nobody's. */
function worked(): number {
  const { user, system } = threadCpuUsage()
  return (user + system) / MICROSECONDS
}

/** Tells when a piece that begins now has gone on for long enough. */
export function longEnough(milliseconds = PIECE_MS): () => boolean {
  const end = worked() + milliseconds
  return () => worked() >= end
}
export const longEnoughForCommand = (): (() => boolean) => longEnough(COMMAND_MS)
