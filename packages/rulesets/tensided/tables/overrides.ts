/**
 * What a campaign changed in the tables of weapons and armour (`weapon_overrides`): by name the fields of a row that
 * are other than printed. A name that the book lacks says which row it is like, and is a weapon of the campaign.
 */
import { dice } from '@umpire/dice'
import {
  BadInput,
  type Field,
  flag,
  int,
  type Json,
  list,
  nullable,
  num,
  oneOf,
  optional,
  ownValue,
  record,
  text,
} from '@umpire/engine'
import { type ArmorRow, COVERED } from './armor.ts'
import { DAMAGE_TYPE } from './damage-types.ts'
import type { ExplosiveRow } from './explosives.ts'
import { FEEDS, GUN_CLASSES, type GunRow, RATES, type Rate } from './guns.ts'
import { type MeleeRow, MODES } from './melee-weapons.ts'
import { HTH_CONCENTRATIONS, RANGED_CONCENTRATIONS } from './skills.ts'
import { SIZE } from './weapon-sizes.ts'

const amount = num({ min: 0, max: 1_000_000 })
const price = num({ min: 0, max: 1_000_000_000 })
const metres = num({ min: 0, max: 1_000_000 })
const df = int({ min: -1000, max: 1000 })
/** The row of the book that a new name begins from. */
const like = { like: optional(text(100)) }

const word = oneOf(...RATES)
const shots = int({ min: 1, max: 10_000 })
const rate: Field<Rate> = {
  spec: { kind: 'json' },
  read: (value, place) => (typeof value === 'number' ? shots.read(value, place) : word.read(value, place)),
}

const GUN = record({
  ...like,
  class: optional(oneOf(...GUN_CLASSES)),
  dmg: optional(amount),
  pellets: optional(nullable(int({ min: 1, max: 1000 }))),
  rng: optional(num({ min: 0.1, max: 1_000_000 })),
  ptm: optional(int({ min: 0, max: 10 })),
  rof: optional(rate),
  cap: optional(nullable(int({ min: 1, max: 100_000 }))),
  size: optional(SIZE),
  price: optional(price),
  damage_type: optional(DAMAGE_TYPE),
  armor_piercing: optional(flag()),
  concentration: optional(oneOf(...RANGED_CONCENTRATIONS)),
  feed: optional(oneOf(...FEEDS)),
  single_action: optional(flag()),
})

const MELEE = record({
  ...like,
  dmg: optional(amount),
  price: optional(nullable(price)),
  modes: optional(list(record({ mode: oneOf(...MODES), damage_type: DAMAGE_TYPE, armor_piercing: flag() }), 10)),
  concentration: optional(oneOf(...HTH_CONCENTRATIONS)),
  reach: optional(num({ min: 0, max: 1000 })),
})

const EXPLOSIVE = record({
  ...like,
  dmg: optional(amount),
  fragments: optional(nullable(text(20))),
  rng: optional(nullable(metres)),
  max_range: optional(nullable(metres)),
  kill_radius: optional(metres),
  threat_radius: optional(metres),
  price: optional(price),
  damage_type: optional(DAMAGE_TYPE),
  armor_piercing: optional(flag()),
  concentration: optional(oneOf(...RANGED_CONCENTRATIONS)),
})

const ARMOR = record({
  ...like,
  res: optional(amount),
  stealth: optional(nullable(df)),
  weight: optional(nullable(int({ min: 0, max: 1000 }))),
  alertness: optional(df),
  athleticism: optional(nullable(df)),
  price: optional(price),
  covers: optional(list(oneOf(...COVERED), COVERED.length)),
  kevlar: optional(flag()),
})

type Own = { readonly [field: string]: Json }
export type Overrides = { readonly [name: string]: Own }

/** A row with what a campaign wrote in place of its fields. */
export const changedGun = (row: GunRow, own: Own, place: string): GunRow => ({ ...row, ...GUN.read(own, place) })
export const changedMelee = (row: MeleeRow, own: Own, place: string): MeleeRow => {
  const changed = { ...row, ...MELEE.read(own, place) }
  if (changed.modes.length === 0) throw new BadInput(`${place}.modes`, 'at least one', changed.modes)
  return changed
}
export const changedExplosive = (row: ExplosiveRow, own: Own, place: string): ExplosiveRow => {
  const changed = { ...row, ...EXPLOSIVE.read(own, place) }
  if (changed.fragments !== null) dice(changed.fragments)
  if (changed.kill_radius <= changed.threat_radius) return changed
  throw new BadInput(
    `${place}.threat_radius`,
    `at least the kill radius, ${changed.kill_radius}`,
    changed.threat_radius,
  )
}
export const changedArmor = (row: ArmorRow, own: Own, place: string): ArmorRow => ({
  ...row,
  ...ARMOR.read(own, place),
})

/** The book's rows as a campaign changed them, then the campaign's own that are like one of them. */
export function rowsInForce<R>(
  rows: { readonly [name: string]: R },
  overrides: Overrides,
  change: (row: R, own: Own, place: string) => R,
  place: string,
): ReadonlyMap<string, R> {
  const found = new Map(Object.entries(rows))
  for (const [name, own] of Object.entries(overrides)) {
    const row = found.get(name) ?? (typeof own.like === 'string' ? ownValue(rows, own.like) : undefined)
    if (row !== undefined) found.set(name, change(row, own, `${place}.${name}`))
  }
  return found
}
