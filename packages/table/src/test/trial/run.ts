/** A table tried for so many steps; of one where something is wrong, as few of them as show it. */
import type { Deed } from './deeds.ts'
import type { Stage } from './stages.ts'
import { Trial } from './trial.ts'

export { Any } from './any.ts'
export { deedAt } from './deeds.ts'
export { stages } from './stages.ts'

export interface Fault {
  readonly error: Error
  /** All that was done, up to where it went wrong. */
  readonly deeds: readonly Deed[]
}

interface Run {
  readonly fault: Fault | null
  readonly facts: number
  readonly counts: ReadonlyMap<string, number>
}

/** In how many parts the steps are taken at most to find those that matter. */
const MOST_TRIES = 400

/** Steps by their seeds: each does the same again as long as what it depends on was done before. */
function runOf(stage: Stage, seed: string, steps: readonly string[]): Run {
  const trial = new Trial(stage, seed)
  try {
    for (const step of steps) trial.step(step)
    trial.finish()
    return { fault: null, facts: trial.facts, counts: trial.counts }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fault: { error, deeds: trial.deeds }, facts: trial.facts, counts: trial.counts }
  }
}

export const run = (stage: Stage, seed: string, steps: number): Run => runOf(stage, seed, stepsOf(seed, steps))

const stepsOf = (seed: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, step) => `${seed} ${step}`)

/** Where in the program it went wrong: what is left out must not lead to another fault. */
const kindOf = ({ error }: Fault): string =>
  (error.stack ?? error.message)
    .split('\n')
    .filter(line => line.includes(' at '))
    .slice(0, 3)
    .join('\n')

/** Leaves out ever smaller parts of the steps for as long as the same goes wrong. */
export function shrunk(stage: Stage, seed: string, fault: Fault): Fault {
  let steps = stepsOf(seed, fault.deeds.length)
  let least = fault
  let tries = 0
  for (let size = steps.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < steps.length && tries++ < MOST_TRIES; ) {
      const left = steps.toSpliced(from, size)
      const { fault: found } = runOf(stage, seed, left)
      if (found === null || kindOf(found) !== kindOf(fault)) {
        from += size
        continue
      }
      steps = left.slice(0, found.deeds.length)
      least = found
    }
  }
  return least
}
