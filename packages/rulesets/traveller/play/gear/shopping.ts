/** Buying equipment by the catalogues. What used goods bring the book does not say: that is left to the referee. */
import { type Ask, flag, int, nullable, num, or, procedure, text, type ValuesOf, type Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { ammunition, capacityOf, loadFits } from '../../combat/weapon/ammunition.ts'
import { accessories as accessoriesRule, minorAccessories } from '../../equipment/accessories.ts'
import { archaicFirearms } from '../../equipment/archaic.ts'
import { armor, vaccSuitWeight } from '../../equipment/armour.ts'
import { blades } from '../../equipment/blades.ts'
import { antiqueEquivalents, belts, guns } from '../../equipment/guns.ts'
import { type Ware, wareNamed } from '../../equipment/wares.ts'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import { ACCESSORY_CATALOGUE } from '../../tables/equipment/accessories.ts'
import { ARMOUR_CATALOGUE } from '../../tables/equipment/armour.ts'
import { LEAST_SUIT_TL } from '../../tables/equipment/vacc-suit.ts'
import { NORMAL_WORLD_SIZE } from '../../tables/load.ts'
import { ARCHAIC_GUNS, BLADES, GUNS } from '../../tables/words.ts'
import { unable } from '../facts/able.ts'
import { itemAt, looseName, thing, weaponAt } from '../facts/gear.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { bought, boughtLoads, boughtSuit, type ShoppingFact } from '../facts/shopping-facts.ts'
import { characterIn, type PlayState } from '../facts/state.ts'
import { type GearLoad, gearLoad } from './load.ts'

const given = {
  who: text(100),
  /** By the name it has in the catalogues: "Rifle", "Rifle Ammunition", "Silencer", "Cloth". */
  ware: text(120),
  count: or(int({ min: 1, max: 100 }), 1),
  /** A gun comes with one load in it. */
  loaded: or(flag(), true),
  /** An automatic rifle of the kind that takes belts. */
  belt_fed: or(flag(), false),
  /** The thing in the list of gear that it is for: the gun of loads and accessories, the weapon of a holster. */
  place: or(nullable(int({ min: 0, max: 1000 })), null),
  /** Of the world: nothing of a higher one is to be had. None to leave that aside. */
  tech_level: or(nullable(int({ min: 0, max: 20 })), null),
  /** The referee's own price for all of it; archaic guns have no other. */
  price: or(nullable(int({ min: 0, max: 1_000_000_000 })), null),
  /** By leave of the referee: whatever the tech level, the market and the skill of the buyer. */
  leave: or(flag(), false),
  world_size: or(num({ min: 0, max: 20 }), NORMAL_WORLD_SIZE),
  military_unit: or(flag(), false),
}
type Order = ValuesOf<typeof given>

type Bought =
  | Refused
  | { readonly allowed: true; readonly price: number; readonly cash: number; readonly load: GearLoad }

/** The catalogues' price of an order; none where they have none. */
function catalogued(x: Order, ware: Ware, buyer: Character, why: Why): number | null {
  const each = (price: number) => why.product('price').add('each', price).add('count', x.count).total()
  switch (ware.kind) {
    case 'blade': {
      const weapon = BLADES.find(known => known === ware.name)
      if (weapon !== undefined) return blades({ items: [{ weapon, count: x.count }] }, why).price
      return each(weaponNamed(ware.name, why).own?.price ?? 0)
    }
    case 'gun': {
      const { price, with_ammo_price } = guns({ weapon: ware.name }, why)
      return each(x.loaded && !x.belt_fed ? with_ammo_price : price)
    }
    case 'archaic gun':
      return null
    case 'load':
      if (ware.rule === archaicFirearms.id) return null
      return ware.belt ? belts({ belts: x.count }, why).price : each(guns({ weapon: ware.gun }, why).ammo_price)
    case 'accessory':
      return each(ACCESSORY_CATALOGUE.at(ware.accessory, why).price)
    case 'minor accessory': {
      const weapon = x.place === null ? '' : itemAt(buyer, x.place).item
      return each(minorAccessories({ weapon, share: ware.share }, why).price)
    }
    case 'armour':
      return each(ARMOUR_CATALOGUE.at(ware.armour, why).price)
  }
}

/** What is in the way of having it; nothing if nothing is. */
function obstacle(x: Order, ware: Ware, buyer: Character, why: Why): Refused | undefined {
  const no = (because: string): Refused => refused({ id: ware.rule }, because)
  const { tl } = ware
  if (!x.leave && tl !== null && x.tech_level !== null && !why.compare('tech level', x.tech_level, '>=', tl)) {
    return no('it is made at a higher tech level than this world has: look elsewhere, or ask the referee')
  }
  const target = x.place === null ? null : weaponAt(buyer, x.place, why)
  switch (ware.kind) {
    case 'load': {
      if (target === null) return no('name the gun that it is for')
      const fits = loadFits(ware, { gun: target.item, belt_fed: target.belt_fed }, why)
      return fits ? undefined : refused(ammunition, 'it does not fit that gun')
    }
    case 'accessory': {
      if (target === null) return ware.accessory === 'Silencer' ? no('name the pistol that it is for') : undefined
      const fits = accessoriesRule({ weapon: target.item, accessories: [ware.accessory], folded: false }, why)
      return fits.allowed ? undefined : refused(accessoriesRule, fits.because)
    }
    case 'minor accessory':
      return target === null ? no('name the weapon that it is for') : undefined
    case 'armour': {
      if (x.leave) return undefined
      if (ware.armour === 'combat') return no('combat armour is issued to troops and not for sale: ask the referee')
      const { skills, player_character } = buyer
      const wearable = armor({ worn: [ware.armour], skills, player_character }, why)
      return wearable.allowed ? undefined : refused(armor, wearable.because)
    }
    default:
      return undefined
  }
}

/** The order as what happens. */
function purchase(x: Order, ware: Ware, buyer: Character, price: number, why: Why): ShoppingFact {
  const { who, count, place } = x
  switch (ware.kind) {
    case 'blade':
      return bought({ who, price, item: thing(ware.name, { count }) })
    case 'gun':
    case 'archaic gun': {
      const ammo = x.loaded ? capacityOf(ware.name, x.belt_fed, why) : 0
      const carried = weaponNamed(ware.name, why).type === 'pistol' ? 'holstered' : 'slung'
      return bought({ who, price, item: thing(ware.name, { count, ammo, belt_fed: x.belt_fed, carried }) })
    }
    case 'load':
      return boughtLoads({ who, price, place: place ?? 0, loads: count })
    case 'accessory': {
      const { weight_g } = ACCESSORY_CATALOGUE.at(ware.accessory, why)
      const gun = place === null ? '' : itemAt(buyer, place).item
      return bought({ who, price, item: thing(looseName(ware.accessory, gun), { count, weight_g }) })
    }
    case 'minor accessory': {
      const weapon = place === null ? '' : itemAt(buyer, place).item
      return bought({ who, price, item: thing(`${ware.name} (${weapon})`, { count, weight_g: 0 }) })
    }
    case 'armour': {
      const { armour } = ware
      if (armour !== 'vacc_suit')
        return boughtSuit({ who, price, armor: armour, item: thing(ware.name, { count, weight_g: 0 }) })
      const suit_tl = Math.max(LEAST_SUIT_TL, x.tech_level ?? LEAST_SUIT_TL)
      const { weight_g } = vaccSuitWeight({ tl: suit_tl }, why)
      return boughtSuit({ who, price, armor: armour, suit_tl, item: thing(ware.name, { count, weight_g }) })
    }
  }
}

function remindOfGuns(ask: Ask<PlayState, ShoppingFact>, name: string): void {
  ask.note({ text: 'The law of this world may restrict guns.', rule: guns.id, secret: true })
  const archaic = ARCHAIC_GUNS.find(known => known === name)
  if (archaic !== undefined) {
    const { row } = archaicFirearms({ weapon: archaic }, ask.why)
    return ask.note({ text: `It is fired as a ${row}, and by that skill.`, rule: archaicFirearms.id })
  }
  const weapon = GUNS.find(known => known === name)
  const equivalents = weapon === undefined ? [] : antiqueEquivalents({ weapon }, ask.why)
  if (equivalents.length === 0) return
  return ask.note({ text: `Something like ${equivalents.join(' or ')}.`, rule: antiqueEquivalents.id })
}

export const buy = procedure(
  { id: 'traveller.proc.equipping', title: 'Buying and carrying equipment', given },
  (ask: Ask<PlayState, ShoppingFact>, x): Bought => {
    const { why } = ask
    const buyer = characterIn(ask.state, x.who)
    const ware = wareNamed(x.ware, why)
    const barred = unable(ask.state, x.who) ?? obstacle(x, ware, buyer, why)
    if (barred !== undefined) return barred
    const price = x.price ?? catalogued(x, ware, buyer, why)
    if (price === null) return refused({ id: ware.rule }, 'its price is the referee’s: state one')
    if (!why.compare('cash', buyer.wealth.cash, '>=', price)) return refused({ id: ware.rule }, `it costs Cr${price}`)
    ask.record(purchase(x, ware, buyer, price, why))
    if (ware.kind === 'gun' || ware.kind === 'archaic gun') remindOfGuns(ask, ware.name)
    const after = characterIn(ask.state, x.who)
    const { world_size, military_unit } = x
    return { allowed: true, price, cash: after.wealth.cash, load: gearLoad(after, { world_size, military_unit }, why) }
  },
)
