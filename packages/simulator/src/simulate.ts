/**
 * Fights an encounter out many times by bots, over workers, and tells what came of it.
 *
 *     const encounter = system.encounters.read(parsed, 'ambush.yaml')
 *     await simulate({ system: 'demo', encounter, runs: 10_000, seed: 'ambush', workers: 4 })
 *
 * Run i always has the dice of `seeded(seed).fork(i)`, so the answer is the same however many workers there are.
 */
import { setImmediate } from 'node:timers/promises'
import { int } from '@umpire/engine'
import { Piscina } from 'piscina'
import { inChunks, type Lane, mostLanes, type Watch } from './chunks.ts'
import { type Chunk, type Fought, fightsOf, type Job } from './fights.ts'
import { type Statistics, statisticsOf } from './statistics.ts'
import type { Task } from './worker.ts'

export interface Batch extends Job, Watch {
  readonly runs: number
}

export interface Simulation extends Batch {
  /** With one, it is fought in the calling thread. */
  readonly workers: number
}

/** How many runs and workers there may be. */
export const RUNS = int({ min: 1, max: 100_000_000 })
export const WORKERS = int({ min: 1, max: 256 })

const jobOf = ({ system, encounter, seed }: Job): Job => ({ system, encounter, seed })

/** Stopped by its signal, it tells of the first runs, as many as were fought. An encounter that is none is refused. */
export async function simulate(simulation: Simulation): Promise<Statistics> {
  const runs = RUNS.read(simulation.runs, 'runs')
  const workers = Math.min(WORKERS.read(simulation.workers, 'workers'), mostLanes(runs))
  // Made ready here with workers as well, so that a bad encounter is refused before any worker hears of it.
  const fights = await fightsOf(jobOf(simulation))
  if (workers === 1) return over(simulation, [inThisThread(fights)])
  const pool = new Workers(workers)
  try {
    return await pool.simulate(simulation)
  } finally {
    await pool.close()
  }
}

const over = async (batch: Batch, lanes: readonly Lane[]): Promise<Statistics> =>
  statisticsOf(await inChunks(RUNS.read(batch.runs, 'runs'), lanes, batch.seed, batch))

/** Between chunks, this thread looks up: somebody may have stopped it. */
const inThisThread =
  (fights: (chunk: Chunk) => Fought): Lane =>
  async chunk => {
    await setImmediate()
    return fights(chunk)
  }

/**
 * Workers that stay from one batch to the next, for whoever simulates again and again: starting them costs most of a
 * second, and they get faster with use.
 */
export class Workers {
  readonly #pool: Piscina<Task, Fought>
  readonly #count: number
  #batches = 0

  constructor(count: number) {
    this.#count = WORKERS.read(count, 'workers')
    const filename = new URL('worker.ts', import.meta.url).href
    this.#pool = new Piscina({ filename, minThreads: this.#count, maxThreads: this.#count })
  }
  /** The encounter must be one that the system can make ready: this thread does not load the system to find out. */
  async simulate(batch: Batch): Promise<Statistics> {
    const job = jobOf(batch)
    const number = this.#batches++
    const lane: Lane = chunk => this.#pool.run({ batch: number, job, chunk })
    return over(
      batch,
      Array.from({ length: this.#count }, () => lane),
    )
  }
  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
