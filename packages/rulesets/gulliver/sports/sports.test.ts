import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { slamDunk, tripleJump } from './jumps.ts'
import { pitching, specialThrows } from './throws.ts'

const why = compose({ options: [] }).silent

test('gulliver.sports.triple-jump: legs add at most one length to each later jump', () => {
  const jumps = { first: 3, second_full: 3, third_full: 3, leg: 1 }
  const plain = tripleJump({ ...jumps, second_pose: 0, third_pose: 0 }, why).total
  expect(tripleJump({ ...jumps, second_pose: 0.5, third_pose: 9 }, why).total).toBe(plain + 1.5)
})

test('gulliver.sports.special-throws: 45 degrees are the easiest, a load hampers, a light body does not help', () => {
  const throwing = { skill: 15, roll: 10, sport: 'other', running: false } as const
  const at = (angle: number) => specialThrows({ ...throwing, level: 0, angle }, why).th
  for (const angle of [0, 15, 30, 60, 75, 90]) expect(at(angle)).toBeLessThan(at(45))
  const loaded = (level: number) => specialThrows({ ...throwing, level, angle: 45 }, why).bonus_percent
  expect([loaded(-4), loaded(0), loaded(3)]).toEqual([50, 50, 20])
})

test('gulliver.sports.pitching: the fastball is thrown with less skill and more speed', () => {
  const pitch = { td_base: 30, skill_success: 3, aoa: false, basic_speed: 6, pitching: 15, level: 0, angle: 15 }
  const [plain, fast] = (['pitch', 'fastball'] as const).map(maneuver => pitching({ ...pitch, maneuver }, why))
  expect([plain?.effective, fast?.effective]).toEqual([15, 11])
  expect(fast?.mph).toBeGreaterThan(plain?.mph ?? 0)
})

test('gulliver.sports.special-throws, gulliver.sports.pitching: to hit goes by full 15 degrees', () => {
  const throwing = { level: 0, sport: 'other', running: false } as const
  const far = [45, 50, 59, 60, 75, 40, 30, 15, 0].map(angle => specialThrows({ ...throwing, angle }, why).th)
  expect(far).toEqual([-4, -4, -4, -5, -6, -4, -5, -6, -7])
  const pitch = { skill_success: 0, aoa: false, basic_speed: 5, maneuver: 'pitch', level: 0 } as const
  expect([0, 15, 29, 30, 45, 90].map(angle => pitching({ ...pitch, angle }, why).th)).toEqual([0, 0, 0, -1, -2, -5])
})

test('gulliver.sports.slam-dunk: exactly a foot above the rim is enough', () => {
  const reach = { height_yd: 2, arm_yd: 0.9, rim_yd: 3 }
  expect(
    [0.733, 0.734].map(high_jump_yd => slamDunk({ ...reach, high_jump_yd, palms_ball: false }, why).enough),
  ).toEqual([false, true])
  expect(
    slamDunk({ ...reach, rim_yd: 10 / 3, arm_yd: 0.6, high_jump_yd: 19 / 15, palms_ball: true, basketball: 12 }, why),
  ).toMatchObject({
    enough: true,
    effective: 14,
  })
})
