/** Weapons, armour and gear that can be had: the book's and the campaign's together. */
import { BadInput, hushed, list, memoByRules, nearest, setting, type Why } from '@umpire/engine'
import {
  type Armor,
  armorField,
  type Firearm,
  firearmField,
  type Gear,
  gearField,
  type HandWeapon,
  handWeaponField,
  type ThrownWeapon,
  thrownWeaponField,
} from '../entry/weapon.ts'
import { FIREARMS, GRENADES, type Grenade } from './firearms.ts'
import { HAND_WEAPONS } from './hand-weapons.ts'
import { THROWN_WEAPONS } from './thrown-weapons.ts'

export const customHandWeapons = setting(
  'gurps.hand_weapons',
  'Hand weapons of the campaign',
  list(handWeaponField, 500),
  [],
)
export const customThrownWeapons = setting(
  'gurps.thrown_weapons',
  'Thrown weapons of the campaign',
  list(thrownWeaponField, 500),
  [],
)
export const customFirearms = setting('gurps.firearms', 'Guns of the campaign', list(firearmField, 500), [])
export const customArmor = setting(
  'gurps.armor',
  'Armour of the campaign, which the book prints elsewhere',
  list(armorField, 500),
  [],
)
export const customGear = setting(
  'gurps.gear',
  'Gear of the campaign, which the book prints elsewhere',
  list(gearField, 2000),
  [],
)

export const armsSettings = [customHandWeapons, customThrownWeapons, customFirearms, customArmor, customGear]

export type Thing =
  | { readonly kind: 'hand'; readonly thing: HandWeapon }
  | { readonly kind: 'thrown'; readonly thing: ThrownWeapon }
  | { readonly kind: 'firearm'; readonly thing: Firearm }
  | { readonly kind: 'grenade'; readonly thing: Grenade }
  | { readonly kind: 'armor'; readonly thing: Armor }
  | { readonly kind: 'gear'; readonly thing: Gear }

const listsIn = (why: Why) => ({
  hand: [...customHandWeapons(why), ...HAND_WEAPONS],
  thrown: [...customThrownWeapons(why), ...THROWN_WEAPONS],
  firearm: [...customFirearms(why), ...FIREARMS],
  grenade: GRENADES,
  armor: customArmor(why),
  gear: customGear(why),
})

type Called = { readonly name: string; readonly aliases?: readonly string[] }

/** By name in small letters; of two of one name the first is meant, and another name of a thing comes last. */
function byName<T extends Called>(all: readonly T[]): ReadonlyMap<string, T> {
  const firstLast = all.toReversed()
  const others = firstLast.flatMap(one => (one.aliases ?? []).map(name => [name.toLowerCase(), one] as const))
  return new Map([...others, ...firstLast.map(one => [one.name.toLowerCase(), one] as const)])
}

function armoury(why: Why) {
  const { hand, thrown, firearm, grenade, armor, gear } = listsIn(why)
  return {
    hand: byName(hand),
    made: hand.filter(({ name, made_of }, index) => {
      return made_of !== undefined && hand.findIndex(other => other.name === name) === index
    }),
    thrown: byName(thrown),
    firearm: byName(firearm),
    grenade: byName(grenade),
    armor: byName(armor),
    gear: byName(gear),
  }
}

/**
 * Everything in force, looked through once for each campaign: a character may own thousands of things. Hushed, because
 * a reason for every look-up would bury the others.
 */
const lists = memoByRules(why => armoury(hushed(why)))

const named = <T>(name: string, all: ReadonlyMap<string, T>): T | undefined => all.get(name.toLowerCase())

/** Everything of that name: a hatchet is a hand weapon and can be thrown. The campaign's own come before the book's. */
export function thingsNamed(name: string, why: Why): readonly Thing[] {
  const all = lists(why)
  const [hand, thrown, firearm] = [named(name, all.hand), named(name, all.thrown), named(name, all.firearm)]
  const [grenade, armor, gear] = [named(name, all.grenade), named(name, all.armor), named(name, all.gear)]
  return [
    ...(hand === undefined ? [] : [{ kind: 'hand', thing: hand } as const]),
    ...(thrown === undefined ? [] : [{ kind: 'thrown', thing: thrown } as const]),
    ...(firearm === undefined ? [] : [{ kind: 'firearm', thing: firearm } as const]),
    ...(grenade === undefined ? [] : [{ kind: 'grenade', thing: grenade } as const]),
    ...(armor === undefined ? [] : [{ kind: 'armor', thing: armor } as const]),
    ...(gear === undefined ? [] : [{ kind: 'gear', thing: gear } as const]),
  ]
}

/** Everything that can be had, each once: of two of one name the first is meant. */
export function allThings(why: Why): readonly Thing[] {
  const names = new Set(thingNames(why).map(name => name.toLowerCase()))
  return [...names].flatMap(name => thingsNamed(name, why))
}

/** Every name that a thing may have. */
export const thingNames = (why: Why): readonly string[] =>
  Object.values(lists(why)).flatMap(all => [...all.values()].map(({ name }) => name))

/** Every skill that one of these weapons is used with. */
export function armSkills(why: Why): readonly string[] {
  const { hand, thrown, firearm } = lists(why)
  return [...new Set([...hand.values(), ...thrown.values(), ...firearm.values()].map(({ skill }) => skill))]
}

const missing = (
  place: string,
  what: string,
  name: string,
  all: ReadonlyMap<string, { readonly name: string }>,
): BadInput => {
  const meant = nearest(
    name,
    [...all.values()].map(one => one.name),
  )
  return new BadInput(
    place,
    meant === undefined ? `${what} of the catalogue or the campaign` : `${what}, perhaps ${meant}`,
    name,
  )
}

/** Weapons that are made of other things: a bayonet on its rifle. */
export const madeWeapons = (why: Why): readonly HandWeapon[] => lists(why).made

export function handWeapon(name: string, why: Why, place = 'weapon'): HandWeapon {
  const { hand } = lists(why)
  const found = named(name, hand)
  if (found === undefined) throw missing(place, 'a hand weapon', name, hand)
  return found
}

export function thrownWeapon(name: string, why: Why, place = 'weapon'): ThrownWeapon {
  const { thrown } = lists(why)
  const found = named(name, thrown)
  if (found === undefined) throw missing(place, 'a thrown weapon', name, thrown)
  return found
}

export function firearm(name: string, why: Why, place = 'weapon'): Firearm {
  const { firearm: guns } = lists(why)
  const found = named(name, guns)
  if (found === undefined) throw missing(place, 'a gun', name, guns)
  return found
}
