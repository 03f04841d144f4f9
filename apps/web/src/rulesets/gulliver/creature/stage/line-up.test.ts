import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entrant, knownEntrants, lengthText, linedUpWith } from './line-up.ts'
import { drawnOf } from './outline.ts'

const WIDTH = 976
const HEIGHT = 230
const ROOM = { width: WIDTH, height: HEIGHT, name: 90, worth: 0.75 }

const plan = fc.record({
  legs: fc.integer({ min: 0, max: 40 }),
  arms: fc.integer({ min: 0, max: 8 }),
  wings: fc.integer({ min: 0, max: 6 }),
  posture: fc.constantFrom('upright' as const, 'semi-upright' as const, 'horizontal' as const, 'fishlike' as const),
  stance: fc.constantFrom('high' as const, 'low' as const, 'very low' as const),
  tail: fc.constantFrom('none' as const, 'small' as const, 'large' as const),
})

const entrants = fc.tuple(plan, fc.integer({ min: -12, max: 12 })).map(([body, size]): readonly Entrant[] => {
  const yards = 2 * 1.5 ** size
  const own = { drawn: drawnOf(body), name: 'it', about: '' }
  return [
    { ...own, key: 'small', role: 'ghost', yards: yards / 1.5 },
    { ...own, key: 'now', role: 'now', yards },
    { ...own, key: 'large', role: 'ghost', yards: yards * 1.5 },
  ]
})

test('everybody stands within the picture, side by side and to one scale, whatever the body', () => {
  fc.assert(
    fc.property(entrants, all => {
      const { standing, lines } = linedUpWith(all, knownEntrants(all[1]?.yards ?? 1, 'it', 3), ROOM)
      let edge = -1e-6
      for (const { drawn, at, scale, yards } of standing) {
        expect(scale / yards).toBeCloseTo((standing[0]?.scale ?? 0) / (standing[0]?.yards ?? 1), 9)
        expect(at + drawn.left * scale).toBeGreaterThanOrEqual(edge)
        edge = at + drawn.right * scale
        expect(drawn.height * scale).toBeLessThanOrEqual(HEIGHT + 1e-6)
      }
      expect(edge).toBeLessThanOrEqual(WIDTH + 1e-6)
      for (const { up } of lines) expect(up).toBeLessThanOrEqual(HEIGHT + 1e-6)
    }),
  )
})

test('there is always something one knows to compare with', () => {
  for (let size = -12; size <= 12; size++) expect(knownEntrants(2 * 1.5 ** size, 'it', 2).length).toBeGreaterThan(0)
})

test('lengths are told as people say them', () => {
  expect([2 / 36, 0.5, 2, 3.2].map(lengthText)).toEqual(['2 in', '1.5 ft', '2 yd', '3.2 yd'])
})
