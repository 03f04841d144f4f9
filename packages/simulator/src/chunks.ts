/** Shares runs out in chunks: small enough to tell of progress and to stop at, large enough to cost nothing. */
import type { Chunk, Failure, Fought } from './fights.ts'
import { addSums, noFights, type Sums } from './sums.ts'

/** Fights one chunk after the other; several of them work side by side. */
export type Lane = (chunk: Chunk) => Promise<Fought>

export interface Progress {
  readonly fought: number
  readonly runs: number
}

export interface Watch {
  readonly onProgress?: ((progress: Progress) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** A fight that threw an error. */
export class FightError extends Error {
  readonly run: number
  readonly seed: string

  constructor({ run, error }: Failure, seed: string) {
    super(`run ${run} of seed ${JSON.stringify(seed)}: ${error.message}`, { cause: error })
    this.name = 'FightError'
    this.run = run
    this.seed = seed
  }
}

const FIRST_SIZE = 8
const MOST_GROWTH = 4
/** How long a chunk should take. */
const AIM_MS = 200

/** More lanes than this would have nothing to do. */
export const mostLanes = (runs: number): number => Math.ceil(runs / FIRST_SIZE)

const nextSize = (size: number, took: number): number =>
  Math.max(1, Math.round(size * Math.min(MOST_GROWTH, AIM_MS / Math.max(1, took))))

/** Toward the end chunks get smaller, so that no lane has a whole one to do when the others are done. */
const fairShare = (left: number, lanes: number): number => (lanes === 1 ? left : Math.ceil(left / (2 * lanes)))

/**
 * Fights the runs from 0 on. Chunks are given out in order, and those under way are always waited for: so what was
 * fought when it is stopped are the first runs without a gap, and of several fights that fail it is the first that is
 * told, however many lanes there are.
 */
export async function inChunks(runs: number, lanes: readonly Lane[], seed: string, watch: Watch): Promise<Sums> {
  const { onProgress, signal } = watch
  const sums = noFights()
  const failures: Failure[] = []
  let next = 0
  let size = FIRST_SIZE
  const work = async (lane: Lane): Promise<void> => {
    while (next < runs && failures.length === 0 && !signal?.aborted) {
      const chunk = { from: next, to: next + Math.min(size, fairShare(runs - next, lanes.length)) }
      next = chunk.to
      const began = performance.now()
      const fought = await lane(chunk)
      size = nextSize(chunk.to - chunk.from, performance.now() - began)
      if ('failure' in fought) failures.push(fought.failure)
      else {
        addSums(sums, fought.sums)
        onProgress?.({ fought: sums.fights, runs })
      }
    }
  }
  await Promise.all(lanes.map(work))
  const [first] = failures.toSorted((a, b) => a.run - b.run)
  if (first !== undefined) throw new FightError(first, seed)
  return sums
}
