import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { SENSES } from '../attribute/scores.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { hearing, sense, tasteSmell, vision } from './sense.ts'

const why = compose({ options: [] }).silent
const somebody = { iq: 11, alertness: 0, shock: 0, modifier: 0, bearers: [] }
const seeing = {
  ...somebody,
  acute_vision: 0,
  darkness: 0,
  total_darkness: false,
  night_vision: false,
  blind: false,
  nearsighted: false,
  farsighted: false,
  glasses: false,
}
const ears = { ...somebody, acute_hearing: 0, hard_of_hearing: false, deaf: false }

test('gurps.sense.general: an acute sense sharpens itself alone, alertness all of them', () => {
  const acute = { acute_vision: 1, acute_hearing: 2, acute_taste_smell: 4 }
  for (let alertness = 0; alertness <= 3; alertness++) {
    const scores = SENSES.map(one => sense({ ...somebody, ...acute, alertness, sense: one }, why).effective)
    expect(scores).toEqual([12, 13, 15].map(score => score + alertness))
  }
  const bearers = bearersOf(
    [
      { trait: 'Alertness', level: 2 },
      { trait: 'Acute Hearing', level: 3 },
    ],
    why,
  )
  expect(SENSES.map(one => sense({ ...somebody, ...acute, bearers, sense: one }, why).effective)).toEqual([14, 18, 17])
})

test('gurps.sense.general: shock and the game master count, and a roll is told in secret', () => {
  const dull = { ...somebody, shock: 3, modifier: -2, acute_taste_smell: 0 }
  expect(tasteSmell(dull, why)).toEqual({ allowed: true, effective: 6, hidden: true })
  expect(tasteSmell({ ...dull, roll: 6 }, why)).toEqual({ allowed: true, effective: 6, hidden: true, success: true })
  expect(tasteSmell({ ...dull, roll: 7 }, why)).toMatchObject({ success: false })
})

test('gurps.sense.vision: near and far, with glasses and without', () => {
  for (const distance_feet of [0, 1, 3, 3.1, 30]) {
    const near = distance_feet <= 3
    const at = { ...seeing, distance_feet }
    expect(vision({ ...at, nearsighted: true }, why).effective).toBe(near ? 11 : 5)
    expect(vision({ ...at, farsighted: true }, why).effective).toBe(near ? 5 : 11)
    expect(vision({ ...at, nearsighted: true, glasses: true }, why).effective).toBe(11)
    expect(vision({ ...at, farsighted: true, glasses: true }, why).effective).toBe(11)
  }
  expect(vision({ ...seeing, nearsighted: true }, why).effective).toBe(5)
})

test('gurps.sense.vision: darkness, and those whom it does not trouble', () => {
  for (let darkness = -9; darkness <= 0; darkness++) {
    expect(vision({ ...seeing, darkness }, why).effective).toBe(11 + darkness)
    expect(vision({ ...seeing, darkness, night_vision: true }, why).effective).toBe(11)
  }
  for (const dark of [{ blind: true }, { total_darkness: true }, { total_darkness: true, night_vision: true }]) {
    expect(vision({ ...seeing, ...dark, roll: 3 }, why)).toEqual({ allowed: false, effective: null, hidden: true })
  }
})

test('gurps.sense.hearing: the hard of hearing hear less, the deaf nothing', () => {
  expect(hearing(ears, why).effective).toBe(11)
  expect(hearing({ ...ears, hard_of_hearing: true, acute_hearing: 1 }, why).effective).toBe(8)
  expect(hearing({ ...ears, deaf: true, roll: 3 }, why)).toEqual({ allowed: false, effective: null, hidden: true })
})
