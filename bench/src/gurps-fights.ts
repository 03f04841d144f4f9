/**
 * Whole fights of GURPS, five against five on a map of 60 by 40 hexes, beside drawing as many dice one by one; and batches
 * of them over two workers beside the same batches over one.
 */
import { seeded } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { Workers } from '@umpire/simulator'
import { diceDrawn } from './dice-drawn.ts'
import { report, versus } from './measure.ts'
import { type Parts, whereTimeGoes } from './where-time-goes.ts'

const [WIDTH, HEIGHT] = [60, 40]

/** Open ground with hedges, low walls and a few houses, always the same. */
function ground(): Json {
  let seed = 20_240_229
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const sign = (): string => {
    const drawn = below(40)
    return drawn === 0 ? '#' : drawn < 3 ? '+' : drawn < 6 ? ':' : '.'
  }
  return Array.from({ length: HEIGHT }, (_, r) => {
    const row = Array.from({ length: WIDTH }, (__, column) =>
      r === HEIGHT / 2 && column === 8 ? 'A' : r === HEIGHT / 2 && column === WIDTH - 9 ? 'B' : sign(),
    )
    return `${r % 2 === 1 ? ' ' : ''}${row.join(' ')}`
  }).join('\n')
}

const side = (name: string, nation: string): Json => ({
  name,
  members: [
    { template: 'nco', nation, name: `${name} sergeant` },
    { template: 'rifleman', nation, count: 3, name: `${name} rifleman` },
    { template: 'paratrooper', nation, name: `${name} scout` },
  ],
})

const FIREFIGHT: Json = { system: 'gurps', map: ground(), sides: [side('red', 'british'), side('blue', 'german')] }

const COUNTED = 200
const RUNS = 2000
const ROUNDS = 3

async function took(workers: Workers, encounter: Json, seed: string): Promise<number> {
  const start = performance.now()
  const { fights } = await workers.simulate({ system: 'gurps', encounter, runs: RUNS, seed })
  return ((performance.now() - start) / fights) * 1e6
}

async function overWorkers(encounter: Json): Promise<void> {
  const [alone, both] = [new Workers(1), new Workers(2)]
  await took(alone, encounter, 'warm')
  // Each of the two must have fought as many as the one alone.
  await took(both, encounter, 'warm')
  await took(both, encounter, 'warm again')
  const [one, two]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await took(alone, encounter, `bench ${round}`))
    two.push(await took(both, encounter, `bench ${round}`))
  }
  await alone.close()
  await both.close()
  report(`gurps-fights over workers: ${RUNS} of five against five`, 'two workers', 'one worker', 1.7, two, one)
}

/** Whose code it is, by the first that fits. */
const PARTS: Parts = [
  ['the bot', /\/gurps\/fight\/(bot|worth)/],
  ['changes of the state', /\/gurps\/fight\/(evolve|change)/],
  ['procedures of the fight', /\/gurps\/fight\//],
  ['rules', /\/gurps\//],
  ['the map', /\/geometry\//],
  ['engine and dice', /\/(engine|dice)\//],
]

export async function benchGurpsFights(): Promise<void> {
  const { encounters } = gurpsWith([])
  const encounter = encounters.read(FIREFIGHT, 'firefight')
  const { run } = encounters.prepare(encounter)
  const dice = Math.round(diceDrawn(COUNTED, run))
  const ours = seeded('ours')
  const theirs = seeded('theirs')
  versus(
    `gurps-fights: five against five on ${WIDTH} by ${HEIGHT} hexes, against drawing their ${dice} dice one by one`,
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
        for (let i = 0; i < times * dice; i++) sum += theirs.draw(6, 1)
        return sum
      },
    },
    1 / 1000,
  )
  await whereTimeGoes('gurps-fights: where the time goes, in percent', PARTS, COUNTED, () => run(ours))
  await overWorkers(encounter)
}
