/**
 * A worker of the pool: it makes the encounter of a batch ready once and answers the sums of each chunk. It loads the
 * system of the batch and no other.
 */
import { type Chunk, type Fought, fightsOf, type Job } from './fights.ts'

export interface Task {
  /** The number of the batch in its pool: batches run side by side. */
  readonly batch: number
  readonly job: Job
  readonly chunk: Chunk
}

const MOST_READY = 8
const ready = new Map<number, Promise<(chunk: Chunk) => Fought>>()

export default async ({ batch, job, chunk }: Task): Promise<Fought> => {
  let fights = ready.get(batch)
  if (fights === undefined) {
    fights = fightsOf(job)
    for (const oldest of ready.keys()) if (ready.size >= MOST_READY) ready.delete(oldest)
    ready.set(batch, fights)
  }
  return (await fights)(chunk)
}
