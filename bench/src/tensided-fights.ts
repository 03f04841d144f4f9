/**
 * Whole fights of the Tensided system, five against five among walls, beside drawing as many dice one by one, and where their
 * time goes; and batches of them over two workers beside the same batches over one.
 */
import { seeded } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { Workers } from '@umpire/simulator'
import { tensided } from '@umpire/tensided'
import { diceDrawn } from './dice-drawn.ts'
import { report, versus } from './measure.ts'
import { type Parts, whereTimeGoes } from './where-time-goes.ts'

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

const COUNTED = 200
const RUNS = 300
const ROUNDS = 3

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
  const line = {
    figure: 'tensided-fights: fights per second',
    'one worker': perSecond(one),
    'two workers': perSecond(two),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Of the best round: the others waited for whatever else the machine had to do. */
const perSecond = (nanoseconds: readonly number[]): number => Math.round(1e9 / Math.min(...nanoseconds))

/** Whose code it is, by the first that fits. */
const PARTS: Parts = [
  ['the bot', /\/tensided\/fight\/bot/],
  ['changes of the state', /\/tensided\/fight\/(evolve|change)/],
  ['procedures of the fight', /\/tensided\/fight\//],
  ['rules', /\/tensided\//],
  ['the map', /\/geometry\//],
  ['engine and dice', /\/(engine|dice)\//],
]

export async function benchTensidedFights(): Promise<void> {
  const { encounters } = tensided
  const encounter = encounters.read(FIREFIGHT, 'firefight')
  const { run } = encounters.prepare(encounter)
  const dice = Math.round(diceDrawn(COUNTED, run))
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
  await whereTimeGoes('tensided-fights: where the time goes, in percent', PARTS, COUNTED, () => run(ours))
  await overWorkers(encounter)
}
