/** Days of all kinds, by seeded dice: whatever happens to bodies, these things hold. */
import { type Source, seeded } from '@umpire/dice'
import { replay } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { tiredness } from '../condition/condition.ts'
import { type Story, storyState } from './facts/state.ts'
import { evolveStory } from './facts/story-facts.ts'
import { liveThrough } from './live-through.ts'
import { being, how, keeping, people } from './test/body-fixture.ts'

const NAMES = Object.keys(people)
const GAMES = 30

/** Somebody in any state that a fight might leave. */
function anybody(source: Source): object {
  const upTo = (most: number): number => source.draw(most + 1, 1)
  const bleeds = upTo(3) === 0
  const limb = { part: 'left leg', until: 'unrolled', seconds_left: null, by: 'a blow' }
  return {
    hp_lost: upTo(24),
    fatigue: { ordinary: upTo(4), sleep: upTo(2), hunger: upTo(2), thirst: 0 },
    bleeding: bleeds ? { next_in: upTo(59), dry: 0 } : null,
    crippled: upTo(2) === 0 ? [limb] : [],
  }
}

/** A list of what must hold, written first. */
function mustHold(before: Story, now: Story, seed: string): void {
  for (const who of NAMES) {
    const [was, is] = [how(before, who), how(now, who)]
    const { st } = now.people[who]?.attributes ?? { st: 0 }
    const told = `${seed}, ${who}`
    expect(is.hp_lost, `hit points lost, ${told}`).toBeGreaterThanOrEqual(0)
    for (const [pool, points] of Object.entries(is.fatigue))
      expect(points, `${pool}, ${told}`).toBeGreaterThanOrEqual(0)
    expect(tiredness(is), `ST never below 0, ${told}`).toBeLessThanOrEqual(st)
    if (was.dead !== null) expect(is, `the dead stay as they are, ${told}`).toEqual(was)
    if (is.dead !== null) expect([is.out, is.bleeding, is.dying, is.drains], told).toEqual([null, null, null, []])
    if (is.out?.by === 'exhaustion') expect(tiredness(is), `spent, ${told}`).toBe(st)
    expect(is.hp_lost, `more than death, ${told}`).toBeLessThan(200)
    for (const { until, seconds_left } of is.crippled) {
      expect(seconds_left !== null, `a time for months, ${told}`).toBe(until === 'months' || until === 'time')
    }
  }
  expect(now.clock).toBeGreaterThanOrEqual(before.clock)
}

describe('fuzzed days', () => {
  test('keep what must hold, read back, and replay from their facts to the same state', () => {
    let deaths = 0
    for (let game = 0; game < GAMES; game++) {
      const seed = `days ${game}`
      const source = seeded(seed)
      const start = being(Object.fromEntries(NAMES.map(who => [who, anybody(source)])))
      const play = keeping(seed, source)
      let state = start
      liveThrough(start, source, (procedure, x) => {
        const next = play.run(procedure, x, state)
        mustHold(state, next, `${seed}, ${procedure.id}`)
        state = next
        return state
      })
      expect(replay(start, play.facts, evolveStory)).toEqual(state)
      expect(storyState.read(JSON.parse(JSON.stringify(state)), 'state')).toEqual(state)
      deaths += NAMES.filter(who => how(state, who).dead !== null).length
    }
    // A hard life, but not for everybody.
    expect(deaths).toBeGreaterThan(GAMES / 4)
    expect(deaths).toBeLessThan(GAMES * NAMES.length)
  })
})
