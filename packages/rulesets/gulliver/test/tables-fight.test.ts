/** Tables of fights, held row by row against those of the inventory. */
import { readFileSync } from 'node:fs'
import { type Callable, compose, isObject, type Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { partSizes } from '../combat/body.ts'
import { bites } from '../combat/strikes.ts'
import { contestLimbs } from '../contest/strength.ts'
import { lowDice } from '../damage/low-dice.ts'
import { defensePosition } from '../defense/dodge.ts'
import { oomph, shields } from '../defense/oomph.ts'
import { hugeWeapons } from '../melee/huge-weapons.ts'
import { stDamage } from '../toys/bodies.ts'
import { declaredDefenses } from '../toys/defenses.ts'
import { chokeTarget } from '../unarmed/choke.ts'
import { unarmedManeuvers, wrestlingSkills } from '../unarmed/skills.ts'
import { strikingSkills } from '../unarmed/striking.ts'
import { grapple } from '../unarmed/wrestle.ts'
import { tablesOf } from './inventory-fixture.ts'

const why = compose({ options: [] }).silent
const tables = tablesOf(parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')))
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.melee.huge-weapons: every printed row, for weapons and targets of many Sizes', () => {
  const rows = tables.rows('gulliver.melee.huge-weapons')
  expect(rows).toHaveLength(7)
  for (const [difference, effective, dodge_penalty] of rows) {
    const wider = difference === '-3 or less' ? -3 : Number(difference)
    for (let target_size = -12; target_size <= 12; target_size++) {
      const weapon_size = target_size + wider
      const [whose, more] = String(effective).split('+')
      const effective_size = (whose === 'target' ? target_size : weapon_size) + Number(more ?? 0)
      const came = asked(hugeWeapons, { weapon_size, target_size })
      expect(came).toEqual({ effective_in: null, effective_size, dodge_penalty })
    }
  }
})

test('gulliver.defense.oomph: every printed ratio, and just below it the row before', () => {
  const rows = tables.rows('gulliver.defense.oomph')
  const further = [15, 20, 30, 50, 70, 100].map((ratio, index) => [ratio, -7 - index])
  for (const [ratio, penalty] of [...rows, ...further]) {
    expect(asked(oomph, { ratio: Number(ratio) })['penalty']).toBe(penalty)
    expect(asked(oomph, { ratio: Number(ratio) - 0.001 })['penalty']).toBe(Number(penalty) + 1)
  }
})

test('gulliver.defense.position: every part, and the same for Parry and Block wherever the blow goes', () => {
  const dodges = Object.fromEntries(tables.entries('gulliver.defense.position', 'dodge'))
  const parts = { legs_lower_body: ['leg', 'foot', 'lower body'], upper_body: ['body', 'upper body'] }
  const mobile = ['arm', 'hand', 'head', 'neck', 'tail', 'wing', 'tentacle']
  for (const [row, names] of Object.entries({ ...parts, mobile_limbs: mobile })) {
    for (const location of names) {
      expect(asked(defensePosition, { defense: 'dodge', location })['modifier']).toBe(dodges[row])
      for (const defense of ['parry', 'block']) {
        expect(asked(defensePosition, { defense, location })['modifier']).toBe(
          tables.data('gulliver.defense.position', defense),
        )
      }
    }
  }
})

test('gulliver.defense.shields: every printed class for every user, with the crouch one class better', () => {
  const rows = tables.data('gulliver.defense.shields')
  if (!Array.isArray(rows)) throw new Error('shields have no rows')
  expect(rows).toHaveLength(5)
  for (const row of rows.filter(isObject)) {
    for (let user_size = -10; user_size <= 10; user_size++) {
      const shield_size = user_size + Number(row['relative_size'])
      const came = asked(shields, { user_size, shield_size })
      expect(came['class']).toBe(row['class'])
      expect(came['pd']).toBe(typeof row['pd'] === 'number' ? row['pd'] : null)
      expect(came['attacks']).toBe(row['attacks'] ?? 0)
      expect(came['active_defense']).toBe(row['active_defense'] !== 'none')
      expect(asked(shields, { user_size, shield_size: shield_size - 1, crouching: true })).toEqual(came)
    }
  }
  expect(asked(shields, { user_size: 0, shield_size: -5 })).toMatchObject({ class: 'none', pd: 0 })
})

test('gulliver.combat.part-sizes: every printed part', () => {
  for (const [name, th] of tables.entries('gulliver.combat.part-sizes')) {
    const parts = name.includes(',') || name.includes(' or ') ? name.split(/, | or /) : [name.replace('_', ' ')]
    for (const location of parts) expect(asked(partSizes, { location })['th']).toBe(th)
  }
})

test('gulliver.damage.low-dice: every printed band, both borders, and the gaps with the band above', () => {
  const bands = tables.rows('gulliver.damage.low-dice', 'under_one_die')
  expect(bands).toHaveLength(6)
  const roll = (dice: number): Json | undefined => asked(lowDice, { dice })['damage']
  for (const [band, damage] of bands) {
    const [from, to] = String(band).match(/[\d.]+/g) ?? []
    if (to !== undefined) expect([roll(Number(from)), roll(Number(to))]).toEqual([damage, damage])
    else if (String(band).startsWith('below')) expect(roll(Number(from) - 0.001)).toBe(damage)
    else expect([roll(Number(from) + 0.001), roll(0.999)]).toEqual([damage, damage])
  }
  expect([roll(0.205), roll(0.405), roll(0.605)]).toEqual(['1d-3', '1d-2', '1d-1'])
})

test('gulliver.toys.declared-defenses: every kind of attack', () => {
  for (const [attack, penalty] of tables.entries('gulliver.toys.declared-defenses')) {
    const came = asked(declaredDefenses, { dodge: 12, attack, declared: false })
    expect(came['panic_dodge']).toBe(typeof penalty === 'number' ? 12 + penalty : null)
  }
})

test('gulliver.toys.st-damage: every last digit from 10 to 99', () => {
  const rows = tables.rows('gulliver.toys.st-damage', 'by_last_digit')
  expect(rows).toHaveLength(6)
  for (const [from, to, adds] of rows) {
    for (let tens = 1; tens <= 9; tens++) {
      for (let digit = Number(from); digit <= Number(to); digit++) {
        const next = /^next die (-\d)$/.exec(String(adds))
        const text = next === null ? `${tens}d${adds === '+0' ? '' : adds}` : `${tens + 1}d${next[1]}`
        expect(asked(stDamage, { combat_st: 10 * tens + digit })['thrust']).toBe(text)
      }
    }
  }
})

test('gulliver.contest.limbs: every printed number of hands and legs', () => {
  const strength = (given: { readonly [name: string]: Json }): number =>
    Number(asked(contestLimbs, { load_st: 100, ...given })['load_st'])
  const hands = Object.fromEntries(tables.entries('gulliver.contest.limbs', 'hands'))
  expect([0, 1, 2].map(count => strength({ hands: count, action: 'choke' }))).toEqual(
    [hands['none_to_grab'], hands['one_or_bite'], hands['two']].map(share => expect.closeTo(100 * Number(share), 9)),
  )
  expect(strength({ hands: 3, action: 'choke' })).toBe(110)
  for (const [range, percent] of tables.entries('gulliver.contest.limbs', 'legs_percent')) {
    const [from, to] = range === 'none' ? ['0'] : range === 'one' ? ['1'] : (range.match(/\d+/g) ?? [])
    const last = range.endsWith('+') ? 100 : Number(to ?? from)
    for (let legs = Number(from); legs <= last; legs++) {
      expect(strength({ legs, action: 'pin' })).toBe(100 + Number(percent))
      expect(strength({ legs, action: 'push' })).toBe(100 + 2 * Number(percent))
      expect(strength({ legs, action: 'choke' })).toBe(100)
    }
  }
})

test('gulliver.unarmed.grapple: every printed number of hands', () => {
  const each = Number(tables.data('gulliver.unarmed.grapple', 'each_extra_with_full_coordination'))
  for (const hands of [1, 2, 3, 4]) {
    expect(asked(grapple, { hands })['bonus']).toBe(tables.data('gulliver.unarmed.grapple', String(hands)))
  }
  const four = Number(tables.data('gulliver.unarmed.grapple', '4'))
  for (let further = 0; further < 6; further++) {
    for (let full_coordination = 0; full_coordination < 6; full_coordination++) {
      const bonus = four + each * Math.min(further, full_coordination)
      expect(asked(grapple, { hands: 4 + further, full_coordination })['bonus']).toBe(bonus)
    }
  }
})

test('gulliver.unarmed.choke-target: every printed part', () => {
  for (const [name, row] of tables.entries('gulliver.unarmed.choke-target')) {
    for (const location of name.split('_or_')) {
      const came = asked(chokeTarget, { location, target_st: 10 })
      expect(row).toMatchObject({ st: Number(came['target_st']) / 10, damage: came['damage_factor'] })
    }
  }
})

test('gulliver.unarmed.striking-skills: every skill by its percentage', () => {
  for (const [skill, percent] of tables.entries('gulliver.unarmed.striking-skills')) {
    const given = skill === 'maneuver_per_point' ? { maneuver_damage: 1 } : { [skill]: 11 }
    expect(asked(strikingSkills, { combat_st: 100, ...given })['effective_combat_st']).toBe(100 + Number(percent))
  }
})

test('gulliver.unarmed.wrestling-skills: every skill by its percentage, for the first thing it is for', () => {
  const rows = tables.data('gulliver.unarmed.wrestling-skills')
  if (!Array.isArray(rows)) throw new Error('no skills')
  expect(rows).toHaveLength(5)
  for (const row of rows.filter(isObject)) {
    const skill_name = String(row['skill'])
    const action = skill_name === 'Immovable Stance' ? 'resist slam' : skill_name === 'Push' ? 'push' : 'takedown'
    const came = asked(wrestlingSkills, { skill_name, skill: 11, load_st: 100, action })
    expect(came).toMatchObject({ counts: true, load_st: 100 + Number(row['percent']) })
  }
})

test('gulliver.unarmed.maneuvers: every printed maneuver is known, with its root and its shock', () => {
  const rows = tables.data('gulliver.unarmed.maneuvers')
  if (!Array.isArray(rows)) throw new Error('no maneuvers')
  expect(rows).toHaveLength(11)
  for (const row of rows.filter(isObject)) {
    const text = String(row['rule'])
    const came = asked(unarmedManeuvers, { maneuver: String(row['maneuver']), weight: 10_000 })
    const root = /sqrt\(weight\) \/ (\d)/.exec(text)
    const asDropKick = text.startsWith('as Drop Kick') ? 5 : null
    const over = root === null ? asDropKick : Number(root[1])
    expect(came['damage_bonus']).toBe(over === null ? 0 : Math.floor(100 / over))
    expect(came['shock_factor']).toBe(
      Number(/^shock x(\d)$/.exec(text)?.[1] ?? (text.includes('doubles shock') ? 2 : 1)),
    )
  }
})

test('gulliver.combat.bites: dice by teeth', () => {
  const dice = (teeth: string): Json | undefined => asked(bites, { combat_st: 40, teeth })['dice']
  expect(['sharp', 'claws', 'large', 'human'].map(dice)).toEqual([2, 2, 2, 1])
})
