/** The one look-up of weapons and armour by name: the book's rows as the campaign has them, and the campaign's own. */
import { BadInput, type Json, memoByRules, nearest, ownValue, text, type Why } from '@umpire/engine'
import {
  bulletsArmorPiercing,
  fragmentsArmorPiercing,
  pelletsArmorPiercing,
  thrustsArmorPiercing,
  weaponOverrides,
} from '../campaign/settings.ts'
import { ARMOR_ROWS, type ArmorRow } from './armor.ts'
import { EXPLOSIVE_ROWS, type ExplosiveRow } from './explosives.ts'
import { GUN_ROWS, type GunRow } from './guns.ts'
import { MELEE_ROWS, type MeleeMode, type MeleeRow, type Mode } from './melee-weapons.ts'
import { changedArmor, changedExplosive, changedGun, changedMelee, type Overrides, rowsInForce } from './overrides.ts'

/** A weapon by name, checked by the look-up: the campaign may have its own. */
export const WEAPON = text(100)

type Named = { readonly name: string }
export type Gun = GunRow & Named & { readonly kind: 'gun' }
export type MeleeWeapon = MeleeRow & Named & { readonly kind: 'melee' }
export type Explosive = ExplosiveRow & Named & { readonly kind: 'explosive' }
export type Weapon = Gun | MeleeWeapon | Explosive
export type Armor = ArmorRow & Named

interface Armoury {
  readonly overrides: Overrides
  readonly weapons: ReadonlyMap<string, Weapon>
  readonly armor: ReadonlyMap<string, Armor>
}

function armoury(overrides: Overrides): Armoury {
  const place = weaponOverrides.id
  const weapons = new Map<string, Weapon>()
  const guns = rowsInForce<GunRow>(GUN_ROWS, overrides, changedGun, place)
  for (const [name, row] of guns) weapons.set(name, { ...row, name, kind: 'gun' })
  const melee = rowsInForce<MeleeRow>(MELEE_ROWS, overrides, changedMelee, place)
  for (const [name, row] of melee) weapons.set(name, { ...row, name, kind: 'melee' })
  const explosives = rowsInForce<ExplosiveRow>(EXPLOSIVE_ROWS, overrides, changedExplosive, place)
  for (const [name, row] of explosives) weapons.set(name, { ...row, name, kind: 'explosive' })
  const armor = new Map<string, Armor>()
  for (const [name, row] of rowsInForce<ArmorRow>(ARMOR_ROWS, overrides, changedArmor, place)) {
    armor.set(name, { ...row, name })
  }
  for (const name of Object.keys(overrides)) {
    if (!weapons.has(name) && !armor.has(name)) {
      throw new BadInput(`${place}.${name}`, 'a weapon or armour of the book, or `like` one of them', name)
    }
  }
  return { overrides, weapons, armor }
}

const armouryOf = memoByRules((why): Armoury => {
  const chosen = ownValue(why.settings, weaponOverrides.id)
  return armoury(chosen === undefined ? {} : weaponOverrides.field.read(chosen, weaponOverrides.id))
})

export const weaponNames = (why: Why): readonly string[] => [...armouryOf(why).weapons.keys()]
export const armorNames = (why: Why): readonly string[] => [...armouryOf(why).armor.keys()]
export const isWeapon = (name: string, why: Why): boolean => armouryOf(why).weapons.has(name)
export const isArmor = (name: string, why: Why): boolean => armouryOf(why).armor.has(name)

function unknown(place: string, what: string, name: string, names: readonly string[]): BadInput {
  const meant = nearest(name, names)
  return new BadInput(place, meant === undefined ? what : `${what}, perhaps ${meant}`, name)
}

export function weaponNamed(name: string, why: Why): Weapon {
  const found = armouryOf(why).weapons.get(name)
  if (found === undefined) throw unknown('weapon', 'a weapon of the book or the campaign', name, weaponNames(why))
  return found
}

export function armorNamed(name: string, why: Why): Armor {
  const found = armouryOf(why).armor.get(name)
  if (found === undefined) throw unknown('armor', 'armour of the book or the campaign', name, armorNames(why))
  return found
}

export function gunNamed(name: string, why: Why): Gun {
  const found = weaponNamed(name, why)
  if (found.kind === 'gun') return found
  throw new BadInput('weapon', 'a gun', name)
}

export function meleeNamed(name: string, why: Why): MeleeWeapon {
  const found = weaponNamed(name, why)
  if (found.kind === 'melee') return found
  throw new BadInput('weapon', 'a weapon to strike with', name)
}

export function explosiveNamed(name: string, why: Why): Explosive {
  const found = weaponNamed(name, why)
  if (found.kind === 'explosive') return found
  throw new BadInput('weapon', 'something that goes off', name)
}

/** The cell of a row, heard in the reasons. */
export const cell = <T extends Json>({ name }: Named, column: string, value: T, why: Why): T =>
  why.table(Object.hasOwn(armouryOf(why).overrides, name) ? 'Weapons of the campaign' : 'Weapons', name, column, value)

/** How a blow is struck: as it was named, or the weapon's first way. */
export function modeOf({ name, modes }: MeleeWeapon, wanted: Mode | undefined): MeleeMode {
  const found = wanted === undefined ? modes[0] : modes.find(({ mode }) => mode === wanted)
  if (found !== undefined) return found
  throw new BadInput('mode', `of ${name} one of ${modes.map(({ mode }) => mode).join(', ')}`, wanted ?? 'none')
}

/** A fist, or anything whose damage the strength behind it multiplies. */
export const byStrength = ({ kind }: Weapon): boolean => kind === 'melee'

/** What a weapon does to armour stands under one setting for each group, unless the campaign wrote it into its row. */
type PiercingGroup = 'bullets' | 'pellets' | 'thrusts' | 'fragments'

const GROUP_SETTINGS = {
  bullets: bulletsArmorPiercing,
  pellets: pelletsArmorPiercing,
  thrusts: thrustsArmorPiercing,
  fragments: fragmentsArmorPiercing,
}

function piercingGroup(weapon: Weapon, mode: Mode | undefined): PiercingGroup | null {
  switch (weapon.kind) {
    case 'gun':
      return weapon.pellets === null ? 'bullets' : 'pellets'
    case 'explosive':
      return weapon.fragments === null ? null : 'fragments'
    case 'melee':
      return modeOf(weapon, mode).damage_type === 'piercing' ? 'thrusts' : null
  }
}

/** Whether it halves armour; a group's setting given here wins over the campaign's. */
export function piercesArmor(
  weapon: Weapon,
  mode: Mode | undefined,
  why: Why,
  chosen: { readonly [G in PiercingGroup as `${G}_armor_piercing`]?: boolean } = {},
): boolean {
  const row = weapon.kind === 'melee' ? modeOf(weapon, mode) : weapon
  const own = ownValue(armouryOf(why).overrides, weapon.name)
  if (own !== undefined && Object.hasOwn(own, weapon.kind === 'melee' ? 'modes' : 'armor_piercing')) {
    return cell(weapon, 'armour piercing', row.armor_piercing, why)
  }
  const group = piercingGroup(weapon, mode)
  if (group === null) return false
  return chosen[`${group}_armor_piercing`] ?? GROUP_SETTINGS[group](why)
}
