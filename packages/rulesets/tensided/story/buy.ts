/** Buying things with the money that is left. */
import {
  BadInput,
  flag,
  int,
  type Json,
  list,
  num,
  oneOf,
  optional,
  or,
  procedure,
  text,
  type Why,
} from '@umpire/engine'
import { type Character, character } from '../character/character.ts'
import { onlyStep } from '../character/improve/improve.ts'
import { isExplosive, isGun, isMelee, moneyOf } from '../character/money.ts'
import { CONDITION } from '../equipment/conditions.ts'
import { meleeWeapons } from '../equipment/guns.ts'
import { ARMOR_PARTS } from '../tables/armor.ts'
import { isArmor } from '../tables/weapon.ts'
import { money } from '../traits/followers.ts'
import type { Asking } from './facts/ask.ts'
import { bought } from './facts/facts.ts'
import { type Refused, refused } from './facts/refused.ts'
import { WHO } from './facts/roll.ts'
import { characterIn } from './facts/state.ts'

const THINGS = ['gun', 'weapon', 'explosive', 'armor', 'thing'] as const
const name = optional(text(100))
const count = int({ min: 0, max: 10_000 })

export const buy = procedure(
  {
    id: 'tensided.proc.buy',
    title: 'Buy something',
    given: {
      ...WHO,
      /** One of these: a gun, something to strike with, explosives, armour, or anything else at its price. */
      gun: name,
      weapon: name,
      explosive: name,
      armor: name,
      thing: optional(text(500)),
      condition: or(CONDITION, 'good'),
      rounds: or(count, 0),
      spare: or(count, 0),
      count: or(int({ min: 1, max: 10_000 }), 1),
      without: or(list(oneOf(...ARMOR_PARTS), 10), []),
      spectra: or(flag(), false),
      /** Where it is not the price of the tables. */
      price: optional(num({ min: 0, max: 1_000_000_000 })),
    },
  },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly price: number; readonly left: number } => {
    const { why } = ask
    const before = characterIn(ask.state, x.who)
    onlyStep(THINGS, x)
    const { what, gear } = owned(before, x, why)
    const after = character.read({ ...before, gear }, x.who)
    const [had, has] = [moneyOf(before, why), moneyOf(after, why)]
    const price = has.spent - had.spent
    if (has.left < 0 && price > 0) return refused(money, `${what} costs ${price}, and ${x.who} has ${had.left}`)
    ask.record(bought({ who: x.who, what, price, left: has.left, changed: { gear } }))
    return { allowed: true, price, left: has.left }
  },
)

type Given = Parameters<typeof buy.run>[1]

function known(found: boolean, place: string, what: string, value: string): string {
  if (found) return value
  throw new BadInput(place, `${what} of the tables, or a thing with its price`, value)
}

/** What he owns then. */
function owned(
  { gear }: Character,
  x: Given,
  why: Why,
): { readonly what: string; readonly gear: { [part: string]: Json } } {
  const price = x.price === undefined ? {} : { price: x.price }
  if (x.gun !== undefined) {
    const gun = known(isGun(x.gun, why), 'gun', 'a gun', x.gun)
    const { condition, rounds, spare } = x
    return { what: gun, gear: { ...gear, guns: [...gear.guns, { gun, condition, rounds, spare, ...price }] } }
  }
  if (x.weapon !== undefined) {
    const weapon = known(isMelee(x.weapon, why), 'weapon', 'a weapon', x.weapon)
    forSale(weapon, x, why)
    return { what: weapon, gear: { ...gear, melee: [...gear.melee, { weapon, ...price }] } }
  }
  if (x.explosive !== undefined) {
    const explosive = known(isExplosive(x.explosive, why), 'explosive', 'an explosive', x.explosive)
    const stack = { explosive, count: x.count, ...price }
    return { what: explosive, gear: { ...gear, explosives: [...gear.explosives, stack] } }
  }
  if (x.armor !== undefined) {
    const armor = known(isArmor(x.armor, why), 'armor', 'armour', x.armor)
    const piece = { armor, without: x.without, spectra: x.spectra, worn: false, ...price }
    return { what: armor, gear: { ...gear, armor: [...gear.armor, piece] } }
  }
  const { thing: what = '' } = x
  if (x.price === undefined) throw new BadInput('price', `what ${what} costs`, x.price)
  return { what, gear: { ...gear, list: [...gear.list, { what, price: x.price }] } }
}

/** Some things have no price in the tables: the game master names one. */
function forSale(weapon: string, x: Given, why: Why): void {
  if (x.price === undefined && meleeWeapons({ weapon }, why).price === null) {
    throw new BadInput('price', `what ${weapon} costs, which the tables do not say`, x.price)
  }
}
