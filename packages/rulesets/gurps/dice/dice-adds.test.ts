import { distribution } from '@umpire/dice'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { average, type DiceAdds, diceAddsText, readDiceAdds } from './dice-adds.ts'
import { thrown } from './thrown.ts'

const diceAdds: fc.Arbitrary<DiceAdds> = fc.record({
  dice: fc.integer({ min: 0, max: 20 }),
  adds: fc.integer({ min: -30, max: 30 }),
  times: fc.integer({ min: 1, max: 10 }),
})

test('gurps.dice.notation: what is written is read back', () => {
  fc.assert(
    fc.property(diceAdds, one => {
      expect(readDiceAdds(diceAddsText(one), 'dice')).toEqual(one)
    }),
  )
})

test.each([
  ['6d×2', { dice: 6, adds: 0, times: 2 }],
  ['6dX2', { dice: 6, adds: 0, times: 2 }],
  ['6d*2', { dice: 6, adds: 0, times: 2 }],
  ['2d6 - 1', { dice: 2, adds: -1, times: 1 }],
  ['3d−1', { dice: 3, adds: -1, times: 1 }],
  ['12', { dice: 0, adds: 12, times: 1 }],
])('gurps.dice.notation: %s', (text, one) => {
  expect(readDiceAdds(text, 'dice')).toEqual(one)
})

test.each(['', 'd', '2d8', '2d+', '+', 'x2', '2d+1+1', 'two', '1000d', '2dx'])(
  'gurps.dice.notation: %j is none',
  text => {
    expect(() => readDiceAdds(text, 'damage')).toThrow('damage: expected dice such as 2d+1')
  },
)

test('gurps.dice.notation: the average is the exact one of what is thrown', () => {
  fc.assert(
    fc.property(diceAdds, one => {
      const { numerator, denominator } = distribution(thrown(one).notation).mean()
      expect(Number(numerator) / Number(denominator)).toBe(average(one))
    }),
    { numRuns: 30 },
  )
})
