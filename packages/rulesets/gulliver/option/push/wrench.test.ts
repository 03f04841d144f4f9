import { lastOf, standingOf } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { meeting, ofSize, played, withAll } from '../test/fights-fixture.ts'

const bare = (id: string, side: number, size: number, more = {}) => {
  const one = ofSize(id, side, size, more)
  return { ...one, arms: one.arms.slice(1) }
}
const CHOSEN = withAll('unarmed-combat', 'unarmed-skill-percent')
const HELD = ['grapple:bea', 10, 'dodge', 15] as const
const start = meeting(bare('ada', 0, 0, { dx: 13, st: 14 }), bare('bea', 1, 0, { dx: 8 }))
const strong = meeting(bare('ada', 0, 0, { dx: 13, st: 40 }), bare('bea', 1, 0, { dx: 8 }))

const after = (from: typeof start, ...answers: readonly (string | number)[]) =>
  played(from, CHOSEN, [...HELD, 'nothing', ...answers])

test('gulliver.unarmed.choke-methods: the crook of both arms is stronger than hands', () => {
  // 14 against 10 by hands; by both arms three tenths more: 18.2, fixed to 18.
  expect(standingOf(after(start, 'choke:bea', 12, 9), 'bea')).toMatchObject({ hp: 10, fatigue: 1 })
  expect(standingOf(after(start, 'choke-hold:bea', 12, 9, 4, 10), 'bea').hp).toBeLessThan(10)
})

test('gulliver.unarmed.choke-methods: a bear hug is for the body, and a body with limbs winds around nobody', () => {
  const hugged = after(start, 'bear-hug:bea', 8, 14, 4)
  expect(lastOf(hugged, 'woundedBy')).toMatchObject({ location: 'torso' })
  expect(() => after(start, 'constrict:bea')).toThrow('a body without limbs')
})

test('gulliver.unarmed.rending: an arm holds together as long as it can', () => {
  expect(standingOf(after(start, 'rend:bea', 10, 10, 2), 'bea').hp).toBe(10)
  const torn = after(strong, 'rend:bea', 10, 10, 20, 15)
  expect(lastOf(torn, 'woundedBy')).toMatchObject({ location: 'right arm' })
})

test('gulliver.unarmed.maneuvers: a neck is snapped by DX and strength', () => {
  expect(standingOf(after(strong, 'neck-snap:bea', 14), 'bea').hp).toBe(10)
  const snapped = after(strong, 'neck-snap:bea', 7, 10, 10, 30)
  expect(lastOf(snapped, 'woundedBy')).toMatchObject({ location: 'neck' })
  expect(() => played(strong, withAll('unarmed-combat'), [...HELD, 'nothing', 'neck-snap:bea'])).toThrow()
})

test('gulliver.unarmed.gator: jaws that are held shut bite nobody', () => {
  const beast = bare('bea', 1, 0, { dx: 8, animal: true })
  const jaws = meeting(bare('ada', 0, 0, { dx: 13, st: 14 }), { ...beast, frame: { ...beast.frame, arms: 0, legs: 4 } })
  const held = after(jaws, 'hold-jaws:bea', 10, 12)
  expect(standingOf(held, 'bea').marks).toMatchObject({ 'jaws-held': true })
  expect(() => after(jaws, 'hold-jaws:bea', 10, 12, 'strike:0:0:ada')).toThrow('jaws are held shut')
  expect(() => after(start, 'hold-jaws:bea')).toThrow('does not fight with its jaws')
})
