import { expect, test } from 'vitest'
import { hintsAmong } from './hints.ts'

test('gurps.equipment.item: the nearest name is meant, or one with the same words', () => {
  const perhaps = hintsAmong(() => ['M1 Garand .30-06', 'Hatchet', 'Shortsword'])
  expect(['Hatchett', 'garand', 'Garand M1', 'Kar98', ''].map(perhaps)).toEqual([
    ', perhaps Hatchet',
    ', perhaps M1 Garand .30-06',
    ', perhaps M1 Garand .30-06',
    '',
    '',
  ])
})

test('gurps.equipment.item: whoever names too much that is not there gets no more hints, and the names are listed once', () => {
  let listed = 0
  const perhaps = hintsAmong(() => {
    listed++
    return ['Voice']
  })
  expect(listed).toBe(0)
  const hints = Array.from({ length: 30 }, (_, index) => perhaps(`Voice${index}`))
  expect(hints.filter(hint => hint !== '')).toHaveLength(20)
  expect(perhaps('Voice0')).toBe(', perhaps Voice')
  expect(listed).toBe(1)
})
