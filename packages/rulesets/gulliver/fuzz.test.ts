/**
 * Fights at random between people, beasts and creatures of any Size, under every switch alone and under two hundred
 * combinations of legal options as they come: each stays legal, ends, and gives the same state again from its facts.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Source, seeded } from '@umpire/dice'
import { compose, type Json, replay } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { anyWho, fuzzed, SMALL } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, creatures, gulliverOptions, PRESETS } from './index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions, ...gulliverOptions(screenOptions)] }
const KEYS = all.options.map(({ key }) => key)
const SWITCHES = gulliverOptions(screenOptions).map(({ key }) => key)
const optionNamed = (key: string) => all.options.find(one => one.key === key)

/** With whatever they require, and without what they exclude: the first of two that exclude each other stays. */
function legal(wanted: readonly string[]): readonly string[] {
  const chosen = new Set<string>()
  const brought = (key: string): readonly string[] => {
    const found = new Set([key])
    for (const one of found) for (const more of optionNamed(one)?.requires ?? []) found.add(more)
    return [...found]
  }
  const excluded = (key: string): boolean =>
    [...chosen].some(
      one => optionNamed(one)?.excludes.includes(key) === true || optionNamed(key)?.excludes.includes(one) === true,
    )
  for (const key of wanted) {
    const company = brought(key)
    if (company.some(excluded)) continue
    for (const one of company) chosen.add(one)
  }
  return KEYS.filter(key => chosen.has(key))
}

/** From −6 to +3: the largest would have no room on these maps. */
const SIZES = 10
const SMALLEST = -6

/** Half of them are creatures of the book's table, brought to a Size of their own. */
function anyBody(source: Source, id: string): object {
  if (source.draw(2, 1) === 0) return anyWho(source, id)
  const design = CATALOGUE[source.draw(CATALOGUE.length, 1)]
  if (design === undefined) return anyWho(source, id)
  const size = SMALLEST + source.draw(SIZES, 1)
  const file: Json = creatures.read(JSON.parse(creatures.print(creatures.make({ creature: design.name }), 'json')), id)
  const there = creatures.resized?.(file, size) ?? file
  return { character: creatures.fighter(there, id) }
}

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

const COMBINATIONS = 200
const TOGETHER = 20

/** No two of them alike. */
function combinations(): readonly (readonly string[])[] {
  const source = seeded('sizes')
  const found = new Map<string, readonly string[]>()
  while (found.size < COMBINATIONS) {
    // Few of them, or many.
    const rarity = 2 + source.draw(40, 1)
    const wanted = KEYS.filter(() => source.draw(rarity, 1) === 0)
    const turned = source.draw(2, 1) === 0 ? wanted : wanted.toReversed()
    const chosen = legal(turned)
    found.set(chosen.join(' '), chosen)
  }
  return [...found.values()]
}

describe('gulliver.size.build: fights between sizes stay legal', () => {
  test('with no switch at all', () => {
    for (let nth = 0; nth < 5; nth++) fights([], `none ${nth}`)
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
