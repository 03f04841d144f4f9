import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveSkill, repeatedAttempts } from './modifiers.ts'
import { success } from './success.ts'

const why = compose({ options: [] }).silent
const EVERY_ROLL = Array.from({ length: 16 }, (_, index) => index + 3)
const EVERY_SCORE = Array.from({ length: 61 }, (_, index) => index - 20)

test('gurps.roll.success: every roll against every score, by the tables of the book read afresh', () => {
  for (const effective of EVERY_SCORE) {
    for (const roll of EVERY_ROLL) {
      const made = success({ effective, roll }, why)
      const good = new Set([3, 4, ...(effective >= 15 ? [5] : []), ...(effective >= 16 ? [6] : [])])
      const bad = roll === 18 || (roll === 17 && effective <= 15) || (roll >= effective + 10 && roll > 4)
      const critical = good.has(roll) ? 'success' : bad ? 'failure' : 'none'
      expect({ effective, ...made }).toMatchObject({
        critical,
        success: roll <= 4 || (roll < 17 && roll <= effective),
      })
    }
  }
})

test('gurps.roll.critical-success: a critical success succeeds and a critical failure fails', () => {
  for (const effective of EVERY_SCORE) {
    for (const roll of EVERY_ROLL) {
      const { critical, success: made } = success({ effective, roll }, why)
      if (critical !== 'none') expect(made).toBe(critical === 'success')
    }
  }
})

test('gurps.roll.margin: it never contradicts the result, and is the difference where nothing is automatic', () => {
  for (const effective of EVERY_SCORE) {
    for (const roll of EVERY_ROLL) {
      const made = success({ effective, roll }, why)
      expect(made.margin >= 0).toBe(made.success)
      if (roll > 4 && roll < 17) expect(made.margin).toBe(effective - roll)
    }
  }
})

test('gurps.roll.margin: where 14 fails, a score of 20 is worth no more than 13', () => {
  for (const roll of EVERY_ROLL) {
    expect(success({ effective: 20, roll, fails_from: 14 }, why)).toMatchObject({
      success: roll < 14,
      margin: 13 - roll,
    })
  }
})

test('gurps.roll.success: the faces count as their sum, and three of them are wanted', () => {
  const faces = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(faces, faces, faces, fc.integer({ min: -5, max: 25 }), (a, b, c, effective) => {
      expect(success({ effective, dice: [a, b, c] }, why)).toEqual(success({ effective, roll: a + b + c }, why))
    }),
  )
  expect(() => success.answer({ effective: 10, dice: [3, 3] }, why)).toThrow('the faces of three dice')
})

test('gurps.roll.effective-skill: only a roll of one’s own will is barred under 3', () => {
  for (const basic of EVERY_SCORE) {
    const may = (roll_kind: 'voluntary' | 'defense' | 'forced' | 'indirect-fire'): boolean =>
      effectiveSkill({ basic, modifiers: [], roll_kind }, why).may_roll
    expect(may('voluntary')).toBe(basic >= 3)
    expect([may('defense'), may('forced'), may('indirect-fire')]).toEqual([true, true, true])
  }
})

test('gurps.roll.repeated-attempts: tries that do no harm get harder until they are barred', () => {
  const scores = Array.from({ length: 20 }, (_, index) =>
    repeatedAttempts({ basic: 12, failure: 'harmless', attempt_number: index + 1 }, why),
  )
  expect(scores.map(({ effective }) => effective)).toEqual(Array.from({ length: 20 }, (_, index) => 12 - index))
  expect(scores.filter(({ may_roll }) => may_roll)).toHaveLength(10)
})
