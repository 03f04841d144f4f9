import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDms, makeThrow } from './throw.ts'

const ruleset = compose({ options: [] })
const why = ruleset.silent
const number = fc.integer({ min: 0, max: 999 })
const total = fc.integer({ min: -50, max: 1100 })

test('traveller.core.throw: each sign reads as the book says, whatever the number', () => {
  fc.assert(
    fc.property(number, total, fc.integer({ min: -9, max: 9 }), (needed, sum, dm) => {
      const thrown = (text: string) => makeThrow({ throw: text, roll: sum - dm, dm }, why)
      expect(thrown(`${needed}+`)).toEqual({ total: sum, success: sum >= needed })
      expect(thrown(`${needed}-`)).toEqual({ total: sum, success: sum <= needed })
      expect(thrown(`${needed}`)).toEqual({ total: sum, success: sum === needed })
      expect(thrown(`${needed} exactly`)).toEqual({ total: sum, success: sum === needed })
    }),
  )
})

test.each(['', '+', '8 +', '+8', 'eight', '8++', '8 exact', '1000+', '-3+', 8, null])(
  'traveller.core.throw: %j is no throw',
  text => {
    expect(() => makeThrow.answer({ throw: text, roll: 7 }, why)).toThrow('a throw such as 8+, 6-, 7 or 7 exactly')
  },
)

test('traveller.core.throw: the reasons hold the sum and the comparison', () => {
  const listener = ruleset.listen()
  makeThrow({ throw: '8+', roll: 7, dm: 1 }, listener)
  expect(JSON.stringify(listener.take())).toContain('traveller.core.dm')
})

test('traveller.core.dm: modifiers are summed, in any order', () => {
  fc.assert(
    fc.property(total, fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 20 }), (roll, dms) => {
      const sum = roll + dms.reduce((a, b) => a + b, 0)
      expect(applyDms({ roll, dms }, why)).toBe(sum)
      expect(applyDms({ roll, dms: dms.toReversed() }, why)).toBe(sum)
    }),
  )
})
