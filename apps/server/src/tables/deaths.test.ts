import { expect, test } from 'vitest'
import { Deaths } from './deaths.ts'

const MINUTE = 60_000

test('a table of which three threads died within ten minutes rests for ten', () => {
  const deaths = new Deaths()
  expect([0, 1, 2].map(minute => deaths.add('bad', minute * MINUTE))).toEqual([false, false, true])
  expect(deaths.restsUntil('bad', 3 * MINUTE)).toBe(12 * MINUTE)
  expect(deaths.resting(3 * MINUTE)).toEqual(['bad'])
  expect(deaths.restsUntil('other', 3 * MINUTE)).toBe(null)
  expect(deaths.restsUntil('bad', 12 * MINUTE)).toBe(null)
  expect(deaths.add('bad', 13 * MINUTE)).toBe(false)
})
test('a table of which threads died long ago does not', () => {
  const deaths = new Deaths()
  expect([0, 11, 22, 33].map(minute => deaths.add('unlucky', minute * MINUTE))).not.toContain(true)
})
