import { compose, type Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { rangedMinimum } from './minimum.ts'

const why = compose({ options: [] }).silent
const asked = (given: { readonly [name: string]: Json }) => rangedMinimum.answer(given, why).answer

test('gulliver.ranged.minimum: exactly far enough is a throw, a hair less is melee', () => {
  // 0.1 + 0.2 is not 0.3 to a machine.
  const thrower = { attacker_dimension_yd: 0.1, weapon_length_yd: 0.2 }
  expect(asked({ ...thrower, distance_yd: 0.3 })['treated_as']).toBe('ranged')
  expect(asked({ ...thrower, distance_yd: 0.299 })['treated_as']).toBe('melee')
  expect(asked({ weapon: 'gun', distance_yd: 0 })).toMatchObject({ treated_as: 'ranged', least_range: 0 })
})

test('gulliver.ranged.minimum: a wide jet meets small targets as a huge weapon does', () => {
  const jet = { weapon: 'gun', distance_yd: 5, weapon_size: 0 }
  expect(asked({ ...jet, target_size: -6 })).toMatchObject({ effective_size: 0, dodge_penalty: -18 })
  expect(asked({ weapon: 'gun', distance_yd: 5, target_size: -6 })).toMatchObject({
    effective_size: -6,
    dodge_penalty: 0,
  })
  expect(() => asked({ weapon: 'bow', distance_yd: 5 })).toThrow('weapon: expected one of thrown, gun')
})
