import { readFileSync } from 'node:fs'
import { json, map, odds, takeFirst, worldOf } from '@umpire/engine'
import { demo, demoEncounters, duel, duelStart } from '@umpire/engine/demo'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { type Simulation, simulate, Workers } from './index.ts'

const url = import.meta.resolve('@umpire/engine/demo')
const encounter = demoEncounters.read(parse(readFileSync(new URL('duel.yaml', url), 'utf8')), 'duel.yaml')
const duels = (more: Partial<Simulation> = {}) =>
  simulate({ system: 'demo', encounter, runs: 1000, seed: 'duels', workers: 1, ...more })

describe('a simulation', () => {
  const alone = duels()

  test('counts every fight', async () => {
    const { fights, sides, neither, rounds } = await alone
    expect(fights).toBe(1000)
    expect(sides.map(({ name }) => name)).toEqual(['the challenger', 'the champion'])
    expect(sides.reduce((sum, { wins }) => sum + wins, neither.fights)).toBe(1000)
    for (const { standing, down, dead, fled, surrendered } of sides) {
      expect(standing + down + dead + fled + surrendered).toBeCloseTo(1, 12)
    }
    expect(rounds.mean).toBeGreaterThan(1)
    expect(rounds.spread).toBeGreaterThan(0)
  })
  for (const workers of [1, 2, 3]) {
    test(`is the same to the last digit with ${workers} workers`, async () => {
      expect(await duels({ workers })).toEqual(await alone)
    })
  }
  test('is the same with workers that stay, batches side by side', async () => {
    const workers = new Workers(2)
    const batch = (seed: string) => workers.simulate({ system: 'demo', encounter, runs: 1000, seed })
    const seeds = Array.from({ length: 10 }, (_, index) => `batch ${index}`)
    const [again, ...others] = await Promise.all([batch('duels'), ...seeds.map(batch)])
    await workers.close()
    expect(again).toEqual(await alone)
    expect(others).toEqual(await Promise.all(seeds.map(seed => duels({ seed }))))
  })
  test('is another with another seed', async () => {
    expect(await duels({ seed: 'other' })).not.toEqual(await alone)
  })
  test('agrees with the exact odds', async () => {
    const turns = 6
    const { fights, sides, neither } = await duels({
      encounter: { ...map(json()).read(encounter, 'duel'), turns },
      runs: 2000 * inject('times'),
      workers: 2,
    })
    const exact = odds(worldOf(demo), duel, { turns }, duelStart, takeFirst).of(({ result }) => result)
    const [challenger, champion] = sides
    const seen = { Ada: challenger?.share, Bram: champion?.share, nobody: neither.share }
    for (const [winner, share = 0] of Object.entries(seen)) {
      const chance = exact.chance(result => result === winner).decimal
      expect(chance).toBeGreaterThan(0)
      expect(Math.abs(share - chance), winner).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / fights))
    }
  })
  for (const workers of [1, 2]) {
    test(`tells of progress and can be stopped, with ${workers} workers`, async () => {
      const stop = new AbortController()
      const told: number[] = []
      const onProgress = ({ fought }: { readonly fought: number }) => {
        told.push(fought)
        if (fought >= 20) stop.abort()
      }
      const { fights, ...stopped } = await duels({ runs: 100_000_000, workers, onProgress, signal: stop.signal })
      expect(told).toEqual(told.toSorted((a, b) => a - b))
      expect(told.at(-1)).toBe(fights)
      // What was fought are the first runs, without a gap.
      expect(await duels({ runs: fights })).toEqual({ fights, ...stopped })
    })
  }
  test('stopped before it began, it tells of no fight', async () => {
    expect(await duels({ signal: AbortSignal.abort() })).toMatchObject({ fights: 0, sides: [] })
  })
})

describe('is refused', () => {
  const refused: { readonly [what: string]: readonly [simulation: Partial<Simulation>, says: string] } = {
    'of an unknown system': [{ system: 'chess' }, 'system: expected one of traveller'],
    'of an encounter that is none': [
      { encounter: 7, workers: 2 },
      'encounter: expected an object with the fields system',
    ],
    'without runs': [{ runs: 0 }, 'runs: expected a whole number from 1 to 100000000, got 0'],
    'without workers': [{ workers: 0.5 }, 'workers: expected a whole number from 1 to 256, got 0.5'],
  }
  for (const [what, [simulation, says]] of Object.entries(refused)) {
    test(what, () => expect(duels(simulation)).rejects.toThrow(says))
  }
})
