/** What a character carries, to be weighed. */
import type { Why } from '@umpire/engine'
import type { Character, Item } from '../character/character.ts'
import { strengthIn, vaccSuitWeight } from '../equipment/armour.ts'
import { isWeapon, weaponNamed } from '../equipment/weapon/weapon.ts'
import { ARMOUR_CATALOGUE } from '../tables/equipment/armour.ts'
import { LEAST_SUIT_TL } from '../tables/equipment/vacc-suit.ts'
import { ACCESSORIES } from '../tables/words.ts'
import { normalLoad } from './limit/limits.ts'
import { type CarriedThing, loadTotal } from './total.ts'

const NOTHING: CarriedThing = { loaded: false, accessories: [], belt: false, other_g: 0, count: 1 }

const SUIT_NAMES: readonly string[] = Object.values(ARMOUR_CATALOGUE.rows).map(({ name }) => name)
const VACC_SUIT = ARMOUR_CATALOGUE.rows.vacc_suit.name

/** As much of an item as its weight hangs on. */
export type Weighed = Pick<Item, 'item' | 'count' | 'weight_g' | 'ammo' | 'spare_loads' | 'belt_fed' | 'accessories'>

/** A weapon weighs by its catalogue, and a found one by its own weight; unless it is said, a gun is loaded. */
function weaponThings(owned: Weighed, why: Why): CarriedThing[] {
  const { item, count, accessories, belt_fed } = owned
  const { class: kind } = weaponNamed(item, why)
  const loaded = kind === 'gun' && owned.ammo !== 0
  const other_g = kind === 'brawling' ? (owned.weight_g ?? 0) : 0
  const things = [
    { ...NOTHING, weapon: item, count, accessories, other_g, loaded: loaded && !belt_fed, belt: loaded && belt_fed },
  ]
  const spare_loads = (owned.spare_loads ?? 0) * count
  if (spare_loads === 0) return things
  const spare = belt_fed ? { ...NOTHING, belt: true } : { ...NOTHING, ammo_for: item }
  return [...things, { ...spare, count: spare_loads }]
}

function otherThing({ item, count, weight_g }: Weighed, suit_tl: number, why: Why): CarriedThing {
  const accessory = ACCESSORIES.find(known => known === item)
  if (accessory !== undefined) return { ...NOTHING, accessories: [accessory], count }
  if (weight_g !== undefined || item !== VACC_SUIT) return { ...NOTHING, other_g: weight_g ?? 0, count }
  return { ...NOTHING, other_g: vaccSuitWeight({ tl: suit_tl }, why).weight_g, count }
}

/** Whether the load rules know what it weighs. */
export const hasWeight = ({ item, weight_g }: Item, why: Why): boolean => {
  if (weight_g !== undefined) return true
  if (isWeapon(item, why)) return weaponNamed(item, why).class !== 'brawling'
  return ACCESSORIES.some(known => known === item) || SUIT_NAMES.includes(item)
}

/** Things as they are weighed. A packed vacc suit that does not say its weight is of that tech level. */
export const thingsOf = (items: readonly Weighed[], why: Why, suit_tl = LEAST_SUIT_TL): readonly CarriedThing[] =>
  items.flatMap(item => (isWeapon(item.item, why) ? weaponThings(item, why) : [otherThing(item, suit_tl, why)]))

/** The load of a character in kilograms, and what it means on a world of that size. */
export function loadOf(character: Character, military_unit: boolean, world_size: number, why: Why) {
  const { gear, characteristics } = character
  const { load_kg } = loadTotal(
    { items: thingsOf(gear.items, why, gear.suit_tl), worn: gear.worn, tl: gear.suit_tl },
    why,
  )
  const strength = strengthIn(gear.worn, characteristics.strength, 'load', why)
  return { load_kg, load: normalLoad({ strength, load_kg, military_unit, world_size, k: 1 }, why) }
}
