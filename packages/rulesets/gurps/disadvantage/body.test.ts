import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { FIREARMS } from '../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../catalog/arms/hand-weapons.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import { badSight, lame, oneEye } from './body.ts'
import { oneArm } from './one-arm.ts'

const why = compose({ options: [] }).silent
const SIGHT = { glasses: false, starts_with_glasses: true, near: false }

test('gurps.disadvantage.bad-sight: glasses cancel all of it', () => {
  for (const bad_sight of ['nearsighted', 'farsighted'] as const) {
    for (const use of ['weapon', 'close-work', 'vision'] as const) {
      for (const near of [false, true]) {
        const ask = { ...SIGHT, bad_sight, use, near, basic: 12, dx: 12, reading_minutes: 5 }
        expect(badSight({ ...ask, glasses: true }, why)).toEqual({ points: -10, effective: 12, reading_minutes: 5 })
      }
    }
  }
})

test('gurps.disadvantage.bad-sight: the near do not see far, the far do not see near', () => {
  const vision = (bad_sight: 'nearsighted' | 'farsighted', near: boolean) =>
    badSight({ ...SIGHT, bad_sight, near, use: 'vision', basic: 12 }, why)
  expect(vision('nearsighted', false)).toMatchObject({ effective: 6 })
  expect(vision('nearsighted', true)).toMatchObject({ effective: 12 })
  expect(vision('farsighted', false)).toMatchObject({ effective: 12 })
  expect(vision('farsighted', true)).toMatchObject({ effective: 6 })
  const far = { ...SIGHT, bad_sight: 'farsighted' } as const
  expect(badSight({ ...far, use: 'weapon', basic: 12 }, why)).toMatchObject({ effective: 12 })
  const near = { ...SIGHT, bad_sight: 'nearsighted', reading_minutes: 10 } as const
  expect(badSight({ ...near, use: 'close-work', dx: 12 }, why)).toMatchObject({ effective: 12, reading_minutes: 10 })
})

const LEG = { encumbrance_level: 0, crutches: false }

test('gurps.disadvantage.lame: Move and Dodge of the three degrees at every speed', () => {
  for (let quarters = 4; quarters <= 48; quarters++) {
    for (let load = 0; load <= 4; load++) {
      const basic_speed = quarters / 4
      const whole = Math.max(1, Math.floor(basic_speed - load))
      const ask = { ...LEG, basic_speed, encumbrance_level: load }
      const crippled = Math.max(1, whole - 3)
      expect(lame({ ...ask, degree: 'crippled-leg' }, why)).toMatchObject({ move: crippled, dodge: crippled })
      const crutches = Math.min(2, whole)
      const walks = lame({ ...ask, degree: 'one-leg', crutches: true }, why)
      expect(walks).toMatchObject({ move: crutches, dodge: crutches })
      expect(lame({ ...ask, degree: 'one-leg' }, why)).toMatchObject({ move: 0, dodge: 0 })
    }
  }
  for (let st = 1; st <= 20; st++) {
    const move = Math.max(1, Math.floor(st / 4))
    expect(lame({ ...LEG, degree: 'legless', st }, why)).toMatchObject({ move, dodge: move, wheelchair_speed: move })
  }
})

test('gurps.disadvantage.lame: no leg, no Move that nobody asked for', () => {
  expect(lame({ ...LEG, degree: 'one-leg' }, why)).toEqual({ points: -25 })
  expect(lame({ ...LEG, degree: 'legless' }, why)).toEqual({ points: -35 })
})

test('gurps.disadvantage.lame: hand weapons suffer, guns and the mind do not', () => {
  const less = { 'crippled-leg': -3, 'one-leg': -6, legless: -6 } as const
  for (const degree of ['crippled-leg', 'one-leg', 'legless'] as const) {
    for (const { name, family, type } of SKILLS) {
      const { effective } = lame({ ...LEG, degree, skill: name, level: 12 }, why)
      if (family === 'Hand Weapon') expect(effective, name).toBe(12 + less[degree])
      if (type === 'mental' || name === 'Guns' || name === 'Gunner') expect(effective, name).toBe(12)
    }
  }
})

test('gurps.disadvantage.one-eye: −1 hand to hand, −3 at a distance and at speed, never both', () => {
  for (const { name, family, group } of SKILLS) {
    for (const hand_eye of [false, true]) {
      for (const fast_vehicle of [false, true]) {
        const by = oneEye({ skill: name, level: 12, fast_vehicle, hand_eye }, why) - 12
        const unarmed = ['Boxing', 'Brawling', 'Judo', 'Karate'].includes(name)
        if (family === 'Hand Weapon' || unarmed) expect(by, name).toBe(-1)
        else if (group === 'weapon') expect(by, name).toBe(-3)
        else if (family !== 'Vehicle' && !hand_eye) expect(by, name).toBe(0)
      }
    }
  }
  const calm = { level: 12, hand_eye: false }
  expect(oneEye({ ...calm, skill: 'Driving (car)', fast_vehicle: false }, why)).toBe(12)
  expect(oneEye({ ...calm, skill: 'Bicycling', fast_vehicle: true }, why)).toBe(12)
  expect(oneEye({ ...calm, skill: 'Pickpocket', fast_vehicle: true, hand_eye: true }, why)).toBe(11)
})

test('gurps.disadvantage.one-arm: whatever takes one hand is allowed, whatever takes two is not', () => {
  for (const { name, modes, hands } of HAND_WEAPONS) {
    const one = modes.some(mode => (mode.hands ?? hands) === 1)
    expect(oneArm({ weapon: name }, why), name).toEqual({ allowed: one })
  }
  for (const { name, hands } of FIREARMS) expect(oneArm({ weapon: name }, why), name).toEqual({ allowed: hands === 1 })
  expect(oneArm({ weapon: 'Hand Grenade' }, why)).toEqual({ allowed: true })
  expect(oneArm({ task: 'two-handed' }, why)).toEqual({ allowed: false })
  expect(oneArm({ task: 'one-handed', dx: 12 }, why)).toEqual({ allowed: true, effective: 12 })
  expect(() => oneArm({ weapon: 'Halberd' }, why)).toThrow('weapon: expected a weapon')
})
