import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { extraEffort } from './extra.ts'

const why = compose({ options: [] }).silent

test('gulliver.effort.extra: every row of the table', () => {
  const of = (action: string) => extraEffort.answer({ ht: 14, action, levels: 2, roll: 9 }, why).answer
  expect(of('lifting')).toMatchObject({ effective: 12, load_st_bonus_percent: 20, fatigue: 1 })
  expect(of('movement')).toMatchObject({ effective: 12, move_bonus_percent: 10 })
  expect(of('jumping')).toMatchObject({ effective: 12, jd_bonus_percent: 10 })
  expect(of('throwing')).toMatchObject({ effective: 12, td_bonus_percent: 10 })
  expect(of('active defense')).toMatchObject({ effective: 10, ad_bonus: 2, load_st_bonus_percent: 0 })
  expect(of('generic athletic skill')).toMatchObject({ effective: 10, skill_bonus: 2 })
})

test('gulliver.effort.extra: a failure costs as much and gives nothing, a bad one is a mishap', () => {
  const x = { ht: 10, strong_will: 0, weak_will: 1, action: 'movement', levels: 1, other: 0 } as const
  expect(extraEffort({ ...x, roll: 12 }, why)).toMatchObject({
    success: false,
    move_bonus_percent: 0,
    fatigue: 1,
    mishap: false,
  })
  expect(extraEffort({ ...x, roll: 18 }, why)).toMatchObject({ fatigue: 1, mishap: true })
})
