/** What somebody brings to a fight: each weapon that he carries, one by one, and a bayonet on its rifle. */
import type { Why } from '@umpire/engine'
import { type Thing, thingsNamed } from '../../catalog/arms/arms.ts'
import type { OwnedItem } from '../../character/known.ts'
import { type AttackLine, gunsAsWeapons, gunsInHand } from '../../sheet/arms.ts'
import type { Person } from '../../story/person/person.ts'

export interface Brought {
  /** One of a kind among the things of its owner: "Combat Knife", "Combat Knife 2". */
  readonly key: string
  readonly name: string
  readonly owned: OwnedItem
  /** Which of several on one line of the file, from 0. */
  readonly copy: number
  /** Fixed to it. */
  readonly bayonet: OwnedItem | null
}

export type Bayonet = 'fixed' | 'sheathed'

/** Nobody draws more of a kind, or more in all, while a fight lasts; bare hands come beside them. */
const MOST_ALIKE = 10
const MOST_BROUGHT = 59
const MOST_NAME = 100

type Kind = Thing['kind']
const ARMS: readonly Kind[] = ['hand', 'thrown', 'firearm', 'grenade']

const isArm = ({ item, things }: OwnedItem): boolean =>
  item.carried && item.quantity >= 1 && things.some(({ kind }) => ARMS.includes(kind))

const isGun = ({ things }: OwnedItem): boolean => things.some(({ kind }) => kind === 'firearm')

/** Called a bayonet: any other knife stays in its sheath. */
const isBayonet = ({ item }: OwnedItem): boolean => /\bbayonet\b/i.test(item.name)

/** What is written down as fixed already is the blade that it is made with. */
function bladeOf(owned: OwnedItem, why: Why): OwnedItem {
  for (const { kind, thing } of owned.things) {
    const blade = kind === 'hand' ? thing.made_of?.with : undefined
    if (blade !== undefined) return { ...owned, things: thingsNamed(blade, why) }
  }
  return owned
}

/** Lines of what a gun and a blade make together. */
export function fixedLines(gun: OwnedItem, blade: OwnedItem, person: Person, why: Why): readonly AttackLine[] {
  const alone = new Set(gunsInHand([gun], person, why).map(({ weapon }) => weapon))
  return gunsInHand([gun, bladeOf(blade, why)], person, why).filter(({ weapon }) => !alone.has(weapon))
}

/** The blade goes on that gun. */
function fits(gun: OwnedItem, blade: OwnedItem, why: Why): boolean {
  const alone = new Set(gunsAsWeapons([gun], why).map(({ name }) => name))
  return gunsAsWeapons([gun, bladeOf(blade, why)], why).some(({ name }) => !alone.has(name))
}

interface Pair {
  readonly gun: OwnedItem
  readonly blade: OwnedItem
}

/** The first rifle that is in hand, else the first of all, with the first bayonet that fits it. */
function fixed(arms: readonly OwnedItem[], why: Why): Pair | null {
  const guns = arms.filter(isGun).toSorted((a, b) => Number(b.item.ready) - Number(a.item.ready))
  for (const gun of guns) {
    const blade = arms.find(one => isBayonet(one) && fits(gun, one, why))
    if (blade !== undefined) return { gun, blade }
  }
  return null
}

export function broughtBy(person: Person, bayonet: Bayonet, why: Why): readonly Brought[] {
  const arms = person.known.items.filter(isArm)
  const pair = bayonet === 'fixed' ? fixed(arms, why) : null
  const counts = new Map<string, number>()
  const found: Brought[] = []
  for (const owned of arms) {
    const name = owned.item.name.slice(0, MOST_NAME)
    const copies = Math.min(MOST_ALIKE, Math.floor(owned.item.quantity))
    for (let copy = 0; copy < copies && found.length < MOST_BROUGHT; copy++) {
      if (owned === pair?.blade && copy === 0) continue
      const nth = (counts.get(name.toLowerCase()) ?? 0) + 1
      counts.set(name.toLowerCase(), nth)
      found.push({
        key: nth === 1 ? name : `${name} ${nth}`,
        name,
        owned,
        copy,
        bayonet: owned === pair?.gun && copy === 0 ? pair.blade : null,
      })
    }
  }
  return found
}
