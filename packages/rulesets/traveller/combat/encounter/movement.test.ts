import { compose } from '@umpire/engine'
import { type BandMove, bandLine, bandsBetween, contactsOf, movedAtOnce, placed, touched } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { MOVEMENTS, type Movement, PACES, type Pace } from '../../tables/combat/movement.ts'
import { RANGES, type Range } from '../../tables/words.ts'
import { ranges } from './encounter-range.ts'
import { closeRangeStatus, leavingTheField, movementStatus, openRangeStatus, running, standStatus } from './movement.ts'

const why = compose({ options: [] }).silent
interface Step {
  readonly movement: Movement
  readonly pace: Pace
}
const steps: readonly Step[] = MOVEMENTS.flatMap(movement => PACES.map(pace => ({ movement, pace })))

/** The same on the line of the geometry, with room on both sides. */
function onTheLine(bands: number, touching: boolean, a: Step, b: Step) {
  let line = placed(placed(bandLine(100), 'a', 50), 'b', 50 + bands)
  if (touching) line = touched(line, 'a', 'b')
  const moves: BandMove[] = []
  const add = (who: string, foe: string, way: 1 | -1, { movement, pace }: Step): void => {
    const far = pace === 'run' ? 2 : 1
    if (movement === 'close_range') moves.push({ who, toward: foe, bands: far, touch: true })
    if (movement === 'open_range') moves.push({ who, awayFrom: foe, bands: far, way })
  }
  add('a', 'b', -1, a)
  add('b', 'a', 1, b)
  const moved = movedAtOnce(line, moves)
  return { bands: bandsBetween(moved, 'a', 'b'), touching: contactsOf(moved, 'a').includes('b') }
}

describe('traveller.combat.movement-status', () => {
  test('moves two figures as the line of bands does', () => {
    for (let bands = 0; bands <= 25; bands++) {
      for (const touching of bands === 0 ? [true, false] : [false]) {
        for (const a of steps) {
          for (const b of steps) {
            const answer = movementStatus({ bands, touching, a, b }, why)
            expect(answer, JSON.stringify({ bands, touching, a, b })).toMatchObject(onTheLine(bands, touching, a, b))
            expect(answer.range).toBe(ranges({ bands: answer.bands, touching: answer.touching }, why))
          }
        }
      }
    }
  })
  test('does not care who is a and who is b', () => {
    for (let bands = 0; bands <= 4; bands++) {
      for (const a of steps) {
        for (const b of steps) {
          const given = { bands, touching: bands === 0 }
          expect(movementStatus({ ...given, a, b }, why)).toEqual(movementStatus({ ...given, a: b, b: a }, why))
        }
      }
    }
  })
})

test('traveller.combat.close-range-status and its neighbours: one moves, the other stands', () => {
  const stand: Step = { movement: 'stand', pace: 'walk' }
  for (let bands = 0; bands <= 25; bands++) {
    for (const touching of bands === 0 ? [true, false] : [false]) {
      for (const pace of PACES) {
        const given = { bands, touching, pace }
        const closing: Step = { movement: 'close_range', pace }
        const opening: Step = { movement: 'open_range', pace }
        expect(closeRangeStatus(given, why)).toMatchObject(onTheLine(bands, touching, closing, stand))
        expect(openRangeStatus(given, why)).toMatchObject(onTheLine(bands, touching, opening, stand))
      }
      expect(standStatus({ bands, touching, movement: 'stand' }, why)).toMatchObject({ bands, touching })
    }
  }
})

describe('traveller.combat.running', () => {
  test('costs a blow on foot only', () => {
    for (let blows_left = 0; blows_left <= 15; blows_left++) {
      const run = { blows_left, pace: 'run', battle_dress: false } as const
      const foot = running({ ...run, riding: 'no' }, why)
      expect(foot.allowed).toBe(blows_left > 0)
      expect(foot.blows_left).toBe(Math.max(0, blows_left - 1))
      expect(running({ ...run, riding: 'driver' }, why)).toEqual({ allowed: true, blows_left, attack_allowed: false })
      expect(running({ ...run, riding: 'passenger' }, why)).toEqual({ allowed: true, blows_left, attack_allowed: true })
      const dressed = running({ ...run, riding: 'no', battle_dress: true }, why)
      expect(dressed).toEqual({ allowed: true, blows_left, attack_allowed: false })
      const walking = running({ ...run, pace: 'walk', riding: 'no' }, why)
      expect(walking).toEqual({ allowed: true, blows_left, attack_allowed: true })
    }
  })
})

test('traveller.combat.leaving-the-field: whoever is in no range of anybody is gone, and nobody else', () => {
  for (let bands = 0; bands <= 40; bands++) {
    const { escaped, range } = leavingTheField({ nearest_enemy_bands: bands }, why)
    expect(escaped).toBe(range === null)
  }
})

test('traveller.combat.ranges: farther is never nearer, in bands and in metres', () => {
  const far = (range: Range | null): number => (range === null ? RANGES.length : RANGES.indexOf(range))
  for (let more = 0; more < 600; more++) {
    const bands = { touching: false }
    expect(far(ranges({ ...bands, bands: more + 1 }, why))).toBeGreaterThanOrEqual(
      far(ranges({ ...bands, bands: more }, why)),
    )
    expect(far(ranges({ ...bands, metres: more + 1 }, why))).toBeGreaterThanOrEqual(
      far(ranges({ ...bands, metres: more }, why)),
    )
  }
})
