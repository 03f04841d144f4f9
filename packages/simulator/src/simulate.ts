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

export interface Simulation extends Job, Watch {
  readonly runs: number
  /** With one, it is fought in the calling thread. */
  readonly workers: number
}

/** How many runs and workers there may be. */
export const RUNS = int({ min: 1, max: 100_000_000 })
export const WORKERS = int({ min: 1, max: 256 })

/** Stopped by its signal, it tells of the first runs, as many as were fought. An encounter that is none is refused. */
export async function simulate(simulation: Simulation): Promise<Statistics> {
  const { system, encounter, seed } = simulation
  const runs = RUNS.read(simulation.runs, 'runs')
  const workers = Math.min(WORKERS.read(simulation.workers, 'workers'), mostLanes(runs))
  const job: Job = { system, encounter, seed }
  // Made ready here as well, so that a bad encounter is refused before any worker starts.
  const fights = fightsOf(job)
  const over = (lanes: readonly Lane[]) => inChunks(runs, lanes, seed, simulation)
  if (workers === 1) return statisticsOf(await over([inThisThread(fights)]))
  const threads = { minThreads: workers, maxThreads: workers }
  const filename = new URL('worker.ts', import.meta.url).href
  const pool = new Piscina<Chunk, Fought>({ filename, workerData: job, ...threads })
  try {
    const lane: Lane = chunk => pool.run(chunk)
    return statisticsOf(await over(Array.from({ length: workers }, () => lane)))
  } finally {
    await pool.destroy()
  }
}

/** Between chunks, this thread looks up: somebody may have stopped it. */
const inThisThread =
  (fights: (chunk: Chunk) => Fought): Lane =>
  async chunk => {
    await setImmediate()
    return fights(chunk)
  }
