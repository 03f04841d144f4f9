import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxLift } from '../lift/max.ts'
import { throwAngles, throwDamage, throwMisses, throwMovement } from './path.ts'
import { bonusSum, penaltyKinds, throwManeuvers, throwSkill, throwSkills } from './skill.ts'
import { armMass, td, throwAdvanced, throwAoa, throwSimple, twoHanded, weightLimit } from './td.ts'

const why = compose({ options: [] }).silent
const MAN = {
  load_st: 10,
  size: 0,
  body_mass: 150,
  object_mass: 1,
  basic_speed: 5,
  arms: 1,
  enhanced_throw: 0,
  poor_thrower: 0,
}
const yards = fc.double({ min: 0.01, max: 1e4, noNaN: true })

test('gulliver.throw.td: farther with strength, nearer with weight, never past the speed of the arm', () => {
  fc.assert(
    fc.property(yards, yards, fc.double({ min: 0, max: 20, noNaN: true }), (load_st, object_mass, basic_speed) => {
      const one = { ...MAN, load_st, object_mass, basic_speed }
      const far = td(one, why).td
      expect(far).toBeLessThanOrEqual(basic_speed * 10)
      expect(td({ ...one, load_st: 2 * load_st }, why).td).toBeGreaterThanOrEqual(far)
      expect(td({ ...one, object_mass: 2 * object_mass }, why).td).toBeLessThanOrEqual(far)
    }),
  )
})

test('gulliver.throw.two-handed: more arms are stronger and never quicker', () => {
  const arms = [2, 3, 4, 5, 6, 20].map(count => twoHanded({ ...MAN, arms: count }, why))
  for (const [index, one] of arms.entries()) {
    const before = arms[index - 1]
    if (before === undefined) continue
    expect(one.load_st_multiplier).toBeGreaterThan(before.load_st_multiplier)
    expect(one.second_multiplier).toBeLessThanOrEqual(before.second_multiplier)
    expect(one.second_multiplier).toBeGreaterThanOrEqual(1)
  }
})

test('gulliver.throw.weight-limit: what can be thrown is what can be lifted, and nothing of that weight flies', () => {
  for (const arms of [1, 2, 3, 8]) {
    const most = weightLimit({ load_st: 12, arms }, why)
    expect(most).toBe(maxLift({ load_st: 12, arms }, why).max_lift)
    expect(throwAdvanced({ load_st: 12, arms, object_mass: most }, why).factor).toBe(0)
    expect(throwAdvanced({ load_st: 12, arms, object_mass: 0 }, why).factor).toBe(1)
  }
})

test('gulliver.throw.angles: the flattest angle that reaches, and none beyond the range', () => {
  for (let target = 1; target <= 120; target++) {
    const came = throwAngles({ max_range: 100, target_distance: target, acc: 2 }, why)
    const angle = target <= 50 ? 15 : target <= 90 ? 30 : target <= 100 ? 45 : null
    expect(came.angle).toBe(angle)
    expect(came.reaches).toBe(angle !== null)
    expect([came.direct, came.acc_bonus]).toEqual(target <= 50 ? [true, 2] : [false, 0])
  }
})

test('gulliver.throw.misses: never beyond the range, never short of a quarter of it', () => {
  fc.assert(
    fc.property(yards, yards, (target_distance, max_range) => {
      const furthest = throwMisses({ target_distance, max_range }, why)
      expect(furthest).toBeLessThanOrEqual(max_range)
      expect(furthest).toBeGreaterThanOrEqual(max_range / 4)
    }),
  )
})

test('gulliver.throw.movement: a run at most doubles a throw, and standing costs no skill', () => {
  fc.assert(
    fc.property(yards, fc.double({ min: 0, max: 100, noNaN: true }), (distance, move) => {
      const came = throwMovement({ distance, move }, why)
      expect(came.distance).toBeLessThanOrEqual(2 * distance)
      expect(came.skill_penalty).toBe(move > 0 ? -4 : 0)
    }),
  )
})

test('gulliver.throw.two-handed: multipliers of many arms without noise in their digits', () => {
  const strengths = [2, 3, 4, 5, 6, 7, 8, 9].map(arms => twoHanded({ ...MAN, arms }, why).load_st_multiplier)
  expect(strengths).toEqual([1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.1, 2.2])
})

test('gulliver.throw.arm-mass: a fiftieth, in whole pounds from one pound on', () => {
  for (let body_mass = 1; body_mass <= 1000; body_mass++) {
    const pounds = body_mass / 50
    expect(armMass({ body_mass }, why)).toBe(pounds < 1 ? pounds : Math.floor(pounds + 0.5))
  }
})

test('gulliver.throw.skill, gulliver.throw.penalty-kinds: a worse skill throws less far, a harder mark does not', () => {
  for (let skill = 3; skill <= 30; skill++) {
    const bonus = Math.max(0, 10 * Math.floor((skill - 10) / 2))
    expect(throwSkill({ skill }, why).bonus_percent).toBe(bonus)
    expect(penaltyKinds({ skill, skill_penalty: 0, th_penalty: -6 }, why)).toEqual({
      td_bonus_percent: bonus,
      effective: skill - 6,
    })
    expect(penaltyKinds({ skill: skill + 6, skill_penalty: -6, th_penalty: 0 }, why).td_bonus_percent).toBe(bonus)
  }
})

test('gulliver.throw.bonus-sum, gulliver.throw.aoa: percentages add, and all out is one of them', () => {
  expect(bonusSum({ aoa: 20, skill: 30, extra_effort: 10, other: -5 }, why)).toBe(55)
  for (const td of [1, 8.889, 25, 300]) {
    expect(throwAoa({ td, aoa: true }, why).td).toBeCloseTo(1.2 * td, 9)
    expect(throwAoa({ td, aoa: false }, why).td).toBe(td)
  }
})

test('gulliver.throw.skills, gulliver.throw.maneuvers: defaults either way, range up to four over skill', () => {
  expect(throwSkills({ throwing: 14, two_handed: 10 }, why)).toMatchObject({
    two_handed_default: 11,
    throwing_default: 7,
  })
  const range = (range_maneuver: number) =>
    throwManeuvers({ skill: 12, range_maneuver, angle_th: -2, indirect_fire: 5 }, why)
  expect([14, 16, 20].map(skill => range(skill).td_bonus_percent)).toEqual([20, 30, 30])
  expect(range(14).th).toBe(0)
})

test('gulliver.throw.simple: the ordinary arm and the reckoned one agree for a man', () => {
  for (let object_mass = 1; object_mass <= 40; object_mass++) {
    expect(throwSimple({ load_st: 10, object_mass }, why)).toEqual(td({ ...MAN, object_mass }, why))
  }
})

test('gulliver.throw.damage: half of the percentage, up to a hundred of it', () => {
  for (let td_bonus_percent = 0; td_bonus_percent <= 200; td_bonus_percent += 5) {
    const harder = (significant_move: boolean, flat: boolean) =>
      throwDamage({ td_bonus_percent, significant_move, flat }, why)
    const half = (percent: number): number => Math.min(100, percent) / 2
    expect(harder(false, true)).toBe(half(td_bonus_percent))
    expect([harder(true, true), harder(true, false)]).toEqual([
      half(td_bonus_percent + 40),
      half(td_bonus_percent + 20),
    ])
  }
})
