/** Dangers turn by turn: worked cases, and exact odds against closed forms and enumeration. */
import { odds, script, takeFirst } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { of36, ROLLS } from '../../skill/throw/two-dice-fixture.ts'
import { ada, at, bram, seen, somebody, world, worldWith } from '../test/skill-fixture.ts'
import { callFire, shipsBoatAttack, vaccSuitAction } from './hazards.ts'

const USUAL = { who: 'Ada', referee_dms: [], default_zero: false, jack_of_all_trades: true } as const
type Skills = { readonly [skill: string]: number }
const adaAndBram = (one: Skills, other: Skills = {}) => at({ Ada: somebody(one), Bram: somebody(other) })

/** Exact fractions, to compare without rounding. */
const same = (chance: { readonly ways: bigint; readonly of: bigint }, ways: bigint, of: bigint) =>
  expect(chance.ways * of).toBe(ways * chance.of)

describe('traveller.proc.ships-boat-attack', () => {
  const attack = { ...USUAL, exchanges: 100 }
  const pilot = (level: number | null) => adaAndBram(level === null ? {} : { "Ship's Boat": level })

  test('worked cases of the inventory', () => {
    expect(script(world, shipsBoatAttack, attack, pilot(2), [8]).result).toEqual({ allowed: true, end: 'escaped' })
    const destroyed = script(world, shipsBoatAttack, attack, pilot(2), [7, 6, 5, 5, 4])
    expect(destroyed.result).toEqual({ allowed: true, end: 'destroyed' })
    expect(destroyed.entries.map(({ fact }) => [fact?.type, fact?.values['dm']])).toEqual([
      ['boatRan', 2],
      ['boatWasShotAt', 2],
      ['boatRan', 2],
      ['boatWasShotAt', 2],
      ['boatWasHit', undefined],
    ])
    expect(script(world, shipsBoatAttack, attack, pilot(0), [9, 7, 5]).result).toEqual({
      allowed: true,
      end: 'crippled and boarded',
    })
  })
  test('a pilot flies it at one level less', () => {
    const { entries } = script(world, shipsBoatAttack, attack, adaAndBram({ Pilot: 3 }), [8])
    expect(entries[0]?.fact?.values).toMatchObject({ level: 2, dm: 2, escaped: true })
  })
  test('exact odds equal the closed form, for every level and any number of exchanges', () => {
    for (const level of [null, 0, 1, 2, 3, 6]) {
      const away = BigInt(of36(roll => roll + (level ?? 0) >= 10))
      const missed = BigInt(of36(roll => roll + (level ?? 0) >= 8))
      const crippled = BigInt(of36(roll => roll >= 5))
      // Of 36² ways an exchange goes on in q, ends in escape in a, in a hit in h; a geometric series of them.
      const q = (36n - away) * missed
      const a = away * 36n
      const h = (36n - away) * (36n - missed)
      for (const exchanges of [1, 2, 7, 40]) {
        const n = BigInt(exchanges)
        const all = 1296n ** n
        // 1 + q/1296 + … as a whole number over 1296^(n−1).
        let series = 0n
        for (let k = 0n; k < n; k++) series += q ** k * 1296n ** (n - 1n - k)
        const found = odds(world, shipsBoatAttack, { ...attack, exchanges }, pilot(level), takeFirst)
        same(
          found.chance(({ result }) => result.allowed && result.end === 'escaped'),
          a * series,
          all,
        )
        same(
          found.chance(({ result }) => result.allowed && result.end === 'crippled and boarded'),
          h * series * crippled,
          all * 36n,
        )
        same(
          found.chance(({ result }) => result.allowed && result.end === 'destroyed'),
          h * series * (36n - crippled),
          all * 36n,
        )
        same(
          found.chance(({ result }) => result.allowed && result.end === 'under attack'),
          q ** n,
          all,
        )
      }
    }
  })
  test('a hundred exchanges are as good as endless ones', () => {
    const away = 6 / 36
    const missed = 15 / 36
    const endless = away / (1 - (1 - away) * missed)
    const { decimal } = odds(world, shipsBoatAttack, attack, pilot(0), takeFirst).chance(
      ({ result }) => result.allowed && result.end === 'escaped',
    )
    expect(decimal).toBeCloseTo(endless, 12)
  })
})

describe('traveller.proc.vacc-suit-incident', () => {
  const action = { ...USUAL, armor: 'vacc_suit', helpers: [], helpless: false, rounds: 10 } as const

  test('worked cases of the inventory', () => {
    const safe = script(world, vaccSuitAction, action, adaAndBram({ 'Vacc Suit': 1 }), [6])
    expect(safe.result).toEqual({ allowed: true, end: 'safe', rounds: 0 })
    expect(safe.entries[0]?.fact?.values).toMatchObject({ dm: 4, incident: false })
    const cured = script(world, vaccSuitAction, action, adaAndBram({ 'Vacc Suit': 0 }), [9, 6, 7])
    expect(cured.result).toEqual({ allowed: true, end: 'remedied', rounds: 2 })
    expect(cured.state.seconds).toBe(15)
  })
  test('everybody at hand tries once a round, the victim first', () => {
    const helped = { ...action, helpers: ['Bram'] }
    const { result, entries, state } = script(
      world,
      vaccSuitAction,
      helped,
      adaAndBram({ 'Vacc Suit': 0 }),
      [2, 6, 10, 6, 11],
    )
    expect(result).toEqual({ allowed: true, end: 'remedied', rounds: 2 })
    const tried = entries.flatMap(({ fact }) => (fact?.type === 'triedRemedy' ? [fact.values] : []))
    expect(tried.map(({ who, dm, success }) => [who, dm, success])).toEqual([
      ['Ada', 0, false],
      ['Bram', -4, false],
      ['Ada', 0, false],
      ['Bram', -4, true],
    ])
    expect(state.seconds).toBe(15)
  })
  test('what failure means is left to the referee', () => {
    const { result, entries, state } = script(
      world,
      vaccSuitAction,
      { ...action, rounds: 2 },
      adaAndBram({ 'Vacc Suit': 0 }),
      [2, 2, 2],
    )
    expect(result).toEqual({ allowed: true, end: 'not remedied', rounds: 2 })
    expect(entries.at(-1)?.note?.rule).toBe('traveller.skill.vacc-suit')
    expect(state.seconds).toBe(30)
  })
  test('without level 0 nobody goes out, unless the referee grants it; combat armour needs level 1', () => {
    const refusal = script(world, vaccSuitAction, action, adaAndBram({}), []).result
    expect(refusal).toMatchObject({ allowed: false, rule: 'traveller.skill.vacc-suit' })
    expect(script(world, vaccSuitAction, { ...action, default_zero: true }, adaAndBram({}), [10]).result).toMatchObject(
      { end: 'safe' },
    )
    expect(script(world, vaccSuitAction, action, adaAndBram({ 'Jack of all Trades': 1 }), [10]).result).toMatchObject({
      end: 'safe',
    })
    const armoured = { ...action, armor: 'combat', default_zero: true } as const
    expect(script(world, vaccSuitAction, armoured, adaAndBram({ 'Vacc Suit': 0 }), []).result).toMatchObject({
      allowed: false,
    })
    expect(script(world, vaccSuitAction, armoured, adaAndBram({ 'Vacc Suit': 1 }), [6]).result).toMatchObject({
      end: 'safe',
    })
  })
  test('exact odds of victim and helper over several rounds equal the closed form', () => {
    const cases = [
      { victim: 0, helper: null, helpless: false, cures: [of36(roll => roll >= 7), of36(roll => roll - 4 >= 7)] },
      { victim: 1, helper: 2, helpless: false, cures: [of36(roll => roll + 2 >= 7), of36(roll => roll + 4 >= 7)] },
      { victim: 1, helper: null, helpless: true, cures: [of36(roll => roll - 4 >= 7)] },
    ]
    for (const { victim, helper, helpless, cures } of cases) {
      for (const rounds of [1, 2, 5]) {
        const state = adaAndBram({ 'Vacc Suit': victim }, helper === null ? {} : { 'Vacc Suit': helper })
        const given = { ...action, helpers: ['Bram'], helpless, rounds }
        const found = odds(world, vaccSuitAction, given, state, takeFirst)
        const incident = BigInt(36 - of36(roll => roll + 4 * victim >= 10))
        const fails = cures.reduce((ways, cure) => ways * BigInt(36 - cure), 1n) ** BigInt(rounds)
        const all = 36n ** BigInt(cures.length * rounds)
        same(
          found.chance(({ result }) => result.allowed && result.end === 'not remedied'),
          incident * fails,
          36n * all,
        )
        same(
          found.chance(({ result }) => result.allowed && result.end === 'remedied'),
          incident * (all - fails),
          36n * all,
        )
      }
    }
  })
  test('vacc-remedy-skilled-only: the unskilled stand by', () => {
    const skilled = worldWith({ options: ['vacc-remedy-skilled-only'] })
    const helped = { ...action, helpers: ['Bram'], rounds: 2 }
    const { entries } = script(skilled, vaccSuitAction, helped, adaAndBram({ 'Vacc Suit': 0 }), [2, 2, 2])
    const tried = entries.flatMap(({ fact }) => (fact?.type === 'triedRemedy' ? [fact.values['who']] : []))
    expect(tried).toEqual(['Ada', 'Ada'])
  })
})

describe('traveller.skill.forward-observer', () => {
  const fire = { ...USUAL, turns: 4, cease_on_hit: true }
  const observer = (level: number | null) => adaAndBram(level === null ? {} : { 'Forward Observer': level })

  test('the first shots miss without a throw, then each turn adjusts by one', () => {
    const { result, entries, state } = script(world, callFire, fire, observer(0), [9, 8, 8])
    expect(result).toEqual({ allowed: true, hits: 1, first_hit: 4 })
    const turns = entries.flatMap(({ fact }) => (fact?.type === 'calledFire' ? [fact.values] : []))
    expect(turns.map(({ fire_turn, dm, hit }) => [fire_turn, dm, hit])).toEqual([
      [1, null, false],
      [2, 1, false],
      [3, 2, false],
      [4, 3, true],
    ])
    expect(state.seconds).toBe(4 * 120)
  })
  test('exact odds over four turns equal the enumeration of every throw', () => {
    for (const level of [null, 0, 1, 2]) {
      for (const cease_on_hit of [true, false]) {
        const dm = level === null ? -4 : 4 * level
        const ways = new Map<string, number>()
        for (const second of ROLLS)
          for (const third of ROLLS)
            for (const fourth of ROLLS) {
              const hits = [second, third, fourth].map((roll, index) => roll + dm + index + 1 >= 11)
              const first = hits.indexOf(true)
              const count = cease_on_hit ? Math.min(1, hits.filter(Boolean).length) : hits.filter(Boolean).length
              const key = `${count} ${first < 0 ? null : first + 2}`
              const weight = [second, third, fourth].reduce((product, roll) => product * (6 - Math.abs(7 - roll)), 1)
              ways.set(key, (ways.get(key) ?? 0) + weight)
            }
        const found = odds(world, callFire, { ...fire, cease_on_hit }, observer(level), takeFirst)
        const keys = found.of(({ result }) => (result.allowed ? `${result.hits} ${result.first_hit}` : ''))
        expect(keys.outcomes.map(({ value }) => value).toSorted()).toEqual([...ways.keys()].toSorted())
        for (const [key, weight] of ways)
          same(
            keys.chance(value => value === key),
            BigInt(weight),
            36n ** 3n,
          )
      }
    }
  })
  test("the observer's level is nobody else's to see", () => {
    const { entries } = script(world, callFire, { ...fire, turns: 2 }, observer(1), [6])
    const shown = (seat: typeof ada) =>
      seen(entries, seat).flatMap(({ fact }) => (fact?.type === 'calledFire' ? [fact.values] : []))
    expect(shown(ada)[1]).toMatchObject({ level: 1, dm: 5, hit: true })
    expect(shown(bram)[1]).toEqual({ who: 'Ada', fire_turn: 2, hit: true })
  })
})
