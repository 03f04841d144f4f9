/**
 * Fights at random with every option alone, with all but one, with none, with all, and with a hundred combinations as they
 * come: each stays legal, ends, and gives the same state again from its facts. `npm run fights` does it for thousands.
 */
import { isDeepStrictEqual } from 'node:util'
import { seeded } from '@umpire/dice'
import { compose, replay } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { fuzzed, SMALL } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { describe, expect, inject, test } from 'vitest'
import { screenOptions } from '../index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions] }
const KEYS = all.options.map(({ key }) => key)
const requiredBy = (key: string): readonly string[] => all.options.find(one => one.key === key)?.requires ?? []

/** With whatever they require. */
const legal = (chosen: readonly string[]): readonly string[] =>
  KEYS.filter(key => chosen.includes(key) || chosen.some(one => requiredBy(one).includes(key)))

/** All but one, and but what requires that one. */
const allBut = (key: string): readonly string[] => KEYS.filter(one => one !== key && !requiredBy(one).includes(key))

const COMBINATIONS = 100 * inject('times')
const TOGETHER = 25

/** No two of them alike. */
function combinations(): readonly (readonly string[])[] {
  const source = seeded('combinations')
  const found = new Map<string, readonly string[]>()
  while (found.size < COMBINATIONS) {
    const chosen = legal(KEYS.filter(() => source.draw(2, 1) === 0))
    found.set(chosen.join(' '), chosen)
  }
  return [...found.values()]
}

const SECONDS = 25

function fights(chosen: readonly string[], seed: string, count = 1): void {
  const ruleset = compose(all, { options: chosen, settings: {} })
  for (let nth = 0; nth < count; nth++) {
    const { start, end, facts, wrong } = fuzzed(`${seed} ${nth}`, ruleset, SECONDS, SMALL)
    const place = `${seed} ${nth}: ${chosen.join(', ')}`
    expect(wrong, place).toEqual([])
    expect(end.stage, place).toBe('over')
    expect(isDeepStrictEqual(replay(start, facts, fightPlay.evolve), end), `${place}: its facts give this state`).toBe(
      true,
    )
  }
}

describe('gurps.procedure.combat: fights at random stay legal', () => {
  test('with no option', () => fights([], 'none', 3))
  test('with all options', () => fights(KEYS, 'all', 4))
  test.each(KEYS)('with %s alone', key => fights(legal([key]), key, 2))
  test.each(KEYS)('with all but %s', key => fights(allBut(key), `all but ${key}`))

  const combined = combinations()
  for (let first = 0; first < COMBINATIONS; first += TOGETHER) {
    test(`with combinations ${first + 1} to ${first + TOGETHER}`, () => {
      for (const [index, chosen] of combined.slice(first, first + TOGETHER).entries()) {
        fights(chosen, `combination ${first + index}`)
      }
    })
  }
})

test('gurps.procedure.combat: the combinations are a hundred, all legal, and have every option on and off', () => {
  const combined = combinations()
  expect(new Set(combined.map(chosen => chosen.join(' '))).size).toBe(COMBINATIONS)
  for (const chosen of combined) expect(compose(all, { options: chosen }).chosen.options).toHaveLength(chosen.length)
  for (const key of KEYS) {
    const on = combined.filter(chosen => chosen.includes(key)).length
    expect(on, key).toBeGreaterThan(COMBINATIONS / 4)
    expect(on, key).toBeLessThan(COMBINATIONS)
  }
})
