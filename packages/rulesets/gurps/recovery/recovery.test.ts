import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearersOf } from '../catalog/take-all.ts'
import { success } from '../roll/success.ts'
import { natural, unconscious } from './natural.ts'
import { aided, bandage, firstAid } from './treatment.ts'

const why = compose({ options: [] }).silent
const TOTALS = Array.from({ length: 16 }, (_, index) => index + 3)
const FACES = [1, 2, 3, 4, 5, 6]
const untreated = { bandaged: false, first_aid_done: false }
const patient = { ...untreated, tl: null }

test('gurps.recovery.bandage: one hit point, never more than was lost, once', () => {
  for (let hp_lost = 0; hp_lost < 20; hp_lost++) {
    const answer = { allowed: true, restored: Math.min(1, hp_lost), minutes: 30 }
    expect(bandage({ ...untreated, hp_lost }, why)).toEqual(answer)
    expect(bandage({ ...untreated, bandaged: true, hp_lost }, why)).toMatchObject({ allowed: false, restored: 0 })
  }
})

test('gurps.recovery.first-aid: every roll, die and loss, read afresh from the book', () => {
  for (const skill of [5, 9, 12, 16]) {
    for (const roll of TOTALS) {
      for (const die of FACES) {
        for (const hp_lost of [0, 1, 3, 5, 20]) {
          const { success: made, critical } = success({ effective: skill, roll }, why)
          const helped = critical === 'success' ? 5 : made ? Math.max(1, die - 1) : 1
          const restored = critical === 'failure' ? -2 : Math.min(hp_lost, helped)
          expect(firstAid({ ...patient, skill, roll, die, hp_lost }, why)).toEqual({
            allowed: true,
            minutes: 20,
            restored,
            bandage_allowed: false,
          })
        }
      }
    }
  }
})

test('gurps.recovery.first-aid: what is not thrown yet is open, what was done is not done again', () => {
  const wounded = { ...patient, skill: 12, hp_lost: 8 }
  expect(firstAid(wounded, why)).toEqual({ allowed: true, minutes: 20, restored: null, bandage_allowed: true })
  expect(firstAid({ ...wounded, roll: 10 }, why)).toMatchObject({ restored: null })
  expect(firstAid({ ...wounded, bandaged: true, roll: 3 }, why)).toMatchObject({ allowed: false, restored: 0 })
  const elsewhere = aided({ ...wounded, roll: 10, die: 6 }, { minutes: 30, adds: -2, critical: 4 }, why)
  expect(elsewhere).toMatchObject({ minutes: 30, restored: 4 })
})

const resting = { ht_bonus: 0, bearers: [], hp_lost: 5, rested: true, physician: 0, conditions_modifier: 0 }

test('gurps.recovery.natural: one hit point for a roll, two for who heals very fast, none without rest', () => {
  for (let ht = 3; ht <= 18; ht++) {
    for (const roll of TOTALS) {
      const restored = success({ effective: ht, roll }, why).success ? 1 : 0
      expect(natural({ ...resting, ht, roll }, why)).toEqual({ allowed: true, effective: ht, restored })
    }
  }
  const body = { ...resting, ht: 10, roll: 15 }
  const fast = bearersOf([{ trait: 'Very Rapid Healing' }], why)
  expect(natural({ ...body, bearers: fast }, why)).toMatchObject({ effective: 15, restored: 2 })
  expect(natural({ ...body, bearers: fast, hp_lost: 1 }, why)).toMatchObject({ restored: 1 })
  expect(natural({ ...body, roll: 3, rested: false }, why)).toMatchObject({ allowed: false, restored: 0 })
})

test('gurps.recovery.unconscious: every number of hit points has one way to wake', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 20 }),
      fc.integer({ min: -60, max: 20 }),
      fc.constantFrom(...TOTALS),
      (ht, hp, roll) => {
        const made = success({ effective: ht, roll }, why).success
        const answer = unconscious({ ht, ht_bonus: 0, bearers: [], hp, roll }, why)
        if (hp >= 0) {
          const minutes = hp > 0 && ht - hp <= 2 ? 15 : 60
          expect(answer).toMatchObject({
            roll_every_minutes: minutes,
            awake: made,
            coma: null,
            wakes_after_hours: null,
          })
        } else if (hp > -ht) {
          expect(answer).toMatchObject({ wakes_after_hours: Math.min(12, -hp), awake: null, coma: null })
        } else {
          expect(answer).toMatchObject({
            coma: !made,
            wakes_after_hours: made ? 12 : null,
            dies_after_hours: made ? null : ht,
          })
        }
        expect(answer.hp).toBe(hp)
      },
    ),
  )
  expect(unconscious({ ht: 10, ht_bonus: 0, bearers: [], hp: -12 }, why)).toMatchObject({ coma: null, effective: 10 })
})
