import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limbModifier } from './limbs.ts'
import { noManeuver, turning } from './turning.ts'

const why = compose({ options: [] }).silent

test('gulliver.control.limbs: every row', () => {
  const modifiers = Array.from({ length: 13 }, (_, count) => limbModifier({ limbs: count }, why))
  expect(modifiers).toEqual([0, -6, 0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5])
})

test('gulliver.control.turning: a penalty between two rows buys the lesser, and nobody turns within its own length', () => {
  const x = { current_move: 10, move_mod: 1, length: 0, can_pivot: false }
  const at = (control_penalty: number) => turning({ ...x, control_penalty }, why).yards_per_facing
  const rows = [0, -1, -2, -3, -4, -5, -6, -8, -10, -12, -20].map(penalty => Math.round(at(penalty) * 1000) / 1000)
  expect(rows).toEqual([10, 10, 6.667, 6.667, 5, 5, 3.333, 2, 1.429, 1, 1])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: -14, max: 0 }),
      fc.integer({ min: 0, max: 20 }),
      (current_move, control_penalty, length) => {
        const { yards_per_facing } = turning({ ...x, current_move, control_penalty, length }, why)
        expect(yards_per_facing).toBeGreaterThanOrEqual(length)
        expect(
          turning({ ...x, current_move, control_penalty, length, can_pivot: true }, why).yards_per_facing,
        ).toBeLessThanOrEqual(yards_per_facing)
      },
    ),
  )
})

test('gulliver.control.no-maneuver: all defenses, unless one flies', () => {
  const x = { flier: false, dodge: 6, parry: 9, skill: 12 }
  for (const state of ['falling', 'jumping', 'adrift'] as const) {
    expect(noManeuver({ ...x, state }, why)).toEqual({ modifier: -4, dodge: 2, parry: 5, block: null, skill: 8 })
  }
  expect(noManeuver({ ...x, state: 'steady' }, why).dodge).toBe(6)
})
