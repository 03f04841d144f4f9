import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { takeAll } from '../catalog/take-all.ts'
import { isQuirk, quirkRule } from './rule.ts'

const why = compose({ options: [] }).silent

test('gurps.quirk.rule: one point each, five at most, those from play beside them', () => {
  for (let quirks = 0; quirks <= 8; quirks++) {
    for (let from_play = 0; from_play <= 3; from_play++) {
      const points = quirks + from_play === 0 ? 0 : -(quirks + from_play)
      expect(quirkRule({ quirks, from_play }, why)).toEqual({ points, counted_to_limit: 0, legal: quirks <= 5 })
    }
  }
})

test('gurps.quirk.rule: small disadvantages of the mind are quirks, others of one point are not', () => {
  const details = { people: 'large-class', recognition: '7-or-less' }
  const taken = takeAll(
    [
      { trait: 'Vow', variant: 'Trivial' },
      { trait: 'Vow', variant: 'Minor' },
      { trait: 'Intolerance', points: -1 },
      { trait: 'Reputation', level: -2, details },
      { trait: 'Greed' },
    ],
    why,
  )
  expect(taken.map(one => isQuirk(one, why))).toEqual([true, false, true, false, false])
})
