/**
 * Fights at random between people, beasts and creatures of any Size, under every switch alone and under a hundred
 * combinations of legal options as they come: each stays legal, ends, and gives the same state again from its facts.
 */
import { isDeepStrictEqual } from 'node:util'
import { seeded } from '@umpire/dice'
import { compose, replay } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { fuzzed, SMALL } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { describe, expect, inject, test } from 'vitest'
import { PRESETS } from '../option/switch/presets.ts'
import { all, anyBody, anyOptions, legal, SWITCHES } from './fuzz-fixture.ts'

const SECONDS = 15

function fights(chosen: readonly string[], seed: string): void {
  const ruleset = compose(all, { options: chosen, settings: {} })
  const { start, end, facts, wrong } = fuzzed(seed, ruleset, SECONDS, SMALL, anyBody)
  const place = `${seed}: ${chosen.join(', ')}`
  expect(wrong, place).toEqual([])
  expect(end.stage, place).toBe('over')
  expect(isDeepStrictEqual(replay(start, facts, fightPlay.evolve), end), `${place}: its facts give this state`).toBe(
    true,
  )
}

const COMBINATIONS = 100 * inject('times')
const TOGETHER = 20

/** No two of them alike. */
function combinations(): readonly (readonly string[])[] {
  const source = seeded('sizes')
  const found = new Map<string, readonly string[]>()
  while (found.size < COMBINATIONS) {
    const chosen = anyOptions(source)
    found.set(chosen.join(' '), chosen)
  }
  return [...found.values()]
}

describe('gulliver.size.build: fights between sizes stay legal', () => {
  test('with no switch at all', () => {
    for (let nth = 0; nth < 5; nth++) fights([], `none ${nth}`)
  })
  test('with no switch at all they are those of GURPS, to the last fact', () => {
    const [plain, beside] = [compose(choosable), compose(all)]
    for (let nth = 0; nth < 5; nth++) {
      const [one, other] = [plain, beside].map(ruleset => fuzzed(`off ${nth}`, ruleset, SECONDS, SMALL, anyBody))
      expect(one?.facts.length).toBeGreaterThan(0)
      expect(other?.facts).toEqual(one?.facts)
    }
  })
  test.each(PRESETS.map(({ key, options }) => ({ key, options })))('with the preset $key', ({ key, options }) => {
    for (let nth = 0; nth < 5; nth++) fights(legal(options), `${key} ${nth}`)
  })
  test.each(SWITCHES)('with %s alone', key => fights(legal([key]), key))

  const combined = combinations()
  for (let first = 0; first < COMBINATIONS; first += TOGETHER) {
    test(`with combinations ${first + 1} to ${first + TOGETHER}`, () => {
      for (const [index, chosen] of combined.slice(first, first + TOGETHER).entries()) {
        fights(chosen, `combination ${first + index}`)
      }
    })
  }

  test('every switch is on in some combinations and off in others', () => {
    for (const key of SWITCHES) {
      const on = combined.filter(chosen => chosen.includes(key)).length
      expect(on, key).toBeGreaterThan(0)
      expect(on, key).toBeLessThan(COMBINATIONS)
    }
  })
})
