/**
 * Whole fights of the Tensided system, five against five among walls, beside drawing as many dice one by one; and batches of them
 * over two workers beside the same batches over one.
 */
import { type Source, seeded } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { Workers } from '@umpire/simulator'
import { tensided } from '@umpire/tensided'
import { report, versus } from './measure.ts'

/** A warehouse: rows of crates with gaps between. */
const MAP = Array.from({ length: 20 }, (_, y) =>
  Array.from({ length: 40 }, (__, x) => {
    if (y === 10 && (x === 4 || x === 35)) return x === 4 ? 'A' : 'B'
    return x % 8 === 0 && x > 0 && y % 5 !== 0 ? '#' : '.'
  }).join(' '),
).join('\n')

const side = (name: string, at: string): Json => ({
  name,
  at,
  members: [
    { archetype: 'soldier', xp: 300, count: 3, seed: `${name} soldiers`, name: `${name} soldier` },
    { archetype: 'gunman', xp: 100, count: 2, seed: `${name} thugs`, name: `${name} thug` },
  ],
})

const FIREFIGHT: Json = {
  system: 'tensided',
  map: MAP,
  clutter: 'medium',
  sides: [side('red', 'A'), side('blue', 'B')],
}

const COUNTED = 20
const RUNS = 60
const ROUNDS = 3

function diceOf(run: (source: Source) => unknown): number {
  let drawn = 0
  const stream = seeded('count')
  const counting: Source = {
    draw(sides, count) {
      drawn += count
      return stream.draw(sides, count)
    },
  }
  for (let fight = 0; fight < COUNTED; fight++) run(counting)
  return Math.round(drawn / COUNTED)
}

async function took(workers: Workers, encounter: Json, seed: string): Promise<number> {
  const start = performance.now()
  const { fights } = await workers.simulate({ system: 'tensided', encounter, runs: RUNS, seed })
  return ((performance.now() - start) / fights) * 1e6
}

async function overWorkers(encounter: Json): Promise<void> {
  const [alone, both] = [new Workers(1), new Workers(2)]
  await took(alone, encounter, 'warm')
  await took(both, encounter, 'warm')
  const [one, two]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await took(alone, encounter, `bench ${round}`))
    two.push(await took(both, encounter, `bench ${round}`))
  }
  await alone.close()
  await both.close()
  report(`tensided-fights over workers: ${RUNS} of five against five`, 'two workers', 'one worker', 1.7, two, one)
}

export async function benchTensidedFights(): Promise<void> {
  const { encounters } = tensided
  const encounter = encounters.read(FIREFIGHT, 'firefight')
  const { run } = encounters.prepare(encounter)
  const dice = diceOf(run)
  const [ours, theirs] = [seeded('ours'), seeded('theirs')]
  versus(
    `tensided-fights: five against five, against drawing their ${dice} dice one by one`,
    {
      name: 'simulated fight',
      run: times => {
        let seconds = 0
        for (let i = 0; i < times; i++) seconds += run(ours).rounds
        return seconds
      },
    },
    {
      name: 'drawing its dice',
      run: times => {
        let sum = 0
        for (let i = 0; i < times * dice; i++) sum += theirs.draw(10, 1)
        return sum
      },
    },
    1 / 1000,
  )
  await overWorkers(encounter)
}
