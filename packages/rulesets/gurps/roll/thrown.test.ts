import { given } from '@umpire/dice'
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { success } from './success.ts'

const why = compose({ options: [] }).silent

test('gurps.roll.success: faces that were given are not thrown again', () => {
  const sixes = () => given([6, 6, 6])
  expect(success.answer({ effective: 10, dice: [1, 1, 2] }, why, sixes())).toMatchObject({
    answer: { roll: 4, critical: 'success' },
    rolled: {},
  })
  expect(success.answer({ effective: 10 }, why, sixes())).toMatchObject({
    answer: { roll: 18, critical: 'failure' },
    rolled: { roll: { faces: [6, 6, 6] } },
  })
})
