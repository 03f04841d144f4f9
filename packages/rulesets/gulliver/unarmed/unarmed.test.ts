import { type Callable, compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelKey, levelRow } from '../enc/level.ts'
import { choke, chokeMethods, chokeTarget, gator, rending } from './choke.ts'
import { armLock, judo } from './judo.ts'
import { unarmedEncumbrance, unarmedManeuvers, wrestlingSkills } from './skills.ts'
import { strikingSkills } from './striking.ts'
import { allOut, breakFree, grapple, hindrance, pin, takedown } from './wrestle.ts'

const why = compose({ options: [] }).silent
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer
const ROLLS = Array.from({ length: 16 }, (_, index) => index + 3)

test('gulliver.unarmed.all-out: a third of strength or four of skill, and weak against what comes', () => {
  for (const how of ['aoa', 'aod']) {
    expect(asked(allOut, { load_st: 12, [how]: 'strength' })).toMatchObject({ load_st: 16, dx_modifier: 0 })
    expect(asked(allOut, { load_st: 12, [how]: 'skill' })).toMatchObject({ load_st: 12, dx_modifier: 4 })
  }
  expect(asked(allOut, { load_st: 12, aoa: 'skill' })).toMatchObject({ active_defense: false, other_action: true })
  expect(asked(allOut, { load_st: 12, aod: 'skill' })).toMatchObject({ active_defense: true, other_action: false })
  expect(asked(allOut, { load_st: 12, made_aoa: true, resisting: 'slam' })).toMatchObject({
    load_st: 6,
    dx_modifier: -4,
  })
})

test('gulliver.unarmed.hindrance: a fifth exactly does not hinder, unless it hurts', () => {
  expect(asked(hindrance, { load_st: 0.5, foe_load_st: 0.1 })['hindered']).toBe(false)
  expect(asked(hindrance, { load_st: 10, foe_load_st: 2.1 })['hindered']).toBe(true)
  expect(asked(hindrance, { load_st: 10, foe_load_st: 1, hurts: true })['hindered']).toBe(true)
})

test('gulliver.unarmed.grapple: the best skill, and Size helps no more than in any melee', () => {
  const given = { dx: 10, judo: 12, wrestling: 14, brawling: 13, hands: 1 }
  expect(asked(grapple, given)['effective']).toBe(14)
  for (let target_size = -6; target_size <= 8; target_size++) {
    expect(asked(grapple, { ...given, target_size })['effective']).toBe(14 + Math.min(2, target_size))
  }
  expect(asked(grapple, {})).toEqual({ bonus: 3, effective: null })
})

test('gulliver.unarmed.takedown, gulliver.unarmed.pin: only the heavier gains, by a tenth of the difference', () => {
  const pounds = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(pounds, pounds, (one, other) => {
      const sides = { attacker: { load_st: 10, weight: one }, target: { load_st: 10, weight: other } }
      const came = asked(takedown, sides)
      expect(Number(came['attacker_st'])).toBeCloseTo(10 + Math.max(0, one - other) / 10, 9)
      expect(Number(came['target_st'])).toBeCloseTo(10 + Math.max(0, other - one) / 10, 9)
      expect(asked(pin, { foe_down: true, ...sides })).toMatchObject({ allowed: true, fixed: came['fixed'] ?? null })
      const drops = asked(takedown, { ...sides, attacker: { load_st: 10, weight: one, drops: true } })
      expect(Number(drops['attacker_st']) - Number(came['attacker_st'])).toBeCloseTo(one / 50, 9)
    }),
  )
})

test('gulliver.unarmed.takedown: what each margin brings, and whose balance is in danger', () => {
  const sides = { attacker: { load_st: 10, weight: 150 }, target: { load_st: 10, weight: 150 } }
  for (let margin = -10; margin <= 10; margin++) {
    const came = asked(takedown, { ...sides, margin })
    expect(came['result']).toBe(margin > 0 ? 'down' : margin === 0 ? 'off-balance' : 'stands')
    expect(came['attacker_checks_balance']).toBe(margin < 5)
  }
})

test('gulliver.unarmed.break-free: half as strong again, and a pinner’s weight after that', () => {
  for (let pinner_weight = 0; pinner_weight <= 600; pinner_weight += 30) {
    const came = asked(breakFree, { victim_st: 10, pinner_st: 10, pinner_weight })
    expect(came['pinner']).toBe(15 + pinner_weight / 30)
  }
  const margins = [0, 1, 9, 10].map(margin => asked(breakFree, { victim_st: 10, grappler_st: 10, margin }))
  expect(margins.map(came => [came['free'], came['costs_action']])).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ])
})

test('gulliver.unarmed.choke: every margin, by the printed results', () => {
  for (let choker_margin = -20; choker_margin <= 20; choker_margin++) {
    const came = asked(choke, { choker_margin })
    const damage = choker_margin >= 5 ? 'thrust' : choker_margin >= 3 ? 'half thrust' : 'none'
    expect(came['damage']).toBe(damage)
    expect(came['suffocation_seconds']).toBe(choker_margin <= -5 ? -1 : choker_margin <= -3 ? 0 : 1)
  }
})

test('gulliver.unarmed.choke: hands of both sides, and an unconscious throat', () => {
  const given = { choker_st: 12, target_st: 10 }
  expect(asked(choke, { ...given, hands: 1, against: 'very large hands' })).toMatchObject({
    choker_st: 8,
    target_st: 8,
    fixed: [10, 10],
  })
  expect(asked(choke, { ...given, against: 'large hands' })['target_st']).toBe(9)
  expect(asked(choke, { ...given, unconscious: true, against: 'large hands' })['target_st']).toBeCloseTo(6, 9)
})

test('gulliver.unarmed.choke-methods: percentages of every method', () => {
  const attacker = (given: { readonly [name: string]: Json }): Json | undefined =>
    asked(chokeMethods, { attacker_st: 10, ...given })['attacker']
  expect(attacker({ method: 'garrote', skill: 16 })).toBe(13.2)
  expect([1, 2].map(arms => attacker({ method: 'choke hold', arms }))).toEqual([10, 13])
  expect([attacker({ method: 'bear hug' }), attacker({ method: 'constriction' })]).toEqual([15, 20])
  expect([1, 2, 3].map(hands => attacker({ method: 'hands', hands }))).toEqual([expect.closeTo(20 / 3, 9), 10, 11])
  const held = asked(chokeMethods, { method: 'bear hug', attacker_st: 10, victim_breaks_free: true })
  expect(held).toMatchObject({ holder_st: 15, on_neck: false })
})

test('gulliver.unarmed.choke-target: a torso loses a second more for every full three', () => {
  for (let choker_margin = -10; choker_margin <= 15; choker_margin++) {
    const seconds = (location: string) =>
      asked(chokeTarget, { location, target_st: 10, choker_margin })['suffocation_seconds']
    const plain = Number(asked(choke, { choker_margin })['suffocation_seconds'])
    expect(seconds('neck')).toBe(plain)
    expect(seconds('torso')).toBe(plain + Math.max(0, Math.floor(choker_margin / 3)))
    expect(seconds('leg')).toBe(0)
  }
})

test('gulliver.unarmed.rending: never less than nothing, and half of DR', () => {
  const points = fc.integer({ min: 0, max: 40 })
  fc.assert(
    fc.property(points, points, points, points, (rolled, limb_hp, toughness, dr) => {
      expect(asked(rending, { rolled, limb_hp, toughness, dr })['injury']).toBe(
        Math.max(0, rolled - limb_hp - toughness - dr / 2),
      )
    }),
  )
})

test('gulliver.unarmed.judo: every pair of rolls leads where the book says', () => {
  for (const roll of ROLLS) {
    for (const foe_roll of ROLLS) {
      const came = asked(judo, { judo: 13, roll, foe_skill: 12, foe_roll })
      const [made, margin] = [13 - roll, 13 - roll - (12 - foe_roll)]
      const degree = made >= 0 && margin > 0 ? Math.min(made, margin) : 0
      expect(came).toMatchObject({ judo_success: made, contest_margin: margin, degree, fixed_st_bonus: 2 * degree })
      const plain = made >= 0 || margin > 0 ? 'plain takedown' : 'turn over'
      expect(came['next']).toBe(made >= 0 && margin > 0 ? 'takedown with the bonus' : plain)
    }
  }
})

test('gulliver.unarmed.judo: hands, Size either way, load, and both sides all out', () => {
  const effective = (given: { readonly [name: string]: Json }): number =>
    Number(asked(judo, { judo: 15, roll: 10, foe_skill: 10, foe_roll: 10, ...given })['effective'])
  expect([1, 2, 3, 4].map(hands => effective({ hands }))).toEqual([12, 15, 17, 19])
  expect([effective({ hands: 5 }), effective({ hands: 5, full_coordination: 1 })]).toEqual([19, 20])
  expect([effective({ size_difference: 2 }), effective({ size_difference: -2 })]).toEqual([13, 13])
  expect([effective({ aoa: true }), effective({ sutemi: true })]).toEqual([19, 21])
  expect([effective({ level: 'medium' }), effective({ level: 'neg4' })]).toEqual([13, 15])
  expect(asked(judo, { judo: 15, roll: 10, foe_skill: 10, foe_roll: 10, foe_aod: true })['contest_margin']).toBe(1)
  const clean = { judo: 15, roll: 8, foe_skill: 10, foe_roll: 10 }
  const punches = [{}, { takedown_margin: 4 }, { takedown_margin: 5 }].map(
    more => asked(judo, { ...clean, ...more })['punch_damage'],
  )
  expect(punches).toEqual([null, false, true])
})

test('gulliver.unarmed.arm-lock: set with full strength and no hold, broken with two thirds', () => {
  const given = { victim_st: 12, attacker_st: 12 }
  expect(asked(armLock, { ...given, stage: 'set', degree: 3 })).toMatchObject({
    victim: 12,
    attacker: 12,
    fixed: [10, 10],
    fixed_st_bonus: 6,
  })
  expect(asked(armLock, { ...given, stage: 'set', lock: 'finger' })['victim']).toBeCloseTo(9.6, 9)
  expect(asked(armLock, given)).toMatchObject({ victim: 8, attacker: 18 })
})

test('gulliver.unarmed.encumbrance: every level on agile skills, none on others', () => {
  for (let level = -10; level <= 8; level++) {
    const skill = (skill_name: string) =>
      asked(unarmedEncumbrance, { skill_name, skill: 14, level: levelKey(level) })['effective']
    const off = Math.min(0, levelRow(level).half_mod)
    for (const name of ['Judo', 'Karate', 'Sumo Wrestling', 'Katana', 'Karate Art', 'Boxing Sport', 'Flying Leap'])
      expect(skill(name)).toBe(14 + off)
    for (const name of ['Broadsword', 'Brawling', 'Artillery', 'Transport']) expect(skill(name)).toBe(14)
  }
})

test('gulliver.unarmed.wrestling-skills: each skill only for what it is for, from level 11 on', () => {
  const of = (skill_name: string, action: string, skill = 14) =>
    asked(wrestlingSkills, { skill_name, skill, load_st: 10, action })
  expect(of('Sumo Wrestling', 'break free')).toMatchObject({ counts: true, replaces_dx: true, load_st: 12 })
  expect(of('Sumo Wrestling', 'break free of a pin')).toMatchObject({ counts: false, replaces_dx: false, load_st: 10 })
  expect(of('Wrestling', 'break free of a pin')['load_st']).toBe(12)
  expect([of('Push', 'resist push')['counts'], of('Immovable Stance', 'push')['counts']]).toEqual([false, false])
  expect([8, 10, 11].map(skill => of('Push', 'push', skill)['load_st'])).toEqual([10, 10, 11])
  expect(() => of('Chess', 'pin')).toThrow('skill_name: expected one of Wrestling')
})

test('gulliver.unarmed.maneuvers: Load ST or Combat ST, each where it is meant', () => {
  const given = { skill: 14, load_st: 10, combat_st: 10, dx: 12 }
  expect(asked(unarmedManeuvers, { maneuver: 'Neck Snap', ...given })).toMatchObject({
    load_st: 12,
    combat_st: 10,
    default: 8,
  })
  expect(asked(unarmedManeuvers, { maneuver: 'Piledriver', ...given })).toMatchObject({ load_st: 10, combat_st: 12 })
  expect(asked(unarmedManeuvers, { maneuver: 'Blinding Touch', target_hp: 25 })['least_damage']).toBe(2.5)
})

test('gulliver.unarmed.striking-skills: the best skill counts, exactly, and a clumsy maneuver never goes below nothing', () => {
  expect(asked(strikingSkills, { combat_st: 12, karate: 12, brawling: 16 })['effective_combat_st']).toBe(15.6)
  expect(asked(strikingSkills, { combat_st: 10, maneuver_damage: -6 })).toMatchObject({
    effective_combat_st: 0,
    thrust: 'none',
    punch: 'none',
  })
  expect(asked(strikingSkills, { combat_st: 2 })).toMatchObject({ thrust: '1d-2', punch: '1d-4', divide_by: 5 })
})

test('gulliver.unarmed.gator: jaws close with all their strength and open with ever less', () => {
  const opens = ['blunt', 'short', 'medium', 'long', 'very long'].map(snout =>
    Number(asked(gator, { beast_load_st: 42, snout, action: 'keep shut' })['beast_st']),
  )
  expect(opens).toEqual([28, 21, 14, expect.closeTo(8.4, 9), 6])
  expect(asked(gator, { beast_load_st: 42, jaw_st: 50, action: 'keep open' })['beast_st']).toBe(50)
})
