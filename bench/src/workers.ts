/** Batches of fights over two workers beside the same batches over one; both stay, and are warm. */
import { Workers } from '@umpire/simulator'
import { encounters } from '@umpire/traveller'
import { FIREFIGHT } from './firefight.ts'
import { report } from './measure.ts'

const RUNS = 20_000
const ROUNDS = 5

const encounter = encounters.read(FIREFIGHT, 'firefight')

async function took(workers: Workers, seed: string): Promise<number> {
  const start = performance.now()
  const { fights } = await workers.simulate({ system: 'traveller', encounter, runs: RUNS, seed })
  return ((performance.now() - start) / fights) * 1e6
}

export async function benchWorkers(): Promise<void> {
  const alone = new Workers(1)
  const both = new Workers(2)
  await took(alone, 'warm')
  await took(both, 'warm')
  const two: number[] = []
  const one: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await took(alone, `bench ${round}`))
    two.push(await took(both, `bench ${round}`))
  }
  await alone.close()
  await both.close()
  report(`fights over workers: ${RUNS} of five against five`, 'two workers', 'one worker', 1.7, two, one)
}
