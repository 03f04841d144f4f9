/** Tables of falls, collisions, wounds, weariness and bodies, held row by row against those of the inventory. */
import { readFileSync } from 'node:fs'
import { type Callable, compose, isObject, type Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { collisionHardness } from '../collision/damage.ts'
import { traction } from '../collision/mass.ts'
import { splitContest } from '../collision/speed.ts'
import { airBrakes } from '../drag/drag.ts'
import { traitCosts } from '../env/environments.ts'
import { fallBreaking } from '../fall/fall.ts'
import { fallTable } from '../fall/table.ts'
import { iqDx, moveTable } from '../fatigue/exertion.ts'
import { lightLevels } from '../light/levels.ts'
import { penalty } from '../shock/shock.ts'
import { throwAdvanced } from '../throw/td.ts'
import { extraLegs, manipulators } from '../trait/limbs.ts'
import { sustenance } from '../upkeep/upkeep.ts'
import { tablesOf } from './inventory-fixture.ts'

const why = compose({ options: [] }).silent
const tables = tablesOf(parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')))
const asked = (rule: Callable, given: { readonly [name: string]: Json }) => rule.answer(given, why).answer

test('gulliver.collision.split-contest: every printed margin, up to the one before the next', () => {
  const rows = tables.rows('gulliver.collision.split-contest')
  expect(rows).toHaveLength(6)
  for (const [index, [from, loser, winner]] of rows.entries()) {
    const next = Number(rows[index + 1]?.[0] ?? 1000)
    for (const margin of [Number(from), next - 1]) {
      const came = asked(splitContest, { combined_speed: 60, margin })
      expect(came['loser_change']).toBeCloseTo(60 * Number(loser), 9)
      expect(came['winner_change']).toBeCloseTo(60 * Number(winner), 9)
    }
  }
})

test('gulliver.collision.hardness: every printed surface', () => {
  for (const [name, factor] of tables.entries('gulliver.collision.hardness')) {
    const surface = name.slice(0, name.indexOf(' ('))
    const expected = factor === '1/3 or less' ? 1 / 3 : Number(factor)
    expect(asked(collisionHardness, { dice: 6, surface })['dice']).toBeCloseTo(6 * expected, 12)
    expect(asked(collisionHardness, { dice: 6, surface, pointed: true })).toMatchObject({ dice: 9, impales: true })
  }
})

test('gulliver.collision.traction: every printed ground, for a push that is more than it bears', () => {
  for (const [name, share] of tables.entries('gulliver.collision.traction')) {
    const bonus = asked(traction, { mass: 300, load_st: 1000, traction: name })['bonus']
    expect(bonus).toBeCloseTo(share === 'no limit' ? 10_000 : 300 * Number(share), 9)
    expect(asked(traction, { mass: 300, load_st: 1, traction: name })['bonus']).toBe(10)
  }
})

test('gulliver.fall.table: every printed row, and the row until the next', () => {
  const rows = tables.rows('gulliver.fall.table')
  expect(rows).toHaveLength(33)
  for (const [index, [speed, mph, yards, seconds, damage]] of rows.entries()) {
    const next = Number(rows[index + 1]?.[2] ?? 320)
    for (const fallen of [Number(yards), next - 0.001]) {
      expect(asked(fallTable, { yards: fallen })).toEqual({ speed, mph, seconds, damage })
    }
  }
})

test('gulliver.fall.table: beyond the printed rows every five yards a second', () => {
  for (let speed = 80; speed <= 300; speed += 5) {
    const row = { speed, mph: 2 * speed, seconds: speed / 10, damage: `${(2 * speed) / 5}d` }
    expect(asked(fallTable, { yards: (speed * speed) / 20 })).toEqual(row)
  }
})

test('gulliver.fall.breaking: every printed way to break a fall', () => {
  const mph = (given: { readonly [name: string]: Json }): number =>
    100 - Number(asked(fallBreaking, { mph: 100, ...given })['mph'])
  const printed = Object.fromEntries(tables.entries('gulliver.fall.breaking'))
  expect(mph({ acrobatics: true })).toBe(printed['acrobatics'])
  expect(mph({ catfall: true })).toBe(printed['catfall'])
  expect(mph({ rolled_with_it: true })).toBe(printed['one of DX, Judo, Wrestling, Breakfall maneuver'])
  for (let success = 0; success <= 10; success++)
    expect(mph({ breakfall_skill_success: success })).toBe(20 + 2 * success)
})

test('gulliver.drag.air-brakes: every printed row, near the root of what wings do not hold', () => {
  const rows = tables.entries('gulliver.drag.air-brakes')
  expect(rows).toHaveLength(10)
  for (const [from, factor] of rows) {
    const wsr = Number(from)
    expect(asked(airBrakes, { wsr })).toEqual({ falls: true, factor })
    expect(Math.abs(Math.sqrt((wsr - 45) / wsr) - Number(factor))).toBeLessThan(0.06)
  }
})

test('gulliver.fatigue.move-table: every printed row from just above its share to the next', () => {
  const rows = tables.rows('gulliver.fatigue.move-table')
  expect(rows).toHaveLength(6)
  for (const [index, [above, type, interval_seconds]] of rows.entries()) {
    const upTo = Number(rows[index + 1]?.[0] ?? 100)
    for (const fraction_of_move of [Number(above) + 0.0001, upTo]) {
      expect(asked(moveTable, { fraction_of_move })).toEqual({ type, interval_seconds })
    }
  }
})

test('gulliver.fatigue.iq-dx: every printed share, and just above it the row before', () => {
  const rows = tables.data('gulliver.fatigue.iq-dx')
  expect(rows).toEqual([
    ['2/3', -1],
    ['1/2', -2],
    ['1/3', -3],
  ])
  for (let full = 1; full <= 60; full++) {
    for (let left = 0; left <= full; left++) {
      const off = 3 * left <= full ? -3 : 2 * left <= full ? -2 : 3 * left <= 2 * full ? -1 : 0
      expect(asked(iqDx, { fatigue_full: full, fatigue_left: left })['penalty']).toBe(off)
    }
  }
})

test('gulliver.shock.penalty: every printed band of hit points', () => {
  const per = (hp: number): number => Number(asked(penalty, { hp, shock: 60 })['penalty'])
  for (const [name, text] of tables.entries('gulliver.shock.penalty')) {
    const [from, to] = name.match(/\d+/g) ?? []
    const off = /^-(\d+) per (?:(\d+) )?points?$/.exec(String(text))
    if (from === undefined || off === null) continue
    for (let hp = Number(from); hp <= Number(to ?? from); hp++) {
      expect(per(hp)).toBe(-Math.floor((60 * Number(off[1])) / Number(off[2] ?? 1)))
    }
  }
})

test('gulliver.env.trait-costs: every printed share, and a clear refusal where there is none', () => {
  const kinds = tables.data('gulliver.env.trait-costs')
  if (!isObject(kinds)) throw new Error('no shares')
  for (const kind of Object.keys(kinds)) {
    const words = kind.replaceAll('_', ' ')
    const cost = kind.startsWith('advantage') ? 600 : -600
    const shares = tables.entries('gulliver.env.trait-costs', kind)
    for (const [where, share] of shares) {
      expect(asked(traitCosts, { cost, kind: words, where })['cost']).toBeCloseTo(cost * Number(share), 9)
    }
  }
  expect(() => asked(traitCosts, { cost: 10, kind: 'advantage one environment', where: 'pe_only' })).toThrow(
    'where: expected one of pe, other for a trait of that kind, got "pe_only"',
  )
})

test('gulliver.upkeep.sustenance: every printed diet, activity and temper of the blood', () => {
  const factor = (given: { readonly [name: string]: Json }): Json | undefined => asked(sustenance, given)['factor']
  for (const [name, times] of tables.entries('gulliver.upkeep.sustenance', 'diet')) {
    const diets = name.startsWith('omnivore') ? ['omnivore', 'fruit and nuts'] : [name]
    for (const diet of diets) expect(factor({ diet })).toBe(times)
  }
  for (const [activity, times] of tables.entries('gulliver.upkeep.sustenance', 'activity'))
    expect(factor({ activity })).toBe(times)
  for (const [cold_blooded, times] of tables.entries('gulliver.upkeep.sustenance', 'cold_blooded')) {
    expect(factor({ cold_blooded })).toBe(times)
  }
})

test('gulliver.trait.extra-legs: every limb by the printed factors, one after the other', () => {
  const shares = tables
    .rows('gulliver.trait.extra-legs', 'number_factor')
    .flatMap(([some, at]) => Array.from({ length: Number(some) }, () => Number(at)))
  const kickers = { 'back legs': 1 / 2, horizontal: 2 / 3, 'semi-upright': 4 / 5, upright: 1 }
  expect(shares).toHaveLength(32)
  for (const [type, kicker] of Object.entries(kickers)) {
    expect(
      String(tables.data('gulliver.trait.extra-legs', 'kicker', type)).startsWith(
        { 0.5: '1/2', 0.8: '4/5', 1: '1' }[kicker] ?? '2/3',
      ),
    ).toBe(true)
    let sum = 0
    for (const [index, share] of shares.entries()) {
      sum += share * (5 * kicker + 1.5)
      expect(asked(extraLegs, { extra: index + 1, type })['cost']).toBe(Math.ceil(sum - 1e-9))
    }
  }
})

test('gulliver.trait.manipulators: every printed price of missing, long and short arms', () => {
  for (const [name, cost] of tables.entries('gulliver.trait.manipulators', 'missing')) {
    expect(asked(manipulators, { trait: name.replace(/ \(.*/, '') })['cost']).toBe(cost)
  }
  for (const [trait, row] of [
    ['Short Arms', 'short'],
    ['Very Short Arms', 'very_short'],
  ] as const) {
    const printed = tables.data('gulliver.trait.manipulators', 'short_arms', row)
    expect(printed).toMatchObject({
      one: asked(manipulators, { trait, arms: 1 })['cost'],
      two: asked(manipulators, { trait, arms: 2 })['cost'],
    })
    expect(printed).toMatchObject({ extra_arm_limitation: asked(manipulators, { trait })['extra_arm_limitation'] })
  }
})

test('gulliver.light.levels: every printed light', () => {
  const lights = tables.data('gulliver.light.levels', 'levels')
  if (!Array.isArray(lights)) throw new Error('no lights')
  expect(lights).toHaveLength(12)
  for (const light of lights.filter(isObject)) {
    const came = asked(lightLevels, { level: String(light['level']) })
    expect([came['vision'], came['dx_iq'], came['darkness']]).toEqual([
      light['vision'] ?? 0,
      light['dx_iq'] ?? 0,
      light['darkness'] ?? 0,
    ])
    expect(came['blind']).toBe(light['effect'] === 'blind')
  }
})

test('gulliver.throw.advanced: every printed tenth, from its first pound to its last', () => {
  const rows = tables.entries('gulliver.throw.advanced')
  expect(rows).toHaveLength(11)
  // Load ST 50 lifts 300 pounds in one hand.
  for (const [tenths, factor] of rows) {
    for (const pounds of [30 * Number(tenths), 30 * Number(tenths) + 29.9]) {
      expect(asked(throwAdvanced, { load_st: 50, arms: 1, object_mass: pounds })).toMatchObject({
        tenths: Number(tenths),
        factor,
      })
    }
  }
})
