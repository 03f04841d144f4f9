/** Rolls of the will: every will on every die. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { settings } from '../campaign/settings.ts'
import { STATUS_ROWS, STATUSES } from '../tables/health-levels.ts'
import { comatose, halving, incapacitated, penaltiesOf } from './will.ts'

const why = compose({ options: [], settings }).silent
const D10 = Array.from({ length: 10 }, (_, index) => index + 1)
const WILL = Array.from({ length: 12 }, (_, index) => index)

test('tensided.injury.incapacitated: every will and die, the stubborn by two for each time', () => {
  for (const willpower of WILL) {
    for (const stubborn of [0, 1, 5]) {
      const awake = D10.filter(d10 => incapacitated({ willpower, stubborn, d10 }, why).conscious)
      expect(awake).toEqual(D10.filter(d10 => 2 * willpower + d10 >= 15 - 2 * stubborn))
    }
  }
  expect(incapacitated({ willpower: 5 }, why)).toMatchObject({ conscious: null, difficulty: 15, wake_difficulty: 23 })
})

test('tensided.injury.comatose: who lives, and for how long he sleeps', () => {
  for (const willpower of WILL) {
    for (const [die_hard, die_easy] of [
      [0, 0],
      [3, 0],
      [0, 2],
      [1, 1],
    ] as const) {
      for (const d10 of D10) {
        for (let d6 = 1; d6 <= 6; d6++) {
          const mos = 2 * willpower + d10 - (18 - 2 * die_hard + 2 * die_easy)
          const answer = comatose({ willpower, die_hard, die_easy, d10, d6 }, why)
          expect(answer).toMatchObject({ mos, alive: mos >= 0, death_roll: true })
          expect(answer.weeks).toBe(mos < 0 ? undefined : Math.max(1, 4 * d6 - mos))
        }
      }
    }
  }
  expect(comatose({ medical_care: true }, why)).toEqual({ death_roll: false, alive: true, wakes: 'critical' })
  expect(comatose({ willpower: 5 }, why)).toMatchObject({
    alive: null,
    due_in_rounds: 60,
    care: { base_df: 18, difficulty: 27, rounds: 10 },
  })
  expect(() => comatose({ d10: 4 }, why)).toThrow(/willpower/)
})

test('tensided.injury.halving: every status, will and die', () => {
  for (const status of STATUSES) {
    const { df, move } = STATUS_ROWS[status]
    for (const willpower of WILL) {
      for (const d10 of D10) {
        const answer = halving({ status, willpower, d10 }, why)
        const possible = df !== null && df > 0
        const halved = possible && 2 * willpower + d10 >= 15 + df
        expect(answer).toMatchObject({ possible, success: halved })
        expect(answer.wound_df).toBe(halved ? Math.floor(df / 2) : df)
        expect(answer.move).toBe(halved && move > 0 ? move + (1 - move) / 2 : move)
      }
    }
    expect(penaltiesOf(status, false, why)).toEqual({ wound_df: df, move })
  }
})
