import { standingOf } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { meeting, ofSize, played, withAll } from '../test/fights-fixture.ts'

const chosen = withAll('changing-position')

/** Ada, who is quicker, lies before Bea. */
function down(position: 'lying' | 'kneeling', more: Parameters<typeof ofSize>[3] = {}) {
  const start = meeting(ofSize('ada', 0, 0, { dx: 13, ...more }), ofSize('bea', 1, 0, { dx: 8 }))
  return { ...start, standing: start.standing.map((one, at) => (at === 0 ? { ...one, position } : one)) }
}

test('gulliver.position.change: from the knees at 16, and in half a second he can still act', () => {
  const up = played(down('kneeling'), chosen, ['get-up', 12])
  expect(standingOf(up, 'ada').position).toBe('standing')
  // Bea's turn, who strikes at Ada.
  expect(() => played(down('kneeling'), chosen, ['get-up', 12, 'strike:0:0:bea'])).toThrow('bea, maneuver')
  expect(played(down('kneeling'), chosen, ['get-up', 11, 'strike:0:0:bea']).asks).toBe('attack')
})

test('gulliver.position.change: two changes in one roll, at −5', () => {
  // 13 + 3 − 5 is 11.
  expect(standingOf(played(down('lying'), chosen, ['get-up', 11]), 'ada').position).toBe('standing')
  expect(standingOf(played(down('lying'), chosen, ['get-up', 12]), 'ada')).toMatchObject({
    position: 'lying',
    marks: { rising: 1 },
  })
})

test('gulliver.position.change: a failure takes two seconds or more, and nothing else is done meanwhile', () => {
  const failed = ['get-up', 12, 'nothing'] as const
  expect(() => played(down('lying'), chosen, [...failed, 'strike:0:0:bea'])).toThrow('still getting up')
  const up = played(down('lying'), chosen, [...failed, 'nothing'])
  expect(standingOf(up, 'ada')).toMatchObject({ position: 'standing', marks: {} })
  // By five: four seconds.
  expect(standingOf(played(down('lying'), chosen, ['get-up', 16]), 'ada').marks).toEqual({ rising: 3 })
})

test('gulliver.position.change: a load makes it harder, Acrobatics easier', () => {
  // Medium is −4 in full: 13 + 3 − 4 − 5 is 7.
  const laden = down('lying', { encumbrance_level: 2, move: 6 })
  expect(standingOf(played(laden, chosen, ['get-up', 7]), 'ada').position).toBe('standing')
  expect(standingOf(played(laden, chosen, ['get-up', 8]), 'ada').position).toBe('lying')
  const { frame } = ofSize('ada', 0, 0)
  const nimble = down('lying')
  const roster = nimble.roster.map((one, at) =>
    at === 0 ? { ...one, frame: { ...frame, more: { acrobatics: 16 } } } : one,
  )
  expect(standingOf(played({ ...nimble, roster }, chosen, ['get-up', 14]), 'ada').position).toBe('standing')
})

test('gulliver.position.change: nobody on his feet gets up, and without the switch nobody rolls', () => {
  const start = meeting(ofSize('ada', 0, 0, { dx: 13 }), ofSize('bea', 1, 0, { dx: 8 }))
  expect(() => played(start, chosen, ['get-up'])).toThrow()
  expect(() => played(down('lying'), withAll('size-scale'), ['get-up'])).toThrow()
})
