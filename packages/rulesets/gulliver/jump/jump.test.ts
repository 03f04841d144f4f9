import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dimension, linearScale } from '../common/scale.ts'
import { ANGLES, arcAt } from './angle-table.ts'
import { bodyPosition, POSES } from './body-position.ts'
import { hangTime, jumpGravity, jumpSpeed, startHeight } from './flight.ts'
import { fish, jd, jumpMovement, jumpSimple } from './jd.ts'
import { jumpingSkill, jumpSkill } from './skill.ts'

const why = compose({ options: [] }).silent
const MAN = {
  load_st: 10,
  size: 0,
  mass: 150,
  basic_speed: 5,
  enhanced_jump: 0,
  poor_jumper: 0,
  spring: false,
  legs: 2,
}

test('gulliver.jump.jd: a man of 150 pounds and ST 10 jumps a yard, and the moon does not make him stronger', () => {
  expect(jd(MAN, why)).toBe(1)
  expect(jumpGravity({ distance: 1, jd: 1, g: 1 / 6 }, why).distance).toBeCloseTo(6, 12)
})

test('gulliver.jump.jd: farther with strength, nearer with mass, and never past what the legs can do', () => {
  const load = fc.double({ min: 0.001, max: 1e5, noNaN: true })
  fc.assert(
    fc.property(
      load,
      load,
      fc.integer({ min: -12, max: 12 }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (st, mass, size, speed) => {
        const one = { ...MAN, load_st: st, mass, size, basic_speed: speed }
        const yards = jd(one, why)
        expect(yards).toBeLessThanOrEqual(speed * linearScale(size) * (1 + 1e-12))
        expect(jd({ ...one, load_st: 2 * st }, why)).toBeGreaterThanOrEqual(yards)
        expect(jd({ ...one, mass: 2 * mass }, why)).toBeLessThanOrEqual(yards)
        expect(jd({ ...one, spring: true }, why)).toBeGreaterThanOrEqual(yards)
        expect(jd({ ...one, enhanced_jump: 1 }, why)).toBeCloseTo(2 * yards, 6)
      },
    ),
  )
})

test('gulliver.jump.jd: who has no legs or the fifth level of Poor Jumper does not jump', () => {
  expect([jd({ ...MAN, legs: 0 }, why), jd({ ...MAN, poor_jumper: 5 }, why)]).toEqual([0, 0])
})

test('gulliver.jump.skill: every level and every roll, by plain arithmetic', () => {
  for (let skill = 3; skill <= 30; skill++) {
    expect(jumpSkill({ jumping: skill }, why).bonus_percent).toBe(Math.max(0, 10 * Math.floor((skill - 10) / 2)))
    for (let roll = 5; roll <= 16; roll++) {
      const made = roll <= skill ? 10 * Math.max(1, Math.floor((skill - roll) / 2)) : 0
      expect(jumpSkill({ jumping: skill, roll }, why).bonus_percent).toBe(made)
    }
  }
  expect(jumpSkill({ jumping: 12, roll: 18 }, why)).toEqual({ bonus_percent: 0, mishap: true })
})

test('gulliver.jump.angle-table: the printed rows are the formula within their rounding, and 45 degrees go farthest', () => {
  for (const { angle, height, distance } of ANGLES) {
    const radians = (angle * Math.PI) / 180
    expect(Math.abs(height - Math.sin(radians) ** 2 / 2)).toBeLessThan(0.02)
    expect(Math.abs(distance - Math.sin(2 * radians))).toBeLessThan(0.04)
    expect(distance).toBeLessThanOrEqual(arcAt(45).distance)
  }
  expect(arcAt(10).distance).toBeCloseTo(Math.sin(Math.PI / 9), 12)
})

test('gulliver.jump.body-position: legs at most double a jump, and bold poses want momentum', () => {
  for (const pose of ['no_roll', 'roll', 'roll-4'] as const) {
    for (const move of [0, 1, 2, 4, 8]) {
      const came = bodyPosition({ height_so_far: 0.2, size: 0, pose, roll_made: true, move }, why)
      expect(came.allowed).toBe(move >= POSES[pose].lengths * dimension(0))
      expect(came.height).toBe(came.allowed ? 0.2 + Math.min(0.2, POSES[pose].height) : null)
    }
  }
})

test('gulliver.jump.movement, gulliver.jump.hang-time: a run adds to one of the two, never to both', () => {
  expect(jumpMovement({ move: 9, bonus: 'height' }, why)).toBe(0.5)
  const [far, high] = (['distance', 'height'] as const).map(bonus => hangTime({ height: 1, move: 9, bonus }, why))
  expect([far?.height_bonus, high?.distance_bonus]).toEqual([0, 0])
})

test('gulliver.jump.speed: what leaves at that speed at 45 degrees lands where it should', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e4, noNaN: true }), yards => {
      const { js } = jumpSpeed({ jd: yards, move: 0, flat: false }, why)
      expect(((js ?? 0) ** 2 * arcAt(45).distance) / 10 / yards).toBeCloseTo(1, 9)
    }),
  )
})

test('gulliver.jump.start-height: a height adds at most half the distance', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e4, noNaN: true }),
      fc.double({ min: 0, max: 1e4, noNaN: true }),
      (distance, start_height) => {
        const came = startHeight({ distance, start_height, throw: 'overhand', platform: 0 }, why)
        expect(came.distance).toBeLessThanOrEqual(1.5 * distance + 1e-9)
        expect(came.distance).toBeGreaterThanOrEqual(distance)
      },
    ),
  )
})

test('gulliver.jump.gravity: half the pull, twice as far; without any, on and on', () => {
  for (const g of [0.1, 0.5, 1, 2]) {
    const came = jumpGravity({ distance: 6, height: 2, g }, why)
    expect([came.distance, came.height]).toEqual([expect.closeTo(6 / g, 9), expect.closeTo(2 / g, 9)])
  }
  expect(jumpGravity({ distance: 6, jd: 10, g: 0 }, why)).toMatchObject({
    distance: null,
    launch_speed: 10,
    drifts: true,
  })
})

test('gulliver.jump.simple: the leg once, the high jump half of the broad one', () => {
  for (let size = -6; size <= 6; size++) {
    const came = jumpSimple({ move_mod: 1, size, enhanced_jump: 0, poor_jumper: 0, jumping: 14 }, why)
    expect(came.jd).toBeCloseTo(1.2 * linearScale(size), 9)
    expect(came.broad).toBeCloseTo(2.2 * linearScale(size), 9)
    expect(came.high).toBe(came.broad / 2)
  }
  expect(() => jumpSimple.answer({ move_mod: 'fast' }, why)).toThrow('move_mod: expected a number or a fraction')
})

test('gulliver.jump.fish: by the square of its speed, and only Water Acrobatics helps', () => {
  for (let swim_move = 0; swim_move <= 30; swim_move++) {
    const plain = fish({ swim_move, angle: 45 }, why)
    expect(plain.distance).toBeCloseTo((swim_move * swim_move) / 10, 9)
    expect(fish({ swim_move, angle: 45, water_acrobatics: 16 }, why).jd).toBeCloseTo(1.3 * plain.jd, 9)
  }
})

test('gulliver.jump.jumping-skill: the better default, load on control but never on distance', () => {
  expect(jumpingSkill({ dx: 12, acrobatics: 10, level: 0 }, why).default_jumping).toBe(8)
  const loaded = jumpingSkill({ jumping: 14, level: 3, maneuver: 30 }, why)
  expect(loaded).toMatchObject({ jd_bonus_percent: 20, effective: 11, pose: 15 })
  expect(jumpingSkill({ level: 0 }, why)).toMatchObject({ default_jumping: null, effective: null })
})
