/** Bribes and forged papers: worked cases, the exact odds by hand, and who learns what. */
import { bestOdds, odds, type Policy, script } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { of36 } from '../../skill/throw/two-dice-fixture.ts'
import type { PlayState } from '../facts/state.ts'
import { ada, at, bram, gm, guest, seen, somebody, world, worldWith } from '../test/skill-fixture.ts'
import { bribe, forgeryDay } from './officials.ts'

const USUAL = { default_zero: false, jack_of_all_trades: true }
const offer = {
  ...USUAL,
  who: 'Ada',
  official: 'a clerk',
  law_level: 6,
  cash_offer: 200,
  reaction: 'neutral',
  referee_dms: [],
  secret_report: false,
} as const
const adaWith = (skills: { readonly [skill: string]: number }, cash: number): PlayState =>
  at({ Ada: somebody(skills, cash), Bram: somebody({}) })

const cashOf = (state: PlayState) => state.characters['Ada']?.wealth.cash

describe('traveller.proc.bribe', () => {
  test('the first offer taken costs what was offered', () => {
    const { result, state, entries } = script(world, bribe, offer, adaWith({ Bribery: 1 }, 1000), [7])
    expect(result).toEqual({ allowed: true, end: 'accepted' })
    expect(cashOf(state)).toBe(800)
    expect(entries[0]?.fact?.values).toMatchObject({ cash: 200, dm: -1, accepted: true, second: false, law_level: 6 })
  })
  test('the second offer taken costs twice as much', () => {
    const { result, state } = script(world, bribe, offer, adaWith({ Bribery: 1 }, 1000), [8, 'double', 7])
    expect(result).toEqual({ allowed: true, end: 'accepted' })
    expect(cashOf(state)).toBe(600)
  })
  test('a refusal costs nothing but may be reported, thrown for once and without DMs', () => {
    for (const [answers, end] of [
      [[9, 'double', 9, 4], 'refused'],
      [[9, 'double', 9, 3], 'reported'],
      [[9, 'stop', 2], 'reported'],
    ] as const) {
      const { result, state, entries } = script(world, bribe, offer, adaWith({ Bribery: 1 }, 1000), answers)
      expect(result).toEqual({ allowed: true, end })
      expect(cashOf(state)).toBe(1000)
      expect(entries.at(-1)?.fact).toMatchObject({ type: 'weighedReport', values: { reported: end === 'reported' } })
    }
  })
  test('nobody offers what they do not have', () => {
    const poor = adaWith({}, 300)
    expect(script(world, bribe, { ...offer, cash_offer: 301 }, poor, []).result).toMatchObject({ allowed: false })
    expect(script(world, bribe, { ...offer, cash_offer: 0 }, poor, []).result).toMatchObject({ allowed: false })
    expect(() => script(world, bribe, offer, poor, [12, 'double', 12, 12])).toThrow(
      'Ada, a second offer: expected one of stop (double is barred by traveller.skill.bribery: the doubled offer must not exceed the cash at hand)',
    )
  })
  test('a hostile official should be offered nothing: there is a warning and a way out', () => {
    const hostile = { ...offer, reaction: 'hostile' } as const
    const { result, entries } = script(world, bribe, hostile, adaWith({}, 1000), ['withdraw'])
    expect(result).toEqual({ allowed: true, end: 'withdrawn' })
    expect(entries[0]?.note).toMatchObject({ rule: 'traveller.skill.bribery' })
    expect(script(world, bribe, hostile, adaWith({}, 1000), ['offer', 2, 'stop', 12]).result).toMatchObject({
      end: 'refused',
    })
  })
  test('a strong friend and the referee count on both offers', () => {
    const friend = { ...offer, law_level: 5, reaction: 'strong friend', referee_dms: [1] } as const
    const { entries } = script(world, bribe, friend, adaWith({ Bribery: 2 }, 1000), [9, 'double', 8])
    expect(entries.map(({ fact }) => fact?.values)).toMatchObject([
      { dm: -3, accepted: false },
      { dm: -3, accepted: true, second: true, cash: 400 },
    ])
  })

  const stops: Policy<PlayState> = () => 'stop'
  const doubles: Policy<PlayState> = () => 'double'
  const LEVELS: readonly (readonly [{ readonly [skill: string]: number }, dm: number])[] = [
    [{}, 5],
    [{ 'Jack of all Trades': 2 }, 0],
    [{ Bribery: 1 }, -1],
    [{ Bribery: 4 }, -4],
  ]
  for (const [skills, dm] of LEVELS) {
    test(`exact odds with ${JSON.stringify(skills)}, at every law level, with and without a second offer`, () => {
      for (let law_level = 0; law_level <= 15; law_level++) {
        const taken = of36(roll => roll + dm <= law_level)
        const reports = of36(roll => roll <= 3)
        for (const [policy, offers] of [
          [stops, 1],
          [doubles, 2],
        ] as const) {
          const found = odds(world, bribe, { ...offer, law_level }, adaWith(skills, 1000), policy)
          const refusals = (36 - taken) ** offers
          const all = 36 ** offers
          const ends = {
            accepted: (all - refusals) * 36,
            refused: refusals * (36 - reports),
            reported: refusals * reports,
          }
          for (const [end, ways] of Object.entries(ends)) {
            const chance = found.chance(({ result }) => result.allowed && result.end === end)
            expect(chance.ways * BigInt(all * 36), `law level ${law_level}, ${end}`).toBe(BigInt(ways) * chance.of)
          }
        }
      }
    })
  }
  test('bribery-as-printed makes the skilled worse than those with none', () => {
    const letter = worldWith({ options: ['bribery-as-printed'] })
    const accepted = (rules: typeof world, level: number) =>
      odds(rules, bribe, offer, adaWith({ Bribery: level }, 1000), stops).chance(
        ({ result }) => result.allowed && result.end === 'accepted',
      ).decimal
    expect(accepted(letter, 3)).toBeCloseTo(of36(roll => roll + 3 <= 6) / 36)
    expect(accepted(world, 3)).toBeCloseTo(of36(roll => roll - 3 <= 6) / 36)
  })
  test('whether to offer twice as much can be weighed', () => {
    const worth = (_who: string, { state, result }: { state: PlayState; result: object }) =>
      (cashOf(state) ?? 0) + ('end' in result && result.end === 'accepted' ? 1000 : 0)
    const { decisions } = bestOdds(world, bribe, offer, adaWith({ Bribery: 1 }, 1000), worth)
    expect(decisions.map(({ question, best }) => [question, best])).toEqual([['a second offer', 'double']])
    const dear = bestOdds(world, bribe, { ...offer, cash_offer: 900 }, adaWith({ Bribery: 1 }, 5000), worth)
    expect(dear.decisions.map(({ best }) => best)).toEqual(['stop'])
  })
  test('a secret report is seen by the referee alone', () => {
    const given = { ...offer, secret_report: true }
    const { entries } = script(world, bribe, given, adaWith({}, 1000), [12, 'stop', 2])
    expect(seen(entries, gm).map(({ fact }) => fact?.type)).toEqual(['offeredBribe', 'weighedReport'])
    for (const seat of [ada, bram, guest]) {
      expect(seen(entries, seat).map(({ fact }) => fact?.type)).toEqual(['offeredBribe'])
      expect(JSON.stringify(seen(entries, seat))).not.toContain('report')
    }
  })
})

describe('traveller.proc.forgery-day', () => {
  const papers = {
    ...USUAL,
    who: 'Ada',
    forger: null,
    law_level: 5,
    cash_offer: 0,
    reaction: 'neutral',
    referee_dms: [],
    checks: 1,
  } as const

  test('worked cases of the inventory', () => {
    const forger = adaWith({ Forgery: 2 }, 0)
    expect(script(world, forgeryDay, papers, forger, [6]).result).toEqual({
      allowed: true,
      inspected: 0,
      averted: 0,
      detected: false,
    })
    const shown = script(world, forgeryDay, papers, forger, [5, 'show', 9])
    expect(shown.result).toEqual({ allowed: true, inspected: 1, averted: 0, detected: false })
    expect(shown.entries.at(-1)?.fact?.values).toMatchObject({ forger: 'Ada', level: 2, dm: -4, detected: false })
    const caught = script(world, forgeryDay, { ...papers, checks: 2 }, adaWith({ Forgery: 1 }, 0), [5, 'show', 8])
    expect(caught.result).toEqual({ allowed: true, inspected: 1, averted: 0, detected: true })
  })
  test('the forger may be another one, whose level only those who play them learn', () => {
    const state = at({ Ada: somebody({}), Bram: somebody({ Forgery: 3 }) })
    const { entries } = script(world, forgeryDay, { ...papers, forger: 'Bram' }, state, [2, 'show', 11])
    expect(entries.at(-1)?.fact?.values).toMatchObject({ level: 3, dm: -6, detected: false })
    expect(seen(entries, bram).at(-1)?.fact?.values).toMatchObject({ level: 3, dm: -6 })
    expect(seen(entries, ada).at(-1)?.fact?.values).toEqual({ who: 'Ada', forger: 'Bram', detected: false })
  })
  test('administration or a bribe may avert the look, each once', () => {
    const rich = adaWith({ Administration: 1 }, 1000)
    const talked = script(world, forgeryDay, papers, rich, [5, 'administration', 5])
    expect(talked.result).toEqual({ allowed: true, inspected: 1, averted: 1, detected: false })
    const paying = { ...papers, cash_offer: 100 }
    const bribed = script(world, forgeryDay, paying, rich, [
      5,
      'administration',
      2,
      'bribe',
      12,
      'double',
      2,
      12,
      'show',
      2,
    ])
    expect(bribed.result).toEqual({ allowed: true, inspected: 1, averted: 0, detected: false })
    const paid = script(world, forgeryDay, { ...paying, law_level: 9 }, rich, [5, 'bribe', 4])
    expect(paid.result).toMatchObject({ averted: 1 })
    expect(cashOf(paid.state)).toBe(900)
    expect(() => script(world, forgeryDay, papers, rich, [5, 'bribe'])).toThrow(
      'bribe is barred by traveller.skill.bribery',
    )
    expect(() => script(world, forgeryDay, papers, rich, [5, 'administration', 2, 'administration'])).toThrow(
      'Ada, papers are asked for: expected one of show',
    )
  })
  test('exact odds of being found out, shown papers once and twice a day', () => {
    const shows: Policy<PlayState> = () => 'show'
    for (let law_level = 0; law_level <= 15; law_level++) {
      for (const [skills, dm] of [
        [{}, 0],
        [{ Forgery: 1 }, -2],
        [{ Forgery: 3 }, -6],
      ] as const) {
        const looks = of36(roll => roll <= law_level)
        const finds = of36(roll => roll + dm >= 6)
        const safe = 36 * 36 - looks * finds
        for (const checks of [1, 2]) {
          const given = { ...papers, law_level, checks }
          const caught = odds(world, forgeryDay, given, adaWith(skills, 0), shows).chance(
            ({ result }) => result.allowed && result.detected,
          )
          const all = BigInt((36 * 36) ** checks)
          expect(caught.ways * all).toBe((all - BigInt(safe ** checks)) * caught.of)
        }
      }
    }
  })
})
