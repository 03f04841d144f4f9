/** The one look-up of a weapon by its name: the book's first, then the campaign's. */
import { BadInput, type Json, memoByRules, nearest, ownValue, text, type Why } from '@umpire/engine'
import { RANGE_MATRIX } from '../../tables/combat/range-matrix.ts'
import { type BookWeapon, WEAPON_CLASS, WEAPON_TRAITS, type WeaponClass } from '../../tables/combat/weapon-classes.ts'
import { WEAPONS_MATRIX } from '../../tables/combat/weapons-matrix.ts'
import { type Levels, WEAPONS_TABLE } from '../../tables/combat/weapons-table.ts'
import { ARCHAIC_CATALOGUE } from '../../tables/equipment/archaic.ts'
import type { ArmourColumn } from '../../tables/equipment/armour.ts'
import { GUN_CATALOGUE, type GunType } from '../../tables/equipment/guns.ts'
import {
  ANIMAL_WEAPONS,
  ARCHAIC_GUNS,
  type ArchaicGunName,
  BLADES,
  BRAWLING_WEAPONS,
  GUNS,
  type GunName,
  type Range,
} from '../../tables/words.ts'
import { type CustomWeapon, customWeapons } from './custom-weapons.ts'

/** A weapon by name, checked by the look-up: its names are not known before the campaign is. */
export const weaponField = text(100)

/** A found weapon: a club, until it breaks. */
export const BOTTLE = 'bottle'

type Common = {
  readonly name: string
  readonly class: WeaponClass
  /** Of a gun. */
  readonly type: GunType | null
  /** The skill that serves it; none for the weapons of animals. */
  readonly skill: string | null
  /** Cartridges of one pull of the trigger: more than one is a burst. None but guns take any. */
  readonly shots_per_trigger: number
  /** Its charge spreads as a shotgun's does. */
  readonly spreads: boolean
  /** Whose rows serve when it is switched to single shots; none where it cannot be. */
  readonly single_as: string | null
  readonly throwable: boolean
  /** Where it may not be used though its row would reach. */
  readonly barred: readonly Range[]
}

/** With a row in the book's tables, or rows of its own. */
export type Weapon =
  | (Common & { readonly row: BookWeapon; readonly own: null })
  | (Common & { readonly row: null; readonly own: CustomWeapon })

const NOWHERE: readonly Range[] = []

/** The skill of hands and clubs. */
export const BRAWLING = 'Brawling'

const melee = (name: string, row: BookWeapon, skill: string | null): Weapon => ({
  name,
  class: WEAPON_CLASS.rows[row],
  type: null,
  skill,
  shots_per_trigger: 0,
  spreads: false,
  single_as: null,
  throwable: WEAPON_TRAITS[row]?.throwable ?? false,
  barred: NOWHERE,
  row,
  own: null,
})

const gun = (name: GunName): Weapon => {
  const { type, shots_per_trigger } = GUN_CATALOGUE.rows[name]
  const { spreads = false, single_as = null } = WEAPON_TRAITS[name] ?? {}
  const fired = { shots_per_trigger, spreads, single_as, throwable: false, barred: NOWHERE }
  return { name, class: 'gun', type, skill: name, ...fired, row: name, own: null }
}

const archaicGun = (name: ArchaicGunName): Weapon => {
  const { fires_as: row, barred_ranges: barred } = ARCHAIC_CATALOGUE.rows[name]
  const { type } = GUN_CATALOGUE.rows[row]
  const fired = { shots_per_trigger: 1, spreads: false, single_as: null, throwable: false, barred }
  return { name, class: 'gun', type, skill: row, ...fired, row, own: null }
}

const custom = (name: string, own: CustomWeapon): Weapon => ({
  name,
  class: own.class,
  type: own.type,
  skill: own.skill,
  shots_per_trigger: own.class === 'gun' ? own.shots_per_trigger : 0,
  spreads: own.spreads,
  single_as: own.single_shots ? name : null,
  throwable: own.throwable,
  barred: NOWHERE,
  row: null,
  own,
})

const BOOK: ReadonlyMap<string, Weapon> = new Map(
  [
    ...ANIMAL_WEAPONS.map(name => melee(name, name, null)),
    ...BRAWLING_WEAPONS.map(name => melee(name, name, BRAWLING)),
    melee(BOTTLE, 'Club', BRAWLING),
    ...BLADES.map(name => melee(name, name, name)),
    ...GUNS.map(gun),
    ...ARCHAIC_GUNS.map(archaicGun),
  ].map(weapon => [weapon.name, weapon]),
)

/** The skill that serves a weapon of the book; null for those of animals, undefined where the book has no such weapon. */
export const bookSkill = (name: string): string | null | undefined => BOOK.get(name)?.skill

/** The campaign's weapons by name. */
const campaignWeapons = memoByRules((why): ReadonlyMap<string, Weapon> => {
  const chosen = ownValue(why.settings, customWeapons.id)
  const weapons = new Map<string, Weapon>()
  for (const [name, own] of Object.entries(chosen === undefined ? {} : customWeapons.field.read(chosen, 'weapons'))) {
    weapons.set(name, custom(name, own))
  }
  return weapons
})

/** All names that the look-up knows, the book's first. */
export const weaponNames = (why: Why): readonly string[] => [...BOOK.keys(), ...campaignWeapons(why).keys()]

/** Whether there is such a weapon at all. */
export const isWeapon = (name: string, why: Why): boolean => BOOK.has(name) || campaignWeapons(why).has(name)

export function weaponNamed(name: string, why: Why): Weapon {
  const found = BOOK.get(name) ?? campaignWeapons(why).get(name)
  if (found !== undefined) return found
  const meant = nearest(name, weaponNames(why))
  throw new BadInput('weapon', meant === undefined ? 'a weapon of the book or the campaign' : `perhaps ${meant}`, name)
}

const OWN = 'Weapons of the campaign'
const heard = <T extends Json>(weapon: Weapon, column: string, value: T, why: Why): T =>
  why.table(OWN, weapon.name, column, value)

/** The rows of a weapon, wherever they stand. */
export const armourCell = (weapon: Weapon, column: ArmourColumn, why: Why): number =>
  weapon.own === null
    ? WEAPONS_MATRIX.at(weapon.row, column, why)
    : heard(weapon, column, weapon.own.armour[column], why)

/** Null where the weapon cannot be used. */
export function rangeCell(weapon: Weapon, range: Range, why: Why): number | null {
  if (weapon.own !== null) return heard(weapon, range, weapon.own.range[range], why)
  if (weapon.barred.includes(range)) {
    why.note('this archaic gun may not be fired at that range')
    return null
  }
  return RANGE_MATRIX.at(weapon.row, range, why)
}

export const levelsOf = (weapon: Weapon, why: Why): Levels | null =>
  weapon.own === null ? WEAPONS_TABLE.at(weapon.row, why) : heard(weapon, 'levels', weapon.own.levels, why)

/** Blows and swings are made with it, so that it may be parried, and parry. */
export const isMelee = (weapon: Weapon): boolean => weapon.class !== 'gun'
