import { simulate } from '@umpire/simulator'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { Simulations } from './simulations.ts'

const side = (name: string, member: string) => ({
  name,
  members: [{ name: member, skill: 12, speed: 5, armour: 2, health: 11, weapon: 'sword', hit_points: 12 }],
})
const encounter = { system: 'demo', sides: [side('us', 'Ada'), side('them', 'Bram')] }
const wanted = { system: 'demo', encounter, runs: 300, seed: 'duels' }
const endless = { ...wanted, runs: 1_000_000 }

const all: Simulations[] = []
afterAll(() => Promise.all(all.map(one => one.close())))

function begun(options: { readonly atOnce?: number; readonly longestMs?: number; readonly now?: () => number } = {}) {
  const failures: unknown[] = []
  const simulations = new Simulations({
    threads: 1,
    atOnce: 1,
    longestMs: 600_000,
    failed: error => failures.push(error),
    ...options,
  })
  all.push(simulations)
  const state = (id: string) => simulations.get(id).state
  const until = (id: string, wantedState: string) =>
    vi.waitFor(() => expect(state(id)).toBe(wantedState), { timeout: 50_000 })
  return { simulations, failures, until }
}

describe('a simulation', () => {
  test('ends with the numbers that its seed gives', async () => {
    const { simulations, until } = begun()
    const { id } = simulations.begin(wanted, 'ann')
    await until(id, 'done')
    const statistics = await simulate({ ...wanted, workers: 1 })
    expect(simulations.get(id)).toEqual({
      id,
      system: 'demo',
      seed: 'duels',
      runs: 300,
      fought: 300,
      state: 'done',
      statistics,
    })
  })
  test('waits its turn, and does not run at all if it is stopped before', async () => {
    const { simulations, until } = begun()
    const [first, second, third] = [endless, endless, wanted].map(one => simulations.begin(one, 'ann').id)
    expect(simulations.get(first ?? '').state).toBe('running')
    expect(simulations.stop(second ?? '')).toMatchObject({ state: 'stopped', fought: 0 })
    expect(simulations.get(third ?? '').state).toBe('waiting')
    await vi.waitFor(() => expect(simulations.get(first ?? '').fought).toBeGreaterThan(0), { timeout: 50_000 })
    simulations.stop(first ?? '')
    await until(third ?? '', 'done')
    const stopped = simulations.get(first ?? '')
    expect(stopped).toMatchObject({ state: 'stopped', statistics: { fights: stopped.fought } })
  })
  test('is stopped when it takes too long, and tells what it has', async () => {
    const { simulations, until } = begun({ longestMs: 1 })
    const { id } = simulations.begin(endless, 'ann')
    await until(id, 'stopped')
    expect(simulations.get(id)).toMatchObject({ error: 'stopped after 0.001 s', statistics: expect.anything() })
  })
  test('that fails says so', async () => {
    const { simulations, failures, until } = begun()
    const { id } = simulations.begin({ ...wanted, system: 'chess' }, 'ann')
    await until(id, 'failed')
    expect(simulations.get(id).error).toContain('expected one of traveller')
    expect(failures).toHaveLength(1)
  })
  test('is forgotten half an hour after its end', async () => {
    let now = 0
    const { simulations, until } = begun({ now: () => now })
    const { id } = simulations.begin({ ...wanted, runs: 1 }, 'ann')
    await until(id, 'done')
    now = 30 * 60_000
    expect(simulations.get(id).state).toBe('done')
    now++
    expect(() => simulations.get(id)).toThrow('simulation: expected one that is not forgotten yet')
  })
  test('that ended is kept with the last two hundred, and all of them end with the server', async () => {
    const { simulations } = begun()
    const running = simulations.begin(endless, 'ann').id
    const stopped = Array.from({ length: 210 }, () => simulations.stop(simulations.begin(endless, 'ann').id).id)
    expect(() => simulations.get(stopped[0] ?? '')).toThrow('not forgotten yet')
    expect(simulations.get(stopped.at(-1) ?? '').state).toBe('stopped')
    await simulations.close()
    await vi.waitFor(() => expect(simulations.get(running).state).toBe('stopped'))
  })
  test('is refused where too many wait, or nobody is there any more', async () => {
    const { simulations } = begun()
    for (let count = 0; count < 51; count++) simulations.begin(endless, String(count))
    expect(() => simulations.begin(endless, 'ann')).toThrow('50 simulations wait already')
    await simulations.close()
    expect(() => simulations.begin(endless, 'ann')).toThrow('the server is closing')
  })
  test('of one address keeps none of another waiting', async () => {
    const { simulations, until } = begun({ atOnce: 2 })
    const mine = [endless, endless, endless].map(one => simulations.begin(one, 'ann').id)
    expect([simulations.running, simulations.waiting]).toEqual([1, 2])
    const { id } = simulations.begin(wanted, 'bea')
    expect(simulations.get(id).state).toBe('running')
    await until(id, 'done')
    for (const one of mine) simulations.stop(one)
  })
  test('waits for its turn among addresses, not behind all of one', async () => {
    const { simulations, until } = begun()
    const [first = '', second = ''] = [endless, endless].map(one => simulations.begin(one, 'ann').id)
    const { id } = simulations.begin(wanted, 'bea')
    simulations.stop(first)
    // Ann's second one came before it; then it is Bea's turn, whatever else Ann began.
    const third = simulations.begin(endless, 'ann').id
    await until(second, 'running')
    simulations.stop(second)
    await until(id, 'done')
    simulations.stop(third)
  })
  test('is refused where too many of one address wait', () => {
    const { simulations } = begun()
    for (let count = 0; count < 11; count++) simulations.begin(endless, 'ann')
    expect(() => simulations.begin(endless, 'ann')).toThrow('10 of your simulations wait already: stop one')
    expect(simulations.begin(endless, 'bea').state).toBe('waiting')
  })
  test('of an address with few is not forgotten for those of another', () => {
    const { simulations } = begun({ atOnce: 0 })
    const stopped = (from: string) => simulations.stop(simulations.begin(wanted, from).id).id
    const few = stopped('bea')
    const many = Array.from({ length: 210 }, () => stopped('ann'))
    expect(simulations.get(few).state).toBe('stopped')
    expect(() => simulations.get(many[0] ?? '')).toThrow('not forgotten yet')
  })
})
