/** The typed tables against the inventory's data, cell by cell, and every option against the cells it names. */
import { readFileSync } from 'node:fs'
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { RANGE_ADDITIONS, RANGE_MATRIX } from '../../tables/combat/range-matrix.ts'
import { WEAPON_CLASS } from '../../tables/combat/weapon-classes.ts'
import { WEAPONS_MATRIX } from '../../tables/combat/weapons-matrix.ts'
import { WEAPONS_TABLE } from '../../tables/combat/weapons-table.ts'
import { WOUND_DICE } from '../../tables/combat/wound-dice.ts'
import { ARMOUR_COLUMN } from '../../tables/equipment/armour.ts'
import { ACCESSORIES, ARCHAIC_GUNS, ARMOURS, RANGES } from '../../tables/words.ts'
import { attackOptions } from '../attack/index.ts'
import { rangeMatrix, weaponsMatrix, woundDice } from './matrices.ts'

const { rules } = parse(readFileSync(new URL('../../inventory.yaml', import.meta.url), 'utf8'))
const dataOf = (id: string) => rules.find((rule: { id: string }) => rule.id === id).data

const WEAPONS = Object.keys(WEAPON_CLASS.rows)
const byColumns = (columns: string[], rows: Record<string, number[] | null>) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      row && Object.fromEntries(columns.map((column, place) => [column, row[place]])),
    ]),
  )

test('traveller.combat.weapons-matrix: the table is the inventory’s', () => {
  const { columns, errata_option: _, ...rows } = dataOf('traveller.combat.weapons-matrix')
  expect(WEAPONS_MATRIX.rows).toEqual(byColumns(columns, rows))
  expect(Object.keys(rows).sort()).toEqual(WEAPONS.toSorted())
})

test('traveller.combat.weapons-matrix: armour without a column of its own has that of the armour list', () => {
  const listed: { armor: string; matrix: string }[] = dataOf('traveller.equipment.armor')
  const columns = Object.fromEntries(listed.map(({ armor, matrix }) => [armor, matrix]))
  expect(ARMOUR_COLUMN.rows).toEqual({ nothing: 'nothing', ...columns })
})

test('traveller.combat.range-matrix: the table is the inventory’s, accessories included', () => {
  const { columns, errata_option: _, additions, ...rows } = dataOf('traveller.combat.range-matrix')
  expect(RANGE_MATRIX.rows).toEqual(byColumns(columns, rows))
  const { Silencer: silencer, ...listed } = RANGE_ADDITIONS.rows
  expect(listed).toEqual(byColumns(columns, additions))
  expect(Object.values(silencer)).toEqual([0, 0, 0, 0, 0])
})

test('traveller.combat.wound-dice: the table is the inventory’s', () => {
  const { errata_option: _, ...rows } = dataOf('traveller.combat.wound-dice')
  expect(WOUND_DICE.rows).toEqual(rows)
})

test('traveller.combat.weapons-table: the table is the inventory’s, and no shot is ever weakened', () => {
  const { strength, dexterity } = dataOf('traveller.combat.weapons-table')
  const { columns, ...swung } = strength
  const { columns: _, ...shot } = dexterity
  const shots = Object.fromEntries(Object.entries<number[]>(shot).map(([name, row]) => [name, [...row, 0]]))
  expect(WEAPONS_TABLE.rows).toEqual(byColumns(columns, { ...swung, ...shots }))
})

/** Every answer of the three table rules, by a readable key. */
function everyCell(options: readonly string[]): Map<string, number | null> {
  const why = compose({ options: attackOptions }, { options }).silent
  const cells = new Map<string, number | null>()
  for (const weapon of [...WEAPONS, ...ARCHAIC_GUNS]) {
    for (const armor of ARMOURS) cells.set(`${weapon} against ${armor}`, weaponsMatrix({ weapon, armor }, why))
    cells.set(`${weapon} wounds`, woundDice({ weapon }, why))
    for (const range of RANGES) {
      for (const folded of [false, true]) {
        for (const accessories of [[], ...ACCESSORIES.map(accessory => [accessory])]) {
          const reach = rangeMatrix({ weapon, range, accessories, folded }, why)
          const key = `${weapon} at ${range}${accessories.map(name => ` with ${name}`).join('')}${folded ? ' folded' : ''}`
          cells.set(key, reach.attack_possible ? reach.dm : null)
        }
      }
    }
  }
  return cells
}

const printed = everyCell([])
const changes = (...options: string[]) =>
  Object.fromEntries([...everyCell(options)].filter(([key, value]) => value !== printed.get(key)))

test('traveller.combat.weapons-matrix: errata-weapons-matrix changes exactly the cells it names', () => {
  const errata: Record<string, Record<string, number>> = dataOf('traveller.combat.weapons-matrix').errata_option
  const archaic: { weapon: string; fires_as: string }[] = dataOf('traveller.equipment.archaic-firearms')
  const firesAs = (row: string) => archaic.filter(({ fires_as }) => fires_as === row).map(({ weapon }) => weapon)
  const wears: Record<string, string[]> = { cloth: ['cloth', 'vacc_suit'], combat: ['combat', 'battle_dress'] }
  const expected: Record<string, number> = {}
  for (const [row, cells] of Object.entries(errata)) {
    for (const [column, dm] of Object.entries(cells)) {
      for (const weapon of [row, ...firesAs(row)]) {
        for (const armor of wears[column] ?? [column]) expected[`${weapon} against ${armor}`] = dm
      }
    }
  }
  expect(changes('errata-weapons-matrix')).toEqual(expected)
})

test('traveller.combat.range-matrix: errata-smg-range lifts the submachinegun at long range by 3, and nothing else', () => {
  const changed = changes('errata-smg-range')
  expect(changed['Submachinegun at long']).toBe(
    dataOf('traveller.combat.range-matrix').errata_option.Submachinegun.long,
  )
  for (const [key, dm] of Object.entries(changed)) {
    expect(key).toMatch(/^Submachinegun at long/)
    expect(dm).toBe((printed.get(key) ?? 0) + 3)
  }
  expect(Object.keys(changed)).toHaveLength(2 * (ACCESSORIES.length + 1))
})

test('traveller.combat.range-matrix: folding-stock-always costs the stock’s DM unfolded, too', () => {
  const changed = changes('folding-stock-always')
  for (const [key, dm] of Object.entries(changed)) {
    expect(key).toMatch(/ at (medium|long|very_long) with Folding Stock$/)
    expect(dm).toBe(printed.get(`${key} folded`))
  }
  expect(Object.keys(changed).length).toBeGreaterThan(20)
})

test('traveller.combat.wound-dice: each option changes the weapon it names and what fires as it', () => {
  expect(changes('errata-claws')).toEqual({ 'Claws wounds': dataOf('traveller.combat.wound-dice').errata_option.Claws })
  expect(changes('cutlass-2d')).toEqual({ 'Cutlass wounds': 2 })
  expect(changes('body-pistol-3d')).toEqual({
    'Body Pistol wounds': 3,
    'Hand Cannon wounds': 3,
    'Muzzle-loading Pistol (flintlock) wounds': 3,
    'Muzzle-loading Pistol (percussion) wounds': 3,
  })
})

test('traveller.combat.range-matrix: all options on the tables can be chosen together, and each still acts', () => {
  const all = [
    'errata-weapons-matrix',
    'errata-smg-range',
    'folding-stock-always',
    'errata-claws',
    'cutlass-2d',
    'body-pistol-3d',
  ]
  const expected = new Map(printed)
  for (const key of all) {
    for (const [cell, value] of Object.entries(changes(key))) {
      expected.set(cell, (expected.get(cell) ?? 0) + (value ?? 0) - (printed.get(cell) ?? 0))
    }
  }
  expect(everyCell(all)).toEqual(expected)
})
