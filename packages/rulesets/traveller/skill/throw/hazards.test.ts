/** Calling fire and moving in a vacc suit. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { skillOptions } from '../index.ts'
import { forwardObserver, vaccSuit } from './hazards.ts'
import { of36 } from './two-dice-fixture.ts'

const printed = compose({ options: skillOptions })
const why = printed.silent

describe('traveller.skill.forward-observer', () => {
  test('hits more often with every turn, from none in the first', () => {
    const fire = (level: number | null, fire_turn: number) =>
      of36(roll => forwardObserver({ level, fire_turn, throw: null, referee_dms: [], roll }, why).hit)
    for (const level of [null, 0, 1, 2, 3]) {
      expect(fire(level, 1)).toBe(0)
      for (let turn = 2; turn <= 20; turn++) {
        const dm = (level === null ? -4 : 4 * level) + turn - 1
        expect(fire(level, turn)).toBe(of36(roll => roll + dm >= 11))
      }
    }
  })
  test('from the second turn on a roll is needed', () => {
    expect(() => forwardObserver({ level: 1, fire_turn: 2, throw: null, referee_dms: [] }, why)).toThrow(
      'roll: expected a roll of 2d6 from the second turn of fire on',
    )
  })
})

describe('traveller.skill.vacc-suit', () => {
  const suit = { armor: 'vacc_suit', throw: null, referee_dms: [] } as const
  test('avoids on 10+ with +4 per level, remedies on 7+ with +2 per level or −4', () => {
    const levels = [null, 0, 1, 2]
    const avoided = levels.map(level =>
      of36(roll => vaccSuit({ ...suit, use: 'avoid', level, roll }, why).incident === false),
    )
    const cured = levels.map(level =>
      of36(roll => vaccSuit({ ...suit, use: 'remedy', level, roll }, why).success === true),
    )
    expect(avoided).toEqual([6, 6, 26, 36])
    expect(cured).toEqual([3, 21, 30, 35])
  })
  test('who may wear what', () => {
    const wears = (level: number | null) =>
      (['vacc_suit', 'combat', 'battle_dress'] as const).filter(
        armor => vaccSuit({ ...suit, use: 'wear', armor, level }, why).allowed,
      )
    expect(wears(null)).toEqual([])
    expect(wears(0)).toEqual(['vacc_suit'])
    expect(wears(1)).toEqual(['vacc_suit', 'combat', 'battle_dress'])
    expect(vaccSuit({ ...suit, use: 'wear', armor: 'combat', level: 0 }, why).because).toContain('level 1')
  })
  test('vacc-remedy-skilled-only: without the skill nobody tries, with level 0 they do', () => {
    const skilled = compose({ options: skillOptions }, { options: ['vacc-remedy-skilled-only'] })
    const answer = (given: object) => vaccSuit.answer(given, skilled.listen()).answer
    expect(answer({ use: 'remedy', level: null, roll: 12 })).toMatchObject({ allowed: false, success: false })
    expect(answer({ use: 'remedy', level: 0, roll: 12 })).toMatchObject({ allowed: true, success: true })
    expect(answer({ use: 'avoid', level: null, roll: 12 })).toMatchObject({ allowed: true, incident: false })
  })
})
