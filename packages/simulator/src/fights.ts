/** The fights of one encounter by the number of the run, whoever fights them: this thread or a worker. */
import { seeded } from '@umpire/dice'
import { BadInput, type Encounters, type Json, type PreparedEncounter } from '@umpire/engine'
import { loadSystem, systems } from '@umpire/registry'
import { addEnd, noFights, type Sums } from './sums.ts'

/** All that a worker must know, plain data. */
export interface Job {
  readonly system: string
  /** As the system's `encounters.read` gave it. */
  readonly encounter: Json
  readonly seed: string
}

/** The runs from one number up to, but not including, another. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

export interface Failure {
  readonly run: number
  readonly error: Error
}

/** The sums of a chunk, or the first of its fights that threw an error. */
export type Fought = { readonly sums: Sums } | { readonly failure: Failure }

async function encountersOf(system: string): Promise<Encounters> {
  const known = systems.filter(({ has }) => has.includes('encounters')).map(({ id }) => id)
  const { encounters } = known.includes(system) ? await loadSystem(system) : {}
  if (encounters !== undefined) return encounters
  throw new BadInput('system', `one of ${known.join(', ')}`, system)
}

/** Loads the system and makes the encounter ready, once for all chunks. */
export async function fightsOf({ system, encounter, seed }: Job): Promise<(chunk: Chunk) => Fought> {
  const prepared = (await encountersOf(system)).prepare(encounter)
  return chunk => fight(prepared, seed, chunk)
}

/** Run i has dice of its own, so that it ends alike in whatever chunk it is fought. */
export function fight(prepared: Pick<PreparedEncounter, 'run'>, seed: string, { from, to }: Chunk): Fought {
  const stream = seeded(seed)
  const sums = noFights()
  for (let run = from; run < to; run++) {
    try {
      addEnd(sums, prepared.run(stream.fork(run)), run)
    } catch (error) {
      return { failure: { run, error: error instanceof Error ? error : new Error(String(error)) } }
    }
  }
  return { sums }
}
