/** One definition: its exact odds, against brute force by hand and against the same procedure simulated. */
import { dice, seeded } from '@umpire/dice'
import { describe, expect, inject, test } from 'vitest'
import { bestOdds, odds, type Policy, simulator, takeFirst, worldOf } from '../src/index.ts'
import { type Duel, demo, duel, duelStart, exchange } from './index.ts'

const world = worldOf(demo)
const blow = { attacker: 'Ada', defender: 'Bram', aimed: false }
const parries: Policy<Duel> = ({ choices }) => choices.find(({ key }) => key === 'parry')?.key ?? 'dodge'

/** How many of the faces of so many dice show each total: counted face by face. */
function totals(count: number): Map<number, bigint> {
  let ways = new Map([[0, 1n]])
  for (let die = 0; die < count; die++) {
    const next = new Map<number, bigint>()
    for (const [total, weight] of ways) {
      for (let face = 1; face <= 6; face++) next.set(total + face, (next.get(total + face) ?? 0n) + weight)
    }
    ways = next
  }
  return ways
}

/** The exchange written out by hand from the inventory's words, over every total of every roll. */
function byHand(skill: number, defense: number, injuryOf: (penetration: number) => number) {
  const [armour, health, hp, nerve] = [4, 12, 14, 0]
  const ends = new Map<string, bigint>()
  const all = 216n * 216n * 36n * 216n * 36n
  const count = (end: string, weight: bigint) => ends.set(end, (ends.get(end) ?? 0n) + weight)
  const succeeds = (roll: number, number: number) => roll <= 4 || (roll < 17 && roll <= number)
  for (const [attack, attackWays] of totals(3)) {
    for (const [save, saveWays] of totals(3)) {
      for (const [damage, damageWays] of totals(2)) {
        for (const [stand, standWays] of totals(3)) {
          for (const [shaken, shakenWays] of totals(2)) {
            const weight = attackWays * saveWays * damageWays * standWays * shakenWays
            const injury = injuryOf(Math.max(0, damage - armour))
            const falls = 2 * injury > health && !succeeds(stand, health)
            if (!succeeds(attack, skill)) count('missed', weight)
            else if (succeeds(save, defense)) count('defended', weight)
            else if (injury === 0) count('unhurt', weight)
            else if (injury >= hp || shaken + injury > 9 + nerve) count('out', weight)
            else count(falls ? 'felled' : 'wounded', weight)
          }
        }
      }
    }
  }
  return { ends, all }
}

describe('the exact odds of an exchange', () => {
  const sword = (penetration: number) => Math.floor(penetration * 1.5)
  const cases = {
    'as printed, with a dodge': { options: [], policy: takeFirst, light: 'dusk', hand: byHand(11, 6, sword) },
    'by day, with a parry': { options: [], policy: parries, light: 'day', hand: byHand(13, 6, sword) },
    'under the option': {
      options: ['brutal'],
      policy: takeFirst,
      light: 'dark',
      hand: byHand(8, 6, x => 2 * sword(x)),
    },
  } as const
  for (const [what, { options, policy, light, hand }] of Object.entries(cases)) {
    test(`equal brute force to the last digit: ${what}`, () => {
      const start: Duel = { ...duelStart, light }
      const found = odds(worldOf(demo, { options }), exchange, blow, start, policy).of(({ result }) => result)
      expect(found.outcomes.map(({ value }) => value).toSorted()).toEqual([...hand.ends.keys()].toSorted())
      for (const { value, weight } of found.outcomes)
        expect(weight * hand.all).toBe((hand.ends.get(value) ?? 0n) * found.ways)
    })
  }
  test('every weight is counted: the ways of the outcomes add up', () => {
    const { ways, outcomes } = odds(world, exchange, blow, duelStart, takeFirst)
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(ways)
    expect(outcomes.length).toBeGreaterThan(10)
  })
})

describe('simulating the same definition', () => {
  const RUNS = 2000 * inject('times')
  test('agrees with the exact odds within four standard errors', () => {
    const exact = odds(world, exchange, blow, duelStart, takeFirst).of(({ result }) => result)
    const exchanges = simulator(world, takeFirst)
    const source = seeded('agreement')
    const seen = new Map<string, number>()
    for (let run = 0; run < RUNS; run++) {
      const { result } = exchanges.run(exchange, blow, duelStart, source)
      seen.set(result, (seen.get(result) ?? 0) + 1)
    }
    for (const { value, weight } of exact.outcomes) {
      const chance = Number(weight) / Number(exact.ways)
      const error = Math.sqrt((chance * (1 - chance)) / RUNS)
      expect(Math.abs((seen.get(value) ?? 0) / RUNS - chance), value).toBeLessThan(4 * error)
    }
    expect(seen.size).toBe(exact.outcomes.length)
  })
  test('the same seed gives the same run', () => {
    const run = () => simulator(world, takeFirst).run(duel, { turns: 50 }, duelStart, seeded('again'))
    expect(run()).toEqual(run())
  })
})

describe('a whole duel', () => {
  const SIX_TURNS = { turns: 6 }
  test('its exact odds agree with simulation within four standard errors', () => {
    const RUNS = 2000 * inject('times')
    const exact = odds(world, duel, SIX_TURNS, duelStart, takeFirst).of(({ result }) => result)
    const duels = simulator(world, takeFirst)
    const source = seeded('duels')
    const seen = new Map<string, number>()
    for (let run = 0; run < RUNS; run++) {
      const { result } = duels.run(duel, SIX_TURNS, duelStart, source)
      seen.set(result, (seen.get(result) ?? 0) + 1)
    }
    expect(exact.outcomes.map(({ value }) => value).toSorted()).toEqual(['Ada', 'Bram', 'nobody'])
    for (const { value } of exact.outcomes) {
      const chance = exact.chance(end => end === value).decimal
      const error = Math.sqrt((chance * (1 - chance)) / RUNS)
      expect(Math.abs((seen.get(value) ?? 0) / RUNS - chance), value).toBeLessThan(4 * error)
    }
  })
})

describe('the best choice', () => {
  const worth = (who: string, { state }: { readonly state: Duel }) => state.fighters[who]?.hit_points ?? 0

  test('is the one whose own odds are best', () => {
    for (const skill of [6, 10, 12, 14, 18]) {
      const fighters = { ...duelStart.fighters, Bram: { ...duelStart.fighters['Bram'], skill } }
      const start = demo.state.read({ ...duelStart, fighters }, 'start')
      const mean = (policy: Policy<Duel>) => {
        const { ways, outcomes } = odds(world, exchange, blow, start, policy)
        return outcomes.reduce(
          (sum, { value, weight }) => sum + worth('Bram', value) * (Number(weight) / Number(ways)),
          0,
        )
      }
      const { decisions } = bestOdds(world, exchange, blow, start, worth)
      expect(decisions.map(({ who, question }) => `${who} ${question}`)).toEqual(['Bram defense'])
      const best = mean(takeFirst) >= mean(parries) ? 'dodge' : 'parry'
      expect(decisions[0]?.best, `skill ${skill}`).toBe(best)
      for (const { key, sum, of } of decisions[0]?.worth ?? []) {
        const after = Number(sum) / Number(of)
        const hit = odds(world, exchange, blow, start, takeFirst).chance(({ result }) => result !== 'missed').decimal
        const whole = (1 - hit) * worth('Bram', { state: start }) + hit * after
        expect(whole).toBeCloseTo(mean(key === 'dodge' ? takeFirst : parries), 9)
      }
    }
  })
  test('never one that a rule bars', () => {
    const fighters = { ...duelStart.fighters, Ada: { ...duelStart.fighters['Ada'], weapon: 'bow' } }
    const start = demo.state.read({ ...duelStart, fighters }, 'start')
    const { decisions } = bestOdds(world, exchange, blow, start, worth)
    expect(decisions[0]?.worth.map(({ key }) => key)).toEqual(['dodge'])
    expect(() => odds(world, exchange, blow, start, () => 'parry')).toThrow(
      'Bram, defense: expected one of dodge (parry is barred by demo.defense.allowed: an arrow cannot be parried; dodge it), got "parry"',
    )
  })
})

test('the totals counted here are those of the dice package', () => {
  expect([...totals(3)].map(([total]) => total)).toEqual([...dice('3d6').distribution()].map(([value]) => value))
})
