/** Finding the way, and small craft under attack: the whole attack against its throws one by one. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { navigation, shipsBoat } from './craft.ts'

const why = compose({ options: [] }).silent
const boat = { throw: null, referee_dms: [], rolls: [] } as const

describe('traveller.skill.navigation', () => {
  test('the level counts under the night sky, and in space without it', () => {
    const given = { level: 3, throw: '8+', referee_dms: [-1], roll: 6 }
    expect(navigation({ ...given, surface: true, night_sky: true }, why).dm).toBe(2)
    expect(navigation({ ...given, surface: true, night_sky: false }, why).dm).toBe(-1)
    expect(navigation({ ...given, surface: false, night_sky: false }, why).dm).toBe(2)
  })
})

describe('traveller.skill.ships-boat', () => {
  const rolls = fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 12 })
  const level = fc.option(fc.nat(5))

  test('an attack is its single throws in turn, until the craft is away or hit', () => {
    fc.assert(
      fc.property(rolls, level, fc.integer({ min: 2, max: 12 }), (thrown, has, damage_roll) => {
        const used: number[] = []
        let end: 'away' | 'hit' | undefined
        for (const roll of thrown) {
          const use = used.length % 2 === 0 ? 'escape' : 'avoid_hit'
          const made = shipsBoat({ ...boat, use, level: has, roll }, why).success
          used.push(roll)
          if (use === 'escape' && made) end = 'away'
          if (use === 'avoid_hit' && !made) end = 'hit'
          if (end !== undefined) break
        }
        const whole = shipsBoat({ ...boat, use: 'attacked', level: has, rolls: used, damage_roll }, why)
        expect(whole.totals).toEqual(used.map(roll => roll + (has ?? 0)))
        expect([whole.escaped, whole.hit]).toEqual([end === 'away', end === 'hit'])
        const damage = damage_roll >= 5 ? 'crippled and boarded' : 'destroyed'
        expect(whole.result).toBe(end === 'hit' ? damage : undefined)
      }),
    )
  })
  test('rolls after the end are refused', () => {
    const after = { ...boat, use: 'attacked', level: 2, rolls: [8, 7] } as const
    expect(() => shipsBoat(after, why)).toThrow('rolls: expected 1, after which the craft is away or hit, got 2')
  })
  test("what a hit does hangs on nobody's level and on no DM", () => {
    for (const has of [null, 0, 3]) {
      const result = (roll: number) =>
        shipsBoat({ ...boat, use: 'damage', level: has, referee_dms: [6], roll }, why).result
      expect([2, 4, 5, 12].map(result)).toEqual([
        'destroyed',
        'destroyed',
        'crippled and boarded',
        'crippled and boarded',
      ])
    }
  })
})
