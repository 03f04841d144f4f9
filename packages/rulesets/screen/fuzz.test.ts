/** Fights at random with every option alone, with all of them, and with combinations as they come. */
import { seeded } from '@umpire/dice'
import { compose } from '@umpire/engine'
import { fuzzed } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { screenOptions } from './index.ts'

const KEYS = screenOptions.map(({ key }) => key)

/** With whatever they require. */
function legal(chosen: readonly string[]): readonly string[] {
  const needed = chosen.flatMap(key => screenOptions.find(one => one.key === key)?.requires ?? [])
  return [...new Set([...chosen, ...needed])]
}

function fights(chosen: readonly string[], seed: string, count: number): void {
  const ruleset = compose({ options: screenOptions }, { options: legal(chosen), settings: {} })
  for (let nth = 0; nth < count; nth++) {
    const { end, wrong } = fuzzed(`${seed} ${nth}`, ruleset, 60)
    expect(wrong, `${seed} ${nth}: ${chosen.join(', ')}`).toEqual([])
    expect(end.stage).toBe('over')
  }
}

describe('gurps.procedure.combat: fights at random stay legal', () => {
  test.each(KEYS)('with %s alone', key => fights([key], key, 3))

  test('with all options', () => fights(KEYS, 'all', 20))

  test('with combinations as they come', () => {
    const source = seeded('combinations')
    for (let nth = 0; nth < 40; nth++) {
      fights(
        KEYS.filter(() => source.draw(2, 1) === 0),
        `combination ${nth}`,
        1,
      )
    }
  })
})
