import { odds, type Scripted, script, takeFirst } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { Character } from '../../character/character.ts'
import { DAY, YEAR } from '../../tables/calendar.ts'
import { characterIn, type PlayState } from '../facts/state.ts'
import { person, playing, world } from '../test/time-fixture.ts'
import { NO_TIME, passTime } from './time.ts'
import { applyToTas, collectPension, lowPassage, payDebt, sellPassage } from './travel.ts'

const owning = (wealth: Partial<Character['wealth']>, endurance = 7): Character => {
  const poor = person(240)
  return {
    ...poor,
    characteristics: { ...poor.characteristics, endurance },
    wealth: { ...poor.wealth, ...wealth },
  }
}
const passenger = (endurance = 7) => owning({ tickets: ['High Passage', 'Low Passage'] }, endurance)

const WEEK: Parameters<typeof lowPassage.run>[1] = {
  ...NO_TIME,
  who: ['Ada'],
  days: 7,
  baggage_kg: 10,
  buying: false,
  attending: null,
  care: null,
}
const journey = (state: PlayState, change: Partial<typeof WEEK>, answers: readonly Scripted[]) =>
  script(world, lowPassage, { ...WEEK, ...change }, state, answers)

describe('traveller.proc.low-passage-journey', () => {
  test('a ticket, a week of sleep that does not age, and a throw at the end', () => {
    const start = playing({ Ada: passenger(), Bram: person(240) })
    const { result, state } = journey(start, {}, ['medical-2', 4])
    expect(result).toEqual({ allowed: true, alive: ['Ada'], dead: [] })
    const ada = characterIn(state, 'Ada')
    expect(ada.wealth.tickets).toEqual(['High Passage'])
    expect(ada.ledger).toMatchObject({ age_seconds: 7 * DAY, cold_sleep_seconds: 7 * DAY })
    expect(characterIn(state, 'Bram').ledger).toMatchObject({ age_seconds: 7 * DAY, cold_sleep_seconds: 0 })
    expect(state.seconds).toBe(7 * DAY)
  })
  test('each throws for himself, and who fails is dead', () => {
    const start = playing({ Ada: passenger(), Bram: passenger(6), Cid: passenger(6) })
    const { result, state } = journey(start, { who: ['Ada', 'Bram', 'Cid'] }, ['nobody', 5, 5, 6])
    expect(result).toEqual({ allowed: true, alive: ['Ada', 'Cid'], dead: ['Bram'] })
    expect(characterIn(state, 'Bram').alive).toBe(false)
  })
  test('wounds weaken the sleeper', () => {
    const current = { strength: 7, dexterity: 7, endurance: 6 }
    const injury = { current, zeros: 0, at_start: null, down_seconds: 0, treated: false }
    const start = playing({ Ada: { ...passenger(9), injury } })
    expect(journey(start, { attending: { medical: null } }, [5]).result).toMatchObject({ dead: ['Ada'] })
  })
  test('without a ticket it is bought, if there is money; nobody goes unless all can', () => {
    const start = playing({ Ada: owning({ cash: 1000 }), Bram: owning({ cash: 999 }) })
    expect(journey(start, {}, []).result).toMatchObject({ allowed: false, rule: 'traveller.travel.passages' })
    const both = journey(start, { who: ['Ada', 'Bram'], buying: true }, [])
    expect(both).toMatchObject({ result: { allowed: false, because: expect.stringContaining('Bram') }, state: start })
    const { state } = journey(start, { buying: true }, ['nobody', 12])
    expect(characterIn(state, 'Ada').wealth).toMatchObject({ cash: 0, tickets: [] })
  })
  test('ten kilograms of baggage and no more; the dead stay where they are', () => {
    const start = playing({ Ada: passenger() })
    expect(journey(start, { baggage_kg: 10.5 }, []).result).toMatchObject({ allowed: false })
    expect(journey(playing({ Ada: { ...passenger(), alive: false } }), {}, []).result).toMatchObject({ allowed: false })
    expect(() => journey(start, { days: 0 }, [])).toThrow('a span of time')
  })
  test('a sleeper draws his pension and dividends all the while', () => {
    const rentier = owning({ tickets: ['Low Passage'], tas_member: true, pension_per_year: 4000 })
    const { state } = journey(playing({ Ada: rentier }), { days: 0, years: 1 }, ['nobody', 7])
    const { wealth, ledger } = characterIn(state, 'Ada')
    expect(wealth).toMatchObject({ pension_seconds: YEAR, tickets: Array(6).fill('High Passage') })
    expect(ledger).toMatchObject({ age_months: 252, cold_sleep_months: 12 })
  })

  /** Of the thirty-six ways two dice fall. */
  const waysToThrow = (needed: number): bigint => {
    let ways = 0n
    for (let first = 1; first <= 6; first++) {
      for (let second = 1; second <= 6; second++) if (first + second >= needed) ways++
    }
    return ways
  }
  test.each([
    { endurance: 7, medical: null, needs: 5 },
    { endurance: 6, medical: null, needs: 6 },
    { endurance: 7, medical: 1, needs: 5 },
    { endurance: 7, medical: 2, needs: 4 },
    { endurance: 7, medical: 6, needs: 4 },
    { endurance: 6, medical: 3, needs: 5 },
    { endurance: 0, medical: 0, needs: 6 },
  ])('the exact odds of revival are those of the dice: %o', ({ endurance, medical, needs }) => {
    const start = playing({ Ada: passenger(endurance) })
    const weighed = odds(world, lowPassage, { ...WEEK, attending: { medical } }, start, takeFirst)
    const { ways, of } = weighed.chance(({ state }) => characterIn(state, 'Ada').alive)
    expect(ways * 36n).toBe(waysToThrow(needs) * of)
  })
  test('two sleepers live or die apart from each other', () => {
    const start = playing({ Ada: passenger(7), Bram: passenger(6) })
    const given = { ...WEEK, who: ['Ada', 'Bram'], attending: { medical: null } }
    const both = odds(world, lowPassage, given, start, takeFirst).chance(
      ({ result }) => result.allowed && result.alive.length === 2,
    )
    expect(both.ways * 36n * 36n).toBe(waysToThrow(5) * waysToThrow(6) * both.of)
  })
})

describe('traveller.travel.passages: cashing', () => {
  test('tickets that are held bring nine tenths, and are gone', () => {
    const start = playing({ Ada: owning({ cash: 5, tickets: ['Low Passage', 'High Passage', 'Low Passage'] }) })
    const given = { who: 'Ada', tickets: ['Low Passage', 'High Passage'] } as const
    const { result, state } = script(world, sellPassage, given, start, [])
    expect(result).toEqual({ allowed: true, cash: 9900 })
    expect(characterIn(state, 'Ada').wealth).toMatchObject({ cash: 9905, tickets: ['Low Passage'] })
    expect(script(world, sellPassage, given, state, []).result).toMatchObject({ allowed: false })
  })
})

describe('traveller.travel.tas-membership: applying', () => {
  const start = playing({ Ada: owning({ cash: 1_200_000 }), Bram: owning({ cash: 999_999 }) })

  test('accepted, the fee is paid and dividends begin', () => {
    const { result, state } = script(world, applyToTas, { who: 'Ada' }, start, [4])
    expect(result).toEqual({ allowed: true, member: true })
    expect(characterIn(state, 'Ada').wealth).toMatchObject({ cash: 200_000, tas_member: true, tas_applied: true })
    expect(script(world, applyToTas, { who: 'Ada' }, state, []).result).toMatchObject({ allowed: false })
    const later = script(world, passTime, { ...NO_TIME, months: 13, asleep: [], exerting: [], care: null }, state, [])
    expect(characterIn(later.state, 'Ada').wealth.tickets).toHaveLength(6)
  })
  test('blackballed, nothing is paid, and there is no second application', () => {
    const { result, state } = script(world, applyToTas, { who: 'Ada' }, start, [3])
    expect(result).toEqual({ allowed: true, member: false })
    expect(characterIn(state, 'Ada').wealth).toMatchObject({ cash: 1_200_000, tas_member: false, tas_applied: true })
    expect(script(world, applyToTas, { who: 'Ada' }, state, []).result).toMatchObject({ allowed: false })
  })
  test('the application is not wasted on somebody without the fee', () => {
    expect(script(world, applyToTas, { who: 'Bram' }, start, [])).toMatchObject({
      result: { allowed: false },
      state: start,
    })
  })
})

describe('traveller.chargen.retirement-pay: collecting', () => {
  const career = {
    service: 'merchants',
    drafted: false,
    terms: 6,
    rank: 5,
    granted_ranks: [],
    retired: true,
    injured: false,
    history: [],
  } as const
  const start = playing({ Ada: { ...owning({ pension_per_year: 6000 }), career }, Bram: owning({}) })
  const collect = (
    state: PlayState,
    starport: Parameters<typeof collectPension.run>[1]['starport'] = 'A',
    who = 'Ada',
  ) => script(world, collectPension, { who, starport }, state, [])
  const years = (state: PlayState, span: number) =>
    script(world, passTime, { ...NO_TIME, years: span, asleep: [], exerting: [], care: null }, state, []).state

  test('one payment waits on leaving, one more on every anniversary; what is not fetched adds up', () => {
    const first = collect(start, 'B')
    expect(first.result).toEqual({ allowed: true, cash: 6000 })
    expect(collect(first.state).result).toMatchObject({ allowed: false })
    expect(collect(years(start, 2)).result).toEqual({ allowed: true, cash: 18_000 })
    const later = collect(years(first.state, 3))
    expect(later.result).toEqual({ allowed: true, cash: 18_000 })
    expect(characterIn(later.state, 'Ada').wealth).toMatchObject({ cash: 24_000, pension_payments: 4 })
  })
  test('only at starports of class A and B, and only for pensioners', () => {
    expect(collect(start, 'C').result).toMatchObject({ allowed: false, rule: 'traveller.chargen.retirement-pay' })
    expect(collect(start, 'A', 'Bram').result).toMatchObject({
      allowed: false,
      because: expect.stringContaining('no pension'),
    })
  })
})

test('traveller.chargen.benefit-free-trader: a debt is paid as far as debt and cash go', () => {
  const start = playing({ Ada: owning({ cash: 200_000, debt: 150_000 }) })
  const pay = (amount: number) => script(world, payDebt, { who: 'Ada', amount }, start, [])
  expect(characterIn(pay(100_000).state, 'Ada').wealth).toMatchObject({ cash: 100_000, debt: 50_000 })
  expect(pay(150_001)).toMatchObject({ result: { allowed: false }, state: start })
  const poor = playing({ Ada: owning({ cash: 10, debt: 150_000 }) })
  expect(script(world, payDebt, { who: 'Ada', amount: 11 }, poor, []).result).toMatchObject({ allowed: false })
})
