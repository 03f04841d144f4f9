/** Administration, bribery and forgery: every throw at every level, and the letter of the book as an option. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { skillOptions } from '../index.ts'
import { administration, bribery, forgery } from './officials.ts'
import { of36, ROLLS } from './two-dice-fixture.ts'

const printed = compose({ options: skillOptions })
const asPrinted = compose({ options: skillOptions }, { options: ['bribery-as-printed'] })
const why = printed.silent

const LEVELS = [null, 0, 1, 2, 3, 4, 5] as const
const LAW_LEVELS = Array.from({ length: 16 }, (_, level) => level)

const bribe = { use: 'offer', strong_friend: false, cash_offer: 100, second: false, throw: null } as const

describe('traveller.skill.administration', () => {
  test('settles a matter as often as 7+ comes up with −3 or +2 per level', () => {
    const chances = LEVELS.map(level =>
      of36(roll => administration({ use: 'officials', level, throw: null, referee_dms: [], roll }, why).success),
    )
    expect(chances).toEqual([6, 21, 30, 35, 36, 36, 36])
  })
})

describe('traveller.skill.bribery', () => {
  test('is a low throw: skill, friendship and law help, at every law level', () => {
    for (const law_level of LAW_LEVELS) {
      const chance = (level: number | null, strong_friend: boolean) =>
        of36(
          roll => bribery({ ...bribe, law_level, level, strong_friend, referee_dms: [], roll }, why).accepted === true,
        )
      for (const [index, level] of LEVELS.entries()) {
        const dm = level === null ? 5 : -level
        expect(chance(level, false)).toBe(of36(roll => roll + dm <= law_level))
        expect(chance(level, true)).toBe(of36(roll => roll + dm - 2 <= law_level))
        if (index > 0) expect(chance(level, false)).toBeGreaterThanOrEqual(chance(LEVELS[index - 1] ?? null, false))
      }
    }
  })
  test('a second offer is doubled, and there is no third', () => {
    const refused = { ...bribe, law_level: 2, level: 0, referee_dms: [], roll: 12 }
    expect(bribery(refused, why)).toMatchObject({ accepted: false, second_offer: 200 })
    expect(bribery({ ...refused, second: true }, why)).toMatchObject({ accepted: false, second_offer: null })
    expect(bribery({ ...refused, roll: 2 }, why)).toMatchObject({ accepted: true, second_offer: null })
  })
  test('a report is thrown for without any DM', () => {
    for (const level of LEVELS) {
      for (const roll of ROLLS) {
        const { dm, reported } = bribery({ ...bribe, use: 'report', law_level: 9, level, referee_dms: [], roll }, why)
        expect([dm, reported]).toEqual([0, roll <= 3])
      }
    }
  })
  test('bribery-as-printed: each level counts +1, and nothing else changes', () => {
    const answer = (given: object, ruleset = asPrinted) => bribery.answer(given, ruleset.listen()).answer
    const given = { use: 'offer', law_level: 6, roll: 5 }
    expect(answer({ ...given, level: 2 })).toMatchObject({ dm: 2, total: 7, accepted: false })
    expect(answer({ ...given, level: 2 }, printed)).toMatchObject({ dm: -2, total: 3, accepted: true })
    for (const same of [
      { level: 0 },
      { level: null },
      { level: null, strong_friend: true },
      { use: 'report', level: 3 },
    ])
      expect(answer({ ...given, ...same })).toEqual(answer({ ...given, ...same }, printed))
  })
})

describe('traveller.skill.forgery', () => {
  test('papers are looked at as often as the law level or less comes up, whoever forged them', () => {
    for (const law_level of LAW_LEVELS) {
      for (const level of LEVELS) {
        const looks = (roll: number) =>
          forgery({ use: 'inspection', law_level, level, throw: null, referee_dms: [], roll }, why).inspected === true
        expect(of36(looks)).toBe(of36(roll => roll <= law_level))
      }
    }
  })
  test('a better forger is found out less often', () => {
    const found = LEVELS.map(level =>
      of36(roll => {
        const given = { use: 'detection', law_level: 9, level, throw: null, referee_dms: [], roll } as const
        return forgery(given, why).detected === true
      }),
    )
    expect(found).toEqual([26, 26, 15, 6, 1, 0, 0])
  })
})
