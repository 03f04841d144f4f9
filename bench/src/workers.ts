/** A batch of fights over two workers beside the same batch in one, starting the workers included. */
import { simulate } from '@umpire/simulator'
import { encounters } from '@umpire/traveller'
import { FIREFIGHT } from './firefight.ts'
import { report } from './measure.ts'

const RUNS = 60_000
const ROUNDS = 3

const encounter = encounters.read(FIREFIGHT, 'firefight')

async function took(workers: number, round: number): Promise<number> {
  const start = performance.now()
  const batch = { system: 'traveller', encounter, runs: RUNS, seed: `bench ${round}`, workers }
  const { fights } = await simulate(batch)
  return ((performance.now() - start) / fights) * 1e6
}

export async function benchWorkers(): Promise<void> {
  const two: number[] = []
  const one: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await took(1, round))
    two.push(await took(2, round))
  }
  report(`fights over workers: ${RUNS} of five against five`, 'two workers', 'one worker', 1.7, two, one)
}
