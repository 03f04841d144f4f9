import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDiceAdds } from '../dice/dice-adds.ts'
import { falling, fallingObject } from './falling.ts'
import { flame } from './flame.ts'

const why = compose({ options: [] }).silent
const FALL = { landing: 'hard', armor_dr: 0, armor: '', toughness_dr: 0 } as const

test('gurps.hazard.falling: every height, hard and soft, by hand', () => {
  for (let yards = 0; yards <= 60; yards++) {
    const counted = Math.min(50, yards)
    const each = counted <= 2 ? 4 : counted <= 4 ? 3 : 2
    for (const landing of ['hard', 'soft', 'water'] as const) {
      for (const face of [1, 4, 6]) {
        const dice_total = face * counted
        const points = dice_total - each * counted - (landing === 'soft' ? counted : 0)
        const came = falling({ ...FALL, yards, landing, dice_total }, why)
        expect(came).toMatchObject({
          effective_yards: counted,
          basic: Math.max(0, points),
          injury: Math.max(0, points),
        })
        if (counted > 0) {
          expect(readDiceAdds(came.damage, 'damage')).toEqual({ dice: counted, adds: -each * counted, times: 1 })
        }
      }
    }
  }
})

test('gurps.hazard.falling: Acrobatics takes off five yards, after the cap; fractions do not count', () => {
  const yardsOf = (yards: number, acrobatics: 'success' | 'failure') =>
    falling({ ...FALL, yards, acrobatics }, why).effective_yards
  for (let yards = 0; yards <= 60; yards++) {
    expect(yardsOf(yards + 0.9, 'success')).toBe(Math.max(0, Math.min(50, yards) - 5))
    expect(yardsOf(yards + 0.9, 'failure')).toBe(Math.min(50, yards))
  }
})

test('gurps.hazard.falling: half of armour, all of Toughness', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(2), fc.integer({ min: 5, max: 60 }), (armor_dr, toughness_dr, dice_total) => {
      const came = falling({ ...FALL, yards: 10, dice_total: dice_total + 10, armor_dr, toughness_dr }, why)
      const basic = Math.max(0, dice_total - 10)
      expect(came.effective_dr).toBe(Math.floor(armor_dr / 2) + toughness_dr)
      expect(came.injury).toBe(Math.max(0, basic - came.effective_dr))
    }),
  )
})

test('gurps.hazard.falling-object: every weight and height, by hand', () => {
  const tens = (value: number): number => (value < 5 ? 1 : Math.floor(value / 10 + 0.5))
  for (let weight_lb = 1; weight_lb <= 60; weight_lb++) {
    for (const yards of [1, 2, 4, 5, 14, 15, 95, 199, 200, 240]) {
      for (const soft of [false, true]) {
        const dice = tens(weight_lb) * tens(Math.min(200, yards))
        const dice_total = dice * 5
        let basic = dice_total
        for (const halved of [weight_lb < 5, yards < 5, soft]) if (halved) basic = Math.floor(basic / 2)
        const given = { weight_lb, yards, soft, dice_total, armor_dr: 2, toughness_dr: 1 }
        expect(fallingObject(given, why)).toMatchObject({
          dice,
          damage: `${dice}d`,
          basic,
          injury: Math.max(0, basic - 3),
        })
      }
    }
  }
})

const FIRE = { bearers: [], rolls: [] }

test('gurps.hazard.flame: each second is one wound, and none is below nothing', () => {
  for (let face = 1; face <= 6; face++) {
    for (const standing_in_fire of [false, true]) {
      const dice = [face, face, 6]
      const { injuries, injury } = flame({ ...FIRE, turns_in_fire: 3, standing_in_fire, dr: 0, dice }, why)
      const burns = dice.map(one => Math.max(0, one - (standing_in_fire ? 1 : 3)))
      expect([injuries, injury]).toEqual([burns, burns.reduce((sum, one) => sum + one, 0)])
    }
  }
  const short = { ...FIRE, turns_in_fire: 3, standing_in_fire: true, dr: 0, dice: [1] }
  expect(() => flame(short, why)).toThrow('3 faces')
})

test('gurps.hazard.flame: armour keeps the heat off for three turns a point, and then HT does or does not', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.integer({ min: 1, max: 6 }), (turns_in_fire, dr) => {
      const due = Math.max(0, turns_in_fire - 3 * dr)
      const rolls = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 11 : 10))
      const came = flame({ ...FIRE, turns_in_fire, standing_in_fire: true, dr, ht: 10, rolls }, why)
      expect(came).toMatchObject({ injury: 0, ht_rolls_due: due, fatigue: Math.ceil(due / 2) })
    }),
  )
})
