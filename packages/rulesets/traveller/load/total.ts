/** Adding up what somebody carries. */
import { BadInput, flag, int, list, oneOf, optional, or, record, rule, type ValueOf, type Why } from '@umpire/engine'
import { vaccSuitWeight } from '../equipment/armour.ts'
import { weaponField, weaponNamed } from '../equipment/weapon/weapon.ts'
import { wornField } from '../equipment/weapon/worn.ts'
import { ACCESSORY_CATALOGUE } from '../tables/equipment/accessories.ts'
import { ARCHAIC_CATALOGUE } from '../tables/equipment/archaic.ts'
import { BELT } from '../tables/equipment/belts.ts'
import { BLADE_CATALOGUE } from '../tables/equipment/blades.ts'
import { GUN_CATALOGUE } from '../tables/equipment/guns.ts'
import { ACCESSORIES, ARCHAIC_GUNS, BLADES, GUNS } from '../tables/words.ts'

const GRAMS = 1000
const grams = int({ min: 0, max: 1_000_000_000 })

/** A weapon, or a load for one, or a belt, or something else by its weight; so many of it. */
const carriedThing = record({
  weapon: optional(weaponField),
  loaded: or(flag(), false),
  accessories: or(list(oneOf(...ACCESSORIES), ACCESSORIES.length), []),
  ammo_for: optional(weaponField),
  belt: or(flag(), false),
  other_g: or(grams, 0),
  count: or(int({ min: 1, max: 1000 }), 1),
})
export type CarriedThing = ValueOf<typeof carriedThing>

/** What a weapon adds to the load; found ones weigh what they weigh, and are entered by that. */
function weaponGrams(name: string, why: Why): number {
  const gun = GUNS.find(known => known === name)
  if (gun !== undefined) return GUN_CATALOGUE.at(gun, why).weight_g
  const blade = BLADES.find(known => known === name)
  if (blade !== undefined) {
    const { counts_as_load, weight_g } = BLADE_CATALOGUE.at(blade, why)
    return counts_as_load ? weight_g : 0
  }
  const archaic = ARCHAIC_GUNS.find(known => known === name)
  if (archaic !== undefined) return ARCHAIC_CATALOGUE.at(archaic, why).weight_g
  const { own } = weaponNamed(name, why)
  return own?.counts_as_load === true ? own.weight_g : 0
}

/** A magazine, a cylinder or a power pack to spare; powder and ball weigh nothing. */
function spareGrams(name: string, why: Why): number {
  const archaic = ARCHAIC_GUNS.find(known => known === name)
  if (archaic !== undefined) return ARCHAIC_CATALOGUE.at(archaic, why).cylinder_weight_g ?? 0
  return loadedGrams(name, why)
}

/** What is loaded in a gun. The weights of archaic guns are those of loaded ones. */
function loadedGrams(name: string, why: Why): number {
  const gun = GUNS.find(known => known === name)
  return gun === undefined ? (weaponNamed(name, why).own?.ammo_weight_g ?? 0) : GUN_CATALOGUE.at(gun, why).ammo_weight_g
}

/** What contradicts itself would be weighed twice, or not at all. */
function refuseMixed({ weapon, loaded, belt, ammo_for }: CarriedThing): void {
  if (loaded && weapon === undefined) throw new BadInput('weapon', 'the one that is loaded', weapon)
  if (loaded && belt) throw new BadInput('items', 'a thing that is loaded or has a belt', 'both')
  if (ammo_for !== undefined && weapon !== undefined) throw new BadInput('items', 'weapon or ammo_for in each', 'both')
}

function thingGrams(thing: CarriedThing, why: Why): number {
  refuseMixed(thing)
  const weight = why.sum('each')
  if (thing.weapon !== undefined) {
    weight.add(thing.weapon, weaponGrams(thing.weapon, why))
    if (thing.loaded) weight.add('load', loadedGrams(thing.weapon, why))
  }
  for (const accessory of thing.accessories) weight.add(accessory, ACCESSORY_CATALOGUE.at(accessory, why).weight_g)
  if (thing.ammo_for !== undefined) weight.add('spare load', spareGrams(thing.ammo_for, why))
  if (thing.belt) weight.add('belt', BELT.weight_g)
  if (thing.other_g > 0) weight.add('by its weight', thing.other_g)
  return weight.total()
}

/** Armour, clothes and daggers weigh nothing here, but a vacc suit does. */
export const loadTotal = rule(
  {
    id: 'traveller.load.total',
    title: 'Adding up the load',
    lines: '1131-1131, 1159-1159, 1265-1265, 1277-1277, 1291-1291',
    given: {
      items: or(list(carriedThing, 1000), []),
      worn: or(wornField, []),
      /** Of the vacc suit. */
      tl: or(int({ min: 8, max: 20 }), 8),
    },
  },
  (x, why) => {
    const load = why.sum('load in grams')
    for (const thing of x.items) load.add('carried', thing.count * thingGrams(thing, why))
    if (x.worn.includes('vacc_suit')) load.add('vacc suit', vaccSuitWeight({ tl: x.tl }, why).weight_g)
    const load_g = load.total()
    return { load_g, load_kg: load_g / GRAMS }
  },
)
