/** The rows held against the inventory's, and what a campaign may change in them. */
import { readFileSync } from 'node:fs'
import { BadInput, compose, isObject } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { weaponOverrides } from '../campaign/settings.ts'
import { choosable } from '../ruleset/rules.ts'
import { ARMOR_ROWS } from '../tables/armor.ts'
import { EXPLOSIVE_ROWS } from '../tables/explosives.ts'
import { GUN_ROWS } from '../tables/guns.ts'
import { MELEE_ROWS } from '../tables/melee-weapons.ts'
import { weaponNames } from '../tables/weapon.ts'
import { SIZE_ROWS } from '../tables/weapon-sizes.ts'
import { armorTable } from './armor.ts'
import { CONDITION_ROWS } from './condition.ts'
import { guns, meleeWeapons } from './guns.ts'
import { SAMPLE_ROWS } from './sample-table.ts'

type Row = { readonly [column: string]: unknown }
const isRow = (value: unknown): value is Row => isObject(value)

const inventory: unknown = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))

function rowsOf(id: string): readonly Row[] {
  if (!isRow(inventory) || !Array.isArray(inventory.rules)) throw new Error('no rules')
  const found = inventory.rules.find(rule => isRow(rule) && rule.id === id)
  if (!isRow(found) || !Array.isArray(found.data)) throw new Error(`no rows of ${id}`)
  return found.data.filter(isRow)
}

/** Columns that only explain where a row comes from; a comma in one of the notes made a column of its own. */
const asides = new Set(['name', 'rng_printed', 'invented', 'note', 'already counted'])

function expectRows(printed: readonly Row[], built: { readonly [name: string]: Row }, key: string) {
  for (const row of printed) {
    const name = String(row[key])
    const mine = built[name]
    expect(mine, name).toBeDefined()
    for (const [column, value] of Object.entries(row)) {
      if (!asides.has(column) && column !== key) expect(mine?.[column], `${name}: ${column}`).toEqual(value)
    }
  }
}

const why = compose(choosable).silent

test('tensided.equipment.guns: every row and column of the inventory, and two more that abilities name', () => {
  const printed = rowsOf('tensided.equipment.guns')
  expectRows(printed, GUN_ROWS, 'name')
  const own = Object.keys(GUN_ROWS).filter(name => !printed.some(row => row.name === name))
  expect(own).toEqual(['single-action revolver', 'single-shot rifle'])
  expect(printed).toHaveLength(24)
})

test('tensided.equipment.melee: every row and column of the inventory', () => {
  const printed = rowsOf('tensided.equipment.melee')
  expectRows(printed, { ...MELEE_ROWS, ...EXPLOSIVE_ROWS }, 'name')
  expect(Object.keys(MELEE_ROWS).length + Object.keys(EXPLOSIVE_ROWS).length).toBe(printed.length)
})

test('tensided.equipment.armor: every row and column of the inventory', () => {
  const printed = rowsOf('tensided.equipment.armor')
  expectRows(printed, ARMOR_ROWS, 'name')
  expect(Object.keys(ARMOR_ROWS)).toEqual(printed.map(row => row.name))
})

test('tensided.equipment.size: every size in its rank', () => {
  const printed = rowsOf('tensided.equipment.size')
  expect(Object.entries(SIZE_ROWS).map(([size, { rank }]) => ({ rank, size }))).toEqual(
    printed.map(({ rank, size }) => ({ rank, size })),
  )
})

test('tensided.equipment.condition: every condition', () => {
  expectRows(rowsOf('tensided.equipment.condition'), CONDITION_ROWS.rows, 'condition')
})

test('tensided.equipment.sample-table: every row of the sample', () => {
  const printed = rowsOf('tensided.equipment.sample-table')
  for (const { weapon, ...row } of printed) expect(SAMPLE_ROWS[String(weapon)]).toEqual(row)
})

const campaign = (overrides: {
  readonly [name: string]: { readonly [field: string]: string | number | boolean | null }
}) => compose({ ...choosable }, { settings: { [weaponOverrides.id]: overrides } }).silent

test('tensided.equipment.guns: a campaign changes any field, and adds weapons that are like others', () => {
  const changed = campaign({
    '9mm Pistol': { dmg: 7, armor_piercing: false },
    'Level IIIa vest': { res: 8 },
    Sword: { reach: 3 },
    Mortar: { like: 'Grenade', concentration: 'ballistic', max_range: 400, dmg: 9 },
    Uzi: { like: 'Micro SMG', price: 900 },
  })
  expect(guns({ weapon: '9mm Pistol' }, changed)).toMatchObject({ dmg: 7, rng: 16, armor_piercing: false })
  expect(guns({ weapon: 'Uzi' }, changed)).toMatchObject({ dmg: 6, rof: 20, price: 900, armor_piercing: true })
  expect(meleeWeapons({ weapon: 'Sword' }, changed)).toMatchObject({ reach: 3, dmg: 2.5 })
  expect(meleeWeapons({ weapon: 'Mortar' }, changed)).toMatchObject({ max_range: 400, fragments: '3d6', dmg: 9 })
  expect(armorTable({ armor: 'Level IIIa vest', area: 'torso' }, changed).armor_resistance).toBe(8)
  expect(guns({ weapon: '9mm Pistol' }, why).dmg).toBe(6)
  expect(weaponNames(why)).toHaveLength(26 + 9)
})

test('tensided.equipment.guns: what cannot be is refused where it stands', () => {
  const bad = [
    { 'Ray gun': { dmg: 7 } },
    { 'Ray gun': { like: 'Blaster' } },
    { '9mm Pistol': { dmg: -1 } },
    { '9mm Pistol': { damage: 7 } },
    { Grenade: { fragments: 'many' } },
    { Grenade: { kill_radius: 10 } },
    { '9mm Pistol': { rof: 'fast' } },
  ]
  for (const overrides of bad) {
    expect(() => guns({ weapon: 'Carbine' }, campaign(overrides)), JSON.stringify(overrides)).toThrow()
  }
  expect(() => guns({ weapon: '9mm Pistl' }, why)).toThrow(BadInput)
  expect(() => guns({ weapon: '9mm Pistl' }, why)).toThrow(/perhaps 9mm Pistol/)
  expect(() => guns({ weapon: 'Sword' }, why)).toThrow(/a gun/)
  expect(() => meleeWeapons({ weapon: 'Baseball Bat', mode: 'thrust' }, why)).toThrow(/strike/)
})
