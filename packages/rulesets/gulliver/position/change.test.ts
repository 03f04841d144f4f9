import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePosition } from './change.ts'

const why = compose({ options: [] }).silent
const BODY = { dx: 10, level: 0, two_changes: false, other: 0 }

test('gulliver.position.change: never longer for a better roll', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 25 }), fc.integer({ min: 3, max: 17 }), (effective, roll) => {
      const seconds = (dice: number) => changePosition({ ...BODY, effective, roll: dice }, why).seconds
      expect(seconds(roll)).toBeLessThanOrEqual(seconds(roll + 1))
    }),
  )
})

test('gulliver.position.change: DX or Acrobatics, whichever is better, by the Full modifier', () => {
  expect(changePosition({ ...BODY, level: 2, roll: 9 }, why)).toMatchObject({
    effective: 9,
    seconds: 1,
    acts_this_second: false,
  })
  expect(changePosition({ ...BODY, acrobatics: 14, roll: 7 }, why)).toMatchObject({
    effective: 17,
    seconds: 0.25,
    no_time: true,
  })
  expect(changePosition({ ...BODY, two_changes: true, roll: 9 }, why)).toMatchObject({
    effective: 8,
    success: false,
    seconds: 2,
  })
})
