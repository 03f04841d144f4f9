/**
 * Whole fights beside drawing as many dice one by one, where their time goes, and batches of them over two workers beside
 * the same batches over one.
 */
import { seeded } from '@umpire/dice'
import type { Encounters, Json } from '@umpire/engine'
import { Workers } from '@umpire/simulator'
import { diceDrawn } from './dice-drawn.ts'
import { report, versus } from './measure.ts'
import { type Parts, whereTimeGoes } from './where-time-goes.ts'

interface Fights {
  readonly bench: string
  readonly system: string
  /** "five against five among walls". */
  readonly fight: string
  readonly encounters: Encounters
  readonly encounter: Json
  /** The sides of its dice. */
  readonly sides: number
  /** How many a batch for workers holds. */
  readonly runs: number
}

const COUNTED = 200
const ROUNDS = 3

/** Whose code it is, by the first that fits. */
const partsOf = (system: string): Parts => [
  ['the bot', new RegExp(`/${system}/fight/bot/`)],
  ['changes of the state', new RegExp(`/${system}/fight/facts/evolve`)],
  ['procedures of the fight', new RegExp(`/${system}/fight/`)],
  ['rules', new RegExp(`/${system}/`)],
  ['the map', /\/geometry\//],
  ['engine and dice', /\/(engine|dice)\//],
]

export async function benchWholeFights(fights: Fights): Promise<void> {
  const { bench, system, fight, encounters, sides } = fights
  const encounter = encounters.read(fights.encounter, 'firefight')
  const { run } = encounters.prepare(encounter)
  const dice = Math.round(diceDrawn(COUNTED, run))
  const [ours, theirs] = [seeded('ours'), seeded('theirs')]
  versus(
    `${bench}: ${fight}, against drawing their ${dice} dice one by one`,
    {
      name: 'simulated fight',
      run: times => {
        let rounds = 0
        for (let i = 0; i < times; i++) rounds += run(ours).rounds
        return rounds
      },
    },
    {
      name: 'drawing its dice',
      run: times => {
        let sum = 0
        for (let i = 0; i < times * dice; i++) sum += theirs.draw(sides, 1)
        return sum
      },
    },
    1 / 1000,
  )
  await whereTimeGoes(`${bench}: where the time goes, in percent`, partsOf(system), COUNTED, () => run(ours))
  await overWorkers({ ...fights, encounter })
}

async function overWorkers(fights: Fights): Promise<void> {
  const { bench, fight, runs } = fights
  const [alone, both] = [new Workers(1), new Workers(2)]
  await took(alone, fights, 'warm')
  // Each of the two must have fought as many as the one alone.
  await took(both, fights, 'warm')
  await took(both, fights, 'warm again')
  const [one, two]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await took(alone, fights, `bench ${round}`))
    two.push(await took(both, fights, `bench ${round}`))
  }
  await alone.close()
  await both.close()
  report(`${bench} over workers: ${runs} of ${fight}`, 'two workers', 'one worker', 1.7, two, one)
  const line = {
    figure: `${bench}: fights per second`,
    'one worker': perSecond(one),
    'two workers': perSecond(two),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Nanoseconds a fight. */
async function took(workers: Workers, { system, encounter, runs }: Fights, seed: string): Promise<number> {
  const start = performance.now()
  const { fights } = await workers.simulate({ system, encounter, runs, seed })
  return ((performance.now() - start) / fights) * 1e6
}

/** Of the best round: the others waited for whatever else the machine had to do. */
const perSecond = (nanoseconds: readonly number[]): number => Math.round(1e9 / Math.min(...nanoseconds))
