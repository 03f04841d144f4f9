/**
 * The work of one thread, in pieces: what each cost is put down to whoever asked for it, and the table is marked, so that
 * it is known whose piece it was if the thread dies of it. Long work goes on in turns: a piece of one table, what came in
 * meanwhile, a piece of the next.
 */
import { threadCpuUsage } from 'node:process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Signs } from './signs.ts'

/** How long a piece may take before others get their turn, in milliseconds. */
const PIECE_MS = 8
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
    const before = threadCpuUsage()
    try {
      return work()
    } finally {
      const { user, system } = threadCpuUsage(before)
      who.spend((user + system) / MICROSECONDS)
    }
  }
  /** Settles when it is one's turn. */
  turn(): Promise<void> {
    this.#last = this.#last.then(() => nextTurn())
    return this.#last
  }
}

/** Tells when a piece that begins now has gone on for long enough. */
export function longEnough(): () => boolean {
  const end = performance.now() + PIECE_MS
  return () => performance.now() >= end
}
