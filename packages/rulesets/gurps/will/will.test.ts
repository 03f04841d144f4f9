import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { bearersOf } from '../catalog/take-all.ts'
import { willRoll } from './roll.ts'

const why = compose({ options: [] }).silent
const plain = { strong_will: 0, weak_will: 0, bearers: [], resisting: 'fear', modifier: 0 } as const
const TOTALS = Array.from({ length: 16 }, (_, index) => index + 3)

test('gurps.will.roll: from every IQ and level, the weak from 14 at most', () => {
  for (let iq = 5; iq <= 20; iq++) {
    for (let level = 1; level <= 5; level++) {
      expect(willRoll({ ...plain, iq, strong_will: level }, why).will).toBe(iq + level)
      expect(willRoll({ ...plain, iq, weak_will: level }, why).will).toBe(Math.min(14, iq) - level)
      const bearers = bearersOf([{ trait: 'Weak Will', level }], why)
      expect(willRoll({ ...plain, iq, bearers }, why).will).toBe(Math.min(14, iq) - level)
    }
  }
})

test('gurps.will.roll: 14 fails, but not against somebody who talks', () => {
  for (let will = 3; will <= 20; will++) {
    for (const roll of TOTALS) {
      const plainly = roll <= 4 || (roll < 17 && roll <= will)
      expect(willRoll({ ...plain, will, roll }, why)).toMatchObject({ effective: will, success: plainly && roll < 14 })
      expect(willRoll({ ...plain, will, roll, resisting: 'influence-skill' }, why)).toMatchObject({ success: plainly })
    }
  }
  expect(willRoll({ ...plain, will: 10, modifier: -3 }, why)).toMatchObject({ will: 10, effective: 7 })
})
