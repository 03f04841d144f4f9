import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelKey, levelRow } from '../enc/level.ts'
import { defensePosition, dodge, dodgeParts, dodgeSize, dodgingSkill } from './dodge.ts'
import { oomph, overwhelmed, powerPd, shields } from './oomph.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.defense.dodge: every DX, HT and level by plain arithmetic, rounded once at the end', () => {
  for (let dx = 3; dx <= 20; dx++) {
    for (let ht = 3; ht <= 20; ht += 3) {
      for (let level = -10; level <= 8; level++) {
        const half = levelRow(level).half_mod
        const came = asked(dodge, {
          dx,
          ht,
          level: levelKey(level),
          combat_reflexes: true,
          unadapted: true,
          other: 0.5,
        })
        expect(came['dodge']).toBe(Math.floor((dx + ht) / 4 + half + 1 - 2 + 0.5))
      }
    }
  }
})

test('gulliver.defense.dodge-parts: limbs halve what burdens, or gain one; body and legs do neither', () => {
  for (let level = -6; level <= 6; level++) {
    const given = { basic_speed: 7.5, level: levelKey(level) }
    const half = levelRow(level).half_mod
    const whole = asked(dodge, given)['dodge']
    for (const location of ['body', 'leg', 'foot', 'upper body', 'lower body']) {
      expect(asked(dodgeParts, { ...given, location, sees_attack: true })['dodge']).toBe(whole)
    }
    const limb = half < 0 ? 7.5 + half / 2 : 7.5 + half + 1
    expect(asked(dodgeParts, { ...given, location: 'arm', sees_attack: true })['dodge']).toBe(Math.floor(limb))
    expect(asked(dodgeParts, { ...given, location: 'head', sees_attack: true })['dodge']).toBe(Math.floor(limb + 1))
    expect(asked(dodgeParts, { ...given, location: 'tentacle', has_eyes: true, sees_attack: true })['dodge']).toBe(
      Math.floor(limb + 1),
    )
  }
})

test('gulliver.defense.dodging-skill: never worse than by DX', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 25 }), fc.integer({ min: 3, max: 25 }), (dodging, dx) => {
      expect(asked(dodgingSkill, { dodging, dx, ht: 10 })['dodge']).toBe(Math.floor((Math.max(dodging, dx) + 10) / 4))
    }),
  )
})

test('gulliver.defense.position: refuses a part that it does not know, and names those it does', () => {
  expect(() => asked(defensePosition, { location: 'antenna' })).toThrow('lower body')
})

test('gulliver.defense.dodge-size: stepping out from under it never makes it worse, and a dive has its price', () => {
  const width = fc.double({ min: 0, max: 50, noNaN: true })
  fc.assert(
    fc.property(width, width, fc.integer({ min: -6, max: 6 }), (weapon_width_yd, retreat_yd, target_size) => {
      const given = { target_size, weapon_width_yd, diving: false }
      const [stays, steps] = [dodgeSize({ ...given, retreat_yd: 0 }, why), dodgeSize({ ...given, retreat_yd }, why)]
      expect(steps.dodge_penalty).toBeGreaterThanOrEqual(stays.dodge_penalty)
      expect(steps.net).toBe(steps.dodge_penalty + (retreat_yd > 0 ? 3 : 0))
    }),
  )
  const dive = asked(dodgeSize, { weapon_width_yd: 4, retreat_yd: 2, diving: true })
  expect(dive['dive']).toEqual({ needs: 'Wait or All-Out Defense', roll: 'balance or Acrobatics', modifier: -4 })
})

test('gulliver.defense.oomph: hands and grips by plain arithmetic', () => {
  for (let hands = 1; hands <= 6; hands++) {
    const percent = (hands >= 2 ? 50 : 0) + 10 * Math.max(0, hands - 2)
    const given = { attack_load_st: 20, attack_weapon: 4, attack_hands: hands, defend_load_st: 20, defend_weapon: 4 }
    expect(asked(oomph, given)['attack_oomph']).toBe(20 * (1 + percent / 100) + 4)
    const wide = asked(oomph, { ...given, defend_hands: Math.max(2, hands), defend_grip: 'wide' })
    expect(wide['defense_oomph']).toBe(20 * (2 + Math.max(0, hands - 2) / 10) + 4)
  }
})

test('gulliver.defense.oomph: the penalty grows with the ratio; against nothing at all it is without end', () => {
  const ratio = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(ratio, ratio, (a, b) => {
      const off = (at: number): number => Number(asked(oomph, { ratio: at })['penalty'])
      expect(off(Math.max(a, b))).toBeLessThanOrEqual(off(Math.min(a, b)))
    }),
  )
  expect(asked(oomph, { attack_load_st: 10 })).toMatchObject({ ratio: 'inf', defense_oomph: 0 })
  expect(asked(oomph, {})).toMatchObject({ ratio: 0, penalty: 0 })
})

test('gulliver.defense.overwhelmed: every roll of the defense and of the grip', () => {
  for (let roll = 3; roll <= 18; roll++) {
    const came = asked(overwhelmed, { parry: 9, penalty: -3, roll })
    // 3 and 4 always succeed.
    expect(came['parried']).toBe(roll <= 6)
    expect(came['overwhelmed']).toBe(roll > 6 && roll <= 9)
    for (let grip_roll = 5; grip_roll <= 16; grip_roll++) {
      const held = asked(overwhelmed, { parry: 9, penalty: -3, roll: 8, skill: 14, grip_roll })
      expect(held['result']).toBe(grip_roll < 11 ? 'held' : grip_roll === 11 ? 'turned' : 'dropped')
      expect(held['extra_ready_seconds']).toBe(grip_roll === 11 ? 1 : 0)
      const strapped = asked(overwhelmed, { parry: 9, penalty: -3, roll: 8, skill: 14, grip_roll, strapped: true })
      expect(strapped['result']).toBe(grip_roll < 11 ? 'held' : 'turned')
    }
  }
  const broken = asked(overwhelmed, { parry: 9, penalty: -3, roll: 8, skill: 14, broke: true })
  expect(broken['grip_effective']).toBe(15)
})

test('gulliver.defense.shields: larger than its bearer is a wall, and says so', () => {
  expect(asked(shields, { user_size: 0, shield_size: 2 })).toMatchObject({ perfect_cover: true, attacks: 'none' })
})

test('gulliver.defense.power-pd: full dice only, DR 0 as DR 1, and PD never below nothing', () => {
  for (let dr = 0; dr <= 8; dr++) {
    for (let dice = 0; dice <= 40; dice += 0.5) {
      const pd = Math.max(0, 4 - Math.floor(Math.floor(dice) / Math.max(1, dr)))
      expect(asked(powerPd, { pd: 4, dr, dice })['pd']).toBe(pd)
    }
  }
  expect(() => asked(powerPd, { pd: -1, dr: 2, dice: 3 })).toThrow('pd: expected a whole number')
})
