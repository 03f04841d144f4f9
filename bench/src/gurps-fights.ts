/**
 * Whole fights of GURPS, five against five on a map of 60 by 40 hexes, beside drawing as many dice one by one; and batches
 * of them over two workers beside the same batches over one.
 */
import { Session } from 'node:inspector/promises'
import { type Source, seeded } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { Workers } from '@umpire/simulator'
import { report, versus } from './measure.ts'

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
  const { fights } = await workers.simulate({ system: 'gurps', encounter, runs: RUNS, seed })
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
  report(`gurps-fights over workers: ${RUNS} of five against five`, 'two workers', 'one worker', 1.7, two, one)
}

/** Whose code it is, by the first that fits. */
const PARTS: readonly (readonly [part: string, file: RegExp])[] = [
  ['the bot', /\/gurps\/fight\/(bot|worth)/],
  ['changes of the state', /\/gurps\/fight\/(evolve|change)/],
  ['procedures of the fight', /\/gurps\/fight\//],
  ['rules', /\/gurps\//],
  ['the map', /\/geometry\//],
  ['engine and dice', /\/(engine|dice)\//],
]

/** Looks on, some thousand times a second, while fights are fought, and tells how often it found whom at work. */
async function whereTimeGoes(run: () => unknown): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  for (let nth = 0; nth < COUNTED; nth++) run()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const found = new Map<string, number>()
  let all = 0
  for (const { callFrame, hitCount = 0 } of profile.nodes) {
    const part = PARTS.find(([, file]) => file.test(callFrame.url))?.[0]
    const name = part ?? (callFrame.functionName === '(garbage collector)' ? 'clearing the memory' : 'the rest')
    found.set(name, (found.get(name) ?? 0) + hitCount)
    all += hitCount
  }
  const shares = [...found].sort(([, a], [, b]) => b - a).map(([name, hits]) => [name, Math.round((100 * hits) / all)])
  const line = { figure: 'gurps-fights: where the time goes, in percent', ...Object.fromEntries(shares) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

export async function benchGurpsFights(): Promise<void> {
  const { encounters } = gurpsWith([])
  const encounter = encounters.read(FIREFIGHT, 'firefight')
  const { run } = encounters.prepare(encounter)
  const dice = diceOf(run)
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
  await whereTimeGoes(() => run(ours))
  await overWorkers(encounter)
}
