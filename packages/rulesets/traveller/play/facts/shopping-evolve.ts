/** What the facts of shopping make of a character. */
import type { Character, Item } from '../../character/character.ts'
import { isSights } from '../../equipment/accessories.ts'
import { ARMOUR_CATALOGUE } from '../../tables/equipment/armour.ts'
import type { AccessoryName } from '../../tables/words.ts'
import { changeItem, itemAt, looseName, placeOfItem, removeItem, thing } from './gear.ts'
import type { ShoppingFact } from './shopping-facts.ts'
import { type PlayState, withCharacter } from './state.ts'

type Gear = Character['gear']

const withGear = (state: PlayState, who: string, change: (gear: Gear) => Partial<Gear>): PlayState =>
  withCharacter(state, who, ({ gear }) => ({ gear: { ...gear, ...change(gear) } }))

const withItem = (state: PlayState, who: string, place: number, change: (one: Item) => Partial<Item>): PlayState =>
  withGear(state, who, ({ items }) => ({ items: changeItem(items, place, change) }))

const paid = (state: PlayState, who: string, price: number): PlayState =>
  withCharacter(state, who, ({ wealth }) => ({ wealth: { ...wealth, cash: wealth.cash - price } }))

const ABLAT = ARMOUR_CATALOGUE.rows.ablat.name

/** The new suit of ablat takes the place of an old one, worn or not. */
function withSuit(gear: Gear, suit: Item, ablat: boolean, suit_tl: number | undefined): Partial<Gear> {
  if (!ablat) return { items: [...gear.items, suit], suit_tl: suit_tl ?? gear.suit_tl }
  const items = removeItem(gear.items, ABLAT)
  return { ablat_hits: 0, items: gear.worn.includes('ablat') ? items : [...items, suit] }
}

/** Sights that are out of line stay so, on the gun and off it. */
function fit(gear: Gear, place: number, accessory: AccessoryName): Partial<Gear> {
  const gun = itemAt({ gear }, place)
  const name = looseName(accessory, gun.item)
  const misaligned = isSights(accessory)
    ? (gear.items[placeOfItem(gear.items, name)]?.misaligned ?? false)
    : gun.misaligned
  const items = changeItem(gear.items, place, one => ({ accessories: [...one.accessories, accessory], misaligned }))
  return { items: removeItem(items, name) }
}

function takeOff(gear: Gear, place: number, accessory: AccessoryName, weight_g: number): Partial<Gear> {
  const gun = itemAt({ gear }, place)
  const sights = isSights(accessory)
  const loose = thing(looseName(accessory, gun.item), { weight_g, misaligned: sights && gun.misaligned })
  const items = changeItem(gear.items, place, one => ({
    accessories: one.accessories.filter(other => other !== accessory),
    misaligned: sights ? false : one.misaligned,
    folded: accessory === 'Folding Stock' ? false : one.folded,
  }))
  return { items: [...items, loose] }
}

export function evolveShopping(state: PlayState, happened: ShoppingFact): PlayState {
  const { who } = happened.values
  switch (happened.type) {
    case 'bought': {
      const { item, price } = happened.values
      return withGear(paid(state, who, price), who, ({ items }) => ({ items: [...items, item] }))
    }
    case 'boughtLoads': {
      const { place, loads, price } = happened.values
      return withItem(paid(state, who, price), who, place, one => ({ spare_loads: (one.spare_loads ?? 0) + loads }))
    }
    case 'boughtSuit': {
      const { armor, item, suit_tl, price } = happened.values
      return withGear(paid(state, who, price), who, gear => withSuit(gear, item, armor === 'ablat', suit_tl))
    }
    case 'foundWeapon':
      return withGear(state, who, ({ items }) => ({ items: [...items, happened.values.item] }))
    case 'dressed': {
      const { worn, on, off } = happened.values
      return withGear(state, who, ({ items }) => ({ worn, items: [...on.reduce(removeItem, items), ...off] }))
    }
    case 'fitted':
      return withGear(state, who, gear => fit(gear, happened.values.place, happened.values.accessory))
    case 'tookOff': {
      const { place, accessory, weight_g } = happened.values
      return withGear(state, who, gear => takeOff(gear, place, accessory, weight_g))
    }
    case 'handled': {
      const { place, carried, folded, bayonet_fixed, mode } = happened.values
      const set = { carried, folded, bayonet_fixed, ...(mode !== undefined && { mode }) }
      return withItem(state, who, place, () => set)
    }
    case 'reloaded': {
      const { place, from, ammo } = happened.values
      const load = (before: PlayState) => withItem(before, who, place, () => ({ ammo }))
      const spend = (before: PlayState) =>
        withItem(before, who, from, one => ({ spare_loads: (one.spare_loads ?? 1) - 1 }))
      // Whoever is told apart from others alike moves those behind it: the later place comes first.
      return place > from ? spend(load(state)) : load(spend(state))
    }
    case 'recharged': {
      const { place, ammo, price } = happened.values
      return withItem(paid(state, who, price), who, place, () => ({ ammo }))
    }
    case 'sightsJarred': {
      const { place, misaligned } = happened.values
      return withItem(state, who, place, () => ({ misaligned }))
    }
    case 'sightsSet':
      return withItem(state, who, happened.values.place, () => ({ misaligned: false }))
  }
}
