/** Gambling: worked sessions, the exact odds by hand, and what the player must not learn. */
import { seeded } from '@umpire/dice'
import { odds, type Policy, script, simulator, startPlay, takeFirst, throwing } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { of36 } from '../../skill/throw/two-dice-fixture.ts'
import type { PlayState } from '../facts/state.ts'
import { ada, at, bram, gm, guest, seen, somebody, world } from '../test/skill-fixture.ts'
import { gamble } from './gambling.ts'

const session = {
  default_zero: false,
  jack_of_all_trades: true,
  who: 'Ada',
  game: 'private',
  bet: 500,
  bets: 1,
  crooked: null,
  stacked: -2,
} as const
const player = (level: number | null, cash = 5000): PlayState =>
  at({ Ada: somebody(level === null ? {} : { Gambling: level }, cash), Bram: somebody({}) })
const cashOf = (state: PlayState) => state.characters['Ada']?.wealth.cash

describe('traveller.proc.gambling-session', () => {
  test('a bet within the limits is won or lost in cash', () => {
    // Honest on 9; level 2 shown; 7 + 2 wins a house game.
    const house = { ...session, game: 'organized', bet: 1000 } as const
    const won = script(world, gamble, house, player(2), [9, '2', 7, 'leave'])
    expect(won.result).toEqual({ allowed: true, crooked: false, net: 1000, suspected: false })
    expect(cashOf(won.state)).toBe(6000)
    const lost = script(world, gamble, session, player(null), [9, 7, 'leave'])
    expect(lost.result).toMatchObject({ net: -500 })
    expect(cashOf(lost.state)).toBe(4500)
  })
  test('a crooked game counts −2, or what the referee says; an honest one nothing', () => {
    const dms = (given: object, answers: readonly (number | string)[]) =>
      script(world, gamble, { ...session, ...given }, player(1), answers).entries.flatMap(({ fact }) =>
        fact?.type === 'gambled' ? [fact.values['dm']] : [],
      )
    expect(dms({}, [10, '1', 8, 'leave'])).toEqual([-1])
    expect(dms({ stacked: -4 }, [10, '1', 8, 'leave'])).toEqual([-3])
    expect(dms({}, [9, '1', 8, 'leave'])).toEqual([1])
    expect(dms({ crooked: true }, ['1', 8, 'leave'])).toEqual([-1])
  })
  test('level 3 may notice, by the true level, and leave in time', () => {
    const left = script(world, gamble, session, player(3), [10, 7, 'leave'])
    expect(left.result).toEqual({ allowed: true, crooked: true, net: 0, suspected: false })
    expect(cashOf(left.state)).toBe(5000)
    const stayed = script(world, gamble, session, player(3), [10, 7, 'stay', '1', 12, 'leave'])
    expect(stayed.result).toMatchObject({ net: 500 })
    // 6 notices nothing; level 2 does not even look.
    expect(script(world, gamble, session, player(3), [10, 6, '3', 12, 'leave']).result).toMatchObject({ crooked: true })
    expect(script(world, gamble, session, player(2), [10, '2', 12, 'leave']).result).toMatchObject({ crooked: true })
  })
  test('level 4 shown may be suspected; a lower one shown never is', () => {
    const suspected = script(world, gamble, session, player(4), [2, 7, '4', 12, 'leave', 9])
    expect(suspected.result).toMatchObject({ suspected: true })
    expect(script(world, gamble, session, player(6), [2, 7, '6', 12, 'leave', 10]).result).toMatchObject({
      suspected: false,
    })
    expect(script(world, gamble, session, player(6), [2, 7, '3', 12, 'leave']).result).toMatchObject({
      suspected: false,
    })
  })
  test('one throw for the game and one for suspicion, however many bets', () => {
    const { entries } = script(world, gamble, session, player(4), [2, 7, '4', 12, 'again', 12, 'again', 2, 'leave', 3])
    expect(entries.map(({ fact }) => fact?.type)).toEqual([
      'satDownToGame',
      'watchedGame',
      'gambled',
      'gambled',
      'gambled',
      'drewSuspicion',
    ])
  })
  test('bets beyond the limits or the cash at hand are refused', () => {
    const refusal = (given: object, cash: number) =>
      script(world, gamble, { ...session, ...given }, player(1, cash), []).result
    expect(refusal({ bet: 6000 }, 9000)).toMatchObject({ allowed: false, rule: 'traveller.skill.gambling' })
    expect(refusal({ bet: 49 }, 9000)).toMatchObject({ allowed: false })
    expect(refusal({ game: 'organized', bet: 0 }, 9000)).toMatchObject({ allowed: false })
    expect(refusal({ bet: 500 }, 499)).toMatchObject({ because: 'the bet must not exceed the cash at hand' })
  })
  test('who cannot pay another bet must stop', () => {
    const { result, state } = script(world, gamble, { ...session, bets: 5 }, player(0, 1200), [2, 2, 2])
    expect(result).toMatchObject({ net: -1000 })
    expect(cashOf(state)).toBe(200)
  })
})

describe('traveller.proc.gambling-session: exact odds', () => {
  const leaves: Policy<PlayState> = ({ choices, question }) =>
    question === 'level to play at' ? (choices[0]?.key ?? '') : 'leave'
  const crooked = of36(roll => roll >= 10)

  test('traveller.skill.gambling: one bet of each game at each level', () => {
    for (const [game, needed] of [
      ['private', 8],
      ['organized', 9],
    ] as const) {
      for (const level of [null, 0, 1, 2, 3, 5, 7]) {
        const wins = (stacked: number) => of36(roll => roll > 2 && roll + (level ?? 0) + stacked >= needed)
        // Of crooked games, those that level 3 notices are left.
        const played = (level ?? 0) >= 3 ? 36 - of36(roll => roll >= 7) : 36
        const ways = (36 - crooked) * 36 * wins(0) + crooked * played * wins(-2)
        const found = odds(world, gamble, { ...session, game }, player(level), leaves)
        const chance = found.chance(({ result }) => result.allowed && result.net > 0)
        expect(chance.ways * BigInt(36 ** 3), `${game} ${level}`).toBe(BigInt(ways) * chance.of)
      }
    }
  })
  test('traveller.skill.gambling-crooked: suspicion, by the level shown', () => {
    for (const level of [3, 4, 5, 8]) {
      const found = odds(world, gamble, { ...session, crooked: false }, player(level), leaves)
      const { decimal } = found.chance(({ result }) => result.allowed && result.suspected)
      expect(decimal).toBeCloseTo(level < 4 ? 0 : of36(roll => roll - (level - 4) >= 9) / 36, 12)
    }
  })
  test('a stretch of bets is weighed state by state, and ruin ends it', () => {
    // A walk by hand: start with 3 bets' worth, 15 of 36 win each time, stop at nothing.
    const BETS = 60
    let purses = new Map([[3, 1]])
    for (let bet = 0; bet < BETS; bet++) {
      const next = new Map<number, number>()
      for (const [purse, chance] of purses) {
        if (purse === 0) next.set(0, (next.get(0) ?? 0) + chance)
        else {
          next.set(purse + 1, (next.get(purse + 1) ?? 0) + (chance * 15) / 36)
          next.set(purse - 1, (next.get(purse - 1) ?? 0) + (chance * 21) / 36)
        }
      }
      purses = next
    }
    const given = { ...session, crooked: false, bets: BETS }
    const found = odds(world, gamble, given, player(0, 1500), leaves)
    for (const purse of [0, 1, 3, 9, 21]) {
      const { decimal } = found.chance(({ state }) => cashOf(state) === 500 * purse)
      expect(decimal).toBeCloseTo(purses.get(purse) ?? 0, 12)
    }
  })
  test('simulation agrees within four standard errors', () => {
    const RUNS = 1000 * inject('times')
    const exact = odds(world, gamble, session, player(4), leaves).chance(
      ({ result }) => result.allowed && result.net > 0,
    )
    const sessions = simulator(world, leaves)
    const source = seeded('casino')
    let won = 0
    for (let run = 0; run < RUNS; run++) {
      const { result } = sessions.run(gamble, session, player(4), source)
      if (result.allowed && result.net > 0) won++
    }
    const error = Math.sqrt((exact.decimal * (1 - exact.decimal)) / RUNS)
    expect(Math.abs(won / RUNS - exact.decimal)).toBeLessThan(4 * error)
  })
})

describe('traveller.core.hidden-rolls: a game', () => {
  test('the player learns of wins and losses, never the dice, the stacked odds or the crooked game', () => {
    const { entries } = script(world, gamble, session, player(4), [10, 6, '4', 9, 'leave', 5])
    expect(seen(entries, gm).map(({ fact }) => fact?.type)).toEqual([
      'satDownToGame',
      'watchedGame',
      'gambled',
      'drewSuspicion',
    ])
    for (const seat of [ada, bram, guest]) {
      const log = seen(entries, seat)
      expect(log.map(({ fact }) => fact?.type)).toEqual(['satDownToGame', 'gambled'])
      expect(log.flatMap(({ rolls, why }) => [...rolls, ...why])).toEqual([])
      expect(JSON.stringify(log)).not.toMatch(/crooked|stacked|"dm"|total|detect|suspect/)
    }
    expect(seen(entries, ada)[1]?.fact?.values).toMatchObject({ win: true, cash_change: 500, level_used: 4 })
    expect(seen(entries, bram)[1]?.fact?.values).toEqual({ who: 'Ada', game: 'private', win: true })
  })
  test('an honest and a crooked game look alike to the player', () => {
    const log = (first: number) =>
      seen(script(world, gamble, session, player(3), [first, 6, '3', 12, 'leave']).entries, ada)
    expect(log(10)).toEqual(log(9))
  })
  test('who notices, learns it; who is suspected, too', () => {
    const noticed = script(world, gamble, session, player(3), [10, 7, 'leave']).entries
    expect(JSON.stringify(seen(noticed, ada))).toContain('"detected":true')
    expect(JSON.stringify(seen(noticed, bram))).not.toContain('detected')
    const suspected = script(world, gamble, session, player(4), [2, 7, '1', 12, 'leave']).entries
    expect(JSON.stringify(seen(suspected, bram))).not.toContain('suspected')
    const thrownOut = script(world, gamble, session, player(4), [2, 7, '4', 12, 'leave', 12]).entries
    expect(JSON.stringify(seen(thrownOut, bram))).toContain('"suspected":true')
  })
  test('no byte of many sessions tells a player whether the game was crooked', () => {
    for (let game = 0; game < 40; game++) {
      const play = startPlay(world, gamble, { ...session, stacked: -17 }, player(2), throwing(seeded(`game ${game}`)))
      while (play.questions.length > 0)
        play.answer({ choice: play.questions[0]?.kind === 'choice' ? pick(play.questions[0].choices) : '' })
      expect(JSON.stringify(seen(play.entries, ada))).not.toMatch(/crooked|stacked|-1[57]/)
    }
  })
  const pick = (choices: readonly { readonly key: string }[]): string => choices[0]?.key ?? ''
})

test('traveller.skill.gambling: the first choices take a player through a session', () => {
  const { result } = simulator(world, takeFirst).run(gamble, session, player(5), seeded('first'))
  expect(result.allowed).toBe(true)
})
