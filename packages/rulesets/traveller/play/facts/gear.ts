/** The list of things that a character owns, and changing one of them. */
import { BadInput, type Why } from '@umpire/engine'
import type { Character, Item } from '../../character/character.ts'
import { isWeapon } from '../../equipment/weapon/weapon.ts'
import type { AccessoryName } from '../../tables/words.ts'

/** A thing as it comes from the shop. */
export const thing = (name: string, changes: Partial<Item> = {}): Item => ({
  item: name,
  count: 1,
  belt_fed: false,
  accessories: [],
  folded: false,
  bayonet_fixed: false,
  carried: 'holstered',
  misaligned: false,
  ...changes,
})

export function itemAt({ gear }: Pick<Character, 'gear'>, place: number): Item {
  const found = gear.items[place]
  if (found !== undefined) return found
  throw new BadInput('place', `a place below ${gear.items.length} in the list of gear`, place)
}

export function weaponAt(owner: Pick<Character, 'gear'>, place: number, why: Why): Item {
  const found = itemAt(owner, place)
  if (isWeapon(found.item, why)) return found
  throw new BadInput('place', 'the place of a weapon in the list of gear', found.item)
}

/** One of the things there is changed; where there are several alike, the others stay as they are, behind it. */
export function changeItem(
  items: readonly Item[],
  place: number,
  change: (one: Item) => Partial<Item>,
): readonly Item[] {
  return items.flatMap((one, index) => {
    if (index !== place) return [one]
    const changed = { ...one, count: 1, ...change(one) }
    return one.count > 1 ? [changed, { ...one, count: one.count - 1 }] : [changed]
  })
}

export const placeOfItem = (items: readonly Item[], name: string): number =>
  items.findIndex(({ item }) => item === name)

/** The list without one thing of that name. */
export function removeItem(items: readonly Item[], name: string): readonly Item[] {
  const place = placeOfItem(items, name)
  return items.flatMap((one, index) => {
    if (index !== place) return [one]
    return one.count > 1 ? [{ ...one, count: one.count - 1 }] : []
  })
}

/** An accessory that is on no gun. A silencer fits but one model. */
export const looseName = (accessory: AccessoryName, gun: string): string =>
  accessory === 'Silencer' ? `Silencer (${gun})` : accessory
