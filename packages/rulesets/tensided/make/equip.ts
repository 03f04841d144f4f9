/** Things for a character: the best of what its kind carries that can be paid and carried. */
import type { Source } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { isExplosive, isGun, isMelee } from '../character/money.ts'
import { condition } from '../equipment/condition.ts'
import type { CONDITIONS } from '../equipment/conditions.ts'
import { capacityOf, meleeWeapons } from '../equipment/guns.ts'
import { armorNamed, gunNamed, isArmor } from '../tables/weapon.ts'
import type { Archetype, Weighted } from './archetype.ts'
import type { Draft } from './draft.ts'
import { drawn } from './draw.ts'

const STATES: readonly Weighted<(typeof CONDITIONS)[number]>[] = [
  [6, 'good'],
  [3, 'average'],
  [1, 'poor'],
]
/** Loads beside the one that is in. */
const SPARE = 2
const GRENADE = 'Grenade'

type Thing = { readonly [name: string]: Json }

export interface Things {
  readonly guns: readonly Thing[]
  readonly melee: readonly Thing[]
  readonly explosives: readonly Thing[]
  readonly armor: readonly Thing[]
  readonly list: readonly Thing[]
}

export function equipped(draft: Draft, archetype: Archetype, money: number, source: Source): Things {
  const { why } = draft
  let left = money
  const pay = (price: number): boolean => {
    if (price > left) return false
    left -= price
    return true
  }
  const armor = archetype.armor
    .filter(name => isArmor(name, why))
    .find(name => (armorNamed(name, why).weight ?? 0) <= draft.stat('physique') && pay(armorNamed(name, why).price))
  const guns = archetype.guns.flatMap((wanted): Thing[] => {
    const state = drawn(STATES, source) ?? 'good'
    const gun = wanted
      .filter(name => isGun(name, why))
      .find(name => pay(condition({ condition: state, weapon: name }, why).price ?? 0))
    if (gun === undefined) return []
    const row = gunNamed(gun, why)
    const rounds = capacityOf(row, why)
    return [{ gun, condition: state, rounds, spare: row.feed === 'hand' ? rounds * SPARE : SPARE }]
  })
  const melee = archetype.melee
    .filter(weapon => isMelee(weapon, why) && pay(meleeWeapons({ weapon }, why).price ?? 0))
    .map((weapon): Thing => ({ weapon }))
  const { grenades = 0 } = archetype
  const each = grenades > 0 && isExplosive(GRENADE, why) ? (meleeWeapons({ weapon: GRENADE }, why).price ?? 0) : 0
  const thrown = grenades > 0 && pay(each * grenades) ? [{ explosive: GRENADE, count: grenades }] : []
  return {
    guns,
    melee,
    explosives: thrown,
    armor: armor === undefined ? [] : [{ armor }],
    list: archetype.belongings.map((what): Thing => ({ what })),
  }
}
