/** Flaws of programs, counted, and the referee's aids. */
import { seeded } from '@umpire/dice'
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { computer, electronics } from './devices.ts'

const ruleset = compose({ options: [] })
const why = ruleset.silent

describe('traveller.skill.computer', () => {
  test('of 36 × 36 × 6 throws, so many make each flaw', () => {
    const flaws = new Map<string, number>()
    const faces = [1, 2, 3, 4, 5, 6]
    for (const a of faces)
      for (const b of faces)
        for (const c of faces)
          for (const d of faces)
            for (const die of faces) {
              const { fatal, flaw_dm } = computer({ roll: a + b, second_roll: c + d, die }, why)
              const key = `${fatal} ${flaw_dm}`
              flaws.set(key, (flaws.get(key) ?? 0) + 1)
            }
    // Fatal 6 of 36; otherwise 10 of 36 flawed, one half each way.
    expect(Object.fromEntries(flaws)).toEqual({
      'true 0': 6 * 36 * 6,
      'false -1': 30 * 10 * 3,
      'false -2': 30 * 10 * 3,
      'false 0': 30 * 26 * 6,
    })
  })
  test('asks for the next roll only where one is needed', () => {
    expect(computer({ roll: 7 }, why).roll_needed).toBeNull()
    expect(computer({ roll: 8 }, why)).toEqual({ fatal: false, flaw_dm: null, roll_needed: 'second_roll' })
    expect(computer({ roll: 8, second_roll: 5 }, why)).toEqual({ fatal: false, flaw_dm: null, roll_needed: 'die' })
    expect(computer({ roll: 8, second_roll: 6 }, why).roll_needed).toBeNull()
  })
  test('throws the dice that are left out, and no others', () => {
    const { rolled } = computer.answer({ roll: 7 }, ruleset.listen(), seeded('program'))
    expect(Object.keys(rolled)).toEqual([])
    const all = computer.answer({ second_roll: 5, roll: 8 }, ruleset.listen(), seeded('program'))
    expect(Object.keys(all.rolled)).toEqual(['die'])
  })
})

test('traveller.skill.electronics: what the referee ticks counts, and nothing by itself', () => {
  const given = { level: 1, throw: '8+', roll: 8 }
  const dm = (ticked: object) => electronics.answer({ ...given, ...ticked }, ruleset.listen()).answer['dm']
  expect(dm({})).toBe(1)
  expect(dm({ no_tools: true })).toBe(-4)
  expect(dm({ poor_conditions: true, education_9_or_more: true })).toBe(-1)
  expect(dm({ intelligence_10_or_more: true, referee_dms: [2] })).toBe(4)
})
