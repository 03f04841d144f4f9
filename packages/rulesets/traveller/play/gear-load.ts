/** What a character's gear weighs, and what that means. */
import type { Why } from '@umpire/engine'
import type { Character, Item } from '../character/character.ts'
import { strengthIn } from '../equipment/armour.ts'
import { isWeapon, weaponNamed } from '../equipment/weapon.ts'
import { normalLoad } from '../load/limits.ts'
import { type CarriedThing, loadTotal } from '../load/total.ts'

const NOTHING: CarriedThing = { loaded: false, accessories: [], belt: false, other_g: 0, count: 1 }

/** A thing and its spare loads, to be weighed. Found weapons weigh what they were found to weigh. */
function carriedOf(one: Item, why: Why): readonly CarriedThing[] {
  const { item: weapon, count, weight_g, ammo, spare_loads = 0, belt_fed, accessories } = one
  if (weight_g !== undefined || !isWeapon(weapon, why)) return [{ ...NOTHING, other_g: weight_g ?? 0, count }]
  const gun = weaponNamed(weapon, why).class === 'gun'
  const loaded = gun && ammo !== 0
  const own = { ...NOTHING, weapon, accessories, loaded: loaded && !belt_fed, belt: loaded && belt_fed, count }
  if (spare_loads === 0) return [own]
  const spare = belt_fed ? { ...NOTHING, belt: true } : { ...NOTHING, ammo_for: weapon }
  return [own, { ...spare, count: count * spare_loads }]
}

/** The gravity, and whether somebody serves in a military unit, which may carry more. */
export interface Surroundings {
  readonly world_size: number
  readonly military_unit: boolean
}

export type GearLoad =
  | { readonly load_kg: number; readonly category: string; readonly must_shed_kg: number }
  /** More than anybody may carry. */
  | { readonly load_kg: number; readonly too_heavy: string; readonly must_shed_kg: number }

export function gearLoad({ gear, characteristics }: Character, around: Surroundings, why: Why): GearLoad {
  const items = gear.items.flatMap(one => carriedOf(one, why))
  const { load_kg } = loadTotal({ items, worn: gear.worn, tl: gear.suit_tl }, why)
  const strength = strengthIn(gear.worn, characteristics.strength, 'load', why)
  const load = normalLoad({ strength, load_kg, ...around, k: 1 }, why)
  const { must_shed_kg } = load
  if (!load.allowed) return { load_kg, too_heavy: load.because, must_shed_kg }
  return { load_kg, category: load.category, must_shed_kg }
}
