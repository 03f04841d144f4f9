import { RIVER_HOUND } from '@umpire/gulliver'
import { expect, test } from 'vitest'
import { percentsIn, withSkill, withTold } from './edits.ts'

test('limitations are percents, however their minus is written', () => {
  expect(percentsIn('−20, -10, 5')).toEqual([-20, -10, -5])
  expect(percentsIn(' ')).toEqual([])
  for (const bad of ['-20 -10', 'half', '-200', '−']) expect(percentsIn(bad)).toBeUndefined()
})

test('what is left to the others is not in the file', () => {
  expect(withTold(RIVER_HOUND, 'hp', undefined)).not.toHaveProperty('hp')
  expect(withTold(RIVER_HOUND, 'hp', 15).hp).toBe(15)
  const runs = withSkill(RIVER_HOUND, 'Running', 13)
  expect(runs.skills).toEqual({ Running: 13 })
  expect(withSkill(runs, 'Running', undefined).skills).toEqual({})
})
