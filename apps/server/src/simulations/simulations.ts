/**
 * Fights fought out by bots while somebody waits for the numbers. A few run at a time, one of each address; the others wait
 * their turn. What is done is kept for a while and then forgotten.
 */
import { randomUUID } from 'node:crypto'
import type { Json } from '@umpire/engine'
import { type Statistics, Workers } from '@umpire/simulator'
import { Refused } from '../refused.ts'
import { FairQueue } from '../work/fair-queue.ts'

export interface Wanted {
  readonly system: string
  /** As the system's `encounters.read` gave it. */
  readonly encounter: Json
  readonly runs: number
  readonly seed: string
}

type State = 'waiting' | 'running' | 'done' | 'stopped' | 'failed'

export interface Simulation {
  readonly id: string
  readonly system: string
  readonly seed: string
  readonly runs: number
  readonly fought: number
  readonly state: State
  readonly error?: string
  readonly statistics?: Statistics
}

interface Kept {
  readonly from: string
  readonly wanted: Wanted
  readonly stop: AbortController
  simulation: Simulation
  endedAt?: number
}

export interface SimulationsOptions {
  readonly threads: number
  readonly atOnce: number
  readonly longestMs: number
  /** Hears of fights that failed: a mistake of ours. */
  readonly failed: (error: unknown) => void
  readonly now?: () => number
}

const MOST_WAITING = 50
const MOST_WAITING_OF_ONE = 10
const MOST_KEPT = 200
const KEPT_MS = 30 * 60_000

export class Simulations {
  readonly #options: SimulationsOptions
  readonly #all = new Map<string, Kept>()
  readonly #waiting = new FairQueue<Kept>()
  /** The addresses of those that run. */
  readonly #running = new Set<string>()
  #workers: Workers | undefined
  #closed = false

  constructor(options: SimulationsOptions) {
    this.#options = options
  }

  get running(): number {
    return this.#running.size
  }
  get waiting(): number {
    return this.#waiting.size
  }

  begin(wanted: Wanted, from: string): Simulation {
    this.#forget()
    if (this.#closed) throw new Refused(503, 'closed', 'the server is closing')
    if (this.#waiting.size >= MOST_WAITING)
      throw new Refused(503, 'busy', `${MOST_WAITING} simulations wait already: try again in a minute`)
    if (this.#waiting.of(from) >= MOST_WAITING_OF_ONE)
      throw new Refused(
        503,
        'busy',
        `${MOST_WAITING_OF_ONE} of your simulations wait already: stop one, or wait for one to end`,
      )
    const { system, runs, seed } = wanted
    const id = randomUUID()
    const kept: Kept = {
      from,
      wanted,
      stop: new AbortController(),
      simulation: { id, system, seed, runs, fought: 0, state: 'waiting' },
    }
    this.#all.set(id, kept)
    this.#waiting.add(from, kept)
    this.#next()
    return kept.simulation
  }

  get(id: string): Simulation {
    return this.#find(id).simulation
  }

  /** All that is needed to fight one of its fights again. */
  fight(id: string, run: number): Omit<Wanted, 'runs'> & { readonly run: number } {
    const { runs, ...wanted } = this.#find(id).wanted
    if (run < runs) return { ...wanted, run }
    throw new Refused(404, 'not-found', `fight: expected one of 0 to ${runs - 1}, got ${run}`)
  }

  /** What runs is stopped after the fights under way, and tells of those that were fought. */
  stop(id: string): Simulation {
    const kept = this.#find(id)
    this.#stop(kept)
    return kept.simulation
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const kept of [...this.#all.values()]) this.#stop(kept)
    await this.#workers?.close()
  }

  #stop(kept: Kept): void {
    kept.stop.abort()
    if (kept.simulation.state !== 'waiting') return
    this.#waiting.remove(kept.from, kept)
    this.#end(kept, { state: 'stopped' })
  }

  #find(id: string): Kept {
    this.#forget()
    const found = this.#all.get(id)
    if (found === undefined) throw new Refused(404, 'not-found', 'simulation: expected one that is not forgotten yet')
    return found
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now()
  }

  #forget(): void {
    const ended = new FairQueue<string>()
    for (const [id, { from, endedAt }] of this.#all) {
      if (endedAt === undefined) continue
      if (this.#now() - endedAt > KEPT_MS) this.#all.delete(id)
      else ended.add(from, id)
    }
    while (ended.size > MOST_KEPT) this.#all.delete(ended.takeOfMost() ?? '')
  }

  #next(): void {
    if (this.#closed || this.#running.size >= this.#options.atOnce) return
    const next = this.#waiting.take(from => !this.#running.has(from))
    if (next === undefined) return
    next.simulation = { ...next.simulation, state: 'running' }
    this.#running.add(next.from)
    this.#fight(next).finally(() => {
      this.#running.delete(next.from)
      this.#next()
    })
  }

  async #fight(kept: Kept): Promise<void> {
    const { threads, longestMs, failed } = this.#options
    this.#workers ??= new Workers(threads)
    const longest = AbortSignal.timeout(longestMs)
    try {
      const statistics = await this.#workers.simulate({
        ...kept.wanted,
        signal: AbortSignal.any([kept.stop.signal, longest]),
        onProgress: ({ fought }) => {
          kept.simulation = { ...kept.simulation, fought }
        },
      })
      const told = { fought: statistics.fights, statistics }
      if (statistics.fights === kept.wanted.runs) this.#end(kept, { state: 'done', ...told })
      else if (kept.stop.signal.aborted) this.#end(kept, { state: 'stopped', ...told })
      else this.#end(kept, { state: 'stopped', error: `stopped after ${longestMs / 1000} s`, ...told })
    } catch (error) {
      if (kept.stop.signal.aborted) this.#end(kept, { state: 'stopped' })
      else {
        failed(error)
        this.#end(kept, { state: 'failed', error: error instanceof Error ? error.message : String(error) })
      }
    }
  }

  #end(kept: Kept, how: Partial<Simulation>): void {
    kept.simulation = { ...kept.simulation, ...how }
    kept.endedAt = this.#now()
    // The one that ended first is forgotten first.
    this.#all.delete(kept.simulation.id)
    this.#all.set(kept.simulation.id, kept)
  }
}
