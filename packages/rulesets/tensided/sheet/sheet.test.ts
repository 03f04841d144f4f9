import { Silent } from '@umpire/engine'
import { expect, test } from 'vitest'
import { fields, SHEET_ROWS } from './fields.ts'

const why = new Silent()

test('tensided.sheet.fields: both leanings go from −10 to 10', () => {
  for (let leaning = -15; leaning <= 15; leaning++) {
    const inside = Math.abs(leaning) <= 10
    expect(fields({ conformity: leaning }, why).problems).toEqual(inside ? [] : ['conformity-out-of-range'])
    expect(fields({ morality: leaning, conformity: leaning }, why).problems.length).toBe(inside ? 0 : 2)
  }
})

test('tensided.sheet.fields: what a sheet must have is named as long as it is missing', () => {
  const must = SHEET_ROWS.filter(({ optional }) => !optional).map(({ field }) => field)
  expect(fields({ concept: 'drifter' }, why)).toEqual({ valid: true, problems: [], missing: must })
  const rest = fields({ height: '6 ft', weight: 180, age: 30, languages: [], damage: 3 }, why).missing
  expect(rest).toEqual(['available_xp', 'earned_xp', 'starting_xp'])
  expect(() => fields.answer({ hight: 'tall' }, why)).toThrow('perhaps height')
})
