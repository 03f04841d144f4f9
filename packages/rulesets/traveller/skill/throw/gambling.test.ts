/** Games: the limits of bets, the odds, and who is noticed. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { gambling, gamblingCrooked } from './gambling.ts'
import { of36, ROLLS } from './two-dice-fixture.ts'

const why = compose({ options: [] }).silent

describe('traveller.skill.gambling', () => {
  test('bets are taken within the limits alone, and a refusal says which they are', () => {
    const allowed = (game: 'organized' | 'private', bet: number) =>
      gambling({ game, level_used: null, bet, throw: null, referee_dms: [] }, why)
    const bets = [0, 1, 49, 50, 5000, 5001]
    expect(bets.map(bet => allowed('organized', bet).allowed)).toEqual([false, true, true, true, true, false])
    expect(bets.map(bet => allowed('private', bet).allowed)).toEqual([false, false, false, true, true, false])
    expect(allowed('private', 49).because).toBe('a private game takes bets of Cr50 to Cr5000')
  })
  test('no skill wins as often as level 0, and a natural 2 loses at any level', () => {
    const wins = (game: 'organized' | 'private', level_used: number | null, stacked: number) =>
      of36(roll => gambling({ game, level_used, bet: 50, throw: null, referee_dms: [stacked], roll }, why).win === true)
    expect([null, 0, 1, 3, 7, 20].map(level => wins('private', level, 0))).toEqual([15, 15, 21, 30, 35, 35])
    expect([null, 0, 1, 3, 7, 20].map(level => wins('organized', level, 0))).toEqual([10, 10, 15, 26, 35, 35])
    expect(wins('private', 1, -2)).toBe(of36(roll => roll - 1 >= 8))
  })
  test('pays even money', () => {
    for (const roll of ROLLS) {
      const { win, cash_change } = gambling(
        { game: 'private', level_used: 0, bet: 700, throw: null, referee_dms: [], roll },
        why,
      )
      expect(cash_change).toBe(win ? 700 : -700)
    }
  })
})

describe('traveller.skill.gambling-crooked', () => {
  const asked = { crooked: true, level: null, level_used: null } as const
  test('one game in six is crooked', () => {
    expect(of36(roll => gamblingCrooked({ ...asked, use: 'crooked', roll }, why).crooked === true)).toBe(6)
  })
  test('goes by the true level where the game is noticed, and by the level shown where the player is', () => {
    for (let level = 0; level <= 7; level++) {
      const detects = of36(roll => gamblingCrooked({ ...asked, use: 'detect', level, roll }, why).detected === true)
      expect(detects).toBe(level < 3 ? 0 : 21)
      const suspects = of36(
        roll =>
          gamblingCrooked({ ...asked, use: 'suspicion', level: 9, level_used: level, roll }, why).suspected === true,
      )
      expect(suspects).toBe(level < 4 ? 0 : of36(roll => roll - (level - 4) >= 9))
    }
  })
  test('nobody plays above the true level', () => {
    const above = { use: 'suspicion', crooked: false, level: 3, level_used: 4 } as const
    expect(() => gamblingCrooked(above, why)).toThrow('level_used: expected at most the true level, 3, got 4')
  })
  test('nothing is noticed about an honest game', () => {
    const honest = { ...asked, crooked: false, use: 'detect', level: 5 } as const
    expect(of36(roll => gamblingCrooked({ ...honest, roll }, why).detected === true)).toBe(0)
  })
})
