import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { definition, surfaceMove } from './microgravity.ts'

const why = compose({ options: [] }).silent

test('gulliver.microgravity.definition: a fifth of the weight, by gravity or by water', () => {
  expect(definition({ g: 0.21 }, why).microgravity).toBe(false)
  expect(definition({ g: 1, mass: 100, weight: 20 }, why).microgravity).toBe(true)
  expect(definition({ g: 1, mass: 100, weight: 21 }, why).microgravity).toBe(false)
  // Who was born there moves by DX.
  expect(definition({ g: 0, dx: 13 }, why).athletic_dx).toBe(13)
})

test('gulliver.microgravity.surface-move: each way of moving for itself', () => {
  const x = {
    dx: 10,
    ht: 10,
    enhanced_move: 0,
    super_move: 0,
    reduced_move: 0,
    level: 0,
    size: 0,
    arms: false,
    grip_and_release: false,
    magnetic_boots: false,
    vacc_suit: false,
    limbs: 2,
  }
  expect(surfaceMove(x, why)).toMatchObject({ move: 5, load_st_share: 1, control: null })
  expect(surfaceMove({ ...x, arms: true, free_fall: 12, limbs: 1 }, why)).toMatchObject({
    move: 2.5,
    load_st_share: 1 / 2,
    control: 6,
  })
})
