import { Silent } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extended, standing } from './extended.ts'

const why = new Silent()
const margins = fc.array(fc.integer({ min: -12, max: 12 }), { maxLength: 30 })

/** The margins as far as a task goes on. */
function untilDecided(all: readonly number[], success: number, failure: number): readonly number[] {
  let cmos = 0
  const end = all.findIndex(mos => {
    cmos += mos
    return cmos >= success || cmos <= failure
  })
  return end === -1 ? all : all.slice(0, end + 1)
}

test('tensided.core.extended: it ends with the first roll that reaches an end, and not before', () => {
  fc.assert(
    fc.property(
      margins,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: -30, max: -1 }),
      (all, success_at, failure_at) => {
        const rolled = untilDecided(all, success_at, failure_at)
        const { cmos_trail, cmos, result } = extended({ success_at, failure_at, margins: rolled }, why)
        expect(cmos).toBe(rolled.reduce((sum, mos) => sum + mos, 0))
        expect(cmos_trail).toEqual(rolled.map((_, at) => rolled.slice(0, at + 1).reduce((sum, mos) => sum + mos, 0)))
        expect(result).toBe(cmos >= success_at ? 'success' : cmos <= failure_at ? 'failure' : 'open')
        expect(cmos_trail.slice(0, -1).every(sum => standing(sum, success_at, failure_at) === 'open')).toBe(true)
        if (result !== 'open') {
          expect(() => extended({ success_at, failure_at, margins: [...rolled, 0] }, why)).toThrow(
            `no roll after the ${result}`,
          )
        }
      },
    ),
  )
})

test('tensided.core.extended: time passes after a roll that does not decide', () => {
  const x = { success_at: 10, failure_at: -10 }
  expect(extended({ ...x, margins: [3, 3], interval_rolls: [4, 9], unit: 'minutes' }, why)).toMatchObject({
    elapsed: 13,
    unit: 'minutes',
    result: 'open',
  })
  expect(extended({ ...x, margins: [10] }, why).elapsed).toBe(0)
  expect(() => extended({ ...x, margins: [10], interval_rolls: [4] }, why)).toThrow('at most 0')
  expect(() => extended({ ...x, margins: [3], interval_rolls: [4, 4] }, why)).toThrow('at most 1')
})

test('tensided.core.extended: where nothing is said it takes 20, or fails at −10', () => {
  expect(extended({ margins: [19] }, why).result).toBe('open')
  expect(extended({ margins: [20] }, why).result).toBe('success')
  expect(extended({ margins: [-9] }, why).result).toBe('open')
  expect(extended({ margins: [-10] }, why).result).toBe('failure')
  expect(() => extended.answer({ margins: [1], success_at: 0 }, why)).toThrow('success_at')
})
