import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { climbMove, climbWsr, gripPosture, simpleClimbing } from './climb.ts'
import { climbControl, fudge, solidFooting, swinging } from './control.ts'

const why = compose({ options: [] }).silent
const WALL = { wsr: 10, msr: 10, slope: 90, holds: 'excellent', extra_encumbrance: 0, by_arms: false } as const

test('gulliver.climb.wsr: every slope and every hold', () => {
  const slopes = [0, 14, 15, 16, 30, 45, 60, 75, 76, 90, 91, 180]
  const bySlope = slopes.map(slope => climbWsr({ ...WALL, slope }, why).climb_wsr)
  expect(bySlope).toEqual([10, 10, 12, 14, 14, 16, 18, 19, 20, 20, 30, 30])
  const holds = ['excellent', 'good', 'moderate', 'poor', 'very poor'] as const
  const byHolds = holds.map(hold => climbWsr({ ...WALL, slope: 0, holds: hold }, why).climb_wsr)
  expect(byHolds).toEqual([10, 11, 12, 15, 20])
  expect(climbWsr({ ...WALL, holds: 'none' }, why)).toMatchObject({ climbable: false, level: null })
})

test('gulliver.climb.wsr: what carries the legs does not carry the arms, and no weight stays none', () => {
  const loaded = { ...WALL, wsr: 12, msr: 12, extra_encumbrance: 3 }
  expect(climbWsr(loaded, why).burden).toBe('light')
  expect(climbWsr({ ...loaded, by_arms: true }, why).burden).toBe('heavy')
  expect(climbWsr({ ...WALL, wsr: 0, holds: 'very poor' }, why)).toMatchObject({ climb_wsr: 0, effective_msr: 10 })
})

const CLIMBER = { dx: 10, ht: 10, enhanced_move: 0, super_move: 0, reduced_move: 0, level: 0, size: 0 }

test('gulliver.climb.move: never faster than running, and skill counts only out of the running posture', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 20 }), (climbing, twentieths) => {
      const x = { ...CLIMBER, climbing, posture_factor: twentieths / 20 }
      expect(climbMove({ ...x, running_move: 5 }, why)).toBeLessThanOrEqual(5)
      const expected = twentieths === 20 ? 5 : (5 * twentieths * climbing) / 100
      expect(climbMove(x, why)).toBeCloseTo(expected, 9)
    }),
  )
})

test('gulliver.climb.grip-posture: who runs up keeps its enhancements of land', () => {
  expect(gripPosture({ climber: 'runs up', surface: 'wall' }, why)).toMatchObject({
    posture_factor: 1,
    land_enhancements: true,
  })
  expect(gripPosture({ climber: 'brachiator', surface: 'wall' }, why).posture_factor).toBe(1 / 20)
  expect(gripPosture({ climber: 'brachiator', surface: 'swinging' }, why).posture_factor).toBe(1 / 3)
})

test('gulliver.climb.control: steeper is worse, but not on something solid', () => {
  const x = { climbing: 14, limbs: 4, level: 0, circumstances: 0, extreme_maneuver: true, solid_footing: false }
  const at = (slope: number) => climbControl({ ...x, slope }, why).effective
  expect([44, 45, 59, 60, 75, 90, 105].map(at)).toEqual([14, 14, 14, 11, 8, 5, 2])
  expect(climbControl({ ...x, slope: 90, solid_footing: true }, why).effective).toBe(17)
  expect(climbControl({ ...x, slope: 90, extreme_maneuver: false }, why)).toEqual({ effective: 14, roll_forced: false })
})

test('gulliver.climb.solid-footing: half of what is worse, rounded for the climber', () => {
  for (let ground = -5; ground <= 5; ground++) {
    for (let climbing = ground; climbing <= 9; climbing++) {
      const { level } = solidFooting({ level_on_ground: ground, level_climbing: climbing }, why)
      const same = solidFooting(
        { level_on_ground: ground + Math.floor((climbing - ground) / 2), level_climbing: -40 },
        why,
      )
      expect(level).toBe(same.level)
    }
  }
})

test('gulliver.climb.swinging: brachiators climb by DX without learning it', () => {
  expect(swinging({ dx: 12, level: 0, brachiator: true }, why).effective).toBe(12)
  expect(swinging({ dx: 12, level: 0, brachiator: false }, why).effective).toBe(5)
  expect(swinging({ level: 0, brachiator: false }, why)).toEqual({
    effective: null,
    posture_factor: 1 / 5,
    wsr_multiplier: 2,
  })
})

test('gulliver.climb.fudge: only what is forbidden, and only if the game master says so', () => {
  const at = (burden: number, gm_allows: boolean) => fudge({ burden, gm_allows, gm_level: 'x-heavy' }, why)
  expect(at(7, false)).toMatchObject({ level: 'extreme2', climbable: false })
  expect(at(7, true)).toMatchObject({ level: 'x-heavy', climbable: true })
  expect(at(2, true)).toMatchObject({ level: 'medium', climbable: true })
})

test('gulliver.climb.simple: a man of Move 5 and Climbing 10 as in GURPS', () => {
  const x = { dx: 10, ht: 10, level: 0, size: 0, climbing: 10, gurps_speed_yd_s: 0.5, running_posture: false }
  expect(simpleClimbing(x, why)).toBe(0.5)
  expect(simpleClimbing({ ...x, running_posture: true, running_move: 0.7 }, why)).toBe(0.7)
})
