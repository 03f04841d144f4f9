/** What the odds driver cannot weigh. */
import { dice, seeded } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { procedure, type Result } from '../procedure/procedure.ts'
import { bestOdds, odds } from './odds.ts'
import { startPlay } from './play.ts'
import { simulator, takeFirst } from './simulate.ts'
import { type AskCount, about, running, world } from './test/odds-fixture.ts'

describe('what cannot be weighed is refused in one line', () => {
  const begin = { count: 0 }
  const tell = <T extends Result>(body: (ask: AskCount) => T) =>
    procedure({ id: 'test.odd', title: 'Odd', given: {} }, body)

  test('a procedure that never ends', () => {
    const endless = tell((ask): number => {
      for (;;) ask.roll(dice('1d1'), about)
    })
    expect(() => odds(world, endless, {}, begin, takeFirst)).toThrow('odds: expected at most 500 questions in a row')
  })
  test('too many different throws', () => {
    const many = tell((ask): number => {
      const [highest = 0] = ask.faces(dice('12d20'), about)
      return highest
    })
    expect(() => odds(world, many, {}, begin, takeFirst)).toThrow(
      'odds: expected dice with at most 10000 different throws, got "12d20"',
    )
  })
  test('faces of what is no pool, by every driver', () => {
    const kept = tell((ask): number => ask.faces(dice('4d6kh3'), about).length)
    const message = 'faces: expected a pool of equal dice, such as 4d6, got "4d6kh3"'
    expect(() => odds(world, kept, {}, begin, takeFirst)).toThrow(message)
    expect(() => startPlay(world, kept, {}, begin)).toThrow(message)
    expect(() => simulator(world, takeFirst).run(kept, {}, begin, seeded('x'))).toThrow(message)
  })
  test('a choice by somebody who would have to see a secret roll', () => {
    const guess = tell((ask): boolean => {
      const coin = ask.roll(dice('1d2'), { ...about, secret: true })
      const call = ask.choose({
        who: 'Ada',
        question: 'guess',
        choices: [
          { key: '1', label: 'One' },
          { key: '2', label: 'Two' },
        ],
      })
      return Number(call) === coin
    })
    const won = (_: string, { result }: { result: boolean }) => (result ? 1 : 0)
    expect(() => bestOdds(world, guess, {}, begin, won)).toThrow(
      'Ada, guess: expected a choice that can be weighed, with no secret roll before it',
    )
    expect(odds(world, guess, {}, begin, takeFirst).chance(({ result }) => result)).toMatchObject({ ways: 1n, of: 2n })
  })
  test("a choice by somebody who would have to see another's secret choice", () => {
    const coin = (who: string, secret: boolean) => ({
      who,
      question: 'heads or tails',
      choices: [
        { key: 'heads', label: 'Heads' },
        { key: 'tails', label: 'Tails' },
      ],
      secret,
    })
    const guess = (second: string, secret: boolean) =>
      tell((ask): boolean => {
        const hidden = ask.choose(coin('Ada', secret))
        return hidden === ask.choose(coin(second, false))
      })
    const won = (_: string, { result }: { result: boolean }) => (result ? 1 : 0)
    expect(() => bestOdds(world, guess('Bram', true), {}, begin, won)).toThrow(
      "Bram, heads or tails: expected a choice that can be weighed, with nobody else's secret choice before it",
    )
    for (const known of [guess('Bram', false), guess('Ada', true)]) {
      expect(bestOdds(world, known, {}, begin, won).odds.chance(({ result }) => result).decimal).toBe(1)
    }
  })
  test('a worth that is no whole number', () => {
    expect(() => bestOdds(world, running([{ do: 'choose' }]), {}, begin, () => 0.5)).toThrow(
      'worth: expected a whole number, got 0.5',
    )
  })
})
