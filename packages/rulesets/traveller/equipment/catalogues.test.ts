/** The catalogues against the inventory's data, line by line. */
import { readFileSync } from 'node:fs'
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { reloading } from '../combat/weapon/ammunition.ts'
import { EVASION } from '../tables/combat/evasion.ts'
import { RANGE_ADDITIONS } from '../tables/combat/range-matrix.ts'
import { RELOADING } from '../tables/combat/reloading.ts'
import { WEAPON_CLASS } from '../tables/combat/weapon-classes.ts'
import { ACCESSORY_CATALOGUE } from '../tables/equipment/accessories.ts'
import { ANTIQUE_EQUIVALENTS } from '../tables/equipment/antique-equivalents.ts'
import { ARCHAIC_CATALOGUE } from '../tables/equipment/archaic.ts'
import { ARMOUR_CATALOGUE, ARMOUR_COLUMN } from '../tables/equipment/armour.ts'
import { BELT } from '../tables/equipment/belts.ts'
import { BLADE_CATALOGUE } from '../tables/equipment/blades.ts'
import { GUN_CATALOGUE, MAGAZINES_SHARED } from '../tables/equipment/guns.ts'
import { ACCESSORIES, ARCHAIC_GUNS, BLADES, GUNS } from '../tables/words.ts'
import { guns, powerPacks } from './guns.ts'

const { rules } = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))
const dataOf = (id: string) => rules.find((rule: { id: string }) => rule.id === id).data
const why = compose({ options: [] }).silent

type Row = Record<string, unknown>
/** Lines by the value of one of their fields, which is left out of them. */
const by = (field: string, lines: Row[]): Record<string, Row> =>
  Object.fromEntries(lines.map(({ [field]: name, ...line }) => [String(name), line]))
/** Without notes that only refer to another rule. */
const unreferred = ({ note, ...line }: Row): Row => (String(note).startsWith('see ') ? line : { note, ...line })

test('traveller.equipment.guns: the catalogue is the inventory’s, sums and capacities included', () => {
  const lines = by('weapon', dataOf('traveller.equipment.guns'))
  expect(Object.keys(lines)).toEqual([...GUNS])
  for (const weapon of GUNS) {
    const { capacity, loaded_g, with_ammo_price, ...line }: Row = { ammo_shared_with: [], ...lines[weapon] }
    expect(GUN_CATALOGUE.rows[weapon]).toEqual(line)
    expect(guns({ weapon }, why)).toMatchObject({ capacity, loaded_g, with_ammo_price })
  }
})

test('traveller.combat.ammunition: what is shared is the inventory’s', () => {
  const { shared, single, burst } = dataOf('traveller.combat.ammunition')
  for (const { guns: pair, magazines } of shared) {
    const [one, other] = pair
    expect(GUN_CATALOGUE.rows).toMatchObject({
      [one]: { ammo_shared_with: [other] },
      [other]: { ammo_shared_with: [one] },
    })
    expect(pair.every((gun: string) => MAGAZINES_SHARED.some(known => known === gun))).toBe(magazines)
  }
  const pulls = new Set(GUNS.map(gun => GUN_CATALOGUE.rows[gun].shots_per_trigger))
  expect(pulls).toEqual(new Set([single, burst]))
})

test('traveller.equipment.blades: the catalogue is the inventory’s', () => {
  const lines = by('weapon', dataOf('traveller.equipment.blades'))
  expect(BLADE_CATALOGUE.rows).toEqual(lines)
  expect(Object.keys(lines).toSorted()).toEqual([...BLADES].toSorted())
})

test('traveller.equipment.armor: the catalogue is the inventory’s', () => {
  for (const [armor, { matrix, needs, ...line }] of Object.entries(by('armor', dataOf('traveller.equipment.armor')))) {
    expect(ARMOUR_CATALOGUE.rows).toHaveProperty(armor, unreferred(line))
    expect(ARMOUR_COLUMN.rows).toHaveProperty(armor, matrix)
  }
})

test('traveller.equipment.accessories: the catalogue is the inventory’s, and its DMs are the range matrix’s', () => {
  const lines = by('item', dataOf('traveller.equipment.accessories'))
  expect(Object.keys(lines)).toEqual([...ACCESSORIES])
  const none = { close: 0, short: 0, medium: 0, long: 0, very_long: 0 }
  for (const name of ACCESSORIES) {
    const { range_dm, range_dm_folded, ...line }: Row = { length_mm: 0, ...lines[name] }
    expect(ACCESSORY_CATALOGUE.rows[name]).toEqual(line)
    expect(RANGE_ADDITIONS.rows[name]).toEqual(Object.assign({}, none, range_dm ?? range_dm_folded))
  }
})

test('traveller.equipment.archaic-firearms: the catalogue is the inventory’s', () => {
  const lines = by('weapon', dataOf('traveller.equipment.archaic-firearms'))
  expect(Object.keys(lines)).toEqual([...ARCHAIC_GUNS])
  for (const name of ARCHAIC_GUNS) {
    const { load_rounds, cylinder_swap_rounds, evade_while_loading, shots, misfire, tl, ...line } = lines[name] ?? {}
    expect(ARCHAIC_CATALOGUE.rows[name]).toEqual({ ...line, tl: Number(tl), flintlock: misfire !== null })
    const { rounds, capacity, evade_allowed, spare_cylinder_rounds } = RELOADING.rows[name]
    expect([rounds, capacity, evade_allowed]).toEqual([load_rounds, shots, evade_while_loading])
    expect(spare_cylinder_rounds).toBe(cylinder_swap_rounds)
  }
})

test('traveller.combat.reloading: the table is the inventory’s, and the rule reads it', () => {
  const lines = by('weapon', dataOf('traveller.combat.reloading'))
  const { 'Muzzle-loading Pistol': pistol, ...others } = lines
  const both = { 'Muzzle-loading Pistol (flintlock)': pistol, 'Muzzle-loading Pistol (percussion)': pistol }
  expect(RELOADING.rows).toEqual({ ...others, ...both })
  for (const [name, { rounds, capacity }] of Object.entries(RELOADING.rows)) {
    const belt_fed = name === 'Automatic Rifle (belt)'
    const weapon = belt_fed ? 'Automatic Rifle' : name
    const loading = { weapon, belt_fed, evading: false, spare_cylinder: false }
    // A revolver loads faster while nobody evades, and a power pack is changed in three rounds.
    const taken = weapon === 'Revolver' ? 1 : (rounds ?? 3)
    expect(reloading({ ...loading, rounds_done: taken - 1 }, why)).toMatchObject({ rounds: taken, loaded: false })
    expect(reloading({ ...loading, rounds_done: taken }, why)).toMatchObject({ loaded: true, capacity })
  }
})

test('traveller.equipment.belts: the belt is the inventory’s', () => {
  const { rounds, weight_g, price, reload_rounds, usable_in } = dataOf('traveller.equipment.belts')
  expect(BELT).toEqual({ rounds, weight_g, price, usable_in: usable_in[0] })
  expect(usable_in).toHaveLength(1)
  expect(RELOADING.rows['Automatic Rifle (belt)']).toMatchObject({ rounds: reload_rounds, capacity: rounds })
})

test('traveller.equipment.power-packs: packs are the inventory’s, and eight hours fill one', () => {
  const { recharge_hours, ...packs } = dataOf('traveller.equipment.power-packs')
  for (const [weapon, { shots, weight_g, price, recharge }] of Object.entries<Record<string, number>>(packs)) {
    expect(GUN_CATALOGUE.rows).toMatchObject({ [weapon]: { ammo_weight_g: weight_g, ammo_price: price } })
    const empty = { weapon, ammo: 0, shots: 0 }
    expect(powerPacks({ ...empty, recharge_hours: recharge_hours - 1 }, why)).toMatchObject({ ammo_left: 0 })
    expect(powerPacks({ ...empty, recharge_hours }, why)).toMatchObject({ ammo_left: shots, recharge_price: recharge })
  }
})

test('traveller.equipment.antique-equivalents: the list is the inventory’s; lasers have none', () => {
  const none = { 'Laser Carbine': [], 'Laser Rifle': [] }
  expect(ANTIQUE_EQUIVALENTS.rows).toEqual({ ...dataOf('traveller.equipment.antique-equivalents'), ...none })
})

test('traveller.combat.evade: the table is the inventory’s', () => {
  expect(EVASION.rows).toEqual(dataOf('traveller.combat.evade'))
})

test('traveller.skill.brawling: every weapon of the book is of one class', () => {
  const classes = Object.entries(WEAPON_CLASS.rows)
  const of = (wanted: string) => classes.filter(([, kind]) => kind === wanted).map(([name]) => name)
  expect(of('gun')).toEqual([...GUNS])
  expect(of('blade').toSorted()).toEqual([...BLADES].toSorted())
  const { strength } = dataOf('traveller.combat.weapons-table')
  expect(of('animal')).toEqual(Object.keys(strength).filter(name => strength[name] === null))
})
