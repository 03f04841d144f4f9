import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fate, fateOf, outcomeOf, sideEndOf } from './endings.ts'

const NAMES = ['us', 'them']
const fates = fc.array(
  fc.record<Fate>({
    side: fc.constantFrom(0, 1),
    is: fc.constantFrom('standing', 'down', 'dead', 'fled', 'surrendered'),
  }),
)

describe('how it ended', () => {
  test('everybody is counted once', () => {
    fc.assert(
      fc.property(fates, all => {
        for (const side of [0, 1]) {
          const { size, standing, down, dead, fled, surrendered = 0 } = sideEndOf('us', all, side)
          expect(standing + down + dead + fled + surrendered).toBe(size)
        }
      }),
    )
  })
  test('whoever wins stands, and the others do not', () => {
    fc.assert(
      fc.property(fates, all => {
        const { winner } = outcomeOf(NAMES, all)
        const standing = [0, 1].map(side => sideEndOf('', all, side).standing > 0)
        expect(winner).toBe(standing[0] === standing[1] ? null : standing.indexOf(true))
      }),
    )
  })
  test('in words, the first of fled, surrendered, down and dead', () => {
    const how = (...lost: readonly Fate['is'][]): string =>
      outcomeOf(NAMES, [{ side: 0, is: 'standing' }, ...lost.map(is => ({ side: 1, is }))]).how
    expect(how('dead', 'down', 'surrendered', 'fled')).toBe('them fled')
    expect(how('dead', 'down', 'surrendered')).toBe('them surrendered')
    expect(how('dead', 'down')).toBe('them are down')
    expect(how('dead', 'dead')).toBe('them are dead')
    // A side of one: the giant.
    expect(how('dead')).toBe('them is dead')
    expect(how('down')).toBe('them is down')
    expect(how('standing')).toBe('both sides are still in the field')
    expect(outcomeOf(NAMES, [{ side: 0, is: 'dead' }])).toEqual({ winner: null, how: 'nobody is left standing' })
  })
})

test('the dead are nothing else, and whoever is gone is neither up nor down', () => {
  expect(fateOf(0, { dead: true, gone: 'fled', up: true }).is).toBe('dead')
  expect(fateOf(0, { dead: false, gone: 'escaped', up: true }).is).toBe('fled')
  expect(fateOf(0, { dead: false, gone: 'surrendered', up: false }).is).toBe('surrendered')
  expect(fateOf(0, { dead: false, gone: null, up: false }).is).toBe('down')
  expect(fateOf(1, { dead: false, gone: null, up: true })).toEqual({ side: 1, is: 'standing' })
})
