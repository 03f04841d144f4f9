import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { customWeapons } from '../equipment/weapon/custom-weapons.ts'
import { CATEGORIES } from '../tables/load.ts'
import { BLADES, GUNS } from '../tables/words.ts'
import { effects, encumbered } from './limit/effects.ts'
import { doubleLoad, gravity, normalLoad, tripleLoad } from './limit/limits.ts'
import { type CarriedThing, loadTotal } from './total.ts'

const why = compose({ options: [] }).silent
const inventory = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const dataOf = (id: string) => inventory.rules.find(rule => rule.id === id)?.data

/** Grams exactly, as a whole number of thousandths: strength x (16 - size x K) / 8 kilograms. */
const exactMilligrams = (strength: number, size: number, kHundredths: number): bigint => {
  const left = 1600n - BigInt(size) * BigInt(kHundredths)
  return left <= 0n ? 0n : (BigInt(strength) * left * 10_000n) / 8n
}

describe('traveller.load.gravity', () => {
  test('is the exact fraction for every size, strength and density', () => {
    for (let size = 0; size <= 20; size++) {
      for (let strength = 0; strength <= 30; strength++) {
        for (const hundredths of [50, 80, 90, 100, 110, 125, 150, 200]) {
          const { normal_g, normal_kg, double_kg, triple_kg } = gravity(
            { strength, world_size: size, k: hundredths / 100 },
            why,
          )
          expect(BigInt(normal_g * 1000)).toBe(exactMilligrams(strength, size, hundredths))
          expect([normal_kg, double_kg, triple_kg]).toEqual([normal_g / 1000, normal_g / 500, (3 * normal_g) / 1000])
        }
      }
    }
  })
  test('is the printed table in percent of strength', () => {
    const printed: { [limit: string]: { [size: string]: number } } = JSON.parse(
      JSON.stringify(dataOf('traveller.load.gravity')),
    )
    for (let size = 0; size <= 10; size++) {
      const { normal_kg, double_kg, triple_kg } = gravity({ strength: 100, world_size: size, k: 1 }, why)
      const row = ['normal', 'double', 'triple'].map(limit => printed[`${limit}_percent`]?.[size])
      expect([normal_kg, double_kg, triple_kg]).toEqual(row)
    }
  })
})

describe('traveller.load.normal, double and triple', () => {
  const loaded = fc.record({
    strength: fc.integer({ min: 1, max: 15 }),
    load_kg: fc.integer({ min: 0, max: 100_000 }).map(grams => grams / 1000),
    military_unit: fc.boolean(),
    world_size: fc.integer({ min: 0, max: 20 }),
    k: fc.constant(1),
  })
  test('answer alike, whichever is asked, and as the exact fractions say', () => {
    fc.assert(
      fc.property(loaded, x => {
        const answer = normalLoad(x, why)
        expect(doubleLoad(x, why)).toEqual(answer)
        expect(tripleLoad(x, why)).toEqual(answer)
        const limit = exactMilligrams(x.strength, x.world_size, 100)
        const load = BigInt(Math.round(x.load_kg * 1000)) * 1000n
        const times = load <= limit ? 1 : load <= 2n * limit ? 2 : load <= 3n * limit && x.military_unit ? 3 : 0
        expect(answer.allowed ? answer.category : undefined).toBe([undefined, 'normal', 'double', 'triple'][times])
        if (times !== 1) expect(BigInt(Math.round(answer.must_shed_kg * 1_000_000))).toBe(load - limit)
      }),
    )
  })
  test('strength is given once', () => {
    const both = { strength: 7, upp: '788953', load_kg: 1, military_unit: false, world_size: 8, k: 1 }
    expect(() => normalLoad(both, why)).toThrow('given: expected strength or upp, got "both"')
  })
  test('exactly at a limit is still within it', () => {
    for (let strength = 1; strength <= 15; strength++) {
      const at = { strength, military_unit: true, world_size: 8, k: 1 }
      for (const [index, category] of CATEGORIES.entries()) {
        for (const asked of [normalLoad, doubleLoad, tripleLoad]) {
          expect(asked({ ...at, load_kg: strength * (index + 1) }, why)).toMatchObject({ allowed: true, category })
        }
        const over = normalLoad({ ...at, load_kg: strength * (index + 1) + 0.001 }, why)
        expect(over.allowed ? over.category : undefined).toBe(CATEGORIES[index + 1])
      }
    }
  })
})

describe('traveller.load.effects', () => {
  test('takes one or two, but leaves at least one, or what wounds have left', () => {
    for (let value = 0; value <= 15; value++) {
      const now = { strength: value, dexterity: value, endurance: value }
      for (const [taken, category] of CATEGORIES.entries()) {
        const left = value === 0 ? 0 : Math.max(1, value - taken)
        expect(encumbered(now, category, why)).toEqual({ strength: left, dexterity: left, endurance: left })
        expect(effects({ ...now, category }, why)).toMatchObject({ strength: left, endurance_at_start: left })
      }
    }
  })
})

describe('traveller.load.total', () => {
  const plain = { loaded: false, accessories: [], belt: false, other_g: 0, count: 1 }
  const total = (items: readonly CarriedThing[]): number => loadTotal({ items, worn: [], tl: 8 }, why).load_g
  test('weighs every weapon as its catalogue does, loaded and spare', () => {
    type Row = { readonly weapon: string; readonly [column: string]: number | boolean | string }
    const weights = new Map<string, Row>()
    for (const id of ['traveller.equipment.blades', 'traveller.equipment.guns']) {
      const rows: readonly Row[] = JSON.parse(JSON.stringify(dataOf(id)))
      for (const row of rows) weights.set(row.weapon, row)
    }
    for (const weapon of BLADES) {
      const row = weights.get(weapon)
      expect(total([{ ...plain, weapon }])).toBe(row?.['counts_as_load'] === true ? row['weight_g'] : 0)
    }
    for (const weapon of GUNS) {
      expect(total([{ ...plain, weapon }])).toBe(weights.get(weapon)?.['weight_g'])
      expect(total([{ ...plain, weapon, loaded: true }])).toBe(weights.get(weapon)?.['loaded_g'])
      expect(total([{ ...plain, ammo_for: weapon, count: 3 }])).toBe(3 * Number(weights.get(weapon)?.['ammo_weight_g']))
    }
  })
  test('a thing that contradicts itself is refused', () => {
    const nothing = { loaded: false, accessories: [], belt: false, other_g: 0, count: 1 }
    const weigh = (changes: object) => () =>
      loadTotal.answer({ items: [{ ...nothing, ...changes }] }, compose({ options: [] }).listen())
    expect(weigh({ loaded: true })).toThrow('weapon: expected the one that is loaded')
    expect(weigh({ weapon: 'Rifle', loaded: true, belt: true })).toThrow('items: expected a thing that is loaded or')
    expect(weigh({ weapon: 'Rifle', ammo_for: 'Rifle' })).toThrow('items: expected weapon or ammo_for in each')
  })
  test('adds up whatever the order', () => {
    const thing = fc.oneof(
      fc.constantFrom(...GUNS, ...BLADES).map(weapon => ({ ...plain, weapon })),
      fc.nat(10_000).map(other_g => ({ ...plain, other_g })),
      fc.integer({ min: 1, max: 9 }).map(count => ({ ...plain, belt: true, count })),
    )
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 8 }), items => {
        expect(total(items.toReversed())).toBe(total(items))
        expect(total(items)).toBe(items.reduce((sum, one) => sum + total([one]), 0))
      }),
    )
  })
  test('a custom weapon weighs what the campaign says', () => {
    const dms = { nothing: 0, jack: 0, mesh: 0, cloth: 0, reflec: 0, ablat: 0, combat: 0 }
    const range = { close: 0, short: 0, medium: null, long: null, very_long: null }
    const own = { class: 'gun', type: 'pistol', skill: 'Needler', armour: dms, range, wound_dice: 2 }
    const weapons = { Needler: { ...own, weight_g: 700, ammo_weight_g: 80 } }
    const campaign = compose({ options: [], settings: [customWeapons] }, { settings: { 'traveller.weapons': weapons } })
    const items = [
      { weapon: 'Needler', loaded: true },
      { ammo_for: 'Needler', count: 2 },
    ]
    expect(loadTotal.answer({ items }, campaign.listen()).answer).toEqual({ load_g: 940, load_kg: 0.94 })
  })
})
