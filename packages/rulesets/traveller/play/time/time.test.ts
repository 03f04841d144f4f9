import { seeded } from '@umpire/dice'
import { simulator, type World } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { physicalAge } from '../../aging/schedule.ts'
import type { Character } from '../../character/character.ts'
import { recoveryMinor, recoverySerious } from '../../combat/encounter/recovery.ts'
import { blowAllowance } from '../../combat/weapon/blows.ts'
import { DAY, HOUR, MINUTE, MONTH, YEAR } from '../../tables/calendar.ts'
import { MINUTES_OF_FULL_REST, MINUTES_TO_WAKE, MINUTES_TO_WAKE_SERIOUS } from '../../tables/combat/recovery-times.ts'
import { characterIn, type PlayState, playState } from '../facts/state.ts'
import { IDLE, type JourneyFact, passed, person, playing, rich, types, world } from '../test/time-fixture.ts'
import { passTime } from './time.ts'

const why = world.ruleset.silent

test('the calendar: twelve months are a year to the second, and 365 days, too', () => {
  expect(12 * MONTH).toBe(YEAR)
  expect(365 * DAY).toBe(YEAR)
  expect(Number.isInteger(MONTH)).toBe(true)
  expect(MONTH).toBe(730 * HOUR)
})

describe('traveller.proc.passing-time', () => {
  test('the clock and the ledger go on for everybody alive', () => {
    const dead = person(300, { alive: false })
    const { state } = passed(playing({ Ada: person(240), Bram: dead }), { years: 1, months: 1, days: 1, seconds: 5 })
    expect(state.seconds).toBe(YEAR + MONTH + DAY + 5)
    expect(characterIn(state, 'Ada').ledger).toMatchObject({ age_months: 253, age_seconds: DAY + 5 })
    expect(characterIn(state, 'Bram')).toEqual(dead)
  })
  test('nothing is counted for those who own nothing that it counts for', () => {
    const { wealth } = person(240)
    const paidOff = { kind: 'Free Trader', receipts: 5, months_left: 0, payment_seconds: 0 } as const
    const owner = person(240, { wealth: { ...wealth, ship: paidOff } })
    const { state } = passed(playing({ Ada: person(240), Bram: owner }), { years: 1 })
    expect(characterIn(state, 'Ada').wealth).toEqual(wealth)
    expect(characterIn(state, 'Bram').wealth).toEqual(owner.wealth)
  })
  test('a span beyond all bounds, and strangers, are refused', () => {
    expect(() => passed(playing({}), { years: 1001 })).toThrow('at most 1000 years')
    expect(() => passed(playing({}), { days: 1, asleep: ['Nobody'] })).toThrow('Nobody')
    expect(() => passed(playing({}), { days: 1, exerting: ['Nobody'] })).toThrow('Nobody')
  })
  test('nobody exerts himself asleep', () => {
    const given = { ...IDLE, years: 1, asleep: ['Ada'], exerting: ['Ada'] }
    const { run } = simulator(world, () => '')
    expect(() => run(passTime, given, playing({ Ada: person(240) }), seeded(1))).toThrow(
      'exerting: expected nobody who is asleep, got "Ada"',
    )
  })
  test('what comes of it can be stored and read', () => {
    const { state } = passed(playing({ Ada: rich(33 * 12) }), { years: 2 }, [7, 7, 7])
    expect(playState.read(JSON.parse(JSON.stringify(state)), 'state')).toEqual(state)
  })
})

describe('traveller.proc.passing-time: pension, dividends and payments', () => {
  test('ten years: ten anniversaries, sixty tickets, a hundred and twenty payments', () => {
    const { state, entries } = passed(playing({ Ada: rich(240) }), { years: 10 })
    const count = (type: string) => types(entries).filter(found => found === type).length
    expect([count('pensionFellDue'), count('dividendPaid'), count('paymentFellDue')]).toEqual([10, 60, 120])
    const { wealth } = characterIn(state, 'Ada')
    expect(wealth.tickets).toHaveLength(60)
    expect(wealth).toMatchObject({ cash: 50_000, debt: 117 * 150_000, pension_seconds: 10 * YEAR, dividend_seconds: 0 })
    expect(wealth.ship).toEqual({ kind: 'Free Trader', receipts: 1, months_left: 360, payment_seconds: 0 })
  })
  test('the referee hears once of a payment that cannot be made, and only the referee', () => {
    const { entries } = passed(playing({ Ada: rich(240) }), { years: 1 })
    const notes = entries.flatMap(({ note }) => note ?? [])
    expect(notes).toMatchObject([{ secret: true, rule: 'traveller.chargen.benefit-free-trader' }])
    const before = entries.slice(
      0,
      entries.findIndex(({ note }) => note !== undefined),
    )
    expect(types(before).filter(type => type === 'paymentFellDue')).toHaveLength(4)
  })
  test('a ship paid off costs no more, and a scout ship nothing', () => {
    const owner = rich(240)
    const last = { kind: 'Free Trader', receipts: 4, months_left: 2, payment_seconds: MONTH - 1 } as const
    const scout = { kind: 'Scout Ship', receipts: 1, months_left: 0, payment_seconds: 0 } as const
    const owns = (ship: Character['wealth']['ship']) => ({
      ...owner,
      wealth: { ...owner.wealth, tas_member: false, pension_per_year: 0, ship },
    })
    const { state, entries } = passed(playing({ Ada: owns(last), Bram: owns(scout) }), { years: 1 })
    expect(types(entries)).toEqual(['paymentFellDue', 'paymentFellDue'])
    expect(characterIn(state, 'Ada').wealth).toMatchObject({ cash: 200_000, debt: 0, ship: { months_left: 0 } })
    expect(characterIn(state, 'Bram').wealth).toMatchObject({ cash: 500_000, debt: 0 })
  })
  test('each falls due to the second', () => {
    const start = playing({ Ada: rich(240) })
    expect(types(passed(start, { seconds: MONTH - 1 }).entries)).toEqual([])
    expect(types(passed(start, { seconds: MONTH }).entries)).toEqual(['paymentFellDue'])
    expect(types(passed(start, { seconds: 2 * MONTH }).entries)).toEqual([
      'paymentFellDue',
      'dividendPaid',
      'paymentFellDue',
    ])
  })
  test('others do not learn what somebody owns', () => {
    const { entries } = passed(playing({ Ada: rich(240) }), { years: 1 })
    const bram = { id: 'bram', role: 'player', actors: ['Bram'] } as const
    const seen = entries.flatMap(({ fact }) => (fact && world.facts.view(fact, bram) ? [fact.type] : []))
    expect(new Set(seen)).toEqual(new Set(['timePassed']))
  })
})

describe('tables of recovery: the clock of play wakes and restores when the rules do', () => {
  const full = { strength: 7, dexterity: 8, endurance: 9 }
  test('traveller.combat.recovery-minor', () => {
    const wakes = (minutes: number) =>
      recoveryMinor({ full, current: { strength: 0, dexterity: 3, endurance: 3 }, minutes }, why).status === 'active'
    expect([wakes(MINUTES_TO_WAKE - 1), wakes(MINUTES_TO_WAKE)]).toEqual([false, true])
  })
  test('traveller.combat.recovery-serious', () => {
    const wakes = (minutes: number) =>
      recoverySerious({ full, current: { strength: 0, dexterity: 3, endurance: 0 }, minutes }, why).status === 'active'
    expect([wakes(MINUTES_TO_WAKE_SERIOUS - 1), wakes(MINUTES_TO_WAKE_SERIOUS)]).toEqual([false, true])
  })
  test('traveller.combat.blow-allowance', () => {
    const left = (rest_minutes: number) =>
      blowAllowance({ endurance_at_start: 9, endurance_full: 9, endurance_now: 9, blows_used: 4, rest_minutes }, why)
    expect([left(MINUTES_OF_FULL_REST - 1), left(MINUTES_OF_FULL_REST)]).toEqual([5, 9])
  })
})

/** Runs under one stream of dice and keeps every fact. */
function recorded(state: PlayState, spans: readonly Partial<typeof IDLE>[], seed: string) {
  const facts: JourneyFact[] = []
  const keeping: World<PlayState, JourneyFact> = {
    ...world,
    evolve: (before, fact) => {
      if (fact.type !== 'timePassed') facts.push(fact)
      return world.evolve(before, fact)
    },
  }
  const dice = seeded(seed)
  const bot = simulator(keeping, ({ choices }) => choices[choices.length > 2 ? 3 : 0]?.key ?? '')
  const after = spans.reduce((now, span) => bot.run(passTime, { ...IDLE, ...span }, now, dice).state, state)
  return { facts, state: after }
}

const anyInjury = fc
  .record({
    current: fc.record({ strength: fc.nat(6), dexterity: fc.nat(6), endurance: fc.integer({ min: 1, max: 6 }) }),
    zeros: fc.integer({ min: 0, max: 2 }),
    down_seconds: fc.nat(4 * HOUR),
  })
  .map(({ current, zeros, down_seconds }) => {
    const now = Object.values(current).filter(value => value === 0).length
    return { current, zeros: Math.max(zeros, now), at_start: null, down_seconds, treated: false }
  })

const anyPerson = fc
  .record({
    age: fc.integer({ min: 216, max: 900 }),
    age_seconds: fc.nat(MONTH - 1),
    cold_sleep_seconds: fc.nat(MONTH - 1),
    drug_months: fc.nat(10),
    injury: fc.option(anyInjury),
    blows_used: fc.nat(3),
    rest_seconds: fc.nat(4 * DAY),
    out_of_action_seconds: fc.nat(MONTH),
    member: fc.boolean(),
    pension: fc.constantFrom(0, 4000),
    cash: fc.nat(400_000),
    months_left: fc.nat(20),
  })
  .map(({ age, age_seconds, cold_sleep_seconds, drug_months, member, pension, cash, months_left, ...rest }) => {
    const base = person(age, rest)
    return {
      ...base,
      ledger: { ...base.ledger, age_seconds, cold_sleep_seconds, drug_months },
      wealth: {
        ...base.wealth,
        cash,
        tas_member: member,
        pension_per_year: pension,
        ship: { kind: 'Free Trader' as const, receipts: 3, months_left, payment_seconds: 0 },
      },
    }
  })

const anySpan = fc.oneof(
  fc.nat(2 * HOUR),
  fc.nat(4 * DAY),
  fc.nat(9 * YEAR),
  fc.constantFrom(10 * MINUTE, 30 * MINUTE, 3 * HOUR, 3 * DAY, MONTH, 2 * MONTH, YEAR, 4 * YEAR),
)

describe('properties', () => {
  test('traveller.proc.passing-time: a span cut in two brings the same, in the same order, as the whole', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, anySpan, anySpan, fc.nat(3), (ada, bram, a, b, doing) => {
        const start = playing({ Ada: ada, Bram: bram })
        const asleep = doing === 1 ? ['Bram'] : []
        const exerting = doing === 2 ? ['Bram'] : []
        const whole = recorded(start, [{ seconds: a + b, asleep, exerting }], 'time')
        const cut = recorded(
          start,
          [
            { seconds: a, asleep, exerting },
            { seconds: b, asleep, exerting },
          ],
          'time',
        )
        expect(cut).toEqual(whole)
      }),
      { numRuns: 150 },
    )
  })
  test('traveller.aging.physical-age: after any mixture of waking and sleeping it is the time awake', () => {
    const stretch = fc.tuple(fc.nat(20 * MONTH), fc.boolean())
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 12 }), stretches => {
        const spans = stretches.map(([seconds, sleeps]) => ({ seconds, asleep: sleeps ? ['Ada'] : [] }))
        const { ledger } = characterIn(recorded(playing({ Ada: person(216) }), spans, 'sleep').state, 'Ada')
        const awake = stretches.reduce((sum, [seconds, sleeps]) => sum + (sleeps ? 0 : seconds), 216 * MONTH)
        const { physical_age_months } = physicalAge(
          {
            calendar_age_months: ledger.age_months,
            calendar_age_seconds: ledger.age_seconds,
            cold_sleep_months: ledger.cold_sleep_months,
            cold_sleep_seconds: ledger.cold_sleep_seconds,
            drug_months: ledger.drug_months,
          },
          why,
        )
        expect(physical_age_months - ledger.drug_months).toBe(Math.floor(awake / MONTH))
      }),
    )
  })
  test('traveller.aging.schedule: ages of checks come one after the other, every four years', () => {
    fc.assert(
      fc.property(anyPerson, anySpan, (ada, seconds) => {
        const { facts } = recorded(playing({ Ada: ada }), [{ seconds }], 'old')
        const ages = facts.flatMap(fact => (fact.type === 'aged' ? [fact.values.age] : []))
        expect(ages.every(age => age >= 34 && (age - 34) % 4 === 0)).toBe(true)
        for (const [index, age] of ages.entries()) expect(age).toBe((ages[0] ?? 0) + 4 * index)
      }),
    )
  })
})
