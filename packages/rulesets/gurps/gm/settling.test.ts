import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { settling } from './settling.ts'

const why = compose({ options: [] }).silent
const happens = (given: object) => settling.answer(given, why).answer['happens']

test('gurps.gm.settling: odds come true as often as they say', () => {
  for (let of = 1; of <= 12; of++) {
    for (let times = 0; times <= of; times++) {
      const faces = Array.from({ length: of }, (_, index) => index + 1)
      const ask = { tool: 'random-roll', chance: `${times} in ${of}` }
      expect(faces.filter(die => happens({ ...ask, die }) === true)).toHaveLength(times)
      expect(() => happens({ ...ask, die: of + 1 })).toThrow(`a number from 1 to ${of}`)
    }
  }
})

test('gurps.gm.settling: a roll, a word, or nothing yet', () => {
  expect(happens({ tool: 'success-roll', effective: 12, roll: 12 })).toBe(true)
  expect(happens({ tool: 'success-roll', effective: 12, roll: 13 })).toBe(false)
  expect(happens({ tool: 'success-roll' })).toBe(null)
  expect(happens({ tool: 'decision', decision: true })).toBe(true)
  expect(happens({ tool: 'decision' })).toBe(null)
  expect(happens({ tool: 'random-roll', chance: '2 in 6' })).toBe(null)
})

test.each(['7 in 6', 'often', '1 in 0', 3, ''])('gurps.gm.settling: %j is no chance', chance => {
  expect(() => happens({ tool: 'random-roll', chance })).toThrow('odds such as 2 in 6')
})

test('gurps.gm.settling: a random roll takes its odds', () => {
  expect(() => happens({ tool: 'random-roll', die: 1 })).toThrow('chance: expected odds')
})
