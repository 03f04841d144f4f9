/** Air/rafts and all-terrain vehicles. The groups of vehicles are tried in effective-level.test.ts. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { skillOptions } from '../index.ts'
import { airRaft, atv } from './vehicle.ts'

const printed = compose({ options: skillOptions })
const oneCondition = compose({ options: skillOptions }, { options: ['air-raft-one-condition'] })

const BOTH = [false, true] as const

describe('traveller.skill.air-raft', () => {
  test('every condition counts, by option any number of them as one', () => {
    for (const extremely_bad_weather of BOTH) {
      for (const old_craft of BOTH) {
        for (const gunfire of BOTH) {
          const given = { level: 2, extremely_bad_weather, old_craft, gunfire, referee_dms: [1], roll: 3 }
          const conditions = [extremely_bad_weather, old_craft, gunfire].filter(Boolean).length
          expect(airRaft.answer(given, printed.listen()).answer).toMatchObject({
            dm: 3 - conditions,
            accident: 6 - conditions < 5,
          })
          const dm = conditions === 0 ? 3 : 2
          expect(airRaft.answer(given, oneCondition.listen()).answer).toMatchObject({ dm, total: 3 + dm })
        }
      }
    }
  })
})

describe('traveller.skill.atv', () => {
  test('breaks down on 11 and 12, whoever drives', () => {
    for (const level of [null, 0, 4]) {
      const broken = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
        roll => atv({ use: 'breakdown', level, throw: null, referee_dms: [], roll }, printed.silent).breakdown,
      )
      expect(broken).toEqual([11, 12])
    }
  })
  test('off the road the referee sets the number', () => {
    const given = { use: 'off_road', level: 2, throw: null, referee_dms: [], roll: 7 } as const
    expect(() => atv(given, printed.silent)).toThrow('throw: expected the number that the referee sets')
    expect(atv({ ...given, throw: '9+' }, printed.silent)).toMatchObject({ success: true, breakdown: false })
  })
})
