/** Keys of grips stay as they are: games that were stored are answered with them. */
import { expect, test } from 'vitest'
import { GRIPS, gripField, gripKey, gripOf } from './grip.ts'

test('tensided.proc.grapple: every grip has its key, and is read back from it', () => {
  expect(GRIPS.map(gripKey)).toEqual([
    'break hold',
    'strike',
    'draw',
    'lock arms',
    'cover mouth',
    'sleeper hold',
    'pin',
    'break left leg',
    'break right leg',
    'break left arm',
    'break right arm',
    'break body',
  ])
  for (const grip of GRIPS) {
    expect(gripOf(gripKey(grip))).toEqual(grip)
    expect(gripField.read(grip, 'grip')).toEqual(grip)
  }
  for (const key of ['', 'hold', 'break', 'break head', 'pin/2']) expect(gripOf(key)).toBeUndefined()
})
